import { beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "#server/ops/runCommand.ts";
import { foundBy } from "#server/platform/database/persons.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/inquiries";
const external = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };

forEachDatabase((_, open) => {
	describe("an inquiry that goes on", () => {
		let app: BookingApp;
		let ownOrder: string;
		let supplierOrder: string;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1), (105, 2, '결제 문의', 2)");
			const clock = testClock(bookingStart);
			const world = bookingWorld(db, clock);
			ownOrder = (await world.book(2)).held.orderNum;
			supplierOrder = (await world.book(2, { path: external })).held.orderNum;
			app = await bookingApp(db, {}, clock);
		});

		const ops = (...args: string[]) => runCommand(app.services, "tester", args);
		const send = async (orderNum: string | null, type = 1): Promise<number> => {
			const words = { title: "체크인", content: "두 시에 체크인할 수 있을까요?", userOrderNum: null };
			const body = { ...words, type, inquiryType: type, orderNum, pageUrl: "/faq" };
			return (await app.call(2, "POST", base, body)).data.idx;
		};
		const writeOn = (id: number, content: string) =>
			app.call(2, "POST", `${base}/${id}/messages`, { content });
		const list = async () => (await app.call(2, "GET", `${base}/status/all`)).data;
		const find = async (id: number) =>
			(await list()).inquiries.find(({ idx }: { idx: number }) => idx === id);
		const mails = async (to: string) =>
			(
				await app.services.db.query<{ body: string }>(
					"SELECT payload->>'text' AS body FROM outbox WHERE topic = 'mail' AND recipient = ANY ($1) ORDER BY outbox_id",
					[foundBy(to)],
				)
			).rows.map(({ body }) => body);

		it("about a booking reaches its stay by mail, and again when it goes on [DEC-157, ENT-37]", async () => {
			const alone = await send(ownOrder);
			expect(await find(alone)).toMatchObject({ asksStay: false, unread: false, messages: [] });
			expect((await ops("stay-mail", "1", "nobody")).isOk).toBe(false);
			expect((await ops("stay-mail", "999999", "front@stay.example")).isOk).toBe(false);
			expect(await ops("stay-mail", "1", "front@stay.example")).toMatchObject({ isOk: true });

			const aboutMoney = await send(ownOrder, 2);
			const ofNoBooking = await send(null);
			expect(await mails("front@stay.example")).toEqual([]);
			for (const id of [aboutMoney, ofNoBooking]) expect(await find(id)).toMatchObject({ asksStay: false });

			const id = await send(ownOrder);
			expect(await find(id)).toMatchObject({ asksStay: true, complete: false });
			const [mail = ""] = await mails("front@stay.example");
			for (const words of [`문의 번호: ${id}`, ownOrder, "두 시에 체크인할 수 있을까요?"])
				expect(mail).toContain(words);
			expect(mail).not.toContain("m2@example.com");

			expect((await ops("inquiry", String(id))).text).toContain("pass-answer");
			await ops("pass-answer", String(id), "네, 가능합니다.");
			expect(await find(id)).toMatchObject({
				complete: true,
				unread: true,
				commenter: "남산 서재 호텔",
				messages: [{ commenter: "남산 서재 호텔", contents: "네, 가능합니다." }],
			});
			expect((await list()).count).toMatchObject({ unreadCnt: 1, completeCnt: 1 });
			expect((await mails("m2@example.com")).at(-1)).toContain("네, 가능합니다.");

			expect((await app.call(2, "PUT", `${base}/${id}/read`, { idx: id })).status).toBe(200);
			expect((await list()).count.unreadCnt).toBe(0);
			app.clock.pass(1000);
			expect((await writeOn(id, "   ")).status).toBe(400);
			const after = await writeOn(id, " 주차도 되나요? ");
			expect(after.data.inquiry).toMatchObject({
				complete: false,
				commentContents: null,
				messages: [
					{ commenter: "남산 서재 호텔", contents: "네, 가능합니다." },
					{ commenter: null, contents: "주차도 되나요?" },
				],
			});
			expect((await mails("front@stay.example")).at(-1)).toContain("주차도 되나요?");
			expect((await ops("inquiries")).text).toMatch(new RegExp(`^${id} .*숙소`, "m"));
			app.clock.pass(1000);
			await ops("answer-inquiry", String(id), "숙소에 확인했어요. 됩니다.");
			expect(await find(id)).toMatchObject({ unread: true, commenter: "고객센터" });
			expect((await find(id)).messages).toHaveLength(3);
		});

		it("is answered by a supplier, or by an operator while the supplier is silent [CHAN-01, DEC-183]", async () => {
			const deliver = async () => {
				app.clock.pass(30_000);
				await app.services.outbox.deliver();
			};
			const id = await send(supplierOrder);
			expect(await find(id)).toMatchObject({ asksStay: true });
			await app.services.outbox.deliver();
			expect(await find(id)).toMatchObject({ complete: false });
			await deliver();
			expect(await find(id)).toMatchObject({ complete: true, unread: true });
			expect((await find(id)).messages).toHaveLength(1);

			expect(await ops("supplier", "2", "ask=silent")).toMatchObject({ isOk: true });
			await writeOn(id, "주차도 되나요?");
			for (let time = 0; time < 3; time += 1) await deliver();
			expect(await find(id)).toMatchObject({ complete: false });
			await ops("answer-inquiry", String(id), "됩니다.");
			await ops("supplier", "2", "ask=answer");
			for (let time = 0; time < 3; time += 1) await deliver();
			expect(
				(await find(id)).messages.map(({ contents }: { contents: string }) => contents).slice(1),
			).toEqual(["주차도 되나요?", "됩니다."]);
		});

		it("counts what is written on among the twenty of a day [D45]", async () => {
			app.clock.pass(86_400_000);
			const id = await send(null);
			const answers = await Promise.all(Array.from({ length: 25 }, () => writeOn(id, "더 있어요")));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
		});
	});
});
