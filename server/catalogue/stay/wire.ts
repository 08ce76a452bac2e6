import type { components } from "#contracts/content.d.ts";

/** The contract's own names for what this folder answers. */
export type Schemas = components["schemas"];

export const yesNo = (flag: boolean): "Y" | "N" => (flag ? "Y" : "N");

/** A text column that is empty when there is nothing to say. */
export const textOrNull = (text: string | null): string | null => text?.trim() || null;

/** Prose of a jsonb column: a list, one text (a line each), or nothing; cut to what the contract carries. */
export function linesOf(value: unknown, maxLength: number, maxLines = 50): string[] {
	const lines = Array.isArray(value) ? value : typeof value === "string" ? value.split("\n") : [];
	return lines
		.filter((line) => typeof line === "string" && line.trim() !== "")
		.slice(0, maxLines)
		.map((line: string) => line.slice(0, maxLength).toWellFormed());
}
