import ts from "typescript";

const statements: readonly RegExp[] = [
	/\bSELECT\s/,
	/\bselect\s[\s\S]*?\sfrom\s/i,
	/\binsert\s+into\s/i,
	/\bupdate\s+[\w."]+(?:\s+(?:as\s+)?\w+)?\s+set\s/i,
	/\bdelete\s+from\s/i,
	/\b(?:truncate|lock|alter|create|drop)\s+table\b/i,
	/\bFOR (?:NO KEY )?(?:UPDATE|SHARE)\b/,
	// A condition with a numbered parameter is part of an assembled statement.
	/[\w)]\s*(?:=|<|>|<=|>=|<>)\s*(?:ANY\s*\()?\$\d/,
];

/** Whether a string in this file is SQL or a fragment of it. Comments may mention SQL. */
export function hasSql(file: string, text: string): boolean {
	if (!statements.some((statement) => statement.test(text))) return false;
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
	let found = false;
	const visit = (node: ts.Node): void => {
		const words = wordsOf(node);
		found ||= words !== null && statements.some((statement) => statement.test(words));
		if (!found) ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Returns a string literal, or a template with a placeholder word for each interpolation. */
function wordsOf(node: ts.Node): string | null {
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return null;
	return node.head.text + node.templateSpans.map(({ literal }) => `hole${literal.text}`).join("");
}
