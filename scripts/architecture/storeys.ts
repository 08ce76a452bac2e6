import { dirname } from "node:path";
import type { Import } from "../verify/floors/importGraph.ts";

/** One level of the house: what may be imported from above, and the rooms on it. */
export interface Storey {
	readonly name: string;
	readonly rooms: readonly string[];
	/** Names of the storeys its files import. */
	readonly imports: readonly string[];
}

/** What a file stands on; everything of the server outside its floors is the roof. */
function storeyOf(file: string): string {
	const [top = "", second = "", third] = file.split("/");
	if (top === "world") return "world";
	if (file.startsWith(generatedTypes)) return "contracts";
	const isRoof = top === "server" && (third === undefined || !floors.has(second));
	return isRoof ? "server" : `${top}/${second}`;
}

/** Types made from openapi/, which both sides of a call know. */
const generatedTypes = "dist/contracts/";
const floors = new Set(["services", "commerce", "members", "catalogue", "platform"]);

/** Every storey that has files, in alphabetical order. */
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

/** The first folder within the storey; none for what lies in the storey itself. */
const roomOf = (file: string, storey: string): string =>
	dirname(file)
		.slice(storey.length + 1)
		.split("/")[0] ?? "";

const unique = (names: readonly string[]): readonly string[] =>
	[...new Set(names)].filter((name) => name !== "").sort();
