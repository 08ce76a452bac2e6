import { inspect } from "node:util";

/** What went wrong in a line that a person can read, whatever was thrown. Without fields that hold rows or values. */
export function errorText(error: unknown): string {
	if (!(error instanceof Error)) return typeof error === "string" ? error : inspect(error, { depth: 1 });
	const code = "code" in error && error.code !== undefined ? ` (${String(error.code)})` : "";
	const message =
		error.message || (error instanceof AggregateError ? error.errors.map(errorText).join("; ") : "");
	return `${message || error.name}${code}`;
}
