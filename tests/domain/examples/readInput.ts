/** The value syntax of the worked examples: JSON, or bare words separated by commas. */

const closing: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Returns the index at which the value that begins at `start` ends. */
function endOf(text: string, start: number): number {
	const waiting: string[] = [];
	let quoted = false;
	for (let index = start; index < text.length; index += 1) {
		const character = text[index] as string;
		if (quoted) {
			if (character === "\\") index += 1;
			else if (character === '"') quoted = false;
		} else if (character === '"' && (waiting.length > 0 || text.slice(start, index).trim() === ""))
			quoted = true;
		else if (closing[character]) waiting.push(closing[character]);
		else if (character === waiting.at(-1)) waiting.pop();
		else if (character === "," && waiting.length === 0) return index;
	}
	return text.length;
}

/** Splits an input into its comma-separated values, unparsed. */
export function splitValues(input: string): string[] {
	const values: string[] = [];
	for (let start = 0; start <= input.length; ) {
		const end = endOf(input, start);
		values.push(input.slice(start, end).trim());
		start = end + 1;
	}
	return values;
}

/** Returns the first value, and everything after its comma unchanged. */
export function splitFirst(input: string): [string, string] {
	const end = endOf(input, 0);
	return [input.slice(0, end).trim(), input.slice(end + 1).trim()];
}

/** Parses one value: JSON where it is valid JSON, otherwise the bare text. */
export function readValue(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** Reads a value as text even when it looks like a number. */
export function readText(text: string): string {
	const value = text.startsWith('"') ? readValue(text) : text;
	return typeof value === "string" ? value : text;
}

/** Reads a text, or null where the example says null. */
export const readTextOrNull = (text: string): string | null => (text === "null" ? null : readText(text));

/** Reads a list of bare words '[a, b]', or a JSON list. */
export function readList(text: string): string[] {
	const value = readValue(text);
	if (Array.isArray(value)) return value.map(String);
	return splitValues(text.slice(1, -1)).filter((item) => item !== "");
}
