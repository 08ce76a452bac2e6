import type { Database } from "#server/platform/database/Database.ts";
import { type Migration, migrate, readMigrations } from "#server/platform/database/migrate.ts";
import type { Head } from "./backupFormat.ts";
import { OpsError } from "./OpsError.ts";
import { readBackup } from "./readBackup.ts";
import {
	appliedMigrations,
	type BackedUpTable,
	backedUpTables,
	insertRows,
	isUsed,
	setSequence,
} from "./store/backupRows.ts";

const stop = Symbol("the head is enough");

async function headOf(path: string): Promise<Head> {
	let found: Head | null = null;
	try {
		await readBackup(path, {
			async head(head) {
				found = head;
				throw stop;
			},
			async rows() {},
		});
	} catch (error) {
		if (error !== stop) throw error;
	}
	if (!found) throw new OpsError(`${path} 백업 파일이 비어 있습니다.`);
	return found;
}

/**
 * Returns the migrations of the backed-up database.
 * @throws OpsError when this program does not know them
 */
function migrationsOf({ migrations }: Head): Migration[] {
	const known = new Map(readMigrations().map((each) => [each.version, each]));
	return migrations.map(({ version, checksum }) => {
		const migration = known.get(version);
		if (!migration || migration.checksum !== checksum)
			throw new OpsError(
				`백업에 이 버전이 모르는 마이그레이션 ${version}번이 있습니다. 백업한 버전이나 그보다 새로운 버전으로 되살려 주세요.`,
			);
		return migration;
	});
}

/**
 * Brings an unused database to the schema of the backup.
 * @throws OpsError when it contains data or has another schema
 */
async function prepare(db: Database, migrations: readonly Migration[]): Promise<void> {
	const { hasSchema, hasRows } = await isUsed(db);
	if (hasRows)
		throw new OpsError("데이터가 있는 데이터베이스입니다. 빈 데이터베이스나 새 DATA_DIR에 되살려 주세요.");
	if (hasSchema) {
		const present = (await appliedMigrations(db)).map(({ version }) => version);
		const wanted = migrations.map(({ version }) => version);
		if (String(present) !== String(wanted))
			throw new OpsError("다른 버전의 빈 데이터베이스입니다. 새 데이터베이스나 새 DATA_DIR에 되살려 주세요.");
	}
	await migrate(db, migrations);
}

const columnsText = ({ columns }: BackedUpTable): string =>
	columns
		.map(({ name, type }) => `${name} ${type}`)
		.sort()
		.join();

/**
 * Restores a backup into an unused database, all of it or nothing, and then migrates the database to the current schema. Returns the number
 * of rows. [DEC-196]
 * @throws OpsError when the backup is incomplete or not for this program, or the database is in use
 */
export async function restoreBackup(db: Database, path: string): Promise<number> {
	const head = await headOf(path);
	await prepare(db, migrationsOf(head));
	const tables = new Map(head.tables.map((table) => [table.name, table]));
	for (const table of await backedUpTables(db)) {
		const kept = tables.get(table.name);
		if (!kept || columnsText(kept) !== columnsText(table))
			throw new OpsError(`백업의 ${table.name} 표가 이 버전의 것과 다릅니다.`);
	}
	let rows = 0;
	await db.tx(
		async (tx) => {
			rows = 0;
			await tx.query("SET LOCAL idle_in_transaction_session_timeout = 0");
			await readBackup(path, {
				async head() {},
				async rows(name, lines) {
					const table = tables.get(name);
					if (!table) throw new OpsError(`백업에 모르는 ${name} 표가 있습니다.`);
					rows += lines.length;
					await insertRows(tx, table, lines);
				},
			});
			for (const sequence of head.sequences) await setSequence(tx, sequence);
		},
		{ hasNoTimeout: true },
	);
	await migrate(db);
	return rows;
}
