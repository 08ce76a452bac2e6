import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { liteDatabase, openDatabase } from "#server/database/connect.ts";
import type { Database } from "#server/database/Database.ts";
import { migrate, readMigrations } from "#server/database/migrate.ts";
import { seedWorld } from "#server/world/seedWorld.ts";
import { findPostgres, startPostgres } from "#tests/support/postgresServer.ts";

/** The day the demo world of tests is dated around, and a moment of it. */
export const worldToday = stayDateOf("2026-11-26");
export const worldNow = koreanInstant("2026-11-26 10:00:00") ?? 0;

/** Nothing but the schema, or the demo world of 24 stays on `worldToday`. */
export type DatabaseContent = "empty" | "world";

/** A new database. Closed for you when the describe block ends. */
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
		suite(name, async (content) => {
			const db = await open(content);
			opened.push(db);
			return db;
		});
	});
}

async function fill(db: Database, content: DatabaseContent): Promise<void> {
	await migrate(db);
	if (content === "world") await seedWorld(db, { today: worldToday, now: worldNow, stays: 24 });
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
		(messages) => engine.execProtocolRaw(messages),
		() => engine.close(),
	);
}

const root = join(import.meta.dirname, "../..");
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
	["#server/", "server/"],
	["#domain/", "src/domain/"],
];

/** The texts of a file of ours and of all it imports. */
function sourcesOf(file: string, known = new Map<string, string>()): Map<string, string> {
	if (known.has(file)) return known;
	const text = readFileSync(file, "utf8");
	known.set(file, text);
	for (const [, name = ""] of text.matchAll(/(?:from|import|URL\()\s*"((?:#server|#domain|\.)[^"]+\.ts)"/g)) {
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
	const planter = join(root, "server/world/seedWorld.ts");
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

async function openLite(content: DatabaseContent = "empty"): Promise<Database> {
	return lite(await PGlite.create({ loadDataDir: await liteTemplate(content) }));
}

/** Puts the data folder of an embedded database with the empty schema at a path: opening it then takes no seconds. */
export async function plantFolder(dataDir: string): Promise<void> {
	const template = await liteTemplate("empty");
	mkdirSync(dataDir, { recursive: true });
	execFileSync("tar", ["-xf", "-", "-C", dataDir], { input: Buffer.from(await template.arrayBuffer()) });
}

const postgres = once(startPostgres);

const postgresTemplate = once(async (bin: string): Promise<(content: DatabaseContent) => Promise<string>> => {
	const { admin, url } = await postgres(bin);
	return once(async (content) => {
		const name = `template_${content}`;
		await admin(`CREATE DATABASE ${name}`);
		const db = await openDatabase({ databaseUrl: url(name), dataDir: "" });
		await fill(db, content);
		await db.close();
		return name;
	});
});

async function openPostgres(bin: string, content: DatabaseContent = "empty"): Promise<Database> {
	const { admin, url } = await postgres(bin);
	const template = await (await postgresTemplate(bin))(content);
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await admin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
	const db = await openDatabase({ databaseUrl: url(name), dataDir: "" });
	return {
		...db,
		async close() {
			await db.close();
			await admin(`DROP DATABASE ${name} WITH (FORCE)`);
		},
	};
}
