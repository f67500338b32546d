"""Decides conditional compilation as it is decided on iOS. Lines stay where they are."""

import re

from reading import code_mask

DIRECTIVE = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b([^\n]*)", re.M)
TOKEN = re.compile(r"\s*(&&|\|\||!|\w+\s*\([^()]*\)|\(|\)|[\w.]+)")
# The versions that every toolchain has which can build this repository.
LANGUAGE, COMPILER = (5, 10), (6, 0)


def decided(text, modules, defined=()):
    """Leaves of each `#if` only what is compiled on iOS, where that can be told without a compiler."""
    mask, stack, blocks = code_mask(text), [], []
    for found in DIRECTIVE.finditer(text):
        if not mask[text.index("#", found.start())]:
            continue
        branch = (found.start(), found.end(), found[1], found[2].split("//")[0])
        if found[1] == "if":
            stack.append([branch])
        elif stack:
            stack[-1].append(branch)
            if found[1] == "endif":
                blocks.append(stack.pop())
    letters = list(text)

    def blank(start, end):
        letters[start:end] = [letter if letter == "\n" else " " for letter in letters[start:end]]

    for branches in blocks:
        truths = [True if word == "else" else truth(condition, modules, defined) for _, _, word, condition in branches[:-1]]
        chosen = next((index for index, value in enumerate(truths) if value is not False), None)
        if chosen is not None and truths[chosen] is None:
            continue
        for index, (start, end, _, _) in enumerate(branches):
            blank(start, branches[index + 1][0] if index != chosen and index + 1 < len(branches) else end)
    return "".join(letters)


def truth(condition, modules, defined=()):
    """Whether a condition holds on iOS, or nothing where only the compiler can tell."""
    tokens = [token for token in TOKEN.findall(condition)]

    def either():
        value = both()
        while tokens and tokens[0] == "||":
            tokens.pop(0)
            other = both()
            value = True if value or other else None if value is None or other is None else False
        return value

    def both():
        value = one()
        while tokens and tokens[0] == "&&":
            tokens.pop(0)
            other = one()
            value = False if value is False or other is False else None if value is None or other is None else True
        return value

    def one():
        token = tokens.pop(0) if tokens else ""
        if token == "!":
            value = one()
            return None if value is None else not value
        if token == "(":
            value = either()
            if tokens:
                tokens.pop(0)
            return value
        return atom(token, modules, defined)

    return either()


def atom(token, modules, defined):
    name, _, argument = (part.strip(" )") for part in token.partition("("))
    if name == "os":
        return argument == "iOS"
    if name == "canImport":
        module = argument.split(",")[0].split(".")[0].strip()
        # What a toolchain has without UIKit is its own affair.
        return True if module in modules else None if module in ("ObjectiveC", "Synchronization", "FoundationNetworking") else False
    if name == "targetEnvironment":
        return argument == "simulator"
    if name in ("swift", "compiler"):
        version = re.fullmatch(r"(<|>=)\s*([\d.]+)", argument)
        if not version:
            return None
        wanted = tuple(int(part) for part in version[2].split("."))
        is_there = wanted <= (LANGUAGE if name == "swift" else COMPILER)
        return None if not is_there else version[1] == ">="
    if "(" in token:
        return None
    # Xcode compiles tests with DEBUG; what else a project defines has to be said.
    return name in ("DEBUG", "true") or name in defined
