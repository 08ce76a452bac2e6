import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { liteDatabase, openDatabase } from "#server/platform/database/connect.ts";
import { DatabaseStartError } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { openEngine } from "#server/platform/database/liteEngine.ts";
import { plantFolder } from "#tests/support/databases.ts";

const folder = mkdtempSync(join(tmpdir(), "stay-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = new URL("../../../../server/platform/database/liteWorker.ts", import.meta.url);
const patience = { timeout: 180_000, interval: 50 };

describe("PGlite: an engine whose thread exits unexpectedly", () => {
	it("is reopened on the committed data, and pending callers are told to retry [D46]", async () => {
		const dataDir = join(folder, "ends");
		await plantFolder(dataDir);
		const threads: Worker[] = [];
		const lost: string[] = [];
		const engine = await openEngine(dataDir, {
			onLost: ({ message }) => lost.push(message),
			onDead: ({ message }) => lost.push(`dead: ${message}`),
			spawn(path) {
				const thread = new Worker(program, { workerData: { dataDir: path } });
				threads.push(thread);
				return thread;
			},
		});
		const db = liteDatabase(engine.execute, engine.close);
		await db.query("CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)");
		const waiting = db
			.query("SELECT count(*) FROM generate_series(1, 5000000)")
			.catch((error: unknown) => error);
		await threads[0]?.terminate();
		expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
		expect(engine.isAlive()).toBe(true);
		await vi.waitFor(async () => {
			expect((await db.query("SELECT n FROM kept")).rows).toEqual([{ n: 1 }]);
		}, patience);
		expect(lost).toHaveLength(1);
		await db.close();
	});

	it("is reported dead when it cannot be reopened, and does not pass as alive", async () => {
		const dataDir = join(folder, "dies");
		await plantFolder(dataDir);
		let isBroken = false;
		const threads: Worker[] = [];
		const dead = Promise.withResolvers<Error>();
		const engine = await openEngine(dataDir, {
			onLost: () => undefined,
			onDead: dead.resolve,
			spawn(path) {
				const thread = isBroken
					? new Worker("throw new Error('out of memory')", { eval: true })
					: new Worker(program, { workerData: { dataDir: path } });
				threads.push(thread);
				return thread;
			},
		});
		isBroken = true;
		await threads[0]?.terminate();
		expect((await dead.promise).message).toContain("out of memory");
		expect(engine.isAlive()).toBe(false);
		await engine.close();
	});
});

describe("PGlite: an incomplete data folder", () => {
	const whole = join(folder, "whole");
	beforeAll(() => plantFolder(whole));
	let copies = 0;
	const copy = () => {
		copies += 1;
		const path = join(folder, `copy${copies}`);
		cpSync(whole, path, { recursive: true });
		return path;
	};
	const refusal = async (dataDir: string) => {
		const before = readdirSync(dataDir).sort();
		const opened = await openDatabase({ dataDir }).catch((error: unknown) => error);
		expect(readdirSync(dataDir).sort()).toEqual(before);
		if (opened instanceof DatabaseStartError) return opened;
		throw new Error("It was opened");
	};

	it.each(["PG_VERSION", "global/pg_control", "pg_wal", "base"])(
		"is rejected with the missing part named, and is never refilled: without %s [D46]",
		async (name) => {
			const dataDir = copy();
			rmSync(join(dataDir, name), { recursive: true });
			const { kind, message } = await refusal(dataDir);
			expect(kind).toBe("damaged");
			expect(message).toContain(name);
			expect(message).toContain(dataDir);
			expect(message).toContain("백업");
		},
	);

	it("is rejected when it contains other files or another version's data", async () => {
		const foreign = join(folder, "foreign");
		mkdirSync(foreign);
		writeFileSync(join(foreign, "photo.jpg"), "");
		expect((await refusal(foreign)).message).toContain("다른 파일");
		const old = copy();
		writeFileSync(join(old, "PG_VERSION"), "16\n");
		expect((await refusal(old)).message).toContain("PostgreSQL 16");
	});

	it("is rejected with a cause when one of its files is truncated", async () => {
		const cut = copy();
		truncateSync(join(cut, "global/pg_control"), 100);
		const { kind, message } = await refusal(cut);
		expect(kind).toBe("damaged");
		expect(message).toMatch(/열 수 없습니다: .+\. 폴더는 그대로/);
	});

	it("is created afresh when a killed process had only begun to create it", async () => {
		const begun = copy();
		rmSync(join(begun, "PG_VERSION"));
		writeFileSync(`${begun}.making`, "");
		const db = await openDatabase({ dataDir: begun });
		const tables = async (of: typeof db) =>
			(await of.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rows.length;
		expect(await tables(db)).toBe(0);
		await db.query("CREATE TABLE kept (n int)");
		await db.close();
		// It is complete now, so the next start keeps it.
		const again = await openDatabase({ dataDir: begun });
		expect(await tables(again)).toBe(1);
		await again.close();
	});
});
