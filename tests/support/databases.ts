import { randomUUID } from "node:crypto";
import { afterAll, describe, inject, onTestFinished } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { databasePool } from "#tests/support/databasePool.ts";
import { type DatabaseContent, liteTemplates } from "#tests/support/liteTemplates.ts";
import { once } from "#tests/support/once.ts";
import {
	findPostgres,
	type PostgresServer,
	postgresAt,
	startPostgres,
} from "#tests/support/postgresServer.ts";

export { worldNow, worldToday } from "#tests/support/worldMoments.ts";

/**
 * Opens a database in its initial state. It belongs to the caller until the test that opened it ends; when opened outside a test, until the
 * describe block ends. A test that runs beside others passes its own `onTestFinished`.
 */
export type OpenDatabase = (
	content?: DatabaseContent,
	whenFinished?: typeof onTestFinished,
) => Promise<Database>;

/** For suites that need only one engine: the one that is fastest with many statements. */
export const quickestEngine = process.env.TEST_DATABASE ?? (findPostgres() ? "postgres" : "pglite");

/**
 * Runs a suite against PGlite, and against a real PostgreSQL server where one is installed, since only there statements really run
 * concurrently. TEST_DATABASE=pglite or postgres selects one; a slow suite may name its default engine.
 */
export function forEachDatabase(
	suite: (name: string, open: OpenDatabase) => void,
	only: string | undefined = process.env.TEST_DATABASE,
): void {
	const bin = findPostgres();
	if (only !== "postgres") describeWith("PGlite", openLite, suite);
	if (only === "pglite") return;
	if (bin) describeWith("PostgreSQL", (content) => openPostgres(bin, content), suite);
	else
		describe.skip("PostgreSQL (no server binaries on this machine)", () => suite("PostgreSQL", newNothing));
}

/** A database, and how to give it back. */
interface Opened {
	readonly db: Database;
	release(): Promise<void>;
}

function describeWith(
	name: string,
	open: (content?: DatabaseContent) => Promise<Opened>,
	suite: (name: string, open: OpenDatabase) => void,
): void {
	describe(name, () => {
		const opened: Opened[] = [];
		afterAll(async () => {
			for (const { release } of opened.splice(0)) await release();
		});
		suite(name, async (content, whenFinished = onTestFinished) => {
			const mine = await open(content);
			try {
				whenFinished(mine.release);
			} catch {
				// No test is running: a hook opens it for all of them.
				opened.push(mine);
			}
			return mine.db;
		});
	});
}

async function fill(db: Database, content: DatabaseContent): Promise<void> {
	await migrate(db);
	if (content === "empty") return;
	// Imported lazily: not every suite that opens a database needs the whole server.
	const { fillWorld } = await import("#tests/support/fillWorld.ts");
	await fillWorld(db, content);
}

const { newEngine, newLite, plantFolder } = liteTemplates(fill);

export { newEngine, plantFolder };

/** A placeholder for the database in skipped tests. */
const newNothing = (): Promise<Database> =>
	Promise.reject(new Error("There is no PostgreSQL on this machine"));

const recycledLite = databasePool(() => newLite("empty"));

const openLite = (content: DatabaseContent = "empty"): Promise<Opened> =>
	content === "empty" ? recycledLite() : closedAfter(newLite(content));

async function closedAfter(opening: Promise<Database>): Promise<Opened> {
	const db = await opening;
	return { db, release: () => db.close() };
}

/** The run's shared server; one for this thread when nobody has started that. */
export const sharedPostgres = once(async (bin: string): Promise<PostgresServer> => {
	const place = inject("postgresPlace");
	return place ? postgresAt(place) : startPostgres(bin);
});

const postgresTemplate = once(async (bin: string): Promise<(content: DatabaseContent) => Promise<string>> => {
	const { alone, url } = await sharedPostgres(bin);
	return once(async (content) => {
		const name = `template_${content}`;
		await alone(async (admin) => {
			const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
			if (rowCount) return;
			await admin.query(`CREATE DATABASE ${name}`);
			const db = await openDatabase({ databaseUrl: url(name), dataDir: "" });
			await fill(db, content);
			await db.close();
		});
		return name;
	});
});

const recycledPostgres = once(async (bin: string) => databasePool(() => newPostgres(bin, "empty")));

async function openPostgres(bin: string, content: DatabaseContent = "empty"): Promise<Opened> {
	return content === "empty" ? (await recycledPostgres(bin))() : closedAfter(newPostgres(bin, content));
}

/**
 * Creates a fresh PostgreSQL database for a test that connects on its own and returns its URL: with the schema, or with nothing at all. It
 * is removed with the run's server.
 */
export async function plantPostgres(
	bin: string,
	content: DatabaseContent | "nothing" = "empty",
): Promise<string> {
	const { admin, url } = await sharedPostgres(bin);
	const template = content === "nothing" ? "template0" : await (await postgresTemplate(bin))(content);
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await admin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
	return url(name);
}

async function newPostgres(bin: string, content: DatabaseContent): Promise<Database> {
	const databaseUrl = await plantPostgres(bin, content);
	const db = await openDatabase({ databaseUrl, dataDir: "" });
	return {
		...db,
		async close() {
			await db.close();
			const { admin } = await sharedPostgres(bin);
			await admin(`DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`);
		},
	};
}
