import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const { imports } = JSON.parse(readFileSync("package.json", "utf8")) as {
	readonly imports: Readonly<Record<string, string>>;
};
const shortNames = Object.entries(imports).map(([name, place]) => [
	name.replace("*", ""),
	place.replace("./", "").replace("*", ""),
]);

const known = new Map<string, readonly string[]>();

/** Returns the project files that a file imports for more than their types. Generated files are left out. */
function importsOf(file: string): readonly string[] {
	const imported = known.get(file) ?? [...new Set(valueImports(file))];
	known.set(file, imported);
	return imported;
}

/** Returns all files reachable by imports, including the starting files. `isEnd` marks files whose imports are not followed. */
export function reachedFrom(
	files: readonly string[],
	isEnd: (file: string) => boolean = () => false,
): ReadonlySet<string> {
	const reached = new Set(files);
	for (const file of reached) {
		if (isEnd(file)) continue;
		for (const imported of importsOf(file)) reached.add(imported);
	}
	return reached;
}

function valueImports(file: string): readonly string[] {
	if (!/\.tsx?$/.test(file)) return [];
	const text = readFileSync(file, "utf8");
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
	const isDeep = text.includes("import(");
	const found: string[] = [];
	const add = (node: ts.Node | undefined): void => {
		if (!node || !ts.isStringLiteralLike(node)) return;
		const path = placeOf(file, node.text);
		if (path !== null) found.push(path);
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
			add(node.moduleSpecifier);
		if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
		if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
			add(node.arguments[0]);
		if (isDeep) ts.forEachChild(node, visit);
	};
	ts.forEachChild(source, visit);
	return found;
}

function placeOf(file: string, name: string): string | null {
	const bare = name.replace(/\?.*$/, "");
	const [short, place] = shortNames.find(([begin]) => bare.startsWith(begin!)) ?? [];
	if (short === undefined && !bare.startsWith(".")) return null;
	const path = short === undefined ? join(dirname(file), bare) : bare.replace(short, place!);
	return existsSync(path) ? path : null;
}
