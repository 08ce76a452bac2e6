import { createHash } from "node:crypto";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type KeyOwner, KeyStore } from "./store/KeyStore.ts";

/** A call that carries an Idempotency-Key: the same key gives the same answer, once for each member. [DEC-173, D35] */
export interface KeyedCall extends KeyOwner {
	readonly operation: string;
	/** What was asked for: with another request the key is refused. */
	readonly request: unknown;
	/** In a transaction: the member's calls of this kind come one after the other. */
	readonly inTurn?: boolean;
}

const hashOf = ({ operation, request }: KeyedCall): string =>
	createHash("sha256")
		.update(JSON.stringify([operation, request]))
		.digest("base64url");

/**
 * Takes the key, or says what it has answered before. Two transactions with one key wait for each other here. Who takes it keeps an answer
 * for it, or leaves it free again.
 * @throws Refusal alreadyProcessed when the key belongs to another request
 */
export async function takeKey(db: Queryable, call: KeyedCall, now: number): Promise<object | null> {
	const hash = hashOf(call);
	const { operation, inTurn = false } = call;
	const taken = await new KeyStore(db).take(call, { operation, hash, at: new Date(now), inTurn });
	if (taken && taken.requestHash !== hash) throw new Refusal("alreadyProcessed");
	return taken?.answer ?? null;
}

/** Leaves the key free again: its call came to nothing that could be answered. */
export const forgetKey = (tx: Queryable, call: KeyedCall): Promise<void> => new KeyStore(tx).forget(call);

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
	await new KeyStore(tx).keepAnswer(call, answer);
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
	if (isFinal) await new KeyStore(db).keepAnswer(call, answer);
	return answer;
}
