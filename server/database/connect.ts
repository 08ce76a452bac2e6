import { Worker } from "node:worker_threads";
import pg from "pg";
import { type Database, DatabaseStartError, sqlState } from "./Database.ts";
import { lockFolder } from "./folderLock.ts";
import { type LiteExecutor, LiteStream } from "./LiteStream.ts";
import type { LiteAnswer, LiteRequest } from "./liteWorker.ts";
import { poolDatabase } from "./poolDatabase.ts";
import { typeParsers } from "./typeParsers.ts";

export interface DatabaseOptions {
	/** A PostgreSQL server (15 or later). Without it the embedded database in `dataDir` is used. */
	readonly databaseUrl?: string | undefined;
	/** Folder of the embedded database; made when missing. One process at a time. */
	readonly dataDir: string;
	/** Connections to a PostgreSQL server. */
	readonly poolSize?: number;
	/** A statement that runs longer is cancelled, on a PostgreSQL server only: the embedded engine cannot. */
	readonly statementTimeoutMs?: number;
	/** Told when an idle connection breaks; the pool replaces it by itself. */
	readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the database of this installation and makes sure that it can be written.
 *
 * @throws DatabaseStartError
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
	return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

/** A Database over an embedded engine that is already running. The engine is one session, so the pool holds one connection. */
export function liteDatabase(
	execute: LiteExecutor,
	close: () => Promise<void>,
	onConnectionLost: (error: Error) => void = () => {},
): Database {
	const pool = new pg.Pool({
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: 30_000,
		types: typeParsers,
		stream: () => new LiteStream(execute),
	});
	pool.on("error", onConnectionLost);
	return poolDatabase("pglite", pool, close);
}

async function openEmbedded({ dataDir, onConnectionLost }: DatabaseOptions): Promise<Database> {
	const unlock = lockFolder(dataDir);
	try {
		const engine = await startWorker(dataDir);
		return liteDatabase(
			engine.execute,
			async () => {
				await engine.close();
				unlock();
			},
			onConnectionLost,
		);
	} catch (error) {
		unlock();
		throw new DatabaseStartError("unreachable", `${dataDir}의 데이터베이스를 열 수 없습니다.`, error);
	}
}

/** PGlite in a thread of its own: a slow query there does not stop the event loop here. */
async function startWorker(dataDir: string): Promise<{ execute: LiteExecutor; close: () => Promise<void> }> {
	const worker = new Worker(new URL("./liteWorker.ts", import.meta.url), { workerData: { dataDir } });
	const waiting: { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }[] = [];
	const ready = Promise.withResolvers<void>();
	const closed = Promise.withResolvers<void>();
	let failure: Error | null = null;
	const fail = (error: Error) => {
		failure = error;
		ready.reject(error);
		closed.resolve();
		for (const { reject } of waiting.splice(0)) reject(error);
	};
	worker.on("error", fail);
	worker.on("exit", () => fail(new Error("The embedded database has stopped")));
	worker.on("message", (answer: LiteAnswer) => {
		if (answer === "ready") ready.resolve();
		else if (answer === "closed") closed.resolve();
		else waiting.shift()?.resolve(answer);
	});
	const post = (request: LiteRequest) =>
		worker.postMessage(request, typeof request === "string" ? [] : [request.buffer as ArrayBuffer]);
	await ready.promise;
	return {
		execute(messages) {
			if (failure) return Promise.reject(failure);
			const answer = Promise.withResolvers<Uint8Array>();
			waiting.push(answer);
			post(messages);
			return answer.promise;
		},
		async close() {
			if (!failure) post("close");
			await closed.promise;
			await worker.terminate();
		},
	};
}

async function openServer(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: options.poolSize ?? 20,
		connectionTimeoutMillis: 5000,
		idle_in_transaction_session_timeout: 30_000,
		statement_timeout: options.statementTimeoutMs ?? 10_000,
		lock_timeout: 5000,
		options: "-c timezone=Asia/Seoul",
		types: typeParsers,
	});
	pool.on("error", options.onConnectionLost ?? (() => {}));
	try {
		await checkServer(pool);
	} catch (error) {
		await pool.end();
		throw error;
	}
	return poolDatabase("postgres", pool);
}

async function checkServer(pool: pg.Pool): Promise<void> {
	const { rows } = await pool
		.query<{ version: number; read_only: boolean }>(
			"SELECT current_setting('server_version_num')::int AS version, current_setting('transaction_read_only')::bool AS read_only",
		)
		.catch((error: unknown) => {
			const reason = error instanceof Error ? error.message : String(error);
			const state = sqlState(error);
			const hint =
				state === "3D000"
					? "데이터베이스를 먼저 만들어 주세요"
					: state?.startsWith("28")
						? "사용자와 비밀번호를 확인해 주세요"
						: reason;
			throw new DatabaseStartError("unreachable", `DATABASE_URL에 연결할 수 없습니다: ${hint}.`, error);
		});
	const [server] = rows;
	if (!server || server.version < 150_000)
		throw new DatabaseStartError("tooOld", "DATABASE_URL의 서버가 PostgreSQL 15보다 낮은 버전입니다.");
	if (server.read_only)
		throw new DatabaseStartError(
			"readOnly",
			"DATABASE_URL의 서버는 읽기 전용입니다. 주 서버를 지정해 주세요.",
		);
}
