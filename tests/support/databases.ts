import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe } from "vitest";
import { liteDatabase, openDatabase } from "#server/database/connect.ts";
import type { Database } from "#server/database/Database.ts";
import { migrate, readMigrations } from "#server/database/migrate.ts";
import { findPostgres, type PostgresServer, startPostgres } from "#tests/support/postgresServer.ts";

/** A new database with the schema and nothing in it. Closed for you when the describe block ends. */
export type OpenDatabase = () => Promise<Database>;

/**
 * Runs a suite against PGlite, and against a real PostgreSQL server where one is installed: only there do statements really run at the same
 * time. TEST_DATABASE=pglite or postgres picks one.
 */
export function forEachDatabase(suite: (name: string, open: OpenDatabase) => void): void {
	const only = process.env.TEST_DATABASE;
	const bin = findPostgres();
	if (only !== "postgres") describeWith("PGlite", openLite, suite);
	if (only === "pglite") return;
	if (bin) describeWith("PostgreSQL", () => openPostgres(bin), suite);
	else describe.skip("PostgreSQL (no server binaries on this machine)", () => suite("PostgreSQL", openLite));
}

function describeWith(
	name: string,
	open: OpenDatabase,
	suite: (name: string, open: OpenDatabase) => void,
): void {
	describe(name, () => {
		const opened: Database[] = [];
		afterAll(async () => {
			for (const db of opened.splice(0)) await db.close();
		});
		suite(name, async () => {
			const db = await open();
			opened.push(db);
			return db;
		});
	});
}

const cacheFolder = join(tmpdir(), `stay-test-templates-${process.getuid?.() ?? 0}`);
const day = 86_400_000;

/** One value a thread, made on first use. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
	let value: Promise<T> | undefined;
	return () => {
		value ??= make();
		return value;
	};
}

function lite(engine: PGlite): Database {
	return liteDatabase(
		(messages) => engine.execProtocolRaw(messages),
		() => engine.close(),
	);
}

/** The migrated data folder as a tar: making one takes seconds, loading it a quarter of a second. Kept between runs by its content. */
const liteTemplate = once(async (): Promise<Blob> => {
	const key = createHash("sha256");
	for (const { checksum } of readMigrations()) key.update(checksum);
	const file = join(cacheFolder, `${key.digest("hex").slice(0, 20)}.tar`);
	try {
		return new Blob([readFileSync(file)]);
	} catch {
		const engine = await PGlite.create();
		const db = lite(engine);
		await migrate(db);
		const dump = await engine.dumpDataDir("none");
		await db.close();
		keepTemplate(file, Buffer.from(await dump.arrayBuffer()));
		return dump;
	}
});

function keepTemplate(file: string, bytes: Buffer): void {
	mkdirSync(cacheFolder, { recursive: true });
	for (const name of readdirSync(cacheFolder)) {
		const path = join(cacheFolder, name);
		const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (age > day) rmSync(path, { force: true });
	}
	const part = `${file}.${process.pid}.${Math.random()}`;
	writeFileSync(part, bytes);
	renameSync(part, file);
}

async function openLite(): Promise<Database> {
	return lite(await PGlite.create({ loadDataDir: await liteTemplate() }));
}

let server: Promise<PostgresServer> | undefined;
let clones = 0;

async function openPostgres(bin: string): Promise<Database> {
	server ??= startPostgres(bin).then(async (started) => {
		await started.admin("CREATE DATABASE template_empty");
		const db = await openDatabase({ databaseUrl: started.url("template_empty"), dataDir: "" });
		await migrate(db);
		await db.close();
		return started;
	});
	const { admin, url } = await server;
	clones += 1;
	const name = `test_${clones}`;
	await admin(`CREATE DATABASE ${name} TEMPLATE template_empty STRATEGY file_copy`);
	const db = await openDatabase({ databaseUrl: url(name), dataDir: "" });
	return {
		...db,
		async close() {
			await db.close();
			await admin(`DROP DATABASE ${name} WITH (FORCE)`);
		},
	};
}
