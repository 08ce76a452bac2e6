import type { Queryable } from "#server/platform/database/Database.ts";

const LEADER_LOCK = 7_390_203;

/** Acquires leadership of the given shards, except those led by another process, until the transaction ends. Returns the shards acquired. */
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

/** Acquires leadership of a shard, waiting while another process has it. */
export async function waitForLeadership(tx: Queryable, shard: number): Promise<void> {
	await tx.query(
		{ name: "search.waitForLeadership", text: `SELECT pg_advisory_xact_lock(${LEADER_LOCK}, $1)` },
		[shard],
	);
}

/**
 * Returns the version to write with. Call it only after acquiring leadership of every shard that will be written: then versions within a
 * shard increase in commit order.
 */
export async function nextVersion(tx: Queryable): Promise<number> {
	const next = await tx.query<{ ver: number }>(
		{ name: "search.ver", text: "SELECT nextval('stay_ver') AS ver" },
		[],
	);
	return next.rows[0]!.ver;
}
