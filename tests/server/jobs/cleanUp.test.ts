import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RetentionName, retainedUntil } from "#domain/member/retentionRules.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { cleanUp } from "#server/jobs/cleanUp.ts";
import { deleteOld, retentions } from "#server/jobs/store/retention.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const at = (day: StayDate, time = "00:00:00"): number => koreanInstant(`${day} ${time}`) ?? 0;

/** A table for each kind of period, with what inserts a row of a time. */
const kept: readonly [table: string, period: RetentionName, insert: string][] = [
	["security_event", "access", "INSERT INTO security_event (at, what) VALUES ($1, 'denied')"],
	["rate_counter", "abuse", "INSERT INTO rate_counter VALUES ('scope', 'key', $1, 1)"],
	["gateway_sandbox", "payment", "INSERT INTO gateway_sandbox VALUES ('payment', 'key', '{}', $1)"],
];

forEachDatabase((_, open) => {
	describe("the clean-up", () => {
		const clock = testClock(0);
		let db: Database;
		beforeAll(async () => {
			db = await open();
		});
		beforeEach(async () => {
			for (const [table] of kept) await db.query(`DELETE FROM ${table}`);
		});

		const countOf = async (table: string): Promise<number | undefined> => {
			const { rows } = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
			return rows[0]?.count;
		};

		it.each(kept)(
			"keeps a row of %s to the end of the day on which the period of '%s' ends, and no second longer [DEC-196]",
			async (table, period, insert) => {
				for (const day of [stayDateOf("2026-11-21"), stayDateOf("2027-12-31")]) {
					// The day itself does not count.
					const gone = addDays(retainedUntil(period, day) ?? day, 1);
					await db.query(insert, [new Date(at(day, "23:59:59"))]);
					clock.set(at(gone) - 1000);
					await cleanUp({ db, clock });
					expect([day, await countOf(table)]).toEqual([day, 1]);
					clock.set(at(gone));
					expect([day, await cleanUp({ db, clock })]).toEqual([day, 1]);
					expect([day, await countOf(table)]).toEqual([day, 0]);
				}
			},
		);

		it("deletes what is not personal after as many days as are stated, to the second [DEC-196]", async () => {
			const day = stayDateOf("2026-11-21");
			const insert = "INSERT INTO gateway_sandbox VALUES ('billing_auth', 'key', '{}', $1)";
			await db.query(insert, [new Date(at(day, "15:30:00"))]);
			clock.set(at(addDays(day, 1), "15:30:00"));
			expect(await cleanUp({ db, clock })).toBe(0);
			clock.pass(1);
			expect(await cleanUp({ db, clock })).toBe(1);
		});

		it("takes the oldest of a table first, a batch at a time, which an index finds without reading the others [DEC-196]", async () => {
			await db.query(
				"INSERT INTO security_event (at, what) SELECT $1::timestamptz - n * interval '1 second', 'denied' FROM generate_series(1, 2500) n",
				[new Date(clock.now())],
			);
			const rule = retentions.find(({ table }) => table === "security_event");
			invariant(rule, "security events are kept for a time");
			expect(await deleteOld(db, rule, new Date(clock.now()))).toBe(2000);
			const { rows } = await db.query<{ age: number }>(
				"SELECT extract(epoch FROM $1::timestamptz - min(at))::int AS age FROM security_event",
				[new Date(clock.now())],
			);
			expect([await countOf("security_event"), rows]).toEqual([500, [{ age: 500 }]]);
		});

		it("goes on until nothing old is left, however much there is [DEC-196]", async () => {
			await db.query(
				"INSERT INTO rate_counter SELECT 'scope', n::text, '2020-01-01', 1 FROM generate_series(1, 4500) n",
			);
			clock.set(at(stayDateOf("2026-11-21")));
			expect(await cleanUp({ db, clock })).toBe(4500);
			expect(await countOf("rate_counter")).toBe(0);
		});
	});
});
