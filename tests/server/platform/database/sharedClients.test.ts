import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/connect.ts";
import { type Database, sqlState } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { plantPostgres, sharedPostgres } from "#tests/support/databases.ts";
import { findPostgres } from "#tests/support/postgresServer.ts";

const bin = findPostgres();
const brief = (name: string, text: string) => ({ name, text, isBrief: true });
const whose = brief("test.whose", "SELECT pg_backend_pid() AS pid, $1::int AS n");
const halves = brief("test.halves", "SELECT 100 / $1::int AS half");
const add = brief("test.add", "UPDATE counter SET n = n + $1 RETURNING n");

describe.skipIf(!bin)("brief statements on shared connections", () => {
	let db: Database;
	beforeEach(async () => {
		db = await openDatabase({
			dataDir: "",
			databaseUrl: await plantPostgres(bin ?? "", "nothing"),
			poolSize: 8,
		});
		await db.query("CREATE TABLE counter (n int); INSERT INTO counter VALUES (0)");
	});
	afterEach(() => db.close());

	const pidsOf = async (count: number, statement = whose) => {
		const found = await Promise.all(
			Array.from({ length: count }, (_, n) => db.query<{ pid: number; n: number }>(statement, [n])),
		);
		expect(found.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: count }, (_, n) => n));
		return new Set(found.map(({ rows }) => rows[0]?.pid));
	};

	it("use at most two connections for sixteen at once; more of them, and longer statements, use their own", async () => {
		const shared = await pidsOf(16);
		expect(shared.size).toBeLessThanOrEqual(2);
		expect((await pidsOf(24)).size).toBeGreaterThan(2);
		const own = await pidsOf(4, { ...whose, name: "test.own", isBrief: false });
		expect([...own].filter((pid) => shared.has(pid))).toEqual([]);
	});

	it("each get their own result or error, whatever happens to their neighbours", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), async (divisors) => {
				const answers = await Promise.all(
					divisors.map((divisor) =>
						db.query<{ half: number }>(halves, [divisor]).then(
							({ rows }) => rows[0]?.half,
							(error: unknown) => sqlState(error),
						),
					),
				);
				expect(answers).toEqual(
					divisors.map((divisor) => (divisor === 0 ? "22012" : Math.floor(100 / divisor))),
				);
			}),
			{ numRuns: 20 },
		);
	});

	it("commit independently, and one that waits for a row lock delays at most seven others", async () => {
		const [locked, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const holding = db.tx(async (tx) => {
			await tx.query("UPDATE counter SET n = 10");
			locked.resolve();
			await freed.promise;
		});
		await locked.promise;
		const held = db.query<{ n: number }>(add, [1]);
		let answered = 0;
		const others = Array.from({ length: 30 }, (_, n) =>
			db.query(whose, [n]).then(() => {
				answered += 1;
			}),
		);
		await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThanOrEqual(23);
		freed.resolve();
		expect((await held).rows).toEqual([{ n: 11 }]);
		await Promise.all([holding, ...others]);
	});

	it("continue on another connection once theirs is lost", async () => {
		const [pid] = await pidsOf(1);
		await (await sharedPostgres(bin ?? "")).admin(`SELECT pg_terminate_backend(${pid})`);
		await pause(100);
		const pids = await pidsOf(16);
		expect(pids.has(pid)).toBe(false);
	});

	it("fail as database unavailable when their connection is lost, and none waits forever", async () => {
		const admin = await sharedPostgres(bin ?? "");
		const [pid] = await pidsOf(1);
		const sleeping = brief("test.sleep", "SELECT pg_sleep(60 + $1)");
		const failures = Promise.allSettled([db.query(sleeping, [1]), db.query(sleeping, [2])]);
		await pause(50);
		await admin.admin(
			`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60%' OR pid = ${pid}`,
		);
		for (const failure of await failures)
			expect(failure.status === "rejected" && failure.reason).toBeInstanceOf(DatabaseUnavailable);
		expect((await pidsOf(8)).size).toBeLessThanOrEqual(2);
	});
});
