// This module is empty, and exists because of its name.
//
// A test that imports Testing and UIKit makes the compiler look for a module named _Testing_UIKit. Apple's toolchain has one,
// which attaches images to tests. It's for Apple's UIKit. Where the package builds its own module named UIKit, the compiler
// finds this one instead. Without it, no test would build there.
