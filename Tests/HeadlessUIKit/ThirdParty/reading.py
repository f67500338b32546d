"""Tells code from comments and strings in Swift sources."""

import functools
import re


@functools.lru_cache(maxsize=16)
def code_mask(text):
    """For every character whether it is code: not in a comment and not in a string."""
    mask, i, n = bytearray(b"\1" * len(text)), 0, len(text)

    def blank(start, end):
        mask[start:end] = bytes(end - start)

    while i < n:
        two = text[i:i + 2]
        if two == "//":
            end = text.find("\n", i)
            end = n if end < 0 else end
        elif two == "/*":
            depth, end = 1, i + 2
            while end < n and depth:
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
        elif text[i] == '"' or (text[i] == "#" and re.match(r'#+"', text[i:i + 8])):
            hashes = len(text[i:]) - len(text[i:].lstrip("#")) if text[i] == "#" else 0
            quotes = '"""' if text.startswith('"""', i + hashes) else '"'
            end = i + hashes + len(quotes)
            close, escape = quotes + "#" * hashes, "\\" + "#" * hashes
            while end < n and not text.startswith(close, end):
                if text.startswith(escape, end):
                    end += len(escape) + 1
                elif quotes == '"' and text[end] == "\n":
                    break
                else:
                    end += 1
            end = min(n, end + len(close))
        else:
            i += 1
            continue
        blank(i, end)
        i = end
    return mask


def swift_files(folder):
    """The sources below a folder, in order. A folder of pictures can have the name of the file whose tests take them."""
    return sorted(path for path in folder.rglob("*.swift")
                  if path.is_file() and ".build" not in path.relative_to(folder).parts)


def closing(text, mask, start, pair="{}"):
    """The index after the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        if not mask[i]:
            continue
        if text[i] == pair[0]:
            depth += 1
        elif text[i] == pair[1]:
            depth -= 1
            if depth == 0:
                return i + 1
    return len(text)


def replace(text, pattern, make):
    """Replaces the matches that begin in code; `make` gets a match and returns its text."""
    mask = code_mask(text)
    return pattern.sub(lambda m: make(m) if m.start() < len(mask) and mask[m.start()] else m.group(0), text)
