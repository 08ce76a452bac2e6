import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "./Database.ts";

/** What the first transaction that commits writes besides. */
interface Note {
	readonly write: (tx: Queryable) => Promise<unknown>;
	isWritten: boolean;
}

const notes = new AsyncLocalStorage<Note>();

/** What the transaction that begins here has to write, if anything. */
export function noteToWrite(): Note | null {
	const note = notes.getStore();
	return note && !note.isWritten ? note : null;
}

/** Does the work; the note is written in its own first transaction, in the same commit or not at all. False: it had none that committed. */
export async function withNote<T>(
	write: Note["write"],
	work: () => Promise<T>,
): Promise<{ readonly result: T; readonly isNoted: boolean }> {
	const note: Note = { write, isWritten: false };
	const result = await notes.run(note, work);
	return { result, isNoted: note.isWritten };
}
