import type { TakeRow } from "./CopyOut.ts";
import type { PersonalDataCipher } from "./personalDataEncryption.ts";

/**
 * A statement. Name it when it runs often, so that it is prepared once per connection. A brief statement finds a few rows by key and waits
 * for row locks only momentarily; outside a transaction it may share its connection with other brief ones.
 */
export type Statement = string | { readonly name: string; readonly text: string; readonly isBrief?: boolean };

export interface Rows<R> {
	rows: R[];
	rowCount: number;
}

/**
 * Runs SELECTs. Values are returned as follows: int8 and numeric as numbers, date as 'yyyy-MM-dd', timestamptz as Date, json parsed, bytea
 * as Buffer. The session's time zone is Asia/Seoul, so `instant::date` is the date in Korea. A json parameter that is an array must be
 * passed through JSON.stringify, because the driver encodes JavaScript arrays as SQL arrays.
 */
export interface Reads {
	query<R extends object = Record<string, unknown>>(
		statement: Statement,
		values?: readonly unknown[],
	): Promise<Rows<R>>;
	/**
	 * Streams the rows of a SELECT in the database's binary format; for reading large amounts of data. Takes no parameters: only numbers and
	 * dates may be embedded in the text. A row may be passed more than once, when its server is lost and the read restarts on another.
	 */
	copy(select: string, take: TakeRow): Promise<void>;
}

/** Runs SQL on the primary database: reads are current, and writes take effect. */
export interface Queryable extends Reads {
	/** Type marker that prevents a replica from being used where the primary is required. */
	readonly isPrimary: true;
}

export interface TransactionOptions {
	/** Whether statements may run without a time limit; for builds, not for requests that users wait for. */
	readonly hasNoTimeout?: boolean;
	/** Whether the transaction is read-only, with a single snapshot. */
	readonly isReadOnly?: boolean;
}

export interface Database extends Queryable {
	readonly engine: "pglite" | "postgres";
	/**
	 * Runs `work` in a transaction, which is committed as a whole or not at all. `work` is run again, at most twice, after a serialisation
	 * failure, a deadlock or a connection lost before the commit. It must therefore have no effects except through `tx`: no network calls,
	 * and no use of the outer database (which throws).
	 */
	tx<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
	/** From now on, encrypts personal data when writing and decrypts it when reading. */
	encryptPersonalDataWith(cipher: PersonalDataCipher): void;
	/** Maximum connections that can be in use at once. */
	readonly connections: number;
	/** Whether the last write failed because the disk was full. */
	isFull?(): boolean;
	/** Returns false when the database has failed permanently and will not answer again. */
	isAlive?(): boolean;
	close(): Promise<void>;
}

export type StartFailure =
	| "folderInUse"
	| "readOnly"
	| "unreachable"
	| "damaged"
	| "tooOld"
	| "schemaTooNew"
	| "otherDatabase"
	| "wrongSecret"
	| "migrationChanged";

/** The database cannot be used at start-up; the message tells the operator what to do. */
export class DatabaseStartError extends Error {
	override readonly name = "DatabaseStartError";
	readonly kind: StartFailure;

	constructor(kind: StartFailure, message: string, cause?: unknown) {
		super(message, cause === undefined ? undefined : { cause });
		this.kind = kind;
	}
}

/** Returns the SQLSTATE of a failed statement, e.g. '23514' for a violated CHECK; null for other errors. */
export function sqlState(error: unknown): string | null {
	const code = error instanceof Error && "code" in error ? error.code : null;
	return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
