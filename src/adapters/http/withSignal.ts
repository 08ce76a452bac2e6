import type { CallOptions } from "#ports/CallOptions.ts";

/** Returns the signal as request options, leaving the field out instead of passing undefined. */
export const withSignal = ({ signal }: CallOptions) => (signal ? { signal } : {});
