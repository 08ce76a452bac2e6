import type { components } from "#contracts/content.d.ts";
import { cutText } from "#domain/shared/cutText.ts";

/** The contract's type names for the answers of this folder. */
export type Schemas = components["schemas"];

export const yesNo = (flag: boolean): "Y" | "N" => (flag ? "Y" : "N");

/** Returns the trimmed text; null when it is empty. */
export const textOrNull = (text: string | null): string | null => text?.trim() || null;

/**
 * Reads lines of text from a jsonb value: an array of lines, one string split at line breaks, or nothing. The result is cut to the
 * contract's limits.
 */
export function linesOf(value: unknown, maxLength: number, maxLines = 50): string[] {
	const lines = Array.isArray(value) ? value : typeof value === "string" ? value.split("\n") : [];
	return lines
		.filter((line) => typeof line === "string" && line.trim() !== "")
		.slice(0, maxLines)
		.map((line: string) => cutText(line, maxLength));
}
