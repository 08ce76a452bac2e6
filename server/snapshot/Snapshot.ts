import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableLines } from "./store/insertLines.ts";
import type { PlantedWorld } from "./store/plantedState.ts";

/** Prepared content for an empty database: a catalogue on sale, and its users. */
export interface Snapshot extends PlantedWorld {
	/** Tables in an order in which referenced rows come first. */
	readonly tables: readonly TableLines[];
}

/** An account of a snapshot that visitors may log in with. */
export interface OpenAccount {
	readonly email: string;
	readonly password: string;
	readonly description: string;
}

interface Manifest extends Omit<Snapshot, "tables"> {
	readonly accounts: readonly OpenAccount[];
	readonly tables: readonly (Omit<TableLines, "lines"> & { readonly file: string })[];
}

/** Reads a snapshot from a folder: manifest.json and one file of lines per table, which is read on access. Null when the folder has no snapshot. */
export function readSnapshot(
	folder: string,
): (Snapshot & { readonly accounts: readonly OpenAccount[] }) | null {
	const file = join(folder, "manifest.json");
	if (!existsSync(file)) return null;
	const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
	return {
		...manifest,
		tables: manifest.tables.map(({ file: name, ...about }) => ({
			...about,
			get lines() {
				return readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1);
			},
		})),
	};
}
