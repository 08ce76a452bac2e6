import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe, inject, onTestFinished } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { answerOf } from "#server/platform/database/answerOf.ts";
import { liteDatabase, openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { migrate, readMigrations } from "#server/platform/database/migrate.ts";
import { plantWorld } from "#tests/support/plantWorld.ts";
import {
	findPostgres,
	type PostgresServer,
	postgresAt,
	startPostgres,
} from "#tests/support/postgresServer.ts";
import { recycling } from "#tests/support/recycled.ts";

/** The day the demo world of tests is dated around, and a moment of it. */
export const worldToday = stayDateOf("2026-11-26");
export const worldNow = koreanInstant("2026-11-26 10:00:00") ?? 0;

/** Nothing but the schema, or the demo world of 24 stays on `worldToday`. */
export type DatabaseContent = "empty" | "world";

/** A database as new. It is yours until the test that opens it ends; opened outside a test, until the describe block ends. */
export type OpenDatabase = (content?: DatabaseContent) => Promise<Database>;

/**
 * Runs a suite against PGlite, and against a real PostgreSQL server where one is installed: only there do statements really run at the same
 * time. TEST_DATABASE=pglite or postgres picks one; a suite that takes long may name the one it runs on otherwise.
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

/** A database, and what gives it back. */
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
		suite(name, async (content) => {
			const mine = await open(content);
			try {
				onTestFinished(mine.release);
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
	if (content === "world") await plantWorld(db, { today: worldToday, now: worldNow, stays: 24 });
}

const cacheFolder = join(tmpdir(), `stay-test-templates-${process.getuid?.() ?? 0}`);
const day = 86_400_000;

/** One value a key and thread, made on first use. */
function once<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
	const values = new Map<K, Promise<T>>();
	return (key) => {
		const value = values.get(key) ?? make(key);
		values.set(key, value);
		return value;
	};
}

function lite(engine: PGlite): Database {
	return liteDatabase(
		(messages) => answerOf(engine, messages),
		() => engine.close(),
	);
}

const root = join(import.meta.dirname, "../..");
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
	["#server/", "server/"],
	["#world/", "world/"],
	["#domain/", "src/domain/"],
];

/** The texts of a file of ours and of all it imports. */
function sourcesOf(file: string, known = new Map<string, string>()): Map<string, string> {
	if (known.has(file)) return known;
	const text = readFileSync(file, "utf8");
	known.set(file, text);
	for (const [, name = ""] of text.matchAll(
		/(?:from|import|URL\()\s*"((?:#server|#world|#domain|\.)[^"]+\.ts)"/g,
	)) {
		const alias = aliases.find(([start]) => name.startsWith(start));
		const path = alias ? join(root, alias[1], name.slice(alias[0].length)) : resolve(dirname(file), name);
		sourcesOf(path, known);
	}
	return known;
}

/** What a template is made of: the migrations, and for the world the code that plants it. */
function digestOf(content: DatabaseContent): string {
	const digest = createHash("sha256").update(content);
	for (const { checksum } of readMigrations()) digest.update(checksum);
	const planter = join(root, "tests/support/plantWorld.ts");
	const sources = content === "world" ? sourcesOf(planter) : new Map<string, string>();
	for (const file of [...sources.keys()].sort()) digest.update(sources.get(file) ?? "");
	return digest.digest("hex").slice(0, 20);
}

/** A filled data folder as a tar: making one takes seconds, loading it a quarter of a second. Kept between runs by its content. */
const liteTemplate = once(async (content: DatabaseContent): Promise<Blob> => {
	const file = join(cacheFolder, `${digestOf(content)}.tar`);
	try {
		return new Blob([readFileSync(file)]);
	} catch {
		const engine =
			content === "world"
				? await PGlite.create({ loadDataDir: await liteTemplate("empty") })
				: await PGlite.create();
		const db = lite(engine);
		await fill(db, content);
		await db.query("CHECKPOINT");
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

async function newLite(content: DatabaseContent): Promise<Database> {
	return lite(await PGlite.create({ loadDataDir: await liteTemplate(content) }));
}

/** Stands in for a database in tests that are left out. */
const newNothing = (): Promise<Database> =>
	Promise.reject(new Error("There is no PostgreSQL on this machine"));

const recycledLite = recycling(() => newLite("empty"));

const openLite = (content: DatabaseContent = "empty"): Promise<Opened> =>
	content === "empty" ? recycledLite() : closedAfter(newLite(content));

async function closedAfter(opening: Promise<Database>): Promise<Opened> {
	const db = await opening;
	return { db, release: () => db.close() };
}

/** Puts the data folder of an embedded database with the empty schema at a path: opening it then takes no seconds. */
export async function plantFolder(dataDir: string): Promise<void> {
	const template = await liteTemplate("empty");
	mkdirSync(dataDir, { recursive: true });
	execFileSync("tar", ["-xf", "-", "-C", dataDir], { input: Buffer.from(await template.arrayBuffer()) });
}

/** The run's server; one of this thread where nobody started it. */
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

const recycledPostgres = once(async (bin: string) => recycling(() => newPostgres(bin, "empty")));

async function openPostgres(bin: string, content: DatabaseContent = "empty"): Promise<Opened> {
	return content === "empty" ? (await recycledPostgres(bin))() : closedAfter(newPostgres(bin, content));
}

/**
 * Where a PostgreSQL database as new is reached, for whoever opens it by itself: with the schema, or with nothing at all. It goes when
 * the run's server does.
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
