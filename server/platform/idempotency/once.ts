import { createHash } from "node:crypto";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { type KeyOwner, KeyStore } from "./store/KeyStore.ts";

/** A call with an Idempotency-Key. For each member, the same key always gives the same answer. [DEC-173, D35] */
export interface KeyedCall extends KeyOwner {
	readonly operation: string;
	/** The request; the same key with a different request is refused. */
	readonly request: unknown;
	/** Whether the member's calls of this kind run one after another; in a transaction only. */
	readonly inTurn?: boolean;
}

const hashOf = ({ operation, request }: KeyedCall): string =>
	createHash("sha256")
		.update(JSON.stringify([operation, request]))
		.digest("base64url");

/**
 * Claims the key; returns null, or the earlier answer if the key was already used. Concurrent transactions with the same key wait for each
 * other. The caller must later store an answer for the key or release it.
 * @throws Refusal alreadyProcessed when the key belongs to a different request
 */
export async function takeKey(db: Queryable, call: KeyedCall, now: number): Promise<object | null> {
	const hash = hashOf(call);
	const { operation, inTurn = false } = call;
	const taken = await new KeyStore(db).take(call, { operation, hash, at: new Date(now), inTurn });
	if (taken && taken.requestHash !== hash) throw new Refusal("alreadyProcessed");
	return taken?.answer ?? null;
}

/** Releases the key after a call that produced no answer. */
export const forgetKey = (tx: Queryable, call: KeyedCall): Promise<void> => new KeyStore(tx).forget(call);

/**
 * Runs work in the caller's transaction at most once per key; a repeated call gets the earlier answer. If the work is refused, the key
 * stays free for another attempt.
 */
export async function onceInTx<T extends object>(
	tx: Queryable,
	call: KeyedCall,
	now: number,
	work: () => Promise<T>,
): Promise<T> {
	const before = await takeKey(tx, call, now);
	if (before) return before as T;
	const answer = await work();
	await new KeyStore(tx).saveAnswer(call, answer);
	return answer;
}

/**
 * Like `onceInTx`, for work that calls a provider and so cannot run in one transaction. The work must itself be idempotent. Answers that
 * are not final are not stored.
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
	if (isFinal) await new KeyStore(db).saveAnswer(call, answer);
	return answer;
}
