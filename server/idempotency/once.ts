import { createHash } from "node:crypto";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** A call that carries an Idempotency-Key: the same key gives the same answer, once for each member. [DEC-173, D35] */
export interface KeyedCall {
	/** 0: a caller without an account. */
	readonly memberId: number;
	readonly key: string;
	readonly operation: string;
	/** What was asked for: with another request the key is refused. */
	readonly request: unknown;
}

const hashOf = ({ operation, request }: KeyedCall): string =>
	createHash("sha256")
		.update(JSON.stringify([operation, request]))
		.digest("base64url");

interface KeyRow {
	readonly operation: string;
	readonly request_hash: string;
	readonly answer: object | null;
}

/**
 * Takes the key, or says what it has answered before. Two transactions with one key wait for each other here.
 * @throws Refusal alreadyProcessed when the key belongs to another request
 */
async function takeKey(tx: Queryable, call: KeyedCall, now: number): Promise<object | null> {
	const hash = hashOf(call);
	const taken = await tx.query(
		{
			name: "idempotency.take",
			text: `INSERT INTO idempotency (member_id, key, operation, request_hash, created_at) VALUES ($1, $2, $3, $4, $5)
				ON CONFLICT DO NOTHING`,
		},
		[call.memberId, call.key, call.operation, hash, new Date(now)],
	);
	if (taken.rowCount === 1) return null;
	const { rows } = await tx.query<KeyRow>(
		{
			name: "idempotency.read",
			text: "SELECT operation, request_hash, answer FROM idempotency WHERE member_id = $1 AND key = $2",
		},
		[call.memberId, call.key],
	);
	const row = rows[0];
	if (row && row.request_hash !== hash) throw new Refusal("alreadyProcessed");
	return row?.answer ?? null;
}

async function keepAnswer(tx: Queryable, call: KeyedCall, answer: object): Promise<void> {
	await tx.query(
		{
			name: "idempotency.keep",
			text: "UPDATE idempotency SET http_status = 200, answer = $3 WHERE member_id = $1 AND key = $2",
		},
		[call.memberId, call.key, JSON.stringify(answer)],
	);
}

/** Does the work in the caller's transaction, or answers what it answered before. A refusal leaves the key free for another try. */
export async function onceInTx<T extends object>(
	tx: Queryable,
	call: KeyedCall,
	now: number,
	work: () => Promise<T>,
): Promise<T> {
	const before = await takeKey(tx, call, now);
	if (before) return before as T;
	const answer = await work();
	await keepAnswer(tx, call, answer);
	return answer;
}

/**
 * The same around work that calls a provider and therefore cannot be one transaction: it must be idempotent by itself. An
 * answer that is not final yet is not kept.
 */
export async function onceAround<T extends object>(
	db: Queryable,
	call: KeyedCall,
	now: number,
	work: () => Promise<{ readonly answer: T; readonly isFinal: boolean }>,
): Promise<T> {
	const before = await takeKey(db, call, now);
	if (before) return before as T;
	const { answer, isFinal } = await work();
	if (isFinal) await keepAnswer(db, call, answer);
	return answer;
}
