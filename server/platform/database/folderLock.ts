import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseStartError } from "./Database.ts";

/** Describes the process that holds the folder, for the error message only; the lock itself is held by the kernel. */
const holder = (pidFile: string): string => {
	try {
		return `프로세스 ${readFileSync(pidFile, "utf8").trim()}`;
	} catch {
		return "다른 프로세스";
	}
};

/** @returns the message for a folder that is not writable */
export const unwritable = (folder: string): string =>
	`데이터 폴더 ${folder}에 쓸 수 없습니다. DATA_DIR로 다른 폴더를 지정해 주세요.`;

/**
 * Locks a data folder for this process. PGlite does not detect a second process on the same folder and would silently lose data, so an
 * exclusive SQLite transaction on an adjacent file serves as the lock; the kernel releases it however the process ends.
 * @returns a function that releases the folder
 * @throws DatabaseStartError folderInUse, or readOnly when the location is not writable
 */
export function lockFolder(dataDir: string): () => void {
	const pidFile = `${dataDir}.pid`;
	let lock: DatabaseSync;
	try {
		mkdirSync(dirname(dataDir), { recursive: true });
		lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 });
	} catch (error) {
		throw new DatabaseStartError("readOnly", unwritable(dataDir), error);
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
					`데이터 폴더 ${dataDir} 자리를 ${holder(pidFile)}에서 쓰고 있습니다. 먼저 종료하거나, DATABASE_URL로 PostgreSQL을 함께 써 주세요.`,
					error,
				)
			: new DatabaseStartError("readOnly", unwritable(dataDir), error);
	}
	return () => lock.close();
}
