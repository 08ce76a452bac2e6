import { dirname, join, normalize } from "node:path";
import { isNodeMap, type Node, type NodeMap } from "#server/platform/http/dereference.ts";
import { readYaml } from "#server/platform/http/readYaml.ts";

/** A node of a contract and the file it is in, relative to the contracts' folder. Its references are resolved from there. */
export interface Placed {
	readonly node: NodeMap;
	readonly file: string;
}

export const textOf = (node: Node | undefined): string =>
	typeof node === "string" || typeof node === "number" || typeof node === "boolean" ? String(node) : "";

export const listOf = (node: Node | undefined): readonly Node[] => (Array.isArray(node) ? node : []);

/** Reads contract files unresolved, each file once. */
export function createReferences(folder: string) {
	const files = new Map<string, Node>();

	function fileOf(file: string): Node {
		const known = files.get(file);
		if (known !== undefined) return known;
		const content = readYaml(join(folder, file)) as Node;
		files.set(file, content);
		return content;
	}

	/** Returns an absolute address such as 'schemas/stay.yaml#/ProductItem', wherever the reference is. */
	function addressOf(reference: string, from: string): string {
		const [name = "", pointer = ""] = reference.split("#");
		return `${name === "" ? from : normalize(join(dirname(from), name))}#${pointer}`;
	}

	/** Returns the node at an address; an empty node when there is none. */
	function at(address: string): Placed {
		const [file = "", pointer = ""] = address.split("#");
		let node: Node | undefined = fileOf(file);
		for (const step of pointer.split("/").filter(Boolean)) node = isNodeMap(node) ? node[step] : undefined;
		return { node: isNodeMap(node) ? node : {}, file };
	}

	return {
		addressOf,
		at,
		/** Returns the node itself or, if it is a `$ref`, its target. */
		followed(node: Node | undefined, file: string): Placed {
			if (!isNodeMap(node)) return { node: {}, file };
			return typeof node.$ref === "string" ? at(addressOf(node.$ref, file)) : { node, file };
		},
	};
}

export type References = ReturnType<typeof createReferences>;
