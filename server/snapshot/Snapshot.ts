import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableLines } from "./store/insertLines.ts";
import type { PlantedWorld } from "./store/plantedState.ts";

/** Prepared content for an empty database: a catalogue on sale, and people who use it. */
export interface Snapshot extends PlantedWorld {
	/** Tables in an order in which every row finds those it refers to. */
	readonly tables: readonly TableLines[];
}

/** Somebody in a snapshot whom visitors may play. */
export interface OpenAccount {
	readonly email: string;
	readonly password: string;
	readonly description: string;
}

interface Manifest extends Omit<Snapshot, "tables"> {
	readonly accounts: readonly OpenAccount[];
	readonly tables: readonly { readonly table: string; readonly file: string }[];
}

/** A snapshot in a folder: manifest.json and a file of lines a table, read when it is asked for. Null when nothing was prepared there. */
export function readSnapshot(
	folder: string,
): (Snapshot & { readonly accounts: readonly OpenAccount[] }) | null {
	const file = join(folder, "manifest.json");
	if (!existsSync(file)) return null;
	const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
	return {
		...manifest,
		tables: manifest.tables.map(({ table, file: name }) => ({
			table,
			get lines() {
				return readFileSync(join(folder, name), "utf8").split("\n").slice(0, -1);
			},
		})),
	};
}
