import { inspect } from "node:util";

/** Returns a one-line description of anything thrown, without error fields that may contain rows or values. */
export function errorText(error: unknown): string {
	if (!(error instanceof Error)) return typeof error === "string" ? error : inspect(error, { depth: 1 });
	const code = "code" in error && error.code !== undefined ? ` (${String(error.code)})` : "";
	const message =
		error.message || (error instanceof AggregateError ? error.errors.map(errorText).join("; ") : "");
	return `${message || error.name}${code}`;
}
