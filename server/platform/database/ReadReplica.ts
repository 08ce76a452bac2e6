import type { TakeRow } from "./CopyOut.ts";
import type { Database, Reads, Rows, Statement } from "./Database.ts";
import { DatabaseUnavailable } from "./DatabaseUnavailable.ts";
import type { RecentReads, ReplicaState } from "./RecentReads.ts";
import { type ReplicaLag, replicaLag } from "./ReplicaLag.ts";

export interface ReplicaParts {
	readonly primary: Database;
	readonly replica: Database;
	/** Called when reads move to the primary (with the reason) and when they move back (null). */
	readonly onMove: (why: string | null) => void;
	readonly roundMs?: number;
}

/** Maximum lag in milliseconds at which the replica is used. */
const maxLagMs = 1000;
const roundMs = 500;
/** Consecutive good checks before reads return to the replica; every move forces followers to start over. */
const goodRounds = 10;
/** SQLSTATE of a read the replica cancelled because it conflicted with replay. */
const replayConflict = "40001";

/**
 * Reads from a streaming replica as long as it has replayed what the primary had written a second ago, otherwise from the primary. Lag is
 * measured in log positions against this process's own clock, so that neither an idle primary nor clock skew looks like lag. While the
 * primary is down, nothing newer than the replica can be read, so the replica stays in use.
 */
export class ReadReplica implements RecentReads {
	readonly #parts: ReplicaParts;
	readonly #lag: ReplicaLag;
	#source = 0;
	#isUsed = false;
	#good = 0;
	#timer: NodeJS.Timeout | undefined;
	#round: Promise<void> = Promise.resolve();
	#isClosed = false;

	private constructor(parts: ReplicaParts) {
		this.#parts = parts;
		this.#lag = replicaLag(parts);
	}

	/** Starts with the replica if it is usable now, otherwise with the primary. */
	static async begin(parts: ReplicaParts): Promise<ReadReplica> {
		const reads = new ReadReplica(parts);
		await reads.#lag.measure();
		const why = reads.#lag.tooOld(maxLagMs);
		reads.#isUsed = why === null;
		if (why !== null) parts.onMove(why);
		reads.#schedule();
		return reads;
	}

	get source(): number {
		return this.#source;
	}

	get replica(): ReplicaState {
		return { isUsed: this.#isUsed, lagMs: this.#lag.milliseconds() };
	}

	query<R extends object>(statement: Statement, values?: readonly unknown[]): Promise<Rows<R>> {
		return this.#read((db) => db.query<R>(statement, values));
	}

	copy(select: string, take: TakeRow): Promise<void> {
		return this.#read((db) => db.copy(select, take));
	}

	together<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
		return this.#read((db) => db.tx(work, { hasNoTimeout: true, isReadOnly: true }));
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		await this.#round;
		await this.#parts.replica.close();
	}

	async #read<T>(read: (db: Database) => Promise<T>): Promise<T> {
		const { primary, replica } = this.#parts;
		if (!this.#isUsed) return read(primary);
		try {
			return await read(replica);
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
			// a busy replica is not a reason to move: the load would only make the primary busy too
			if (error.reason !== "away" && error.code !== replayConflict) throw error;
			this.#leave(error.message);
			return read(primary);
		}
	}

	#schedule(): void {
		if (this.#isClosed) return;
		this.#timer = setTimeout(() => {
			this.#round = this.#lag.measure().then(() => {
				this.#assess();
				this.#schedule();
			});
		}, this.#parts.roundMs ?? roundMs).unref();
	}

	#assess(): void {
		const why = this.#lag.tooOld(maxLagMs);
		if (why !== null) {
			this.#leave(why);
			return;
		}
		this.#good += 1;
		if (this.#isUsed || (this.#good < goodRounds && !this.#lag.isAlone())) return;
		this.#isUsed = true;
		this.#source += 1;
		this.#parts.onMove(null);
	}

	#leave(why: string): void {
		this.#good = 0;
		if (!this.#isUsed) return;
		this.#isUsed = false;
		this.#source += 1;
		this.#parts.onMove(why);
	}
}
