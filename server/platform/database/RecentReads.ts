import type { Database, Reads } from "./Database.ts";

/** Reads that may be as old as a second: of what many look at and nobody decides by. All of one source come from one server. */
export interface RecentReads extends Reads {
	/** Another number whenever another server is read from: whoever follows changes step by step then starts over. */
	readonly source: number;
	/** Several reads of one moment, in their own time. */
	together<T>(work: (reads: Reads) => Promise<T>): Promise<T>;
	/** Null without a replica. */
	readonly replica: ReplicaState | null;
}

export interface ReplicaState {
	/** False while the primary does its work. */
	readonly isUsed: boolean;
	/** Milliseconds it was behind when it was last asked; null when it did not answer. */
	readonly lagMs: number | null;
}

/** Where there is no replica, what is true now is recent. */
export const recentReadsOf = (db: Database): RecentReads => ({
	source: 0,
	replica: null,
	query: (statement, values) => db.query(statement, values),
	copy: (select, take) => db.copy(select, take),
	together: (work) => db.tx(work, { isUnhurried: true, isReadOnly: true }),
});
