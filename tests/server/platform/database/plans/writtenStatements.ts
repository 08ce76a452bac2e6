import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** A statement as written in the source code. */
export interface WrittenStatement {
	readonly file: string;
	readonly text: string;
	/** Matches the statement as it is sent: any text matches an interpolation. */
	readonly pattern: RegExp;
	/** The statement with every column for an interpolated list of columns, which reads the same rows; null with any other interpolation. */
	readonly whole: string | null;
}

interface Literal {
	/** What is written between the interpolations. */
	readonly parts: readonly string[];
	readonly whole: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const isColumnList = (node: ts.Expression, before: string): boolean =>
	ts.isIdentifier(node) && /columns$/i.test(node.text) && /\b(SELECT|RETURNING) $/.test(before);

function literalOf(node: ts.Node): Literal | null {
	if (ts.isStringLiteralLike(node)) return { parts: [node.text], whole: node.text };
	if (!ts.isTemplateExpression(node)) return null;
	const parts: string[] = [node.head.text];
	let whole: string | null = node.head.text;
	for (const { expression, literal } of node.templateSpans) {
		const before = parts.at(-1) ?? "";
		// A row limit is a number set by the code.
		const isLimit = /LIMIT $/.test(before);
		if (isLimit) parts[parts.length - 1] = `${before}100${literal.text}`;
		else parts.push(literal.text);
		const sent = isLimit ? "100" : isColumnList(expression, before) ? "*" : null;
		whole = whole === null || sent === null ? null : whole + sent + literal.text;
	}
	return { parts, whole };
}

function addLiterals(node: ts.Node, found: Literal[]): void {
	const literal = literalOf(node);
	if (literal) found.push(literal);
	ts.forEachChild(node, (child) => addLiterals(child, found));
}

/** Few files contain SQL, and parsing takes long. */
function literalsOf(file: string): Literal[] {
	const text = readFileSync(file, "utf8");
	const found: Literal[] = [];
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
				({ parts }) =>
					/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(parts[0] ?? "") && names.test(parts.join(" ")),
			)
			.map(({ parts, whole }) => ({
				file,
				text: parts.join("…").replace(/\s+/g, " ").trim(),
				whole,
				pattern: new RegExp(
					parts.map((part) => escaped(part.trim()).replace(/LIMIT 100\b/g, "LIMIT \\d+")).join("[^]*"),
				),
			})),
	);
}
