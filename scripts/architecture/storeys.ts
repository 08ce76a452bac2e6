import { dirname } from "node:path";
import type { Import } from "../verify/floors/importGraph.ts";

/** One layer of the architecture: its modules, and the layers it may import. */
export interface Storey {
	readonly name: string;
	readonly rooms: readonly string[];
	/** Names of the layers that its files import. */
	readonly imports: readonly string[];
}

/** Returns the layer of a file; server code outside the layer folders belongs to the top one, the roof. */
function storeyOf(file: string): string {
	const [top = "", second = "", third] = file.split("/");
	if (top === "world") return "world";
	if (file.startsWith(generatedTypes)) return "contracts";
	const isRoof = top === "server" && (third === undefined || !floors.has(second));
	return isRoof ? "server" : `${top}/${second}`;
}

/** Types generated from openapi/, shared by both sides of a call. */
const generatedTypes = "dist/contracts/";
const floors = new Set(["services", "commerce", "members", "catalogue", "platform"]);

/** Returns every layer that has files, in alphabetical order. */
export function storeys(files: readonly string[], imports: readonly Import[]): readonly Storey[] {
	const all = [...files, ...imports.map(({ to }) => to)].map(storeyOf);
	return [...new Set(all)].sort().map((name) => ({
		name,
		rooms: unique(files.filter((file) => storeyOf(file) === name).map((file) => roomOf(file, name))),
		imports: unique(
			imports
				.filter(({ from, to }) => storeyOf(from) === name && storeyOf(to) !== name)
				.map(({ to }) => storeyOf(to)),
		),
	}));
}

/** Returns the first folder within the layer; empty for files directly in it. */
const roomOf = (file: string, storey: string): string =>
	dirname(file)
		.slice(storey.length + 1)
		.split("/")[0] ?? "";

const unique = (names: readonly string[]): readonly string[] =>
	[...new Set(names)].filter((name) => name !== "").sort();
