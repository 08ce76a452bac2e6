import { type Database, DatabaseStartError, type Reads } from "./Database.ts";
import { ReadReplica, type ReplicaParts } from "./ReadReplica.ts";
import { serverDatabase } from "./serverDatabase.ts";

/**
 * Opens a streaming replica for reads. If it is unavailable now, it is used as soon as it comes up.
 * @throws DatabaseStartError when it is not a replica of this primary
 */
export async function openReplica(
	readUrl: string,
	{ primary, onMove }: Pick<ReplicaParts, "primary" | "onMove">,
): Promise<ReadReplica> {
	const { db: replica } = serverDatabase(readUrl, { mustWrite: false });
	try {
		await checkReplicates(primary, replica);
		return await ReadReplica.begin({ primary, replica, onMove });
	} catch (error) {
		await replica.close();
		throw error;
	}
}

async function checkReplicates(primary: Database, replica: Database): Promise<void> {
	const [own, its] = await Promise.all([identityOf(primary), identityOf(replica)]);
	if (own === null || its === null || own === its) return;
	throw new DatabaseStartError(
		"otherDatabase",
		"DATABASE_READ_URL의 서버는 DATABASE_URL의 복제 서버가 아닙니다. 두 값을 확인해 주세요.",
	);
}

/** Returns an identifier shared only by a primary and its replicas; null when the server is unavailable or this role may not read it. */
async function identityOf(db: Reads): Promise<string | null> {
	const identity = db.query<{ identity: string }>(
		"SELECT system_identifier::text || current_database() AS identity FROM pg_control_system()",
		[],
	);
	return identity.then(
		({ rows }) => rows[0]?.identity ?? null,
		() => null,
	);
}
