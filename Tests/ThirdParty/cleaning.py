"""Takes out of Swift sources what Swift on Linux cannot say. Lines stay where they are."""

import re
from collections import Counter

# What `import UIKit` brings along, here as on iOS.
WITH_UIKIT = {"CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore", "os"}
ALWAYS_THERE = {"Dispatch", "Foundation", "Swift", "UIKit"}

IMPORT = re.compile(
    r"^([ \t]*)((?:@\w+(?:\([^)\n]*\))?[ \t]+|(?:public|internal|private|fileprivate|package)[ \t]+)*)"
    r"import[ \t]+(?:(?:class|struct|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)([.\w]*)", re.M)
ATTRIBUTES = re.compile(
    r"@(?:objc[ \t]*\([^)\n]*\)|(?:objcMembers|objc|nonobjc|IBOutlet|IBAction|IBInspectable|IBDesignable|IBSegueAction"
    r"|GKInspectable|NSManaged|NSCopying|NSApplicationMain|UIApplicationMain)\b)")
DYNAMIC = re.compile(
    r"\bdynamic[ \t]+(?=(?:(?:public|internal|private|fileprivate|open|weak|unowned|lazy|override|class|static|final)"
    r"(?:\(set\))?[ \t]+)*(?:var|func|init)\b)")
BRIDGED = re.compile(r"[ \t]as[ \t]+(?:NSString|NSNumber|NSArray|NSDictionary|NSURL|NSDate)\b(?![?!])")
# Overrides of what an extension in ObjectiveC.swift stands in for, which nothing can override.
OBJECTIVE_C_OVERRIDE = re.compile(
    r"\boverride\b([^{}\n]*?\bfunc[ \t]+)(?=(?:canPerformAction|responds|target|observeValue|perform|addTarget"
    r"|removeTarget|forwardingTarget|getObjectValue)\b)")
# There is no such initialiser in Foundation on Linux, and none can be added to a subclass of NSObject.
EMPTY_STRING = re.compile(r"\b(NS(?:Mutable)?AttributedString)\(\)")
DESCRIPTION = re.compile(r"\btype\(of:[ \t]*(\w+)\)\.description\(\)")
OPTIONAL = re.compile(r"\boptional[ \t]+((?:func|var)[ \t]+(\w+)[^\n{]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^\n{}]*)?)")
PROTOCOL = re.compile(r"\bprotocol[ \t]+(\w+)[^{\n]*\{")
EXTENSION = re.compile(r"\bextension[ \t]+[\w.]+[^{\n]*\{")
OVERRIDE = re.compile(r"\boverride\b([^{}\n]*?\b(?:func|var)[ \t]+)(?=\w)")


def optional_names(text):
    """The names of the optional requirements of a file's protocols."""
    mask = code_mask(text)
    return {found.group(2) for found in OPTIONAL.finditer(text) if mask[found.start()]}


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


def spaces(match):
    return re.sub(r"[^\n]", " ", match.group(0))


class Cleaned:
    """A source as it is compiled here, and what was taken out of it."""

    def __init__(self, text, modules=(), optional=()):
        """`optional` are the names of the module's own optional requirements: calls of these lose their `?`."""
        self.notes = Counter()
        self.known = ALWAYS_THERE | set(modules)
        text = replace(text, IMPORT, self.one_import)
        text = replace(text, re.compile(r"\bos\(iOS\)"), lambda m: "canImport(UIKit)")
        text = self.expressions(text, "#selector", "Selector({})", "selectors")
        text = self.expressions(text, "#keyPath", "{}", "key paths of Objective-C")
        text = self.optional_requirements(text)
        text = self.overrides_in_extensions(text)
        for name in optional:
            text = replace(text, re.compile(rf"(\.{name})\?(?=\()"), lambda m: m.group(1))
        text = replace(text, ATTRIBUTES, spaces)
        text = replace(text, DYNAMIC, spaces)
        text = replace(text, OBJECTIVE_C_OVERRIDE, lambda m: "        " + m.group(1) + "overridden_")
        text = replace(text, DESCRIPTION, lambda m: f"String(describing: type(of: {m.group(1)}))")
        text = replace(text, EMPTY_STRING, lambda m: m.group(1) + '(string: "")')
        self.text = replace(text, BRIDGED, lambda m: "._bridgeToObjectiveC()")

    def one_import(self, match):
        module = match.group(3)
        if module in WITH_UIKIT:
            return match.group(1) + "import UIKit"
        if module not in self.known:
            # A warning is given only where the import is not in a branch for another system.
            return match.group(1) + f"#warning(\"no such module '{module}'\")"
        # UIKit has no submodules here.
        return match.group(0)[: len(match.group(0)) - len(match.group(4))]

    def expressions(self, text, word, form, note):
        """Turns `#selector(…)` and its like into strings."""
        result, last, mask = [], 0, code_mask(text)
        for found in re.finditer(re.escape(word) + r"[ \t]*\(", text):
            if not mask[found.start()] or found.start() < last:
                continue
            end = closing(text, mask, found.end() - 1, "()")
            inner = text[found.end():end - 1]
            self.notes[note] += 1
            result += [text[last:found.start()], form.format('"' + " ".join(inner.split()).replace('"', "'") + '"')]
            result.append("\n" * inner.count("\n"))
            last = end
        return "".join(result) + text[last:]

    def optional_requirements(self, text):
        """Makes the optional requirements of a file's own protocols ordinary ones with a default implementation."""
        mask, edits, extensions = code_mask(text), [], []
        for protocol in PROTOCOL.finditer(text):
            if not mask[protocol.start()]:
                continue
            end = closing(text, mask, protocol.end() - 1)
            defaults = []
            for found in OPTIONAL.finditer(text, protocol.end(), end):
                if mask[found.start()]:
                    self.notes["optional requirements"] += 1
                    edits.append((found.start(), found.start() + len("optional")))
                    declaration = ATTRIBUTES.sub("", found.group(1)).split("//")[0].strip()
                    declaration = re.sub(r"\{[^}]*$", "", declaration).strip()
                    defaults.append(declaration + " { fatalError() }")
            if defaults:
                extensions.append(f"extension {protocol.group(1)} {{ " + "; ".join(defaults) + " }")
        for start, end in reversed(edits):
            text = text[:start] + " " * (end - start) + text[end:]
        # Behind the last line, so that no line moves.
        return text.rstrip("\n") + "\n" + "\n".join(extensions) + ("\n" if extensions else "")

    def overrides_in_extensions(self, text):
        """Makes overrides in extensions, which only Objective-C has, new members with names of their own."""
        mask, edits = code_mask(text), []
        for extension in EXTENSION.finditer(text):
            if not mask[extension.start()]:
                continue
            end = closing(text, mask, extension.end() - 1)
            for found in OVERRIDE.finditer(text, extension.end(), end):
                if mask[found.start()]:
                    self.notes["overrides in extensions"] += 1
                    edits.append((found.start(), found.end(), "        " + found.group(1) + "overridden_"))
        for start, end, new in reversed(edits):
            text = text[:start] + new + text[end:]
        return text
