import { beforeAll, expect, it } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { sqlState } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_name, open) => {
	let db: Database;
	beforeAll(async () => {
		db = await open();
		await db.query("CREATE TABLE account (id int PRIMARY KEY, balance int NOT NULL CHECK (balance >= 0))");
	});

	it("returns int8 and numeric as numbers, days as text and instants as Date", async () => {
		const { rows } = await db.query(
			`SELECT 9007199254740991::int8 AS big, 12.5::numeric AS rate, date '2026-11-26' AS day, ARRAY[date '2026-11-26', NULL] AS days,
				ARRAY[1, NULL]::int8[] AS bigs, timestamptz '2026-11-26 00:00+09' AS at, '{"a": [1]}'::jsonb AS json, '\\x00ff'::bytea AS bytes`,
		);
		expect(rows).toEqual([
			{
				big: 9007199254740991,
				rate: 12.5,
				day: "2026-11-26",
				days: ["2026-11-26", null],
				bigs: [1, null],
				at: new Date("2026-11-25T15:00:00Z"),
				json: { a: [1] },
				bytes: Buffer.from([0, 255]),
			},
		]);
	});

	it("rejects an int8 beyond the safe integer range instead of rounding it", async () => {
		await expect(db.query("SELECT 9007199254740993::int8")).rejects.toThrow(RangeError);
	});

	it("converts an instant to its day in Korea [DEC-001]", async () => {
		const { rows } = await db.query("SELECT (timestamptz '2026-11-25 15:30Z')::date AS day");
		expect(rows).toEqual([{ day: "2026-11-26" }]);
	});

	it("rolls back a transaction that fails", async () => {
		const failed = db.tx(async (tx) => {
			await tx.query("INSERT INTO account VALUES (1, 100)");
			throw new Error("changed my mind");
		});
		await expect(failed).rejects.toThrow("changed my mind");
		expect((await db.query("SELECT * FROM account")).rows).toEqual([]);
	});

	it("stays usable after a statement in a transaction violated a constraint", async () => {
		const broken = db.tx(async (tx) => {
			await tx.query("INSERT INTO account VALUES (2, 5)");
			await tx.query("UPDATE account SET balance = balance - 6 WHERE id = 2");
		});
		await expect(broken).rejects.toSatisfy((error) => sqlState(error) === "23514");
		expect((await db.query("SELECT count(*) AS n FROM account WHERE id = 2")).rows).toEqual([{ n: 0 }]);
	});

	it("retries a transaction after a serialisation failure, and gives up after the third attempt", async () => {
		let rounds = 0;
		const clash = (until: number) =>
			db.tx(async (tx) => {
				rounds += 1;
				if (rounds < until)
					await tx.query("DO $$ BEGIN RAISE EXCEPTION 'clash' USING ERRCODE = '40001'; END $$");
				return rounds;
			});
		expect(await clash(3)).toBe(3);
		rounds = 0;
		await expect(clash(9)).rejects.toThrow("clash");
		expect(rounds).toBe(3);
	});

	it("rejects use of the outer database inside a transaction instead of deadlocking", async () => {
		await expect(db.tx(() => db.query("SELECT 1"))).rejects.toThrow("use only its tx");
		await expect(db.tx(() => db.tx(async () => 1))).rejects.toThrow("use only its tx");
	});

	it("lets work that outlives its transaction use the database again", async () => {
		let later: Promise<unknown> = Promise.resolve();
		const committed = Promise.withResolvers<void>();
		await db.tx(async () => {
			later = committed.promise.then(() => db.query("SELECT 1 AS one"));
		});
		committed.resolve();
		await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] });
	});

	it("loses no update when many transactions increase one balance", async () => {
		await db.query("INSERT INTO account VALUES (3, 0)");
		const raise = () => db.tx((tx) => tx.query("UPDATE account SET balance = balance + 1 WHERE id = 3"));
		await Promise.all(Array.from({ length: 60 }, raise));
		expect((await db.query("SELECT balance FROM account WHERE id = 3")).rows).toEqual([{ balance: 60 }]);
	});

	it("treats a value that looks like SQL as a value", async () => {
		const text = "'); DROP TABLE account; --\u0001 한글 🙂 \\";
		expect((await db.query("SELECT $1::text AS text", [text])).rows).toEqual([{ text }]);
	});
});
