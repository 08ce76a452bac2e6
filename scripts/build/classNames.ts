import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** What the browser's and the server's bundle must agree about without talking: a short name for each name in each style sheet. */
const sheets = readdirSync("src", { recursive: true, withFileTypes: true })
	.filter(({ name }) => name.endsWith(".module.css"))
	.map(({ parentPath, name }) => join(parentPath, name))
	.sort();
const named = new Map(
	[
		...new Set(
			sheets.flatMap((sheet) => namesIn(readFileSync(sheet, "utf8")).map((name) => `${sheet} ${name}`)),
		),
	].map((name, index) => [name, `_${index.toString(36)}`]),
);

/** Classes and movements. */
function namesIn(sheet: string): readonly string[] {
	const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "");
	return [...code.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => `${name}`);
}

/** Two or three letters for a built class: a page says its thousand names in a third of the bytes. */
export function builtClassName(name: string, file: string): string {
	const short = named.get(`${sheetOf(file)} ${name}`);
	if (!short) throw new Error(`${file} has no .${name}`);
	return short;
}

/** Readable while it is developed, also in a style sheet that came meanwhile. */
export const developedClassName = (name: string, file: string): string =>
	`${name}_${sheetOf(file).replaceAll(/\W/g, "-")}`;

const sheetOf = (file: string): string => relative(process.cwd(), file.replace(/\?.*$/, ""));
