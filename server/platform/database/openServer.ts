import { type Database, DatabaseStartError, sqlState } from "./Database.ts";
import { whyUnavailable } from "./DatabaseUnavailable.ts";
import { retryTransient } from "./retryWhileUnavailable.ts";
import type { ClientPool } from "./ServerPool.ts";
import { type ServerLimits, serverDatabase } from "./serverDatabase.ts";
import { serversOf } from "./serversOf.ts";

export interface ServerOptions extends ServerLimits {
	/** How long to wait for a server that is starting, in milliseconds; 0 means that it must be available at once. */
	readonly timeoutMs?: number;
	/** Called when an idle connection breaks; the pool replaces it. */
	readonly onConnectionLost?: (error: Error) => void;
	/** Called once when the start has to wait. */
	readonly onWait?: (why: string) => void;
}

/**
 * Opens a database on a PostgreSQL server.
 * @throws DatabaseStartError that names host and cause, never a password
 */
export async function openServer(databaseUrl: string, options: ServerOptions): Promise<Database> {
	const { pool, db } = serverDatabase(databaseUrl, { ...options, mustWrite: true });
	const where = serversOf(databaseUrl).map(placeOf).join(", ");
	const isTransient = (error: unknown): error is Error => whyUnavailable(error) !== null;
	try {
		await retryTransient(() => checkServer(pool), isTransient, {
			lasts: options.timeoutMs ?? 0,
			onWait: (error) => options.onWait?.(`${where}: ${causeOf(error)}`),
		});
	} catch (error) {
		await pool.end();
		if (error instanceof DatabaseStartError) throw error;
		throw new DatabaseStartError(
			"unreachable",
			`DATABASE_URL의 서버(${where})에 연결할 수 없습니다: ${causeOf(error)}.`,
			error,
		);
	}
	return db;
}

async function checkServer(pool: ClientPool): Promise<void> {
	const client = await pool.connect();
	let server: { version: number; read_only: boolean } | undefined;
	try {
		const { rows } = await client.query<{ version: number; read_only: boolean }>(
			"SELECT current_setting('server_version_num')::int AS version, current_setting('transaction_read_only')::bool AS read_only",
		);
		[server] = rows;
	} finally {
		client.release();
	}
	if (!server || server.version < 150_000)
		throw new DatabaseStartError("tooOld", "DATABASE_URL의 서버가 PostgreSQL 15보다 낮은 버전입니다.");
	if (server.read_only)
		throw new DatabaseStartError(
			"readOnly",
			"DATABASE_URL의 서버는 읽기 전용입니다. 주 서버를 지정해 주세요.",
		);
}

/** Returns host and port of a URL, or its socket's folder, without credentials. */
function placeOf(databaseUrl: string): string {
	if (!URL.canParse(databaseUrl)) return "주소를 읽을 수 없음";
	const { hostname, port, searchParams } = new URL(databaseUrl);
	const host = searchParams.get("host") ?? (hostname || "localhost");
	return `${host}:${searchParams.get("port") ?? (port || "5432")}`;
}

const causes: Readonly<Record<string, string>> = {
	ECONNREFUSED: "그 포트에서 받는 서버가 없습니다",
	ENOENT: "그 소켓이 없습니다",
	ENOTFOUND: "그런 호스트가 없습니다",
	EAI_AGAIN: "호스트의 주소를 알 수 없습니다",
	ECONNRESET: "연결하자마자 끊깁니다",
	"25006": "쓸 수 있는 서버가 없습니다",
	"57P03": "서버가 아직 시작하는 중입니다",
	"53300": "서버의 연결이 모두 쓰이고 있습니다",
	"3D000": "데이터베이스를 먼저 만들어 주세요",
	"28000": "사용자와 비밀번호를 확인해 주세요",
	"28P01": "사용자와 비밀번호를 확인해 주세요",
};

/** Describes why a connection failed. A host with several IP addresses fails with one error for each. */
function causeOf(error: unknown): string {
	const [first] = error instanceof AggregateError ? error.errors : [error];
	const code = sqlState(first) ?? (first instanceof Error && "code" in first ? String(first.code) : "");
	const known = causes[code];
	if (known) return `${known} (${code})`;
	const message = first instanceof Error ? first.message : String(first);
	return /timeout|Connection terminated/.test(message) ? `응답이 없습니다 (${message})` : message;
}
