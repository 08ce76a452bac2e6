import fc from "fast-check";

// A property with ten thousand cases would be run in full for every mutant, so it is limited to one second. Only the failure matters:
// shrinking would take the rest of that second.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 1_000, endOnFailure: true });
