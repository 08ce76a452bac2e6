import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/platform/root.ts";
import { type Database, DatabaseStartError, type Queryable } from "./Database.ts";

export interface Migration {
	readonly version: number;
	readonly name: string;
	readonly sql: string;
	readonly checksum: string;
}

/** Advisory lock key, which must never change: processes that start together migrate one after the other. */
const migrationLock = 7_390_114;
const lockMs = 3000;

/** Reads the schema migrations, ordered by version. */
export function readMigrations(): Migration[] {
	const folder = join(root, "server/platform/database/migrations");
	return readdirSync(folder)
		.filter((file) => /^\d{4}_\w+\.sql$/.test(file))
		.sort()
		.map((file) => {
			const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
			return {
				version: Number(file.slice(0, 4)),
				name: file.slice(5, -4),
				sql,
				checksum: createHash("sha256").update(sql).digest("hex"),
			};
		});
}

async function applied(tx: Queryable): Promise<Map<number, string>> {
	const { rows } = await tx.query<{ version: number; checksum: string }>(
		"SELECT version, checksum FROM schema_migration",
	);
	return new Map(rows.map((row) => [row.version, row.checksum]));
}

/**
 * Brings the schema up to date, with one transaction per migration. Idempotent, and safe to run in several processes at once.
 * @returns names of the migrations applied by this call
 * @throws DatabaseUnavailable while another process migrates, or when a table is locked for too long; call again
 * @throws DatabaseStartError schemaTooNew when a newer version has already migrated, migrationChanged when an applied file was edited
 */
export async function migrate(
	db: Database,
	migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
	const known = new Map(migrations.map((migration) => [migration.version, migration]));
	const before = await db.tx(async (tx) => {
		await tx.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
		// Checked separately, because a role that may only read and write rows cannot run CREATE TABLE even with IF NOT EXISTS (ASVS 13.2.2).
		const { rows } = await tx.query("SELECT FROM pg_class WHERE oid = to_regclass('schema_migration')");
		if (rows.length === 0)
			await tx.query(
				"CREATE TABLE schema_migration (version int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
			);
		const found = await applied(tx);
		for (const [version, checksum] of found) {
			const migration = known.get(version);
			if (!migration)
				throw new DatabaseStartError(
					"schemaTooNew",
					`데이터베이스에 이 버전이 모르는 마이그레이션 ${version}번이 있습니다. 더 새로운 버전으로 시작해 주세요.`,
				);
			if (migration.checksum !== checksum)
				throw new DatabaseStartError(
					"migrationChanged",
					`이미 적용된 마이그레이션 ${version}번(${migration.name})이 바뀌었습니다. 고치지 말고 새 마이그레이션을 더해 주세요.`,
				);
		}
		return found;
	});
	const names: string[] = [];
	for (const migration of migrations.filter(({ version }) => !before.has(version))) {
		const apply = async (tx: Queryable) => {
			// Other statements queue behind a schema change that waits for its lock, so it gives up early and is retried rather than blocking
			// them for long.
			await tx.query(`SET LOCAL lock_timeout = ${lockMs}`);
			await tx.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
			if ((await applied(tx)).has(migration.version)) return false;
			await tx.query(migration.sql);
			await tx.query("INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)", [
				migration.version,
				migration.name,
				migration.checksum,
			]);
			return true;
		};
		if (await db.tx(apply, { hasNoTimeout: true })) names.push(migration.name);
	}
	return names;
}
