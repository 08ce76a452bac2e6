import { randomUUID } from "node:crypto";
import { createWriteStream, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { Head } from "./backupFormat.ts";
import { OpsError } from "./OpsError.ts";
import {
	appliedMigrations,
	backedUpTables,
	closeRows,
	nextRows,
	openRows,
	sequenceValues,
} from "./store/backupRows.ts";

const rowsAtOnce = 2000;

export interface Backup {
	readonly rows: number;
	readonly bytes: number;
}

async function* linesOf(
	tx: Queryable,
	{
		now,
		end,
		onProgress,
	}: {
		readonly now: number;
		/** Number of rows written per table. */
		readonly end: Record<string, number>;
		readonly onProgress: (progress: string) => void;
	},
): AsyncGenerator<string> {
	const tables = await backedUpTables(tx);
	const head: Head = {
		format: "awesome-stay-backup",
		formatVersion: 1,
		takenAt: new Date(now).toISOString(),
		migrations: await appliedMigrations(tx),
		tables,
		sequences: await sequenceValues(tx),
	};
	yield `${JSON.stringify(head)}\n`;
	for (const table of tables) {
		yield `${JSON.stringify({ table: table.name })}\n`;
		let count = 0;
		await openRows(tx, table);
		for (let rows = await nextRows(tx, rowsAtOnce); rows.length > 0; rows = await nextRows(tx, rowsAtOnce)) {
			count += rows.length;
			yield `${rows.join("\n")}\n`;
		}
		await closeRows(tx);
		end[table.name] = count;
		if (count >= 10_000) onProgress(`${table.name} ${count}줄`);
	}
	yield `${JSON.stringify({ end })}\n`;
}

/** Name of an unfinished file, which ends in an ID of its own, or two commands for the same file would write into one another. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;
/** Age of the last write, in milliseconds, after which no process writes to an unfinished file any more. */
const abandonedAfter = 3_600_000;

/** Removes the unfinished files that killed backups have left in the folder. */
function removeAbandoned(folder: string): void {
	for (const name of readdirSync(folder).filter((each) => unfinished.test(each))) {
		const path = join(folder, name);
		const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
		if (Date.now() - writtenAt > abandonedAfter) rmSync(path, { force: true });
	}
}

/**
 * Writes a consistent snapshot of all data to a file, while others read and write. The file gets its final name only when it is complete
 * and on disk. [DEC-196]
 * @throws OpsError when it cannot be written
 */
export async function takeBackup(
	db: Database,
	path: string,
	now: number,
	onProgress: (progress: string) => void,
): Promise<Backup> {
	const part = `${path}.${randomUUID()}.part`;
	let end: Record<string, number> = {};
	try {
		await db.tx(
			async (tx) => {
				await tx.query("SET LOCAL idle_in_transaction_session_timeout = 0");
				end = {};
				const file = createWriteStream(part, { mode: 0o600, flush: true });
				await pipeline(Readable.from(linesOf(tx, { now, end, onProgress })), createGzip({ level: 3 }), file);
			},
			{ hasNoTimeout: true, isReadOnly: true },
		);
		renameSync(part, path);
		removeAbandoned(dirname(path));
	} catch (error) {
		rmSync(part, { force: true });
		// inside a transaction, a file system error is reported as a lost connection
		const cause = error instanceof DatabaseUnavailable ? error.cause : error;
		if (cause instanceof Error && "syscall" in cause && "path" in cause)
			throw new OpsError(`${path} 파일을 쓸 수 없습니다: ${cause.message}`);
		throw error;
	}
	const rows = Object.values(end).reduce((sum, count) => sum + count, 0);
	return { rows, bytes: statSync(path).size };
}
