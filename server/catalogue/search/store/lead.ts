import type { Queryable } from "#server/platform/database/Database.ts";

const LEADER_LOCK = 7_390_203;

/** Leads those of some shards that no other process leads, until the transaction ends. */
export async function lead(tx: Queryable, shards: readonly number[]): Promise<readonly number[]> {
	const { rows } = await tx.query<{ shard: number }>(
		{
			name: "search.lead",
			text: `SELECT shard FROM unnest($1::int[]) AS shard WHERE pg_try_advisory_xact_lock(${LEADER_LOCK}, shard)`,
		},
		[shards],
	);
	return rows.map(({ shard }) => shard);
}

/** Leads a shard in turn: waits until no other process does. */
export async function leadInTurn(tx: Queryable, shard: number): Promise<void> {
	await tx.query({ name: "search.leadInTurn", text: `SELECT pg_advisory_xact_lock(${LEADER_LOCK}, $1)` }, [
		shard,
	]);
}

/** The version to write with, once all shards are led that are written to: in each of them versions are commits in their order. */
export async function nextVersion(tx: Queryable): Promise<number> {
	const next = await tx.query<{ ver: number }>(
		{ name: "search.ver", text: "SELECT nextval('stay_ver') AS ver" },
		[],
	);
	return next.rows[0]!.ver;
}
