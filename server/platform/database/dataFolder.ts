import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resolveParticles } from "#domain/shared/particles.ts";
import { DatabaseStartError } from "./Database.ts";

/** Major PostgreSQL version of the embedded database. */
const major = "18";
const parts = ["PG_VERSION", "base", "global/pg_control", "pg_wal", "postgresql.conf"];

/**
 * Marker file that exists while a new database is being initialised. Only a folder with this marker, left incomplete by a killed process,
 * may be replaced.
 */
const markOf = (dataDir: string) => `${dataDir}.making`;

/** Whether the folder holds a database, or anything else. */
export const isFolderUsed = (dataDir: string): boolean =>
	!existsSync(markOf(dataDir)) && existsSync(dataDir) && readdirSync(dataDir).length > 0;

/**
 * Checks that opening the folder creates a new database only when there is none: if files are missing, the embedded engine would silently
 * create an empty database.
 * @returns a function to call once a new database is open; null when there is one
 * @throws DatabaseStartError damaged; the folder is left unchanged
 */
export function checkFolder(dataDir: string): (() => void) | null {
	const mark = markOf(dataDir);
	if (!isFolderUsed(dataDir)) {
		if (existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
		writeFileSync(mark, "", { mode: 0o600 });
		return () => rmSync(mark, { force: true });
	}
	const missing = parts.filter((name) => !existsSync(join(dataDir, name)));
	if (missing.length === parts.length)
		throw damaged(dataDir, "데이터베이스가 아닌 다른 파일이 들어 있습니다");
	if (missing.length > 0) throw damaged(dataDir, resolveParticles(`${missing.join(", ")}이(가) 없습니다`));
	const version = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
	if (version !== major)
		throw damaged(dataDir, `PostgreSQL ${version}의 폴더이고, 필요한 것은 ${major}입니다`);
	return null;
}

/** Creates the error for a folder that cannot be opened. */
export const damaged = (dataDir: string, cause: string, error?: unknown): DatabaseStartError =>
	new DatabaseStartError(
		"damaged",
		`데이터 폴더 ${dataDir}의 데이터베이스를 열 수 없습니다: ${cause}. 폴더는 그대로 두었습니다. 백업에서 되돌리거나 DATA_DIR로 다른 폴더를 지정해 주세요.`,
		error,
	);
