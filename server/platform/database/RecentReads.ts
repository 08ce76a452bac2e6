import type { Database, Reads } from "./Database.ts";

/**
 * Reads that may be up to a second stale, for data that many people view and no decision depends on. All reads of one `source` go to the
 * same server.
 */
export interface RecentReads extends Reads {
	/** Changes whenever reads move to another server. Callers that follow changes incrementally must then start over. */
	readonly source: number;
	/** Runs several reads on one snapshot, without a time limit. */
	together<T>(work: (reads: Reads) => Promise<T>): Promise<T>;
	/** Null when there is no replica. */
	readonly replica: ReplicaState | null;
}

export interface ReplicaState {
	/** False while the primary is used instead. */
	readonly isUsed: boolean;
	/** The lag at the last check, in milliseconds; null when the replica did not respond. */
	readonly lagMs: number | null;
}

/** Without a replica, recent reads go to the database itself. */
export const recentReadsOf = (db: Database): RecentReads => ({
	source: 0,
	replica: null,
	query: (statement, values) => db.query(statement, values),
	copy: (select, take) => db.copy(select, take),
	together: (work) => db.tx(work, { hasNoTimeout: true, isReadOnly: true }),
});
