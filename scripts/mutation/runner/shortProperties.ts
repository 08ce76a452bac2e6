import fc from "fast-check";

// A property that draws ten thousand cases would be drawn again for every change: a second of them has to do. And that it
// fails is all that is asked: to look for the smallest case that fails would take the rest of the second.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 1_000, endOnFailure: true });
