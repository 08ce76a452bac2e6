const failed = new WeakSet<Error>();

/** Records the error of a script or style sheet that could not be loaded. */
export function recordFailedImport(error: Error): void {
	failed.add(error);
}

/** Whether an error means that a script or style sheet could not be loaded, so that nothing is broken but the connection. */
export const isFailedImport = (error: unknown): boolean => error instanceof Error && failed.has(error);
