import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseStartError } from "./Database.ts";

/** Who holds a folder, for the message only: the lock itself is the kernel's. */
const holder = (pidFile: string): string => {
	try {
		return `프로세스 ${readFileSync(pidFile, "utf8").trim()}`;
	} catch {
		return "다른 프로세스";
	}
};

/** @returns what is said of a folder that cannot be written */
export const unwritable = (folder: string): string =>
	`데이터 폴더 ${folder}에 쓸 수 없습니다. DATA_DIR로 다른 폴더를 지정해 주세요.`;

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
