import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
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

/** How long a repeated call waits for the first one, in milliseconds; afterwards its process counts as dead. */
const leaseMilliseconds = 15_000;
const pollMilliseconds = 200;

/**
 * Claims the key for work outside a transaction. While another call with the key is under way, waits for its answer; returns null when the
 * work is to be done, by the first call or because the one before ended without an answer.
 * @throws Refusal alreadyProcessed when the key belongs to a different request
 */
async function takeLease(db: Queryable, call: KeyedCall, now: number): Promise<object | null> {
	const store = new KeyStore(db);
	const begun = performance.now();
	const hash = hashOf(call);
	for (;;) {
		const at = now + performance.now() - begun;
		const leaseUntil = new Date(at + leaseMilliseconds);
		const terms = { operation: call.operation, hash, at: new Date(at), leaseUntil, inTurn: false };
		const taken = await store.take(call, terms);
		if (!taken) return null;
		if (taken.requestHash !== hash) throw new Refusal("alreadyProcessed");
		if (taken.answer) return taken.answer;
		if (await store.takeAgain(call, new Date(at), leaseUntil)) return null;
		await pause(pollMilliseconds);
	}
}

/**
 * Like `onceInTx`, for work that calls a provider and so cannot run in one transaction. Repeated while the work is being done, it waits for
 * the same answer [D35]. An answer that is not final is not stored: then, after a refusal and when the process dies, the work is done again,
 * so it must itself be idempotent.
 */
export async function onceAround<T extends object>(
	db: Queryable,
	call: KeyedCall,
	now: number,
	work: () => Promise<{ readonly answer: T; readonly isFinal: boolean }>,
): Promise<T> {
	const before = await takeLease(db, call, now);
	if (before) return before as T;
	const store = new KeyStore(db);
	let isStored = false;
	try {
		const { answer, isFinal } = await work();
		if (isFinal) await store.saveAnswer(call, answer);
		isStored = isFinal;
		return answer;
	} finally {
		// If this fails as well, a repeated call waits until the lease ends.
		if (!isStored) await store.endLease(call).catch(() => undefined);
	}
}
