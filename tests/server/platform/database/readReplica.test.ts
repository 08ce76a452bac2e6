import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { openReplica } from "#server/platform/database/openReplica.ts";
import type { ReadReplica } from "#server/platform/database/ReadReplica.ts";
import { type MortalPostgres, startMortalPostgres } from "#tests/support/mortalPostgres.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();
const patience = { timeout: 60_000 };

describe.skipIf(!bin)("reads that may be a second old", () => {
	let first: MortalPostgres;
	let second: MortalPostgres;
	let db: Database;
	let reads: ReadReplica;
	const moves: (string | null)[] = [];

	beforeAll(async () => {
		first = await startMortalPostgres(bin ?? "");
		await first.admin("CREATE DATABASE stay");
		second = await first.standby("second");
		db = await openDatabase({ dataDir: "", databaseUrl: first.url("stay") });
		await db.query("CREATE TABLE told (id int PRIMARY KEY)");
		reads = await openReplica(second.url("stay"), { primary: db, onMove: (why) => moves.push(why) });
	});
	afterAll(async () => {
		await reads?.close();
		await db?.close();
		second?.thaw();
		await second?.stop();
		await first?.stop().catch(() => undefined);
	});

	const isFromStandby = async (): Promise<boolean> => {
		const { rows } = await reads.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby", []);
		return rows[0]?.standby === true;
	};
	const replay = (what: "pause" | "resume") => second.admin(`SELECT pg_wal_replay_${what}()`);

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
		await second.stop();
		expect(await isFromStandby()).toBe(false);
		await second.start();
		await expect.poll(isFromStandby, patience).toBe(true);
	});

	it("go on while the primary is away [D46]", async () => {
		await first.stop();
		await expect.poll(() => isFromStandby().catch(() => false), patience).toBe(true);
		await first.start();
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
		await first.admin("CREATE DATABASE other");
		const opened = () =>
			openReplica(second.url("other"), { primary: db, onMove: () => undefined }).then(
				(other) => other.close(),
				(error: { kind?: string }) => error.kind,
			);
		// Until the other database has come to the standby it looks like one that is away.
		await expect.poll(opened, patience).toBe("otherDatabase");
	});
});
