import { type ESTree, type Plugin, parseSync } from "vite";
import { isNode } from "./inlineConstants.ts";
import type { UnusedParts } from "./UnusedParts.ts";

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/**
 * Removes parts of a library from the browser's bundle that the bundler cannot know to be unused. The build fails when a part is not found:
 * a new version of the library has to be reviewed.
 */
export function removeUnused(parts: readonly UnusedParts[]): Plugin {
	const unseen = new Set(parts);
	return {
		name: "leave-out-unused",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: parts.map(({ file }) => new RegExp(`${file.replaceAll(".", "\\.")}$`)) },
			handler(code, id) {
				const unused = parts.find(({ file }) => id.endsWith(file));
				if (!unused) return;
				unseen.delete(unused);
				return { code: without(code, unused), map: null };
			},
		},
		buildEnd(error) {
			const [part] = unseen;
			if (!error && part) throw new Error(`The bundle has no ${part.file}`);
		},
	};
}

/** Returns a module's code without its unused parts. */
export function without(code: string, unused: UnusedParts): string {
	const { functions = {}, methods = [], known = {}, parts = {}, calls = {} } = unused;
	const missing = new Set([...methods, ...[functions, known, parts, calls].flatMap(Object.keys)]);
	const edits: Edit[] = [];
	const editOf = (node: ESTree.Node): Edit | undefined => {
		const named = namedFunction(node);
		const body = named && functions[named.name];
		if (named && body !== undefined) {
			missing.delete(named.name);
			return { start: named.body.start, end: named.body.end, text: `{ ${body} }` };
		}
		if (node.type === "MethodDefinition" && !node.computed) {
			const name = code.slice(node.key.start, node.key.end);
			if (methods.includes(name)) {
				missing.delete(name);
				return { start: node.start, end: node.end, text: "" };
			}
		}
		if (node.type === "CallExpression" && node.callee.type === "Identifier") {
			const { name } = node.callee;
			const kept = calls[name];
			if (kept !== undefined) {
				missing.delete(name);
				if (kept === 0) return { start: node.start, end: node.end, text: "0" };
				const end = node.arguments[kept - 1]?.end ?? node.end - 1;
				return { start: end, end: node.end - 1, text: "" };
			}
		}
		if (node.type === "ExpressionStatement" || !/(Expression|Statement)$/.test(node.type)) return;
		const text = code.slice(node.start, node.end);
		const beginning = Object.keys(parts).find((each) => text.startsWith(each));
		const replacement = known[text] ?? (beginning && parts[beginning]);
		if (replacement === undefined) return;
		missing.delete(beginning ?? text);
		return { start: node.start, end: node.end, text: replacement };
	};
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) node.forEach(visit);
		else if (isNode(node)) {
			const edit = editOf(node);
			if (edit) edits.push(edit);
			else Object.values(node).forEach(visit);
		}
	};
	visit(parseSync(unused.file, code).program.body);
	if (missing.size > 0) throw new Error(`${unused.file} has no ${[...missing].join(", ")}`);
	return edits
		.sort((a, b) => b.start - a.start)
		.reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

/** Returns a named function with a body, whatever its syntax. */
function namedFunction(node: ESTree.Node) {
	if (node.type === "FunctionDeclaration" && node.id && node.body)
		return { name: node.id.name, body: node.body };
	if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier") return;
	if (node.init?.type !== "ArrowFunctionExpression") return;
	return { name: node.id.name, body: node.init.body };
}
