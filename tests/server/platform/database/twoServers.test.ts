import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { openReplica } from "#server/platform/database/openReplica.ts";
import type { ReadReplica } from "#server/platform/database/ReadReplica.ts";
import { type PostgresPair, startPostgresPair } from "#tests/support/postgresPair.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();
const patience = { timeout: 60_000 };

describe.skipIf(!bin)("a primary and a standby: reads that may be a second stale", () => {
	let pair: PostgresPair;
	let db: Database;
	let reads: ReadReplica;
	const moves: (string | null)[] = [];

	// Copying a cluster takes seconds, or minutes on a busy machine.
	beforeAll(async () => {
		pair = await startPostgresPair(bin ?? "");
		db = await openDatabase({ dataDir: "", databaseUrl: pair.settings.DATABASE_URL });
		await db.query("CREATE TABLE told (id int PRIMARY KEY)");
		reads = await openReplica(pair.settings.DATABASE_READ_URL, {
			primary: db,
			onMove: (why) => moves.push(why),
		});
	}, 600_000);
	afterAll(async () => {
		await reads?.close();
		await db?.close();
		await pair?.stop();
	});

	it("are never authoritative; the primary is the one of two servers that accepts writes [D46]", async () => {
		const { rows } = await db.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		expect(rows).toEqual([{ standby: false }]);
	});

	const isFromStandby = async (): Promise<boolean> => {
		const { rows } = await reads.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		return rows[0]?.standby === true;
	};
	const replay = (what: "pause" | "resume") => pair.standby.admin(`SELECT pg_wal_replay_${what}()`);

	it("come from the replica, even when nothing is written for a long time [D46]", async () => {
		await expect.poll(isFromStandby, patience).toBe(true);
	});

	it("see a write within a moment, and share one snapshot when read together [D46]", async () => {
		await db.query("INSERT INTO told VALUES (1)");
		await expect.poll(async () => (await reads.query("SELECT FROM told", [])).rowCount, patience).toBe(1);
		const counts = await reads.together(async (snapshot) => [
			(await snapshot.query("SELECT FROM told", [])).rowCount,
			(await snapshot.query("SELECT FROM told", [])).rowCount,
		]);
		expect(counts).toEqual([1, 1]);
	});

	it("come from the primary while the replica lags, and followers are told to start over [D46]", async () => {
		const { source } = reads;
		await replay("pause");
		await db.query("INSERT INTO told VALUES (2)");
		await expect.poll(isFromStandby, patience).toBe(false);
		expect(reads.source).toBeGreaterThan(source);
		expect(moves.at(-1)).toEqual(expect.any(String));
		expect((await reads.query("SELECT FROM told", [])).rowCount).toBe(2);
		const before = reads.source;
		await replay("resume");
		await expect.poll(isFromStandby, patience).toBe(true);
		expect(reads.source).toBeGreaterThan(before);
		expect(moves).toContain(null);
	});

	it("fail over to the primary at once when the replica is down, and return to it afterwards [D46]", async () => {
		await pair.standby.stop();
		expect(await isFromStandby()).toBe(false);
		await pair.standby.start();
		await expect.poll(isFromStandby, patience).toBe(true);
	});

	it("continue while the primary is down [D46]", async () => {
		await pair.primary.stop();
		await expect.poll(() => isFromStandby().catch(() => false), patience).toBe(true);
		await pair.primary.start();
		await expect
			.poll(
				() =>
					db.query("SELECT 1", []).then(
						() => true,
						() => false,
					),
				patience,
			)
			.toBe(true);
	});

	it("are not served by a replica of another database [D46]", async () => {
		await pair.primary.admin("CREATE DATABASE other");
		const opened = () =>
			openReplica(pair.settings.DATABASE_READ_URL.replace("/stay?", "/other?"), {
				primary: db,
				onMove: () => undefined,
			}).then(
				(other) => other.close(),
				(error: { kind?: string }) => error.kind,
			);
		// Until the other database has been replicated to the standby, the standby looks unreachable.
		await expect.poll(opened, patience).toBe("otherDatabase");
	});

	it("continue, as do writes, on the promoted standby, which has lost no acknowledged write [D46]", async () => {
		await pair.waitForEachOther();
		const told: number[] = [];
		const unsure: unknown[] = [];
		let isOver = false;
		const write = async (from: number) => {
			for (let id = 1000 + from; !isOver; id += 10) {
				try {
					await db.tx((tx) => tx.query("INSERT INTO told VALUES ($1)", [id]));
					told.push(id);
				} catch (error) {
					unsure.push(error);
				}
			}
		};
		const writers = Array.from({ length: 10 }, (_, from) => write(from));
		await expect.poll(() => told.length, patience).toBeGreaterThan(50);
		await pair.primary.kill();
		await expect.poll(() => unsure.length, patience).toBeGreaterThan(10);
		await pair.standby.promote();
		const before = told.length;
		await expect.poll(() => told.length, patience).toBeGreaterThan(before + 50);
		isOver = true;
		await Promise.all(writers);
		// Callers left without an answer got an error that says so and may retry.
		expect(unsure.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
		const { rows } = await db.query<{ id: number }>("SELECT id FROM told", []);
		const kept = new Set(rows.map(({ id }) => id));
		expect(told.filter((id) => !kept.has(id))).toEqual([]);
		await expect
			.poll(async () => (await reads.query("SELECT FROM told", [])).rowCount, patience)
			.toBe(rows.length);
	});
});
