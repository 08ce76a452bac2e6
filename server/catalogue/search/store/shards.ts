/**
 * Number of shards that cities are divided into. Each shard has one leader and its own version sequence. The read model's indexes contain
 * the same number.
 */
export const SHARDS = 16;

export const allShards: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

export const shardOf = (cityId: number): number => cityId % SHARDS;

/** SQL for the shard of a city ID column. */
export const shardSql = (cityId: string): string => `(${cityId} % ${SHARDS})`;
