import ts from "typescript";

const statements: readonly RegExp[] = [
	/\bSELECT\s/,
	/\bselect\s[\s\S]*?\sfrom\s/i,
	/\binsert\s+into\s/i,
	/\bupdate\s+[\w."]+(?:\s+(?:as\s+)?\w+)?\s+set\s/i,
	/\bdelete\s+from\s/i,
	/\b(?:truncate|lock|alter|create|drop)\s+table\b/i,
	/\bFOR (?:NO KEY )?(?:UPDATE|SHARE)\b/,
	// A condition with a numbered parameter is part of a statement that is put together.
	/[\w)]\s*(?:=|<|>|<=|>=|<>)\s*(?:ANY\s*\()?\$\d/,
];

/** Whether a string of this file is SQL, or a piece of it. Comments may speak of it. */
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

/** A string, or a template with its holes as a word. */
function wordsOf(node: ts.Node): string | null {
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return null;
	return node.head.text + node.templateSpans.map(({ literal }) => `hole${literal.text}`).join("");
}
