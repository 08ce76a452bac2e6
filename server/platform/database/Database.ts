import type { TakeRow } from "./CopyOut.ts";
import type { PersonLock } from "./persons.ts";

/**
 * A statement; give it a name when it runs often, so that it is prepared once a connection. A brief one finds a few rows by a key, and waits for
 * others' rows for moments only: outside a transaction it may share its connection with other brief ones.
 */
export type Statement = string | { readonly name: string; readonly text: string; readonly isBrief?: boolean };

export interface Rows<R> {
	rows: R[];
	rowCount: number;
}

/**
 * Answers SELECTs. Values come back as: int8 and numeric as numbers, date as 'yyyy-MM-dd', timestamptz as Date, json as parsed, bytea as Buffer.
 * The session's time zone is Asia/Seoul, so `instant::date` is the Korean day. A json parameter that is an array must be passed through
 * JSON.stringify, because the driver writes JavaScript arrays as SQL arrays.
 */
export interface Reads {
	query<R extends object = Record<string, unknown>>(
		statement: Statement,
		values?: readonly unknown[],
	): Promise<Rows<R>>;
	/**
	 * Hands on the rows of a SELECT as they come, in the engine's binary form: for much that is read and not changed. There are no parameters:
	 * what is written into the text has to be numbers and days. A row may come again, when its server went away and another is read from its first row.
	 */
	copy(select: string, take: TakeRow): Promise<void>;
}

/** Runs SQL on the truth: what it reads is what is so now, and what it writes is written. */
export interface Queryable extends Reads {
	/** A replica is no truth: it may not stand where this is wanted. */
	readonly isTruth: true;
}

export interface TransactionOptions {
	/** Its statements may take as long as they need: for building, not for travellers who wait. */
	readonly isUnhurried?: boolean;
	/** It sees one moment of the database and changes nothing. */
	readonly isReadOnly?: boolean;
}

export interface Database extends Queryable {
	readonly engine: "pglite" | "postgres";
	/**
	 * Commits what `work` did, or nothing of it. Runs `work` again (at most twice) after a serialisation failure, a deadlock or the loss of
	 * the connection before the commit, so it must have no effects but through `tx`: no network call, and no use of the outer database
	 * (that throws).
	 */
	tx<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
	/** From now on texts about persons are written locked and read open. */
	lockPersonsWith(lock: PersonLock): void;
	/** So many can be used at once. */
	readonly connections: number;
	/** The last that was to be written found no room on the disk. */
	isFull?(): boolean;
	/** False when it will not answer any more, whatever time is given to it. */
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

/** Why a database cannot be used at start-up; the message tells the operator what to do. */
export class DatabaseStartError extends Error {
	override readonly name = "DatabaseStartError";
	readonly kind: StartFailure;

	constructor(kind: StartFailure, message: string, cause?: unknown) {
		super(message, cause === undefined ? undefined : { cause });
		this.kind = kind;
	}
}

/** The SQLSTATE of a failed statement, e.g. '23514' for a broken CHECK; null for anything else. */
export function sqlState(error: unknown): string | null {
	const code = error instanceof Error && "code" in error ? error.code : null;
	return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The name of the constraint a statement broke, or null. */
export function brokenConstraint(error: unknown): string | null {
	const constraint = error instanceof Error && "constraint" in error ? error.constraint : null;
	return typeof constraint === "string" ? constraint : null;
}
