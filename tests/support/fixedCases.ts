import fc from "fast-check";

/**
 * In CI every property draws the same cases each time: a change is judged by what it changes, and the coverage gate
 * does not hang on luck. On a developer's machine each run draws new ones.
 */
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
