import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseStartError } from "./Database.ts";

/** Who holds a folder, for the message only: the lock itself is the kernel's. */
const holder = (pidFile: string): string => {
	try {
		return `process ${readFileSync(pidFile, "utf8").trim()}`;
	} catch {
		return "another process";
	}
};

/**
 * Claims a data folder for this process. PGlite does not notice a second process on its folder and loses data in silence, so an exclusive
 * SQLite transaction on a file beside it stands guard: the kernel drops it however the process ends.
 *
 * @returns releases the folder
 * @throws DatabaseStartError folderInUse, or readOnly when the place cannot be written
 */
export function lockFolder(dataDir: string): () => void {
	const pidFile = `${dataDir}.pid`;
	let lock: DatabaseSync;
	try {
		mkdirSync(dirname(dataDir), { recursive: true });
		lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 });
	} catch (error) {
		throw new DatabaseStartError("readOnly", `The data folder ${dataDir} cannot be written.`, error);
	}
	try {
		lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;");
		writeFileSync(pidFile, `${process.pid}\n`);
	} catch (error) {
		lock.close();
		const busy = error instanceof Error && /locked|busy/i.test(error.message);
		throw busy
			? new DatabaseStartError(
					"folderInUse",
					`The data folder ${dataDir} is in use by ${holder(pidFile)}. Stop it first, or set DATABASE_URL to share a PostgreSQL server.`,
					error,
				)
			: new DatabaseStartError("readOnly", `The data folder ${dataDir} cannot be written.`, error);
	}
	return () => lock.close();
}
