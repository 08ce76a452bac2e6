import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** A statement as written in the source code. */
export interface WrittenStatement {
	readonly file: string;
	readonly text: string;
	/** Matches the statement as it is sent: any text matches an interpolation. */
	readonly pattern: RegExp;
	/** Whether it has no interpolation and is sent verbatim. */
	readonly isWhole: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function partsOf(node: ts.Node): readonly string[] | null {
	if (ts.isStringLiteralLike(node)) return [node.text];
	if (!ts.isTemplateExpression(node)) return null;
	const parts: string[] = [node.head.text];
	for (const { literal } of node.templateSpans) {
		const before = parts.at(-1) ?? "";
		// A row limit is a number set by the code.
		if (/LIMIT $/.test(before)) parts[parts.length - 1] = `${before}100${literal.text}`;
		else parts.push(literal.text);
	}
	return parts;
}

function addLiterals(node: ts.Node, found: (readonly string[])[]): void {
	const parts = partsOf(node);
	if (parts) found.push(parts);
	ts.forEachChild(node, (child) => addLiterals(child, found));
}

/** Few files contain SQL, and parsing takes long. */
function literalsOf(file: string): (readonly string[])[] {
	const text = readFileSync(file, "utf8");
	const found: (readonly string[])[] = [];
	if (/\b(FROM|JOIN|INTO|UPDATE)\b/.test(text))
		addLiterals(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), found);
	return found;
}

/** Reads whole tables on purpose, at an operator's request: the check of the books. */
const wholeByPurpose = new Set(["server/ops/store/invariants.ts"]);

/** Returns the statements in the server's code that name any of these tables. */
export function writtenStatements(tables: readonly string[]): WrittenStatement[] {
	const names = new RegExp(`\\b(FROM|JOIN|INTO|UPDATE)\\s+(${tables.join("|")})\\b`);
	const files = globSync("server/**/*.ts").filter((file) => !wholeByPurpose.has(file));
	return files.flatMap((file) =>
		literalsOf(file)
			.filter(
				(parts) =>
					/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(parts[0] ?? "") && names.test(parts.join(" ")),
			)
			.map((parts) => ({
				file,
				text: parts.join("…").replace(/\s+/g, " ").trim(),
				isWhole: parts.length === 1,
				pattern: new RegExp(
					parts.map((part) => escaped(part.trim()).replace(/LIMIT 100\b/g, "LIMIT \\d+")).join("[^]*"),
				),
			})),
	);
}
