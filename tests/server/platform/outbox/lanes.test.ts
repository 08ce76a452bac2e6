import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Outbox, type OutboxHandler, outboxLanes } from "#server/platform/outbox/Outbox.ts";
import { atOnce, enqueue, type OutboxTopic } from "#server/platform/outbox/store/enqueue.ts";
import { OutboxStore } from "#server/platform/outbox/store/OutboxStore.ts";
import { genericPlan } from "#tests/server/platform/database/plans/genericPlan.ts";
import { fetched, type RunNode } from "#tests/server/platform/database/plans/RowCounter.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { memberApp } from "#tests/support/memberApp.ts";
import { handling } from "./handling.ts";

forEachDatabase((_, open) => {
	describe("messages in the outbox", () => {
		const clock = testClock(bookingStart);
		let db: Database;
		let done: string[];
		beforeAll(async () => {
			db = await open();
		});
		beforeEach(async () => {
			await db.query("DELETE FROM outbox");
			done = [];
		});

		const handle: OutboxHandler = async (_payload, key) => {
			done.push(key);
			return null;
		};
		const outbox = (mail = handle) =>
			new Outbox({ db, clock, handlers: handling(handle, { mail }), alarm: () => undefined });
		const put = (topic: OutboxTopic, key: string, more: { goodUntil?: number } = {}) =>
			enqueue(db, { topic, key, payload: more, runAt: clock.now() });

		it("to an unresponsive mail server do not hold up texts, cards or suppliers [D30, F03]", async () => {
			const silence = Promise.withResolvers<null>();
			const silent = outbox(() => silence.promise);
			await put("mail", "m");
			await put("sms", "t");
			await put("card.remove", "c");
			await put("supplier.book", "s");
			const turns = outboxLanes.map((lane) => silent.deliver(lane));
			await Promise.all(turns.slice(1));
			expect(done.toSorted()).toEqual(["c", "s", "t"]);
			silence.resolve(null);
			expect(await Promise.all(turns)).toEqual([1, 1, 1, 1]);
			expect(await silent.deliver()).toBe(0);
		});

		it("are taken without reading those that wait in another lane, or are done [F03]", async () => {
			await db.query(
				`INSERT INTO outbox (topic, key, payload, run_at, done_at)
				SELECT topic, topic || n, '{}', $1::timestamptz, CASE WHEN n % 2 = 0 THEN $1::timestamptz END FROM generate_series(1, 6000) n, unnest(ARRAY['sms', 'mail']) AS topic`,
				[new Date(clock.now() - 1)],
			);
			await db.query("ANALYZE outbox");
			const taken: Parameters<Queryable["query"]>[] = [];
			const watched: Queryable = {
				...db,
				query: (...statement) => {
					taken.push(statement);
					return db.query(...statement);
				},
			};
			expect(await new OutboxStore(watched).take(clock.now(), ["mail", "stay.mail"], 20)).toHaveLength(20);
			const [[statement, values] = [""]] = taken;
			const text = typeof statement === "string" ? statement : statement.text;
			const plan = await db.tx((tx) => genericPlan<RunNode>(tx, text, values));
			expect(fetched(plan)).toBeLessThan(100);
		});

		it("leave in order, after those a person is waiting for", async () => {
			for (let index = 0; index < 50; index += 1) await put("mail", `${index}`);
			await enqueue(db, { topic: "mail", key: "code", payload: {}, runAt: atOnce });
			expect(await outbox().deliver("mails")).toBe(20);
			expect(done).toEqual(["code", ...Array.from({ length: 19 }, (_, index) => `${index}`)]);
		});

		it("are no longer sent once they have expired", async () => {
			await put("sms", "now", { goodUntil: clock.now() + 1 });
			await put("sms", "late", { goodUntil: clock.now() });
			expect(await outbox().deliver()).toBe(2);
			expect(done).toEqual(["now"]);
			expect(await outbox().deliver()).toBe(0);
		});
	});

	it("verification codes overtake bulk messages, and are never sent after they expire [DEC-137]", async () => {
		const world = await memberApp(await open());
		const { db, clock, services } = world;
		for (let index = 0; index < 30; index += 1)
			await enqueue(db, {
				topic: "sms",
				key: "all",
				payload: { to: "01000000000", text: "모두에게" },
				runAt: clock.now(),
			});
		const ask = (dest: string) =>
			world.send("POST", "/api/auth/users/send-cert", { dest, type: "SIGN_PHONE" });
		const texts = async () => {
			const { rows } = await db.query<{ body: string }>("SELECT body FROM dev_inbox ORDER BY message_id");
			return rows.map(({ body }) => body);
		};
		await ask("01012345678");
		await services.outbox.deliver("texts");
		expect((await texts())[0]).toContain("인증번호");
		while ((await services.outbox.deliver()) > 0);
		const before = (await texts()).length;
		await db.query("UPDATE outbox SET done_at = NULL, run_at = $1", [new Date(clock.now())]);
		clock.pass(180_000);
		while ((await services.outbox.deliver()) > 0);
		expect((await texts()).slice(before).filter((text) => text.includes("인증번호"))).toEqual([]);
	});
});
