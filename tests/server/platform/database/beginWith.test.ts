import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerOf } from "#server/platform/database/answerOf.ts";
import { liteDatabase } from "#server/platform/database/connect.ts";
import type { Database } from "#server/platform/database/Database.ts";

let engine: PGlite;
let db: Database;
let count = 0;

beforeAll(async () => {
	engine = await PGlite.create();
	await engine.exec("CREATE TABLE seat (n int PRIMARY KEY)");
});
afterAll(() => engine.close());

beforeEach(async () => {
	db = liteDatabase(
		(messages) => {
			count += 1;
			return answerOf(engine, messages);
		},
		async () => {},
	);
	await db.query("TRUNCATE seat");
	// The first transaction on a connection sends extra setup for how it begins.
	await db.tx((tx) => tx.query("SELECT $1::int", [1]));
	ways();
});
afterEach(() => db.close());

/** Returns the number of round trips to the engine since the last call. */
function ways(): number {
	const before = count;
	count = 0;
	return before;
}

const seats = async (): Promise<number[]> =>
	(await db.query<{ n: number }>("SELECT n FROM seat ORDER BY n")).rows.map(({ n }) => n);

describe("a transaction's BEGIN", () => {
	it("is sent with the first statement, so that n statements take n + 1 round trips", async () => {
		for (const statements of [1, 2, 5]) {
			await db.tx(async (tx) => {
				for (let n = 0; n < statements; n++)
					await tx.query("INSERT INTO seat VALUES ($1)", [10 * statements + n]);
			});
			expect(ways()).toBe(statements + 1);
		}
		expect(await seats()).toEqual([10, 20, 21, 50, 51, 52, 53, 54]);
	});

	it("works for first statements with or without values and a name, and adds no rows to the result", async () => {
		const named = { name: "seat.count", text: "SELECT count(*)::int AS n FROM seat WHERE n > $1" };
		for (const isReadOnly of [false, true]) {
			await db.tx((tx) => tx.query(named, [0]), { isReadOnly });
			ways();
			expect(await db.tx((tx) => tx.query(named, [0]), { isReadOnly })).toEqual({
				rows: [{ n: 0 }],
				rowCount: 1,
			});
			expect(await db.tx((tx) => tx.query("SELECT 7 AS n"), { isReadOnly })).toEqual({
				rows: [{ n: 7 }],
				rowCount: 1,
			});
			expect(ways()).toBe(4);
		}
		await db.tx(async (tx) => {
			await tx.query("INSERT INTO seat VALUES (1); INSERT INTO seat VALUES (2)");
		});
		expect(await seats()).toEqual([1, 2]);
	});

	it("is not sent for a transaction without statements", async () => {
		expect(await db.tx(async () => 5)).toBe(5);
		expect(ways()).toBe(0);
	});

	it("is undone with a first statement that fails; the next transaction is independent", async () => {
		const add = { name: "seat.add", text: "INSERT INTO seat VALUES ($1)" };
		await db.tx((tx) => tx.query(add, [1]));
		for (let times = 0; times < 2; times++) {
			await expect(db.tx((tx) => tx.query(add, [1]))).rejects.toMatchObject({ code: "23505" });
			await expect(
				db.tx(async (tx) => {
					await tx.query(add, [2]);
					await tx.query(add, [1]);
				}),
			).rejects.toMatchObject({ code: "23505" });
			await expect(db.tx((tx) => tx.query("SELECT nothing", [1]))).rejects.toMatchObject({ code: "42703" });
			await expect(
				db.tx((tx) => tx.query({ name: "seat.wrong", text: "SELECT wrong FROM seat WHERE n = $1" }, [1])),
			).rejects.toMatchObject({ code: "42703" });
		}
		expect(await seats()).toEqual([1]);
		await db.tx((tx) => tx.query(add, [3]));
		expect(await seats()).toEqual([1, 3]);
	});

	it("also works without a statement timeout and when the transaction starts with a COPY", async () => {
		await db.query("INSERT INTO seat VALUES (4)");
		const limit = await db.tx(
			async (tx) =>
				(await tx.query<{ limit: string }>("SELECT current_setting('statement_timeout') AS limit")).rows[0]
					?.limit,
			{ hasNoTimeout: true },
		);
		expect(limit).toBe("0");
		const copied: number[] = [];
		await db.tx(async (tx) => {
			await tx.copy("SELECT n FROM seat", ([n]) => void copied.push(n?.readInt32BE() ?? 0));
			await tx.query("DELETE FROM seat WHERE n = $1", [4]);
		});
		expect([copied, await seats()]).toEqual([[4], []]);
	});
});
