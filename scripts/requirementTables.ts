import { readFileSync, writeFileSync } from "node:fs";

/**
 * Generates the test fixtures from the requirements' tables: the worked examples of section 6 and the copy of section 3. Usage: node
 * scripts/requirementTables.ts path/to/requirements.md
 */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the path of the requirements.");

/** Returns the cells of a table row, without code marks and escapes. */
const cellsOf = (line: string): string[] =>
	line
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map((cell) =>
			cell
				.trim()
				.replaceAll("\\|", "|")
				.replace(/^`(.*)`$/, "$1"),
		);

const plain = (cell: string): string =>
	cell
		.replace(/\\([*_])/g, "$1")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const rows = readFileSync(path, "utf8")
	.split("\n")
	.filter((line) => /^\| (?:EX|COPY)-\d/.test(line))
	.map(cellsOf);

const examples = rows
	.filter(([id]) => id?.startsWith("EX-"))
	.map(([id, rule, input, output]) => ({ id, rule, input, output }));
const copy = rows
	.filter(([id]) => id?.startsWith("COPY-"))
	.map(([id, key, korean = ""]) => ({ id, key, korean: plain(korean) }));

const write = (file: string, content: unknown): void =>
	writeFileSync(file, `${JSON.stringify(content, null, "\t")}\n`);

write("tests/domain/worked-examples.json", examples);
write("tests/copy/copy-table.json", copy);
console.log(`${examples.length} examples, ${copy.length} texts`);
