import type { CallOptions } from "#ports/CallOptions.ts";

/** The signal as a request takes it: none at all rather than an undefined one. */
export const withSignal = ({ signal }: CallOptions) => (signal ? { signal } : {});
