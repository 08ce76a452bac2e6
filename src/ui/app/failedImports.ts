const failed = new WeakSet<Error>();

/** Remembers the error of every script or style sheet that cannot be loaded from now on. */
export function recordFailedImports(): void {
	window.addEventListener("vite:preloadError", ({ payload }) => {
		failed.add(payload);
	});
}

/** Whether an error means that a script or style sheet could not be loaded, so that nothing is broken but the connection. */
export const isFailedImport = (error: unknown): boolean => error instanceof Error && failed.has(error);
