"""Reads what the Swift compiler says."""

import re
import subprocess

DIAGNOSIS = re.compile(r"^(?P<path>[^:\n]+):(?P<line>\d+):\d+: (?P<kind>error|warning): (?P<text>.*?)(?: \[#\w+\])?$")


def swiftc(*arguments):
    """Runs the compiler and returns its diagnoses, one a line."""
    run = subprocess.run(["swiftc", "-frontend", "-diagnostic-style", "llvm", *map(str, arguments)],
                         capture_output=True, text=True)
    return run.returncode, run.stderr


ON_CLASS_OBJECT = "an initializer called on a class object"


def missing(text):
    """What the module lacks, as an error puts it; or the error itself."""
    if "cannot use optional chaining on non-optional value" in text:
        return "an optional requirement called with ?( ), which Swift on Linux cannot say"
    if "with a metatype value must use a 'required' initializer" in text:
        return ON_CLASS_OBJECT + ", which takes Objective-C where it is not `required`"
    if text.startswith("value of type 'AnyObject' has no member"):
        return "a member looked up on AnyObject, which takes Objective-C"
    unavailable = re.search(r"'([^']+)' is unavailable: .*(?:corelibs-foundation|is unavailable)", text)
    if unavailable:
        return f"{unavailable[1]}, which Foundation on Linux has not"
    for pattern, form in [
        (r"cannot find (?:type |operator )?'([^']+)' in scope", "{0}"),
        (r"no type named '([^']+)' in module", "{0}"),
        (r"(?:value of )?type '([^']+)' has no (?:member|dynamic member) '([^']+)'", "{0}.{1}"),
        (r"'([^']+)' is not a member type of \w+ '([^']+)'", "{1}.{0}"),
        (r"(\w+) does not override any \w+ from its superclass", "an overridden {0}"),
    ]:
        found = re.search(pattern, text)
        if found:
            names = [name.replace(".Type", "").rstrip("?").removeprefix("UIKit.") for name in found.groups()]
            return form.format(*names)
    return text
