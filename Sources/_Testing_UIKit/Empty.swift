// Swift Testing imports a module of this name beside any module named UIKit. It has nothing to add here.
