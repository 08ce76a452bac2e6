/**
 * Splits a text into lines at line feeds alone: JSON may contain the other line separators of Unicode within a string. A line that ends in
 * CRLF keeps its carriage return, which is white space in JSON.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = "";
	for await (const chunk of chunks) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest !== "") yield rest;
}
