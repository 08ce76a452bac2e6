import { beforeAll, describe, expect, it } from "vitest";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

const base = "/api/content";

forEachDatabase((_, open) => {
	describe("advance notices", () => {
		let world: BookingApp;
		beforeAll(async () => {
			world = await worldApp(open);
		});

		it("e-mail each applicant exactly once after the opening [DEC-158]", async () => {
			const { db, advanceNotices } = world.services;
			await advanceNotices.notifyOpened();
			const { rows } = await db.query<{ alarm_id: number }>(
				`INSERT INTO advance_notice (event_type, title, image_key, open_at, pack_code)
					VALUES ('alarm', '설 쿠폰팩', '/x.jpg', '2026-11-26 11:00:00+09', 'SEOLLAL'), ('eventGiveaway', '응모', '/x.jpg', '2026-11-26 11:00:00+09', NULL)
					RETURNING alarm_id`,
			);
			for (const [index, kind] of (["alarm", "eventGiveaway"] as const).entries())
				for (const memberId of [1, 2]) await advanceNotices.apply(memberId, rows[index]?.alarm_id ?? 0, kind);
			const sentMails =
				"기다리신 쿠폰이 나왔어요. 쿠폰함에서 이 코드를 등록해 주세요: SEOLLAL\n\n설 쿠폰팩\n/mypage/coupon";
			const mails = async () => {
				const key = `alarm:${rows[0]?.alarm_id}`;
				const sent = await db.query("SELECT payload->>'text' AS text FROM outbox WHERE key = $1", [key]);
				return sent.rows.filter(({ text }) => text === sentMails).length;
			};
			expect([await advanceNotices.notifyOpened(), await mails()]).toEqual([0, 0]);
			const before = world.clock.now();
			world.clock.pass(3_600_000);
			expect([await advanceNotices.notifyOpened(), await mails()]).toEqual([2, 2]);
			expect([await advanceNotices.notifyOpened(), await mails()]).toEqual([0, 2]);
			world.clock.set(before);
		});

		it("link to the sale that opened and skip withdrawn members", async () => {
			const { db, advanceNotices } = world.services;
			const { rows } = await db.query<{ alarm_id: number; event_id: number }>(
				`INSERT INTO advance_notice (event_type, title, image_key, open_at, event_id)
					SELECT 'alarm', '겨울 특가', '/x.jpg', '2026-11-26 11:00:00+09', min(event_id) FROM event
					RETURNING alarm_id, event_id`,
			);
			const { alarm_id: id = 0, event_id: event } = rows[0] ?? {};
			for (const memberId of [5, 6]) await advanceNotices.apply(memberId, id, "alarm");
			const { rows: left } = await db.query<{ email: string }>(
				"UPDATE member SET status = 'withdrawn', withdrawn_at = now(), email_key = NULL WHERE member_id = 6 RETURNING email",
			);
			const before = world.clock.now();
			world.clock.pass(3_600_000);
			expect(await advanceNotices.notifyOpened()).toBe(2);
			world.clock.set(before);
			const sent = await db.query<{ payload: object }>(
				"SELECT payload FROM outbox WHERE topic = 'mail' AND key = $1",
				[`alarm:${id}`],
			);
			expect(sent.rows.map(({ payload }) => payload)).toEqual([
				{
					to: expect.not.stringMatching(left[0]?.email ?? ""),
					subject: "[{site}] 겨울 특가",
					text: `기다리신 판매가 열렸어요. 지금 예약할 수 있어요.\n\n겨울 특가\n/events/${event}`,
				},
			]);
		});

		it("of an unlisted event carry the word that opens it [DEC-118, DEC-158]", async () => {
			const { db, advanceNotices } = world.services;
			const { rows } = await db.query<{ id: number; event: number }>(
				`WITH made AS (INSERT INTO event (title, subtitle, image_key, secret, sale_start, sale_end, stay_start, stay_end)
					VALUES ('비밀 특가', '', '/x.jpg', 'open sesame', '2026-11-26', '2026-12-31', '2026-11-26', '2026-12-31') RETURNING event_id)
				INSERT INTO advance_notice (event_type, title, image_key, open_at, event_id)
					SELECT 'alarm', '비밀 특가', '/x.jpg', '2026-11-26 11:00:00+09', event_id FROM made RETURNING alarm_id AS id, event_id AS event`,
			);
			const { id = 0, event = 0 } = rows[0] ?? {};
			await advanceNotices.apply(9, id, "alarm");
			const before = world.clock.now();
			world.clock.pass(3_600_000);
			await advanceNotices.notifyOpened();
			world.clock.set(before);
			const sent = await db.query<{ text: string }>(
				"SELECT payload->>'text' AS text FROM outbox WHERE topic = 'mail' AND key = $1",
				[`alarm:${id}`],
			);
			expect(sent.rows.map(({ text }) => text.split("\n").at(-1))).toEqual([
				`/events/${event}?secret=open%20sesame`,
			]);
		});

		it("of a withdrawn event are neither listed, nor taken, nor mailed [CALL-CONTENT-18, CALL-CONTENT-19, DEC-158]", async () => {
			const { db, advanceNotices } = world.services;
			const { rows } = await db.query<{ id: number; event: number }>(
				`WITH made AS (INSERT INTO event (title, subtitle, image_key, sale_start, sale_end, stay_start, stay_end)
					VALUES ('내릴 기획전', '', '/x.jpg', '2026-11-26', '2026-12-31', '2026-11-26', '2026-12-31') RETURNING event_id)
				INSERT INTO advance_notice (event_type, title, image_key, open_at, event_id)
					SELECT 'alarm', '내릴 기획전', '/x.jpg', '2026-11-26 11:00:00+09', event_id FROM made RETURNING alarm_id AS id, event_id AS event`,
			);
			const { id = 0, event = 0 } = rows[0] ?? {};
			const listed = async () => (await advanceNotices.list(null)).some(({ alarmIdx }) => alarmIdx === id);
			await advanceNotices.apply(7, id, "alarm");
			expect(await listed()).toBe(true);
			await db.query("UPDATE event SET published = false WHERE event_id = $1", [event]);
			expect(await listed()).toBe(false);
			await expect(advanceNotices.apply(8, id, "alarm")).rejects.toMatchObject({ kind: "notFound" });
			const before = world.clock.now();
			world.clock.pass(3_600_000);
			expect([await advanceNotices.notifyOpened(), await advanceNotices.notifyOpened()]).toEqual([1, 0]);
			world.clock.set(before);
			expect((await db.query("SELECT FROM outbox WHERE key = $1", [`alarm:${id}`])).rowCount).toBe(0);
		});

		it("are listed with the soonest opening first, and applying twice is idempotent [CALL-CONTENT-18, CALL-CONTENT-19, DEC-158]", async () => {
			const list = async (memberId: number | null) =>
				(await world.call(memberId, "GET", `${base}/v1/advance-notice`)).data.advanceNotices;
			const anonymous = await list(null);
			expect(anonymous.length).toBeGreaterThan(1);
			expect(anonymous.every(({ applied }: { applied: boolean }) => !applied)).toBe(true);
			const { alarmIdx, eventType } = anonymous[0];
			const other = eventType === "alarm" ? "eventGiveaway" : "alarm";
			const apply = (body: object) => world.call(4, "POST", `${base}/v1/advance-notice`, body);
			for (let time = 0; time < 2; time += 1)
				expect((await apply({ alarmIdx, eventType })).data).toEqual({ alarmIdx, applied: true });
			const mine = (await list(4)).find((notice: { alarmIdx: number }) => notice.alarmIdx === alarmIdx);
			expect(mine.applied).toBe(true);
			expect((await list(null))[0].applied).toBe(false);
			expect(await apply({ alarmIdx, eventType: other })).toMatchObject({ status: 404, code: -5 });
			const before = world.clock.now();
			world.clock.pass(400 * 86_400_000);
			expect(await list(null)).toEqual([]);
			world.clock.set(before);
		});
	});
});
