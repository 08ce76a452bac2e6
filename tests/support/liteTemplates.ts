import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { answerOf } from "#server/platform/database/answerOf.ts";
import { liteDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import { once } from "#tests/support/once.ts";
import { entriesOf, TemplateFs } from "#tests/support/TemplateFs.ts";

/** Nothing but the schema, or the demo world of 24 stays on `worldToday`. */
export type DatabaseContent = "empty" | "world";

const cacheFolder = join(tmpdir(), `stay-test-templates-${process.getuid?.() ?? 0}`);
const day = 86_400_000;
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
	const digest = createHash("sha256").update(`closed ${content}`);
	for (const { checksum } of readMigrations()) digest.update(checksum);
	const planter = join(root, "tests/support/plantWorld.ts");
	const sources = content === "world" ? sourcesOf(planter) : new Map<string, string>();
	for (const file of [...sources.keys()].sort()) digest.update(sources.get(file) ?? "");
	return digest.digest("hex").slice(0, 20);
}

function keepTemplate(file: string, bytes: Uint8Array): void {
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

/** A few tests' rows do not need the 128 MB that the engine takes otherwise, and sets to zero first. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

async function openOn(fs: TemplateFs): Promise<Database> {
	const engine = await PGlite.create({ fs, startParams });
	return liteDatabase(
		(messages) => answerOf(engine, messages),
		() => engine.close(),
	);
}

/** Embedded databases as new, filled by `fill`. */
export function liteTemplates(fill: (db: Database, content: DatabaseContent) => Promise<void>) {
	/**
	 * A filled data folder as a tar: making one takes seconds, opening it a fifth of one. Its engine was closed, so that there is nothing
	 * to recover. Kept between runs by its content.
	 */
	const templateOf = once(async (content: DatabaseContent): Promise<Uint8Array> => {
		const file = join(cacheFolder, `${digestOf(content)}.tar`);
		try {
			return plainBytes(readFileSync(file));
		} catch {
			const fs = new TemplateFs(content === "world" ? await entriesFor("empty") : [], true);
			const db = await openOn(fs);
			await fill(db, content);
			await db.query("CHECKPOINT");
			await db.close();
			const bytes = new Uint8Array(await fs.kept.arrayBuffer());
			keepTemplate(file, bytes);
			return bytes;
		}
	});
	const entriesFor = once(async (content: DatabaseContent) => entriesOf(await templateOf(content)));

	return {
		newLite: async (content: DatabaseContent) => openOn(new TemplateFs(await entriesFor(content))),
		/** Puts the data folder of an embedded database with the empty schema at a path: opening it then takes no seconds. */
		async plantFolder(dataDir: string): Promise<void> {
			mkdirSync(dataDir, { recursive: true });
			execFileSync("tar", ["-xf", "-", "-C", dataDir], { input: await templateOf("empty") });
		},
	};
}

/** A part of a Buffer is no copy, whatever it is asked for. */
const plainBytes = ({ buffer, byteOffset, length }: Buffer): Uint8Array =>
	new Uint8Array(buffer, byteOffset, length);
