import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type * as z from "zod";
import { EndLine, Head, TableLine } from "./backupFormat.ts";
import { linesOf } from "./linesOf.ts";
import { OpsError } from "./OpsError.ts";

interface BackupReader {
	/** Receives the header, before everything else. */
	head(head: Head): Promise<void>;
	/** Receives the next rows of a table, in order. */
	rows(table: string, lines: readonly string[]): Promise<void>;
}

const linesAtOnce = 500;
const notOurs = (path: string) => new OpsError(`${path}은(는) 이 프로그램의 백업 파일이 아닙니다.`);

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}

const parsed = <T>(schema: z.ZodType<T>, line: string): T | null => {
	try {
		const found = schema.safeParse(JSON.parse(line));
		return found.success ? found.data : null;
	} catch {
		return null;
	}
};

async function readLines(path: string, lines: AsyncIterable<string>, reader: BackupReader): Promise<void> {
	let isFirst = true;
	let table: string | null = null;
	let batch: string[] = [];
	let end: Readonly<Record<string, number>> | null = null;
	const counts: Record<string, number> = {};
	const flush = async () => {
		if (table !== null && batch.length > 0) await reader.rows(table, batch);
		batch = [];
	};
	for await (const line of lines) {
		if (isFirst) {
			const head = parsed(Head, line);
			if (!head) throw notOurs(path);
			await reader.head(head);
			isFirst = false;
		} else if (line.startsWith("[") && table !== null && end === null) {
			counts[table] = (counts[table] ?? 0) + 1;
			batch.push(line);
			if (batch.length === linesAtOnce) await flush();
		} else {
			await flush();
			const named: string | undefined = parsed(TableLine, line)?.table;
			end = parsed(EndLine, line)?.end ?? null;
			if (named === undefined && end === null) throw notOurs(path);
			if (named !== undefined) {
				table = named;
				counts[table] = 0;
			}
		}
	}
	const isWhole = end !== null && JSON.stringify(end) === JSON.stringify(counts);
	if (!isWhole) throw new OpsError(`${path} 백업 파일이 끝까지 있지 않습니다. 다른 백업을 써 주세요.`);
}

/**
 * Reads a backup from the first line to the last.
 * @throws OpsError when the file cannot be read, is not a backup, or is incomplete
 */
export async function readBackup(path: string, reader: BackupReader): Promise<void> {
	try {
		await pipeline(createReadStream(path), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
			readLines(path, linesOf(decoded(chunks)), reader),
		);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		if (code === "ENOENT" || code === "EACCES" || code === "EISDIR")
			throw new OpsError(`${path} 파일을 읽을 수 없습니다.`);
		if (code === "Z_BUF_ERROR")
			throw new OpsError(`${path} 백업 파일이 끝까지 있지 않습니다. 다른 백업을 써 주세요.`);
		if (code === "Z_DATA_ERROR" || code === "ERR_ENCODING_INVALID_ENCODED_DATA") throw notOurs(path);
		throw error;
	}
}
