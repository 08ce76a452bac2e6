import { setTimeout as pause } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { describe, expect, it, vi } from "vitest";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { ConcurrencyLimiter, KeyedMutex } from "#server/platform/limits/ConcurrencyLimiter.ts";
import { shareOf } from "#server/platform/limits/shareOf.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

describe("a concurrency limiter", () => {
	it("limits concurrency, in order of arrival, also when callers fail", async () => {
		const limiter = new ConcurrencyLimiter({ max: 2, maxWaiting: 100, timeoutMs: 10_000 });
		const order: number[] = [];
		let inside = 0;
		let most = 0;
		const visits = Array.from({ length: 20 }, (_, n) =>
			limiter.run(async () => {
				order.push(n);
				inside += 1;
				most = Math.max(most, inside);
				await pause(1);
				inside -= 1;
				if (n % 3 === 0) throw new Error("fails");
			}),
		);
		const ended = await Promise.allSettled(visits);
		expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(7);
		expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
		expect(most).toBe(2);
		expect(limiter.isIdle).toBe(true);
	});

	it("rejects a caller at once when the queue is full, and later when it waited too long [F07]", async () => {
		const limiter = new ConcurrencyLimiter({ max: 1, maxWaiting: 1, timeoutMs: 50 });
		let leave: () => void = () => undefined;
		const first = limiter.run(
			() =>
				new Promise<void>((done) => {
					leave = done;
				}),
		);
		const second = limiter.run(async () => "second");
		await expect(limiter.run(async () => "third")).rejects.toMatchObject({
			reason: "busy",
			message: "too many wait",
		});
		await expect(second).rejects.toBeInstanceOf(DatabaseUnavailable);
		leave();
		await first;
		expect(await limiter.run(async () => "fourth")).toBe("fourth");
	});

	it("shortens its queue after a long time without an immediate entry, until there is one again [F02]", async () => {
		const limiter = new ConcurrencyLimiter({
			max: 1,
			maxWaiting: 10,
			timeoutMs: 60,
			overloaded: { maxWaiting: 1, timeoutMs: 10 },
		});
		const visit = (): { readonly ended: Promise<unknown>; leave(): void } => {
			const gate = Promise.withResolvers<void>();
			return {
				ended: limiter.run(() => gate.promise).catch(({ message }) => message),
				leave: gate.resolve,
			};
		};
		const first = visit();
		const patient = [visit(), visit(), visit()];
		await pause(120);
		expect(await Promise.all(patient.map(({ ended }) => ended))).toEqual(Array(3).fill("waited too long"));
		const begun = performance.now();
		const [short, tooMany] = [visit(), visit()];
		expect(await tooMany.ended).toBe("too many wait");
		expect(await short.ended).toBe("waited too long");
		expect(performance.now() - begun).toBeGreaterThanOrEqual(9);
		first.leave();
		await first.ended;
		const free = visit();
		const queue = [visit(), visit(), visit()];
		for (const each of [free, ...queue]) each.leave();
		expect(await Promise.all([free, ...queue].map(({ ended }) => ended))).toEqual(Array(4).fill(undefined));
	});

	it("keeps the place of a caller behind one that was let in before its own time was up", async () => {
		vi.useFakeTimers();
		try {
			const limiter = new ConcurrencyLimiter({ max: 1, maxWaiting: 10, timeoutMs: 50 });
			const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
			const entered: number[] = [];
			const visit = (n: number) =>
				limiter.run(async () => {
					entered.push(n);
					await gates[n]?.promise;
				});
			const visits = [visit(0), visit(1)];
			await vi.advanceTimersByTimeAsync(40);
			gates[0]?.resolve();
			await vi.advanceTimersByTimeAsync(0);
			visits.push(visit(2));
			await vi.advanceTimersByTimeAsync(20);
			gates[1]?.resolve();
			await vi.advanceTimersByTimeAsync(0);
			expect(entered).toEqual([0, 1, 2]);
			gates[2]?.resolve();
			await Promise.all(visits);
		} finally {
			vi.useRealTimers();
		}
	});

	it("admits nobody beside the caller of a key who is still inside, whoever has left or given up", async () => {
		const queues = new KeyedMutex({ maxWaiting: 1, timeoutMs: 60_000 });
		const ends = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
		let inside = 0;
		let most = 0;
		const visit = (n: number) =>
			queues.run("a", async () => {
				inside += 1;
				most = Math.max(most, inside);
				await ends[n]?.promise;
				inside -= 1;
			});
		const [first, second] = [visit(0), visit(1)];
		await expect(visit(2)).rejects.toMatchObject({ message: "too many wait" });
		ends[0]?.resolve();
		await first;
		const third = visit(2);
		await pause(1);
		expect(inside).toBe(1);
		ends[1]?.resolve();
		ends[2]?.resolve();
		await Promise.all([second, third]);
		expect(most).toBe(1);
	});

	it("runs the callers of a key one after another, beside those of other keys", async () => {
		const queues = new KeyedMutex({ maxWaiting: 10, timeoutMs: 1000 });
		const end = Promise.withResolvers<void>();
		const seen: string[] = [];
		const run = (key: string, what: string, until?: Promise<void>) =>
			queues.run(key, async () => {
				seen.push(what);
				await until;
			});
		const first = run("a", "a1", end.promise);
		const second = run("a", "a2");
		await run("b", "b1");
		expect(seen).toEqual(["a1", "b1"]);
		end.resolve();
		await Promise.all([first, second]);
		await run("a", "a3");
		expect(seen).toEqual(["a1", "b1", "a2", "a3"]);
	});

	it("keeps nothing of a key whose callers have left, or failed, so that keys of years take no memory", async () => {
		const queues = new KeyedMutex({ maxWaiting: 10, timeoutMs: 1000 });
		const kept = () => queryObjects(ConcurrencyLimiter, { format: "count" });
		const before = kept();
		for (let key = 0; key < 100; key += 1) {
			const works = [async () => {}, () => Promise.reject(new Error("no")), async () => {}];
			await Promise.allSettled(works.map((work) => queues.run(`key ${key}`, work)));
		}
		// The engine may not have forgotten the last one yet.
		expect(kept() - before).toBeLessThan(5);
		await queues.run("another", async () => {});
	});
});

forEachDatabase((engine, open) => {
	it("a crowd of waiting bookings leaves half of the connections to other visitors", async () => {
		const db = await open();
		const share = shareOf(db);
		const gate = Promise.withResolvers<void>();
		const most = Math.max(1, Math.floor(db.connections / 2));
		let inside = 0;
		const bookings = Array.from({ length: 60 }, () =>
			share.tx(async (tx) => {
				await tx.query("SELECT 1");
				inside += 1;
				if (engine === "PostgreSQL") await gate.promise;
			}),
		);
		if (engine === "PostgreSQL") {
			while (inside < most) await pause(10);
			await db.query("SELECT 1");
			expect(inside).toBe(most);
		}
		gate.resolve();
		await Promise.all(bookings);
		expect(inside).toBe(60);
	});

	it("a crowd of callers being authenticated leaves half of the connections to other visitors", async () => {
		const db = await open();
		let inside = 0;
		let most = 0;
		const counted: Database = {
			...db,
			query(statement, values) {
				inside += 1;
				most = Math.max(most, inside);
				return db.query<never>(statement, values).finally(() => {
					inside -= 1;
				});
			},
		};
		const { sessions } = await compose({
			config: readConfig({ LOG_LEVEL: "silent" }),
			clock: systemClock,
			db: counted,
		});
		const crowd = Array.from({ length: 200 }, (_, n) => sessions.authenticate(`nobody-${n}`));
		expect(await Promise.all(crowd)).toEqual(Array(200).fill({ failure: "expired" }));
		expect(most).toBe(Math.max(1, Math.floor(db.connections / 2)));
	});
});
