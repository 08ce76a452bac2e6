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

describe.skipIf(!bin)("a primary and a standby: reads that may be a second old", () => {
	let pair: PostgresPair;
	let db: Database;
	let reads: ReadReplica;
	const moves: (string | null)[] = [];

	// Copying a cluster takes seconds, and minutes on a machine that is busy with other things.
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

	it("are never the truth, which is on the one of two servers that takes writes [D46]", async () => {
		const { rows } = await db.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		expect(rows).toEqual([{ standby: false }]);
	});

	const isFromStandby = async (): Promise<boolean> => {
		const { rows } = await reads.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		return rows[0]?.standby === true;
	};
	const replay = (what: "pause" | "resume") => pair.standby.admin(`SELECT pg_wal_replay_${what}()`);

	it("come from the replica, also while nothing is written for a long time [D46]", async () => {
		await expect.poll(isFromStandby, patience).toBe(true);
	});

	it("see what was written within a moment, and see one moment when read together [D46]", async () => {
		await db.query("INSERT INTO told VALUES (1)");
		await expect.poll(async () => (await reads.query("SELECT FROM told", [])).rowCount, patience).toBe(1);
		const counts = await reads.together(async (snapshot) => [
			(await snapshot.query("SELECT FROM told", [])).rowCount,
			(await snapshot.query("SELECT FROM told", [])).rowCount,
		]);
		expect(counts).toEqual([1, 1]);
	});

	it("come from the primary while the replica is behind, and whoever follows is told to begin anew [D46]", async () => {
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

	it("are answered by the primary at once when the replica is gone, and by the replica when it is back [D46]", async () => {
		await pair.standby.stop();
		expect(await isFromStandby()).toBe(false);
		await pair.standby.start();
		await expect.poll(isFromStandby, patience).toBe(true);
	});

	it("go on while the primary is away [D46]", async () => {
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

	it("are not taken from the replica of another database [D46]", async () => {
		await pair.primary.admin("CREATE DATABASE other");
		const opened = () =>
			openReplica(pair.settings.DATABASE_READ_URL.replace("/stay?", "/other?"), {
				primary: db,
				onMove: () => undefined,
			}).then(
				(other) => other.close(),
				(error: { kind?: string }) => error.kind,
			);
		// Until the other database has come to the standby it looks like one that is away.
		await expect.poll(opened, patience).toBe("otherDatabase");
	});

	it("and work go on with the standby once it is promoted, which has lost nothing that was told as done [D46]", async () => {
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
		// Whoever was left without an answer was told so, and may ask again.
		expect(unsure.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
		const { rows } = await db.query<{ id: number }>("SELECT id FROM told", []);
		const kept = new Set(rows.map(({ id }) => id));
		expect(told.filter((id) => !kept.has(id))).toEqual([]);
		await expect
			.poll(async () => (await reads.query("SELECT FROM told", [])).rowCount, patience)
			.toBe(rows.length);
	});
});
