/** Cities are shared out among so many shards; each has one leader and its own order of versions. The indexes of the read model say it too. */
export const SHARDS = 16;

export const allShards: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

export const shardOf = (cityId: number): number => cityId % SHARDS;

/** The shard in SQL of a column with a city's number. */
export const shardSql = (cityId: string): string => `(${cityId} % ${SHARDS})`;
