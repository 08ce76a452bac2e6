import { type ESTree, parseSync } from "vite";

/** The exports of a file of constants, and the names known only to its own code. */
export interface Imported {
	readonly values: Readonly<Record<string, unknown>>;
	readonly localNames: readonly string[];
}

/** A constant, its access path without a local name, and the module-local names that its functions may refer to. */
interface KnownConstant {
	readonly value: unknown;
	readonly path: string;
	readonly localNames: readonly string[];
}

export const isNode = (value: unknown): value is ESTree.Node =>
	typeof value === "object" && value !== null && "type" in value && "start" in value;
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** Visits every node of a tree, starting with its root; `enter` returns false to skip a node's children. */
function walk(node: unknown, enter: (node: ESTree.Node) => boolean): void {
	if (Array.isArray(node)) for (const each of node) walk(each, enter);
	else if (isNode(node) && enter(node)) for (const each of Object.values(node)) walk(each, enter);
}

/**
 * Inlines into a module's code the constants it imports from `#copy`: texts and functions where they are used, tables with a computed key
 * at its top. Anything uncertain is left unchanged.
 */
export async function inlineConstants(
	code: string,
	id: string,
	copyOf: (source: string) => Promise<Imported>,
): Promise<string> {
	if (!code.includes("#copy/")) return code;
	const { body } = parseSync(id, code).program;
	const known = new Map<string, KnownConstant>();
	for (const statement of body) {
		if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith("#copy/")) continue;
		const { values, localNames } = await copyOf(statement.source.value);
		for (const { type, local, ...rest } of statement.specifiers) {
			if (type !== "ImportSpecifier" || !("imported" in rest)) continue;
			const value = values[code.slice(rest.imported.start, rest.imported.end)];
			if (value !== undefined) known.set(local.name, { value, localNames, path: local.name });
		}
	}
	const renamed = followNames(body, known);
	const tables = new Map<string, string>();
	const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
	const place = ({ start, end }: ESTree.Node, { value, path, localNames }: KnownConstant, before = "") => {
		const text = sourceOf(value, localNames);
		if (text === null) edits.push({ start, end, text: before + path });
		else if (!isTable(value)) edits.push({ start, end, text: before + text });
		else {
			const name = `$${path.replaceAll(".", "$")}`;
			tables.set(name, text);
			edits.push({ start, end, text: before + name });
		}
	};
	const enter = (node: ESTree.Node): boolean => {
		if (renamed.has(node)) {
			edits.push({ start: node.start, end: node.end, text: "" });
			return false;
		}
		if (node.type === "ImportDeclaration" || (node.type.startsWith("TS") && !("expression" in node)))
			return false;
		if (node.type === "Property" && node.shorthand) {
			const found = chain(node.value, known);
			if (found) place(node, found, `${code.slice(node.start, node.end)}: `);
			return !found;
		}
		const found = chain(node, known);
		if (found) {
			place(node, found);
			return false;
		}
		// Names of members, class elements and declarations here do not refer to the constant of the same name.
		for (const part of partsRead(node)) walk(part, enter);
		return false;
	};
	walk(body, enter);
	const placed = edits
		.sort((a, b) => b.start - a.start)
		.reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
	return [...tables].map(([name, text]) => `const ${name} = ${text};\n`).join("") + placed;
}

/** Returns the children of a node that are evaluated, or contain evaluated code. */
function partsRead(node: ESTree.Node): readonly unknown[] {
	const unread = new Set<string>(["typeAnnotation", "typeArguments", "typeParameters", "returnType"]);
	if ("computed" in node && !node.computed) unread.add("property").add("key");
	return Object.entries(node).flatMap(([name, part]) => (unread.has(name) ? [] : [part]));
}

/** Returns the constant that `a.b.c` refers to. */
function chain(
	node: ESTree.Node | null,
	known: ReadonlyMap<string, KnownConstant>,
): KnownConstant | undefined {
	if (node?.type === "Identifier") return known.get(node.name);
	if (node?.type !== "MemberExpression" || node.optional) return;
	const { property } = node;
	if (node.computed || property.type !== "Identifier") return;
	const of = chain(node.object, known);
	return of && part(of, property.name);
}

function part({ value, path, localNames }: KnownConstant, name: string): KnownConstant | undefined {
	if (!isTable(value) || Array.isArray(value) || !Object.hasOwn(value, name)) return;
	return { value: value[name], path: `${path}.${name}`, localNames };
}

/**
 * Adds the module's aliases of constants, such as `const { fields } = searchCopy.search`, and returns the declarations that contain nothing
 * else. A name that the module declares twice is ambiguous and not followed.
 */
function followNames(body: unknown, known: Map<string, KnownConstant>): ReadonlySet<ESTree.Node> {
	const given = new Map<string, number>();
	const give = (pattern: unknown): void =>
		walk(pattern, (node) => {
			if (node.type === "Identifier") given.set(node.name, (given.get(node.name) ?? 0) + 1);
			if (node.type === "Property") give(node.value);
			return node.type !== "Property" && (!node.type.startsWith("TS") || node.type === "TSParameterProperty");
		});
	const constants: ESTree.VariableDeclaration[] = [];
	walk(body, (node) => {
		if (node.type === "VariableDeclaration" && node.kind === "const") constants.push(node);
		if (node.type === "ExportNamedDeclaration" && node.declaration?.type === "VariableDeclaration")
			for (const { id } of node.declaration.declarations) give(id);
		if (node.type === "VariableDeclarator") give(node.id);
		if ("params" in node) give(node.params);
		if ("param" in node) give(node.param);
		if (/^(Function|Class)/.test(node.type) && "id" in node) give(node.id);
		if (node.type === "ImportDeclaration") for (const { local } of node.specifiers) give(local);
		return true;
	});
	for (const [name, times] of given) if (times > 1) known.delete(name);
	return new Set(
		constants.filter(({ declarations }) => {
			const named = declarations.flatMap(({ id, init }) => {
				const of = chain(init, known);
				if (!of) return null;
				if (id.type === "Identifier") return { name: id.name, of };
				if (id.type !== "ObjectPattern") return null;
				return id.properties.map((property) => {
					if (property.type !== "Property" || property.computed || property.value.type !== "Identifier")
						return null;
					const found = property.key.type === "Identifier" && part(of, property.key.name);
					return found ? { name: property.value.name, of: found } : null;
				});
			});
			if (!named.every((each) => each !== null && given.get(each.name) === 1)) return false;
			for (const each of named) if (each) known.set(each.name, each.of);
			return true;
		}),
	);
}

/** Returns the source text of a constant; null when it refers to a name known only to its own file. */
function sourceOf(value: unknown, localNames: readonly string[]): string | null {
	if (typeof value === "function") {
		const text = value.toString();
		const isOwn = localNames.some((name) => new RegExp(`\\b${name}\\b`).test(text));
		const [statement] = parseSync("text.js", `(${text})`).program.body;
		const isArrow =
			statement?.type === "ExpressionStatement" &&
			statement.expression.type === "ParenthesizedExpression" &&
			statement.expression.expression.type === "ArrowFunctionExpression";
		return isArrow && !isOwn ? `(${text})` : null;
	}
	if (!isTable(value)) return JSON.stringify(value) ?? null;
	const parts = Object.entries(value).map(([name, each]) => {
		const text = sourceOf(each, localNames);
		return text && (Array.isArray(value) ? text : `${JSON.stringify(name)}: ${text}`);
	});
	if (parts.includes(null)) return null;
	return Array.isArray(value) ? `[${parts}]` : `{ ${parts} }`;
}
