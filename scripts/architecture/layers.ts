import { dirname } from "node:path";
import type { Import } from "../verify/layers/importGraph.ts";

/** One layer of the architecture: its modules, and the layers it may import. */
export interface Layer {
	readonly name: string;
	readonly modules: readonly string[];
	/** Names of the layers that its files import. */
	readonly imports: readonly string[];
}

/** Returns the layer of a file; server code outside the layer folders belongs to the composition root. */
function layerOf(file: string): string {
	const [top = "", second = "", third] = file.split("/");
	if (top === "world") return "world";
	if (file.startsWith(generatedTypes)) return "contracts";
	const isRoot = top === "server" && (third === undefined || !serverLayers.has(second));
	return isRoot ? "server" : `${top}/${second}`;
}

/** Types generated from openapi/, shared by both sides of a call. */
const generatedTypes = "dist/contracts/";
const serverLayers = new Set(["services", "commerce", "members", "catalogue", "platform"]);

/** Returns every layer that has files, in alphabetical order. */
export function layers(files: readonly string[], imports: readonly Import[]): readonly Layer[] {
	const all = [...files, ...imports.map(({ to }) => to)].map(layerOf);
	return [...new Set(all)].sort().map((name) => ({
		name,
		modules: unique(files.filter((file) => layerOf(file) === name).map((file) => moduleOf(file, name))),
		imports: unique(
			imports
				.filter(({ from, to }) => layerOf(from) === name && layerOf(to) !== name)
				.map(({ to }) => layerOf(to)),
		),
	}));
}

/** Returns the first folder within the layer; empty for files directly in it. */
const moduleOf = (file: string, layer: string): string =>
	dirname(file)
		.slice(layer.length + 1)
		.split("/")[0] ?? "";

const unique = (names: readonly string[]): readonly string[] =>
	[...new Set(names)].filter((name) => name !== "").sort();
