import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoAccounts } from "./accounts.ts";
import type { World } from "./makeWorld.ts";

/** Writes a world into a folder: manifest.json, and a JSON Lines file for every table. */
export function writeWorld({ tables, ...world }: World, folder: string): void {
	const draft = `${folder}.draft`;
	rmSync(draft, { recursive: true, force: true });
	mkdirSync(draft, { recursive: true });
	const files = tables.map(({ table, rows, isReference }, index) => {
		const file = `${String(index + 1).padStart(2, "0")}-${table}.jsonl`;
		writeFileSync(join(draft, file), [...rows].map((row) => `${JSON.stringify(row)}\n`).join(""));
		return { table, file, ...(isReference && { isReference }) };
	});
	const manifest = { ...world, accounts: demoAccounts, tables: files };
	writeFileSync(join(draft, "manifest.json"), JSON.stringify(manifest, null, "\t"));
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
}
