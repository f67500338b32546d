"""Takes out of Swift sources what Swift on Linux cannot say. Lines stay where they are."""

import re
from collections import Counter

from conditions import decided
from reading import closing, code_mask, replace
from scopes import blank, scopes, type_path

# What `import UIKit` brings along, here as on iOS.
WITH_UIKIT = {"CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore", "os"}
ALWAYS_THERE = {"Dispatch", "Foundation", "Observation", "Swift", "UIKit"}

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
# A recognizer's initializer, which is in an extension here.
RECOGNISER_INIT = re.compile(r"\boverride([ \t]+(?:(?:public|open)[ \t]+)?init\(target\b)")
RECOGNISER_SUPER = re.compile(r"\bsuper\.init\(target:[ \t]*([\w.]+),[ \t]*action:[ \t]*([\w.]+|Selector\(\"[^\"\n]*\"\))\)")
# A property that Objective-C observes.
OBSERVED = re.compile(r"(\bdynamic[ \t]+(?:\w+(?:\(set\))?[ \t]+)*var[ \t]+(\w+)[^={}\n]*=[ \t]*NSMutableArray\(\))[ \t]*$", re.M)
# There is no such initializer in Foundation on Linux, and none can be added to a subclass of NSObject.
EMPTY_STRING = re.compile(r"\b(NS(?:Mutable)?AttributedString)\(\)")
REMOVED = re.compile(r"\.removeObserver\(self\b(?![^()\n]*forKeyPath)")
DESCRIPTION = re.compile(r"\btype\(of:[ \t]*(\w+)\)\.description\(\)")
OPTIONAL = re.compile(r"\boptional\s+((?:@\w+\s+)*(?:func|var)[ \t]+(\w+)[^\n{]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^\n{}]*)?)")
PROTOCOL = re.compile(r"\bprotocol[ \t]+(\w+)[^{\n]*\{")
OVERRIDE = re.compile(r"\boverride\b([^{}\n]*?\b(?:func|var)[ \t]+)(?=\w)")


def optional_names(text):
    """The names of the optional requirements of a file's protocols."""
    mask = code_mask(text)
    return {found.group(2) for found in OPTIONAL.finditer(text) if mask[found.start()]}


def spaces(match):
    return blank(match.group(0))


class Cleaned:
    """A source as it is compiled here, and what was taken out of it."""

    def __init__(self, text, modules=(), optional=(), selectors=(), number=0, stands_in=None):
        """`optional` are the names of optional requirements, whose calls lose their `?`.

        `selectors` are the names of methods that selectors are to find, `number` is that of the file in its module, and
        `stands_in` says which modules another one stands in for.
        """
        self.notes = Counter()
        self.number, self.registrations, self.stands_in = number, [], stands_in or {}
        self.known = ALWAYS_THERE | set(modules)
        text = decided(text, self.known | WITH_UIKIT - {"ObjectiveC"} | set(self.stands_in))
        text = replace(text, IMPORT, self.one_import)
        text = replace(text, re.compile(r"\bos\(iOS\)"), lambda m: "canImport(UIKit)")
        text = self.expressions(text, "#selector", "Selector({})", "selectors")
        text = self.expressions(text, "#keyPath", "{}", "key paths of Objective-C")
        text = self.optional_requirements(text)
        text = self.overrides_in_extensions(text)
        text = self.optional_calls(text, optional)
        text = replace(text, ATTRIBUTES, spaces)
        text = replace(text, OBSERVED, lambda m: (
            f'{m[1]} {{ didSet {{ ArrayObservers.didSet(self, "{m[2]}", from: oldValue, to: {m[2]}) }} }}'))
        text = replace(text, DYNAMIC, spaces)
        text = replace(text, OBJECTIVE_C_OVERRIDE, lambda m: "        " + m.group(1) + "overridden_")
        text = replace(text, DESCRIPTION, lambda m: f"String(describing: type(of: {m.group(1)}))")
        text = replace(text, EMPTY_STRING, lambda m: m.group(1) + '(string: "")')
        text = replace(text, REMOVED, lambda m: ".removeObserverOfSelectors(self")
        text = replace(text, re.compile(r"\bDateComponentsFormatter\b"), lambda m: m[0] + "OnLinux")
        text = replace(text, BRIDGED, lambda m: "._bridgeToObjectiveC()")
        text = replace(text, RECOGNISER_INIT, lambda m: "        " + m[1])
        text = replace(text, RECOGNISER_SUPER, lambda m: f"super.init(); addFirstTarget({m[1]}, {m[2]})")
        text = self.key_value_observers(text)
        self.text = self.selector_methods(text, selectors) if selectors else text

    def one_import(self, match):
        module = match.group(3)
        if module in WITH_UIKIT:
            return match.group(1) + "import UIKit"
        if module in self.stands_in:
            return match.group(1) + "import " + self.stands_in[module]
        if module not in self.known:
            # A warning is given only where the import is not in a branch for another system.
            return match.group(1) + f"#warning(\"no such module '{module}'\")"
        # UIKit has no submodules here, and what is imported of a module is all of it.
        return match.group(1) + match.group(2) + "import " + module

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
                    defaults.append(declaration + " { missingRequirement() }")
            if defaults:
                extensions.append(f"extension {protocol.group(1)} {{ " + "; ".join(defaults) + " }")
        for start, end in reversed(edits):
            text = text[:start] + " " * (end - start) + text[end:]
        # Behind the last line, so that no line moves.
        return text.rstrip("\n") + "\n" + "\n".join(extensions) + ("\n" if extensions else "")

    def overrides_in_extensions(self, text):
        """Makes overrides in extensions, which only Objective-C has, new members with names of their own."""
        mask, edits, types = code_mask(text), [], [scope for scope in scopes(text) if scope.kind == "type"]
        for found in OVERRIDE.finditer(text):
            around = [scope for scope in types if scope.brace < found.start() < scope.end]
            # A class that is nested in an extension overrides as any other does.
            if mask[found.start()] and around and around[-1].word == "extension":
                self.notes["overrides in extensions"] += 1
                edits.append((found.start(), found.end(), "        " + found.group(1) + "overridden_"))
        for start, end, new in reversed(edits):
            text = text[:start] + new + text[end:]
        return text

    def optional_calls(self, text, names):
        """Calls optional requirements as ordinary ones, with an operator that says when there was none."""
        mask, edits = code_mask(text), []
        for found in re.finditer(r"\.(\w+)([?!])(?=\()", text):
            if mask[found.start()] and found.group(1) in names:
                if found.group(2) == "!":
                    edits.append((found.end() - 1, found.end(), ""))
                    continue
                end = closing(text, mask, found.end(), "()")
                edits.append((found.end() - 1, found.end(), ""))
                # In the middle of a chain there is no place for it.
                if not re.match(r"[.?!\[(]|\s*\{|\s*\n\s*\.", text[end:]):
                    edits.append((end, end, "~?"))
        for start, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def key_value_observers(self, text):
        """Makes known the classes that override the method which observers of keys are told by."""
        if "overridden_observeValue" not in text:
            return text
        names = {type_path(scope.parent) for scope in scopes(text)
                 if scope.name == "overridden_observeValue" and scope.parent} - {None}
        return text.rstrip("\n") + "\n" + "".join(f"extension {name}: KeyValueObserver {{}}\n" for name in sorted(names))

    def selector_methods(self, text, wanted):
        """What finds the methods of this file that selectors name, to be appended to it."""
        by_type, lines = {}, []
        for scope in scopes(text):
            if scope.word != "func" or scope.name not in wanted or not scope.parent:
                continue
            owner = scope.parent
            name, modifiers = type_path(owner), text[scope.start:scope.keyword]
            if not name or owner.word not in ("class", "extension") or "where" in owner.head:
                continue
            if re.search(r"\b(static|class|mutating)\b", modifiers) or re.search(r"\b(async|throws)\b", scope.head):
                continue
            labels = parameter_labels(scope.head)
            if labels is None or len(labels) > 2:
                continue
            by_type.setdefault(name, {})[(scope.name, tuple(labels))] = None
        for number, (name, methods) in enumerate(sorted(by_type.items())):
            tag = f"{self.number}_{number}"
            cases = []
            for method, labels in methods:
                full = method + ("(" + "".join(label + ":" for label in labels) + ")" if labels else "")
                given = ", ".join((f"{label}: " if label != "_" else "") + f"arguments.value({index})"
                                  for index, label in enumerate(labels))
                cases.append((full, f"{method}({given})"))
            lines.append(f"@MainActor fileprivate protocol SelectorMethods_{tag}: AnyObject {{ "
                         f"func callMethod_{tag}(_ name: String, _ arguments: SelectorArguments) -> Any? }}")
            body = "; ".join(f'if name == "{full}" {{ return {call} as Any }}' for full, call in cases)
            lines.append(f"extension {name}: SelectorMethods_{tag} {{ fileprivate func callMethod_{tag}(_ name: String, "
                         f"_ arguments: SelectorArguments) -> Any? {{ {body}; return nil }} }}")
            self.registrations += [
                f'SelectorMethods.add("{full}") {{ object, arguments in guard let object = object as? any '
                f"SelectorMethods_{tag} else {{ return (false, nil) }}; if SelectorLook.isUnderWay {{ return (true, nil) }}; "
                f'return (true, object.callMethod_{tag}("{full}", arguments)) }}' for full, _ in cases]
        if not self.registrations:
            return text
        body = "; ".join(self.registrations)
        lines.append(f"@MainActor func registerSelectors_{self.number}() {{ {body} }}")
        return text.rstrip("\n") + "\n" + "\n".join(lines) + "\n"


def parameter_labels(head):
    """The labels of a function's parameters, from its first parenthesis on."""
    mask = code_mask(head)
    inner = head[1:closing(head, mask, 0, "()") - 1]
    depth, parts, last = 0, [], 0
    for index, character in enumerate(inner):
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(character, 0)
        if character == ">" and inner[index - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            parts.append(inner[last:index])
            last = index + 1
    parts.append(inner[last:])
    labels = []
    for part in parts:
        if not part.strip():
            continue
        label = re.match(r"\s*(\w+)", part)
        if not label:
            return None
        labels.append(label.group(1))
    return labels


def selector_names(text):
    """The names, without labels, of the methods that selectors in a source name."""
    names = set()
    for found in re.finditer(r"#selector[ \t]*\(([^()]*)|\bSelector\(\(?\"([^\"]*)|NSSelectorFromString\(\"([^\"]*)", text):
        name = re.match(r"\s*(?:[gs]etter:)?\s*([\w.]+)", found.group(1) or found.group(2) or found.group(3) or "")
        if name:
            names.add(name.group(1).split(".")[-1])
    return names
