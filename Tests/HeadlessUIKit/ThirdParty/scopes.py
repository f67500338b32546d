"""Finds the declarations in Swift sources: types, functions and properties, with where they begin and end."""

import functools
import re
from dataclasses import dataclass, field

from reading import closing, code_mask

TYPE = re.compile(r"\b(class|struct|enum|extension|protocol|actor)[ \t]+(?!func\b|var\b|let\b|subscript\b|override\b|final\b"
                  r"|public\b|private\b|internal\b|open\b|static\b|fileprivate\b)([A-Za-z_][\w.]*)([^{}]*?)\{")
FUNCTION = re.compile(r"\b(?:func[ \t]+([\w]+|[^\s\w(]+)|(init)[?!]?|(subscript))[ \t]*(<[^({]*>)?[ \t]*\(")
PROPERTY = re.compile(r"\b(?:var|let)[ \t]+(\w+)[^={}\n;]*\{")
ACCESSOR = re.compile(r"\b(get|set|didSet|willSet|_modify)\b[^{};\n]*\{")
EXAMPLE = re.compile(r"\b(x?f?it)[ \t]*\(")
# What cannot stand between a function's parameters and its body.
OTHER = re.compile(r"\b(?:func|var|let|init|case|class|struct|enum|protocol|extension|import|typealias|static|private|public|internal"
                   r"|fileprivate|open|override|if|for|return)\b|[;}=]|#|\n\s*@|\n\s*\n")


@dataclass
class Scope:
    kind: str  # type, function, property, accessor or example
    word: str  # class, extension, init, get, …
    name: str
    start: int  # where its own line of modifiers begins
    keyword: int
    brace: int
    end: int
    head: str = ""
    parent: "Scope" = None
    children: list = field(default_factory=list)

    @property
    def path(self):
        """The names from the outermost type on."""
        return (self.parent.path if self.parent else []) + [self]


@functools.lru_cache(maxsize=512)
def scopes(text, examples=False):
    """The declarations with bodies, outer ones before inner ones."""
    mask, found = code_mask(text), []

    def add(kind, word, name, keyword, brace, head=""):
        found.append(Scope(kind, word, name, beginning(text, mask, keyword), keyword, brace, closing(text, mask, brace), head))

    for match in in_code(TYPE, text, mask):
        if mask[match.end() - 1]:
            add("type", match[1], match[2], match.start(), match.end() - 1, match[3])
    for match in in_code(FUNCTION, text, mask):
        if match[2] and text[match.start() - 1:match.start()] == ".":
            continue
        after = closing(text, mask, match.end() - 1, "()")
        brace = text.find("{", after)
        while 0 <= brace < len(text) and not mask[brace]:
            brace = text.find("{", brace + 1)
        if brace < 0 or OTHER.search(text[after:brace].replace("==", "")):
            continue
        name = match[1] or match[2] or match[3]
        add("function", match[2] or match[3] or "func", name, match.start(), brace, text[match.end() - 1:brace])
    for match in PROPERTY.finditer(text):
        if mask[match.start()] and mask[match.end() - 1]:
            add("property", "var", match[1], match.start(), match.end() - 1)
    for match in re.finditer(r"\b(?:var|let)[ \t]+(\w+)[^{}\n;]*=[^{}\n;]*\{[ \t]*(?=\n?\s*(?:didSet|willSet)\b)", text):
        if mask[match.start()]:
            brace = match.start() + match[0].rindex("{")
            if not any(scope.brace == brace for scope in found):
                add("property", "var", match[1], match.start(), brace)
    for match in ACCESSOR.finditer(text):
        if mask[match.start()] and text[match.start() - 1:match.start()] != ".":
            add("accessor", match[1], match[1], match.start(), match.end() - 1)
    if examples:
        for match in EXAMPLE.finditer(text):
            if not mask[match.start()] or text[match.start() - 1:match.start()] in (".", "_"):
                continue
            after = closing(text, mask, match.end() - 1, "()")
            brace = re.match(r"\s*\{", text[after:])
            name = re.match(r"\s*\"((?:[^\"\\]|\\.)*)\"", text[match.end():])
            if brace:
                add("example", match[1], name[1] if name else "it", match.start(), after + brace.end() - 1)
                continue
            # The closure as an argument in the parentheses.
            argument = re.match(r"\s*,\s*(?:closure:\s*)?\{", text[match.end() + name.end():]) if name else None
            if argument:
                add("example", match[1], name[1], match.start(), match.end() + name.end() + argument.end() - 1)
                found[-1].end = after
    found.sort(key=lambda scope: (scope.brace, -scope.end))
    stack = []
    for scope in found:
        while stack and stack[-1].end <= scope.keyword:
            stack.pop()
        if stack:
            scope.parent = stack[-1]
            stack[-1].children.append(scope)
        stack.append(scope)
    return found


def in_code(pattern, text, mask):
    """The matches that begin in code. One that begins in a comment must not hide what it extends over."""
    match = pattern.search(text)
    while match:
        if mask[match.start()]:
            yield match
        match = pattern.search(text, match.end() if mask[match.start()] else match.start() + 1)


def beginning(text, mask, keyword):
    """Where the modifiers and attributes before a keyword begin."""
    start = text.rfind("\n", 0, keyword) + 1
    line = text[start:keyword]
    for i in range(len(line) - 1, -1, -1):
        if mask[start + i] and line[i] in "{};":
            return start + i + 1
    while start > 0:
        above = text.rfind("\n", 0, start - 1) + 1
        line = text[above:start].strip()
        if not re.fullmatch(r"(?:@\w+(?:\([^()]*\))?\s*)+", line):
            break
        start = above
    return start


def blank(text):
    """As many lines with nothing in them."""
    return re.sub(r"[^\n]", " ", text)


def innermost(found, offset, kinds=("function", "property", "accessor", "example")):
    """The smallest scope of some kinds that an offset is in."""
    inside = [scope for scope in found if scope.kind in kinds and scope.start <= offset < scope.end]
    return min(inside, key=lambda scope: scope.end - scope.start, default=None)


def type_path(scope):
    """The full name of the type that a scope is in, or nothing where that is local to a function."""
    names = []
    while scope:
        if scope.kind != "type":
            return None
        names.insert(0, scope.name)
        scope = scope.parent
    return ".".join(names)
