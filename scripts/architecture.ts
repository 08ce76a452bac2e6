/**
 * Generates the diagram and the module table in docs/architecture.md from the current imports. `--check` writes nothing and fails when the
 * page is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { layers } from "./architecture/layers.ts";
import { withDiagram } from "./architecture/withDiagram.ts";
import { importsOf } from "./verify/layers/importGraph.ts";
import { sources } from "./verify/sources.ts";

const page = "docs/architecture.md";
const files = sources(".ts", ".tsx").filter((file) => /^(?:src|server|world)\//.test(file));
/** A file next to the folders, such as package.json, belongs to no layer. */
const imports = importsOf(new Map(files.map((file) => [file, readFileSync(file, "utf8")]))).filter(({ to }) =>
	to.includes("/"),
);
const { text, current } = withDiagram(readFileSync(page, "utf8"), layers(files, imports));

if (process.argv.includes("--check")) {
	if (!current) {
		console.log(`${page} is not current: npm run architecture`);
		process.exitCode = 1;
	}
} else if (!current) writeFileSync(page, text);
if (current) console.log(`${files.length} files, ${imports.length} imports, ${page} is current`);
