import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/inquiries";

forEachDatabase((_, open) => {
	describe("a new inquiry", () => {
		let app: BookingApp;
		let orderNum: string;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1)");
			const clock = testClock(bookingStart);
			orderNum = (await bookingWorld(db, clock).book(2)).held.orderNum;
			app = await bookingApp(db, {}, clock);
		});

		const send = (title: string, content: string, about: string | null) => {
			const inquiry = { type: 1, inquiryType: 1, title, content, orderNum: about, userOrderNum: null };
			return app.call(2, "POST", base, { ...inquiry, pageUrl: "/faq" });
		};

		it("is mailed with the member's words verbatim: no placeholder or link in them is expanded [DEC-157]", async () => {
			const { db } = app.services;
			await runCommand(app.services, "tester", ["stay-mail", "1", "front@stay.example"]);
			const words = "{site} {contact} {title} /lms/123 안내를 보내 드려요 /inquiries";
			expect((await send("{question} {site}", words, orderNum)).status).toBe(200);
			while ((await app.services.outbox.deliver("mails")) > 0);
			const left = await db.query<{ subject: string; body: string }>(
				"SELECT subject, body FROM dev_inbox WHERE dest = 'front@stay.example' AND subject LIKE '%예약 문의%'",
			);
			expect(left.rows[0]?.subject).toBe("[어썸스테이] 예약 문의: {question} {site}");
			expect(left.rows[0]?.body.split("\n")).toContain(words);
		});

		it("is stored once, however often it is sent at once [DEC-157, D45]", async () => {
			const sent = await Promise.all(
				Array.from({ length: 6 }, () => send("체크인", "두 시에 체크인할 수 있을까요?", null)),
			);
			expect(new Set(sent.map(({ data }) => data.idx)).size).toBe(1);
		});
	});
});
