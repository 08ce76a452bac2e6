import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Requirement number -> the test files with a title that names it in square brackets. */
export type NamedTests = ReadonlyMap<string, ReadonlySet<string>>;

const bracket = /\[([^[\]]*)\]/g;
const number = /\b[A-Z]+(?:-[A-Z]+)*-\d{2,3}\b/g;
const wholeNumber = /^[A-Z]+(?:-[A-Z]+)*-\d{2,3}$/;

/** Reads the titles (of shared suites too) from the source text, without running anything. Skipped tests are ignored. */
export function namedTests(folder: string): NamedTests {
	const found = new Map<string, Set<string>>();
	for (const file of testFiles(folder)) {
		for (const id of numbersIn(file)) {
			const files = found.get(id) ?? new Set();
			found.set(id, files.add(file));
		}
	}
	return found;
}

function testFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name))
		.map((name) => join(folder, name))
		.sort();
}

function numbersIn(file: string): Set<string> {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	const numbers = new Set<string>();
	// Whether a title such as `${call} [${id}]` takes its number from a table in the same file.
	let takesFromTable = false;
	const loose = new Set<string>();

	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node) && wholeNumber.test(node.text)) loose.add(node.text);
		if (ts.isCallExpression(node) && isTest(node.expression)) {
			const title = node.arguments[0]?.getText(source) ?? "";
			for (const inside of bracketed(title)) {
				if (inside.includes("$") || inside.includes("%s")) takesFromTable = true;
				for (const [id] of inside.matchAll(number)) numbers.add(id);
			}
			for (const id of eachTable(node.expression, source)) numbers.add(id);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return takesFromTable ? new Set([...numbers, ...loose]) : numbers;
}

/** Matches `it(…)`, `describe.each(table)(…)`, `test.runIf(x)(…)`; not skipped or todo tests. */
function isTest(callee: ts.Expression): boolean {
	if (ts.isIdentifier(callee)) return ["it", "test", "describe"].includes(callee.text);
	if (ts.isPropertyAccessExpression(callee)) {
		return !["skip", "todo"].includes(callee.name.text) && isTest(callee.expression);
	}
	return ts.isCallExpression(callee) && isTest(callee.expression);
}

/** Returns the bracketed numbers in the rows of `it.each([...])`. */
function eachTable(callee: ts.Expression, source: ts.SourceFile): string[] {
	if (!ts.isCallExpression(callee)) return [];
	const rows = callee.arguments.map((argument) => argument.getText(source)).join("\n");
	return [...rows.matchAll(/"[^"\n]*"/g)]
		.flatMap(([text]) => bracketed(text))
		.flatMap((inside) => [...inside.matchAll(number)].map(([id]) => id));
}

function bracketed(text: string): string[] {
	return [...text.matchAll(bracket)].map(([, inside]) => inside ?? "");
}
