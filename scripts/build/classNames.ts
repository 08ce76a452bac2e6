import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** What the browser's and the server's bundle must agree about without talking: a short name for each style sheet. */
const sheets = readdirSync("src", { recursive: true, withFileTypes: true })
	.filter(({ name }) => name.endsWith(".module.css"))
	.map(({ parentPath, name }) => join(parentPath, name))
	.sort();

/** `.button` of the eleventh style sheet is `button_b`: short in the scripts, the style sheets and every page. */
export function classNameOf(name: string, file: string): string {
	const index = sheets.indexOf(relative(process.cwd(), file.replace(/\?.*$/, "")));
	// A style sheet that came while the development server runs.
	if (index < 0) return `${name}_${Buffer.from(file).toString("hex").slice(-24)}`;
	return `${name}_${index.toString(36)}`;
}
