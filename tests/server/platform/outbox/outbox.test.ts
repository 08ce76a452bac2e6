import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#server/platform/database/Database.ts";
import { Outbox, type OutboxHandler } from "#server/platform/outbox/Outbox.ts";
import { type EntryTerms, enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { handling } from "./handling.ts";

const second = 1000;
const hour = 3600 * second;

forEachDatabase((_, open) => {
	describe("the outbox", () => {
		const clock = testClock(bookingStart);
		let db: Database;
		const alarms: [message: string, detail: object][] = [];

		beforeAll(async () => {
			db = await open();
		});
		beforeEach(async () => {
			await db.query("DELETE FROM outbox");
			alarms.length = 0;
		});
		afterEach(() => {
			vi.useRealTimers();
		});

		const outboxOf = (handle: OutboxHandler) =>
			new Outbox({
				db,
				clock,
				handlers: handling(handle),
				alarm: (message, detail) => alarms.push([message, detail]),
			});
		const put = (key: string, terms: EntryTerms = {}) =>
			enqueue(db, { topic: "mail", key, payload: { ...terms }, runAt: clock.now() });
		/** The entries still stored: what they are about, whether they are done, and in how many seconds they are due. */
		const stored = async () => {
			const { rows } = await db.query<{ key: string; done: boolean; at: Date; error: string | null }>(
				`SELECT key, done_at IS NOT NULL AS done, run_at AS at, last_error AS error FROM outbox ORDER BY outbox_id`,
			);
			return rows.map(({ key, done, at, error }) => ({
				key,
				done,
				due: (at.getTime() - clock.now()) / second,
				error,
			}));
		};

		it("delivers every entry once with any number of processes [D30]", async () => {
			const keys = Array.from({ length: 60 }, (_, index) => `${index}`);
			for (const key of keys) await put(key);
			const seen: string[] = [];
			const processes = Array.from({ length: 4 }, () =>
				outboxOf(async (_payload, key) => {
					seen.push(key);
					return null;
				}),
			);
			await Promise.all(
				processes.map(async (outbox) => {
					while ((await outbox.deliver()) > 0);
				}),
			);
			expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(keys);
		});

		it("waits twice as long after every failure up to an hour, raises an alarm after hours, and gives up after three days with another alarm [D30]", async () => {
			await put("k");
			const outbox = outboxOf(async () => {
				throw new Error("x".repeat(600));
			});
			const waits: number[] = [];
			for (let tries = 1; tries < 80; tries += 1) {
				expect(await outbox.deliver()).toBe(1);
				expect(await outbox.deliver()).toBe(0);
				const [entry] = await stored();
				expect(entry).toMatchObject({ done: false, error: `Error: ${"x".repeat(493)}` });
				waits.push(entry?.due ?? 0);
				expect(alarms.length).toBe(tries < 12 ? 0 : 1);
				clock.pass((entry?.due ?? 0) * second);
			}
			expect(waits).toEqual([
				...[20, 40, 80, 160, 320, 640, 1280, 2560],
				...Array.from({ length: 71 }, () => 3600),
			]);
			await outbox.deliver();
			expect(await stored()).toMatchObject([{ done: true }]);
			clock.pass(100 * hour);
			expect(await outbox.deliver()).toBe(0);
			const detail = { id: expect.anything(), reason: `Error: ${"x".repeat(493)}` };
			expect(alarms).toEqual([
				["an outbox entry still waits", detail],
				["an outbox entry was given up", detail],
			]);
		});

		it("deletes an entry with its address when it is done, if it says so, and not before [DEC-148]", async () => {
			await put("kept");
			await put("forgotten", { forgetWhenDone: true });
			await put("again", { forgetWhenDone: true });
			await put("failed", { forgetWhenDone: true });
			await put("late", { forgetWhenDone: true, goodUntil: clock.now() });
			await outboxOf(async (_payload, key) => {
				if (key === "failed") throw new Error("no connection");
				return key === "again" ? 5 * second : null;
			}).deliver();
			expect(await stored()).toEqual([
				{ key: "kept", done: true, due: 0, error: null },
				{ key: "again", done: false, due: 5, error: null },
				{ key: "failed", done: false, due: 20, error: "Error: no connection" },
			]);
		});

		it("holds what it took for as long as it works, and only that [D30]", async () => {
			vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
			for (const key of ["again", "slow", "waiting"]) await put(key);
			const seen: string[] = [];
			const other = outboxOf(async (_payload, key) => {
				seen.push(`other ${key}`);
				return null;
			});
			const outbox = outboxOf(async (_payload, key) => {
				seen.push(key);
				if (key === "again") return 60 * second;
				if (key === "waiting") return null;
				for (let renewed = 0; renewed < 3; renewed += 1) {
					clock.pass(19 * second);
					await vi.advanceTimersByTimeAsync(7 * second);
					await vi.waitFor(async () =>
						expect((await stored()).map(({ due }) => due)).toEqual([60 - 19 * (renewed + 1), 20, 20]),
					);
					expect(await other.deliver()).toBe(0);
				}
				return null;
			});
			expect(await outbox.deliver()).toBe(3);
			expect(seen).toEqual(["again", "slow", "waiting"]);
			clock.pass(3 * second);
			expect(await other.deliver()).toBe(1);
			expect(seen.at(-1)).toBe("other again");
		});
	});
});
