import fc from "fast-check";

/**
 * In CI every property draws the same cases each time, so that a change is judged by its own effects and the coverage gate does not depend
 * on luck. On a developer's machine each run draws new ones.
 */
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
