"""Takes out of Swift sources what Swift on Linux cannot say. Lines stay where they are."""

import re
from collections import Counter

from conditions import decided
from reading import closing, code_mask, replace
from scopes import blank, scopes, type_path

# What `import UIKit` brings along, as on iOS, and Accessibility, which the stand-ins declare.
WITH_UIKIT = {"Accessibility", "CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "ObjectiveC", "QuartzCore", "os"}
ALWAYS_THERE = {"Dispatch", "Foundation", "FoundationNetworking", "Observation", "Swift", "UIKit"}

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
# On iOS, every object has an initializer without parameters, even a color.
EMPTY_COLOR = re.compile(r"\bUIColor\(\)")
REMOVED = re.compile(r"\.removeObserver\(self\b(?![^()\n]*forKeyPath)")
DESCRIPTION = re.compile(r"\btype\(of:[ \t]*(\w+)\)\.description\(\)")
# On Linux, the frame of a keyboard is boxed as `NSValue`.
KEYBOARD_FRAME = re.compile(r"(\[\s*(?:UIResponder)?\.keyboardFrame(?:Begin|End)UserInfoKey\s*\])\s*as(?:\?|(!))\s*CGRect\b")
OPTIONAL = re.compile(r"\boptional\s+((?:@\w+(?:\([^()\n]*\))?\s+)*(func|var)[ \t]+(\w+))")
# What follows the parameters of a requirement.
RESULT = re.compile(r"(?:\s*throws\b)?(?:\s*->[^\n{}]*)?")
# Only classes conform to a protocol of Objective-C's.
OBJECTIVE_C_PROTOCOL = re.compile(r"(@objc(?:[ \t]*\([^)\n]*\))?\s+(?:@\w+\s+)*(?:(?:public|internal|private|fileprivate|open)\s+)?"
                                  r"protocol[ \t]+\w+)(?=[ \t]*\{)")
# What is in Foundation on Apple's platforms, and in a module of its own on Linux.
NETWORKING = re.compile(r"\b(?:URLSession\w*|URLRequest|(?:HTTP)?URLResponse|URLProtocol|HTTPCookie\w*|URLCache)\b")
# A function of C's cannot take a selector here. Nothing calls one.
FUNCTION_OF_C = re.compile(r"@convention\(c\)(?=[ \t]*\([^()\n]*\bSelector\b)")
# What these modules declare, Foundation has on Linux.
QUALIFIED = re.compile(r"\b(?:CoreGraphics|Darwin)\.(?=[a-z])")
# In front of a call in a condition, whose block begins behind the call.
IN_CONDITION = re.compile(r"\b(?:if|while|switch|for|guard)\b[^{}]*$")
PROTOCOL = re.compile(r"\bprotocol[ \t]+(\w+)[^{\n]*\{")
OVERRIDE = re.compile(r"\boverride\b([^{}\n]*?\b(?:func|var)[ \t]+)(?=\w)")


def optional_names(text):
    """The names of the optional requirements of a file's protocols."""
    mask = code_mask(text)
    return {found.group(3) for found in OPTIONAL.finditer(text) if mask[found.start()]}


def optional_properties(text):
    """The names of those that are properties."""
    mask = code_mask(text)
    return {found.group(3) for found in OPTIONAL.finditer(text) if mask[found.start()] and found.group(2) == "var"}


def requirement(text, mask, found):
    """An optional requirement as it is declared, on one line and without its accessors."""
    end = text.find("\n", found.end())
    declaration = text[found.start(1):end if end >= 0 else len(text)]
    parameters = re.compile(r"[ \t]*\(").match(text, found.end())
    if found.group(2) == "func" and parameters:
        after = RESULT.match(text, closing(text, mask, parameters.end() - 1, "()"))
        declaration = text[found.start(1):after.end()]
    declaration = ATTRIBUTES.sub("", re.sub(r"//[^\n]*", "", declaration))
    return " ".join(re.sub(r"\{[^}]*\}?\s*$", "", declaration).split())


def spaces(match):
    return blank(match.group(0))


class Cleaned:
    """A source as it is compiled here, and what was taken out of it."""

    def __init__(self, text, modules=(), optional=(), selectors=(), number=0, stands_in=None, properties=(), defined=()):
        """`optional` are the names of optional requirements, whose calls lose their `?`, and `properties` those of them that
        are read, not called.

        `selectors` are the names of methods that selectors are to find, `number` is that of the file in its module,
        `stands_in` says which modules another one stands in for, and `defined` are the conditions of `#if` that hold.
        """
        self.notes = Counter()
        self.number, self.registrations, self.stands_in = number, [], stands_in or {}
        self.known = ALWAYS_THERE | set(modules)
        text = decided(text, self.known | WITH_UIKIT - {"ObjectiveC"} | set(self.stands_in), defined)
        text = replace(text, IMPORT, self.one_import)
        text = replace(text, re.compile(r"\bos\(iOS\)"), lambda m: "canImport(UIKit)")
        text = self.expressions(text, "#selector", "Selector({})", "selectors")
        text = self.expressions(text, "#keyPath", "{}", "key paths of Objective-C")
        text = replace(text, OBJECTIVE_C_PROTOCOL, lambda m: m[1] + ": AnyObject")
        text = self.optional_requirements(text)
        text = self.overrides_in_extensions(text)
        text = self.optional_calls(text, optional)
        if properties:
            text = replace(text, re.compile(rf"\.(?:{'|'.join(sorted(properties))})(?=\s*\?\?)"), lambda m: m[0] + "~?")
        text = replace(text, FUNCTION_OF_C, spaces)
        text = replace(text, QUALIFIED, lambda m: "Foundation.")
        text = replace(text, ATTRIBUTES, spaces)
        text = replace(text, OBSERVED, lambda m: (
            f'{m[1]} {{ didSet {{ ArrayObservers.didSet(self, "{m[2]}", from: oldValue, to: {m[2]}) }} }}'))
        text = replace(text, DYNAMIC, spaces)
        text = replace(text, OBJECTIVE_C_OVERRIDE, lambda m: "        " + m.group(1) + "overridden_")
        text = replace(text, DESCRIPTION, lambda m: f"String(describing: type(of: {m.group(1)}))")
        text = replace(text, EMPTY_STRING, lambda m: m.group(1) + '(string: "")')
        text = replace(text, EMPTY_COLOR, lambda m: "UIColor(white: 0, alpha: 0)")
        text = replace(text, REMOVED, lambda m: ".removeObserverOfSelectors(self")
        text = replace(text, re.compile(r"\bProcessInfo\(\)"), lambda m: "ProcessInfo.processInfo")
        text = replace(text, re.compile(r"\bDateComponentsFormatter\b"), lambda m: m[0] + "OnLinux")
        text = replace(text, re.compile(r"\bintersects(?=\()"), lambda m: m[0] + "AsOnApple")
        text = replace(text, BRIDGED, lambda m: "._bridgeToObjectiveC()")
        text = replace(text, KEYBOARD_FRAME, lambda m: m[1] + ".keyboardFrameOnLinux" + (m[2] or ""))
        text = replace(text, RECOGNISER_INIT, lambda m: "        " + m[1])
        text = replace(text, RECOGNISER_SUPER, lambda m: f"super.init(); addFirstTarget({m[1]}, {m[2]})")
        text = self.key_value_observers(text)
        text = self.selector_methods(text, selectors) if selectors else text
        self.text = ("import FoundationNetworking; " if NETWORKING.search(text) else "") + text

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
            # A public class may leave a requirement to its default implementation.
            is_public = re.search(r"\b(?:public|open)\s+$", text[max(0, protocol.start() - 30):protocol.start()])
            defaults = []
            for found in OPTIONAL.finditer(text, protocol.end(), end):
                if mask[found.start()]:
                    self.notes["optional requirements"] += 1
                    edits.append((found.start(), found.start() + len("optional")))
                    defaults.append(requirement(text, mask, found) + " { return missingRequirement() }")
            if defaults:
                extensions.append(f"{'public ' if is_public else ''}extension {protocol.group(1)} {{ " + "; ".join(defaults) + " }")
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
                is_chain = re.match(r"[.?!\[(]|\s*\n\s*\.", text[end:])
                has_closure = re.match(r"\s*\{", text[end:]) and not IN_CONDITION.search(text, max(0, found.start() - 400), found.start())
                if not is_chain and not has_closure:
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
            parameters = parameters_of(scope.head)
            if parameters is None or len(parameters) > 2:
                continue
            by_type.setdefault(name, {})[(scope.name, tuple(parameters))] = None
        for number, (name, methods) in enumerate(sorted(by_type.items())):
            tag = f"{self.number}_{number}"
            cases = []
            for method, parameters in methods:
                full = method + ("(" + "".join(label + ":" for label, _ in parameters) + ")" if parameters else "")
                given = ", ".join((f"{label}: " if label != "_" else "") + f"arguments.value({index}){kind}"
                                  for index, (label, kind) in enumerate(parameters))
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


def parameters_of(head):
    """The labels of a function's parameters, from its first parenthesis on, each with ` as` and its type, if that is simple."""
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
    parameters = []
    for part in parts:
        if not part.strip():
            continue
        label = re.match(r"\s*(\w+)", part)
        if not label:
            return None
        # The type tells a method from a property of its name.
        kind = re.search(r":\s*([A-Za-z_][\w.]*)([?!]?)\s*(?:=|$)", part)
        parameters.append((label.group(1), f" as {kind[1]}{'?' if kind[2] else ''}" if kind else ""))
    return parameters


def selector_names(text):
    """The names, without labels, of the methods that selectors in a source name."""
    names = set()
    for found in re.finditer(r"#selector[ \t]*\(([^()]*)|\bSelector\(\(?\"([^\"]*)|NSSelectorFromString\(\"([^\"]*)", text):
        name = re.match(r"\s*(?:[gs]etter:)?\s*([\w.]+)", found.group(1) or found.group(2) or found.group(3) or "")
        if name:
            names.add(name.group(1).split(".")[-1])
    return names
