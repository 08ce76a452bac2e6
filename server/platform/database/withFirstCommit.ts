import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "./Database.ts";

/** A write to be included in the first transaction that commits. */
interface Note {
	readonly write: (tx: Queryable) => Promise<unknown>;
	isWritten: boolean;
}

const notes = new AsyncLocalStorage<Note>();

/** Returns the note that the current transaction must write; null when there is none or it is already written. */
export function pendingWrite(): Note | null {
	const note = notes.getStore();
	return note && !note.isWritten ? note : null;
}

/**
 * Runs work and writes the note in the work's first committed transaction, atomically with it. `isNoted` is false when no transaction was
 * committed.
 */
export async function withFirstCommit<T>(
	write: Note["write"],
	work: () => Promise<T>,
): Promise<{ readonly result: T; readonly isNoted: boolean }> {
	const note: Note = { write, isWritten: false };
	const result = await notes.run(note, work);
	return { result, isNoted: note.isWritten };
}
