import { errorText } from "#server/platform/errorText.ts";
import type { Database, Reads } from "./Database.ts";

/** Measures how far a replica is behind its primary. */
export interface ReplicaLag {
	/** Queries both servers once. Never rejects. */
	measure(): Promise<void>;
	/** Returns null when the replica did not respond to the last check, or before the first one. */
	milliseconds(): number | null;
	/** Whether the primary does not respond, so that nothing newer than the replica can be read. */
	isAlone(): boolean;
	/** Returns why the replica should not be used; null when it may be. */
	tooOld(maxMs: number): string | null;
}

/** A position of the primary's log and when this process observed it. */
interface Sample {
	readonly position: number;
	readonly at: number;
}

/** Timeout of a check, in milliseconds. */
const timeoutMs = 2000;
/** Maximum samples kept; when the replica is minutes behind, older ones do not matter. */
const maxSamples = 200;

export function replicaLag({
	primary,
	replica,
}: {
	readonly primary: Database;
	readonly replica: Database;
}): ReplicaLag {
	/** Samples in order of time. The first is the latest one the replica is known to have replayed. */
	let samples: readonly Sample[] = [];
	let lag: number | null = null;
	let isPrimaryKnown = true;
	let failure = "it has not been asked yet";

	/** Returns false when the primary does not report its position. */
	async function sample(): Promise<boolean> {
		const at = performance.now();
		const position = await inTime(positionOf(primary, current)).catch(() => null);
		if (position === null) return false;
		// a promoted replica may be behind the old primary, which wrote changes it never sent
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
		timer = setTimeout(() => fail(new Error("it does not answer")), timeoutMs);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
