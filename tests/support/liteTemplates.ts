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
import { entriesIn, entriesOf, type TemplateEntry, TemplateFs } from "#tests/support/TemplateFs.ts";

/** Only the schema, or a searchable demo world that several test files start from. */
export type DatabaseContent = "empty" | WorldName;
export type WorldName = "world" | `world_of_${60 | 150 | 300}`;

/** Templates outlive the run, whose own temporary files may be in memory. */
const cacheFolder = join(
	process.env.LASTING_TMPDIR ?? tmpdir(),
	`stay-test-templates-${process.getuid?.() ?? 0}`,
);
const builtDatabase = join(import.meta.dirname, "../../dist/database");
const day = 86_400_000;
const root = join(import.meta.dirname, "../..");
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
	["#server/", "server/"],
	["#world/", "world/"],
	["#domain/", "src/domain/"],
	["#copy/", "src/copy/"],
	["#adapters/", "src/adapters/"],
];

/** Returns the text of one of our files and of everything it imports, transitively. */
function sourcesOf(file: string, known = new Map<string, string>()): Map<string, string> {
	if (known.has(file)) return known;
	const text = readFileSync(file, "utf8");
	known.set(file, text);
	for (const [, name = ""] of text.matchAll(
		/(?:from|import|URL\()\s*"((?:#server|#world|#domain|#copy|#adapters|\.)[^"]+\.ts)"/g,
	)) {
		const alias = aliases.find(([start]) => name.startsWith(start));
		const path = alias ? join(root, alias[1], name.slice(alias[0].length)) : resolve(dirname(file), name);
		sourcesOf(path, known);
	}
	return known;
}

/** The code that fills a world: what plants it, and the server that makes it searchable. */
const planters = [
	"tests/support/fillWorld.ts",
	"tests/support/plantWorld.ts",
	"tests/support/worldMoments.ts",
	"server/compose.ts",
];
const worldSources = new Map<string, string>();

/** Returns a digest of a template's inputs: the migrations, and for a world the code that makes it. */
function digestOf(content: DatabaseContent): string {
	const digest = createHash("sha256").update(`closed ${content}`);
	for (const { checksum } of readMigrations()) digest.update(checksum);
	if (content !== "empty") {
		for (const file of planters) sourcesOf(join(root, file), worldSources);
		for (const file of [...worldSources.keys()].sort()) digest.update(worldSources.get(file) ?? "");
	}
	return digest.digest("hex").slice(0, 20);
}

/** Versions kept per content, newest first, for the last few states of the sources: a template of a large world takes a hundred megabytes. */
const statesKept = 3;

function keepTemplate(file: string, content: DatabaseContent, bytes: Uint8Array): void {
	mkdirSync(cacheFolder, { recursive: true });
	const part = `${file}.${process.pid}.${Math.random()}`;
	writeFileSync(part, bytes);
	renameSync(part, file);
	const made = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	const all = readdirSync(cacheFolder).map((name) => join(cacheFolder, name));
	const alike = all.filter(
		(path) => path.startsWith(join(cacheFolder, `${content}-`)) && path.endsWith(".tar"),
	);
	const spare = alike.toSorted((one, other) => made(other) - made(one)).slice(statesKept);
	for (const path of all.filter((each) => Date.now() - made(each) > day || spare.includes(each)))
		rmSync(path, { force: true });
}

/** A few tests' rows do not need the engine's default of 128 MB, which it zeroes at start. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

const engineOn = (fs: TemplateFs): Promise<PGlite> => PGlite.create({ fs, startParams });

async function openOn(fs: TemplateFs): Promise<Database> {
	const engine = await engineOn(fs);
	return liteDatabase(
		(messages) => answerOf(engine, messages),
		() => engine.close(),
	);
}

/** Opens fresh embedded databases, filled by `fill`. */
export function liteTemplates(fill: (db: Database, content: DatabaseContent) => Promise<void>) {
	/**
	 * Returns a filled data folder as a tar: making one takes seconds, opening it a fifth of a second. The engine was shut down cleanly, so
	 * there is nothing to recover. Cached between runs by a digest of its inputs.
	 */
	const templateOf = async (content: DatabaseContent): Promise<Uint8Array> => {
		const file = join(cacheFolder, `${content}-${digestOf(content)}.tar`);
		try {
			return plainBytes(readFileSync(file));
		} catch {
			const bytes =
				content === "empty" ? await emptyTemplate() : await filledOn(await entriesFor("empty"), content);
			keepTemplate(file, content, bytes);
			return bytes;
		}
	};
	async function filledOn(entries: readonly TemplateEntry[], content: DatabaseContent): Promise<Uint8Array> {
		const fs = new TemplateFs(entries, true);
		const db = await openOn(fs);
		try {
			await fill(db, content);
			await db.query("CHECKPOINT");
		} finally {
			await db.close();
		}
		return new Uint8Array(await fs.kept.arrayBuffer());
	}
	/** Uses the build's data folder if its migrations are current: creating one from scratch takes seconds in every thread. */
	async function emptyTemplate(): Promise<Uint8Array> {
		try {
			return await filledOn(entriesIn(builtDatabase), "empty");
		} catch {
			return filledOn([], "empty");
		}
	}
	/** Templates that file after file requests stay in memory; a large one is reread, which costs almost nothing. */
	const isKept = (content: DatabaseContent) => content === "empty" || content === "world";
	const keptBytes = once(templateOf);
	const bytesOf = (content: DatabaseContent) => (isKept(content) ? keptBytes(content) : templateOf(content));
	const keptEntries = once(async (content: DatabaseContent) => entriesOf(await bytesOf(content)));
	const entriesFor = async (content: DatabaseContent) =>
		isKept(content) ? keptEntries(content) : entriesOf(await bytesOf(content));

	return {
		/** The engine itself, with the empty schema. */
		newEngine: async () => engineOn(new TemplateFs(await entriesFor("empty"))),
		newLite: async (content: DatabaseContent) => openOn(new TemplateFs(await entriesFor(content))),
		/** Creates the data folder of an embedded database with the empty schema at a path, so that opening it does not take seconds. */
		async plantFolder(dataDir: string): Promise<void> {
			mkdirSync(dataDir, { recursive: true });
			// Without a child process: forking a process of gigabytes, which a test run becomes, takes longer than writing the files.
			for (const { path, mode, bytes } of await entriesFor("empty")) {
				if (bytes) writeFileSync(join(dataDir, path), bytes, { mode });
				else mkdirSync(join(dataDir, path), { mode });
			}
		},
	};
}

/** A slice of a Buffer is always a view, so the bytes are copied explicitly. */
const plainBytes = ({ buffer, byteOffset, length }: Buffer): Uint8Array =>
	new Uint8Array(buffer, byteOffset, length);
