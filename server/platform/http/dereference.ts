import { dirname, resolve } from "node:path";
import { readYaml } from "./readYaml.ts";

/** A YAML or JSON value, from which contracts are built. */
export type Node = null | boolean | number | string | readonly Node[] | NodeMap;
export interface NodeMap {
	readonly [key: string]: Node;
}

export const isNodeMap = (node: Node | undefined): node is NodeMap =>
	typeof node === "object" && node !== null && !Array.isArray(node);

/** Files already read, shared by documents that refer to them. */
export type ReadFiles = Map<string, Node>;

/** Whether a key holds samples rather than structure. */
const isLeftOut = (key: string): boolean => key === "example" || key === "examples";

/**
 * Reads a YAML file and replaces every `$ref` with its target, in this file or another. Keys next to a `$ref` override the target's. Equal
 * references share one object; examples are left out.
 * @throws when a reference has no target or refers back to itself
 */
export function dereferenced(path: string, files: ReadFiles = new Map()): Node {
	const done = new Map<string, Node>();
	const open = new Set<string>();

	function file(at: string): Node {
		const known = files.get(at);
		if (known !== undefined) return known;
		const content = readYaml(at) as Node;
		files.set(at, content);
		return content;
	}

	function target(reference: string, from: string): Node {
		const [name = "", pointer = ""] = reference.split("#");
		const at = name ? resolve(dirname(from), name) : from;
		const key = `${at}#${pointer}`;
		const known = done.get(key);
		if (known !== undefined) return known;
		if (open.has(key)) throw new Error(`${key} leads back to itself`);
		open.add(key);
		const value = walk(pointed(file(at), pointer, key), at);
		open.delete(key);
		done.set(key, value);
		return value;
	}

	function walk(node: Node, from: string): Node {
		if (Array.isArray(node)) return node.map((item) => walk(item, from));
		if (!isNodeMap(node)) return node;
		const { $ref, ...rest } = node;
		const own = Object.fromEntries(
			Object.entries(rest)
				.filter(([key]) => !isLeftOut(key))
				.map(([key, value]) => [key, walk(value, from)]),
		);
		if (typeof $ref !== "string") return own;
		const found = target($ref, from);
		return Object.keys(own).length > 0 && isNodeMap(found) ? { ...found, ...own } : found;
	}

	const root = resolve(path);
	return walk(file(root), root);
}

function pointed(document: Node, pointer: string, key: string): Node {
	let node: Node | undefined = document;
	for (const step of pointer.split("/").filter(Boolean)) {
		node = isNodeMap(node) ? node[step.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
	}
	if (node === undefined) throw new Error(`${key} names nothing`);
	return node;
}
