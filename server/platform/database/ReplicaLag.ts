import { errorText } from "#server/platform/errorText.ts";
import type { Database, Reads } from "./Database.ts";

/** How far a replica is behind its primary. */
export interface ReplicaLag {
	/** Asks both once. Never rejects. */
	measure(): Promise<void>;
	/** Null when the replica did not answer the last time, or nothing is known yet. */
	milliseconds(): number | null;
	/** The primary does not answer: nothing newer than the replica can be read. */
	isAlone(): boolean;
	/** Why it should not be read from; null when it may. */
	tooOld(maxMs: number): string | null;
}

/** A position the primary's log had at a moment of this process. */
interface Sample {
	readonly position: number;
	readonly at: number;
}

/** Whoever takes longer does not answer. */
const patienceMs = 2000;
/** Of minutes that a replica is behind only the newest matter. */
const maxSamples = 200;

export function replicaLag({
	primary,
	replica,
}: {
	readonly primary: Database;
	readonly replica: Database;
}): ReplicaLag {
	/** The oldest is the newest that the replica is known to have replayed. */
	let samples: readonly Sample[] = [];
	let lag: number | null = null;
	let isPrimaryKnown = true;
	let failure = "it has not been asked yet";

	/** False when the primary does not tell. */
	async function sample(): Promise<boolean> {
		const at = performance.now();
		const position = await inTime(positionOf(primary, current)).catch(() => null);
		if (position === null) return false;
		// One that was promoted may stand before what the one before it had written and never sent.
		samples = [...samples.filter((each) => each.position <= position), { position, at }].slice(-maxSamples);
		return true;
	}

	return {
		async measure() {
			const isKnown = await sample();
			try {
				const replayed = await inTime(positionOf(replica, replayedOrCurrent));
				lag = isKnown ? behind(replayed) : 0;
				isPrimaryKnown = isKnown;
			} catch (error) {
				lag = null;
				failure = errorText(error);
			}
		},
		milliseconds: () => lag,
		isAlone: () => lag !== null && !isPrimaryKnown,
		tooOld(maxMs) {
			if (lag === null) return failure;
			return lag > maxMs ? `it is ${Math.round(lag)} ms behind` : null;
		},
	};

	function behind(replayed: number): number {
		const reached = samples.findLastIndex(({ position }) => position <= replayed);
		samples = samples.slice(Math.max(0, reached));
		return performance.now() - (samples[0]?.at ?? 0);
	}
}

const current = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS position";
const replayedOrCurrent =
	"SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0'::pg_lsn)::float8 AS position";

async function positionOf(db: Reads, text: string): Promise<number> {
	const { rows } = await db.query<{ position: number | null }>(text, []);
	const position = rows[0]?.position;
	if (position === undefined || position === null) throw new Error("it does not tell how far it is");
	return position;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(new Error("it does not answer")), patienceMs);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
