import type { Queryable } from "#server/platform/database/Database.ts";

const LEADER_LOCK = 7_390_203;

/** The version to write as the only writer of the read model until the transaction ends; null when another process leads. */
export async function lead(tx: Queryable): Promise<number | null> {
	const { rows } = await tx.query<{ leads: boolean }>(
		{ name: "search.lead", text: `SELECT pg_try_advisory_xact_lock(${LEADER_LOCK}) AS leads` },
		[],
	);
	return rows[0]?.leads ? nextVersion(tx) : null;
}

/** The same, in turn: waits until no other process leads. */
export async function leadInTurn(tx: Queryable): Promise<number> {
	await tx.query({ name: "search.leadInTurn", text: `SELECT pg_advisory_xact_lock(${LEADER_LOCK})` }, []);
	return nextVersion(tx);
}

async function nextVersion(tx: Queryable): Promise<number> {
	const next = await tx.query<{ ver: number }>(
		{ name: "search.ver", text: "SELECT nextval('stay_ver') AS ver" },
		[],
	);
	return next.rows[0]!.ver;
}
