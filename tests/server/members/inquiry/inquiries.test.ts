import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, bookingWorld, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/inquiries";
const inquiry = {
	type: 1,
	inquiryType: 1,
	title: "체크인 시간 문의",
	content: "오후 2시에 체크인할 수 있을까요?",
	userOrderNum: null,
	orderNum: null,
	pageUrl: "/faq",
};

forEachDatabase((_, open) => {
	describe("inquiries", () => {
		let app: BookingApp;
		let orderNum: string;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1), (105, 2, '결제 문의', 2)");
			const clock = testClock(bookingStart);
			orderNum = (await bookingWorld(db, clock).book(2)).held.orderNum;
			app = await bookingApp(db, {}, clock);
		});

		const send = (memberId: number | null, changes: object = {}) =>
			app.call(memberId, "POST", base, { ...inquiry, ...changes });
		const list = async (memberId: number, status: string) =>
			(await app.call(memberId, "GET", `${base}/status/${status}`)).data;

		it("can be sent, listed, answered and found by order [CALL-CONTENT-15, CALL-CONTENT-16, CALL-CONTENT-17, ENT-37]", async () => {
			const first = (await send(2)).data.idx;
			const second = (await send(2, { type: 2, inquiryType: 2, orderNum, title: "  결제 " })).data.idx;
			const { inquiries, count } = await list(2, "all");
			expect(inquiries.map(({ idx }: { idx: number }) => idx)).toEqual([second, first]);
			expect(count).toEqual({ completeCnt: 0, totalCnt: 2, waitCnt: 2, unreadCnt: 0 });
			expect(inquiries[0]).toMatchObject({
				typeName: "결제 문의",
				title: "결제",
				complete: false,
				orderNum,
				orderMethod: "신용카드",
				productName: "남산 서재 호텔",
				regDate: "2026-11-21 12:00:00",
				commentContents: null,
			});
			await app.services.db.query(
				"UPDATE inquiry SET comment_contents = '가능합니다.', comment_at = now(), commenter = '고객센터' WHERE inquiry_id = $1",
				[first],
			);
			const [wait, complete] = [await list(2, "wait"), await list(2, "complete")];
			expect(wait.inquiries.map(({ idx }: { idx: number }) => idx)).toEqual([second]);
			expect(complete.inquiries).toMatchObject([
				{ idx: first, complete: true, commentContents: "가능합니다." },
			]);
			expect(complete.count).toEqual({ completeCnt: 1, totalCnt: 2, waitCnt: 1, unreadCnt: 1 });
			const find = (memberId: number, type: number) =>
				app.call(memberId, "GET", `${base}/${type}?orderNum=${orderNum}`);
			expect((await find(2, 2)).data.inquiry.idx).toBe(second);
			expect((await find(2, 1)).data.inquiry).toBeNull();
			expect((await find(3, 2)).data.inquiry).toBeNull();
		});

		it.each([
			["two types", { inquiryType: 2 }],
			["a type not of the list", { type: 99, inquiryType: 99 }],
			["a title of spaces", { title: "   " }],
			["a text that is short without its spaces", { content: `질문${" ".repeat(20)}` }],
			["an order of nobody", { orderNum: "AW261121-NOBODYSORDER" }],
			["an unknown field", { member_id: 1 }],
		])("are rejected with %s [DEC-020, DEC-157]", async (_what, changes) => {
			expect(await send(2, changes)).toMatchObject({ status: 400, code: -2 });
		});

		it("are limited to twenty per member and day, even when sent at once [D45]", async () => {
			app.clock.pass(86_400_000);
			const answers = await Promise.all(
				Array.from({ length: 30 }, (_, n) => send(2, { title: `${n}번째 문의` })),
			);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
			expect(answers.filter(({ status, code }) => status === 429 && code === -1)).toHaveLength(10);
			app.clock.pass(86_400_000);
			expect((await send(2)).status).toBe(200);
		});

		it("are deduplicated when resent, but not after ten minutes, an answer or a change [CALL-CONTENT-17]", async () => {
			app.clock.pass(86_400_000);
			const idx = async (changes: object = {}) => (await send(1, changes)).data.idx;
			const twice = await Promise.all([idx(), idx({ title: ` ${inquiry.title} ` })]);
			expect(twice[0]).toBe(twice[1]);
			const first = twice[0];
			app.clock.pass(599_999);
			expect(await idx()).toBe(first);
			app.clock.pass(1);
			const second = await idx();
			expect(second).not.toBe(first);
			await app.services.inquiries.answer(second, "됩니다.", "center");
			const third = await idx();
			const changes = [
				{ type: 2, inquiryType: 2 },
				{ content: `${inquiry.content}!` },
				{ userOrderNum: "AW-1" },
			];
			const others = [first, second, third];
			for (const change of changes) others.push(await idx(change));
			expect(new Set(others).size).toBe(6);
			expect((await list(1, "all")).count.totalCnt).toBe(6);
		});

		it("take the same follow-up message only once until an answer [DEC-157]", async () => {
			const addMessage = async (content: string) =>
				(await app.call(1, "POST", `${base}/${id}/messages`, { content })).data.inquiry.messages.map(
					({ contents }: { contents: string }) => contents,
				);
			const id = (await send(1, { title: "주차 문의" })).data.idx;
			const [one, other] = await Promise.all([addMessage("더 있어요"), addMessage(" 더 있어요 ")]);
			expect([one, other]).toEqual([["더 있어요"], ["더 있어요"]]);
			expect(await addMessage("또 있어요")).toEqual(["더 있어요", "또 있어요"]);
			expect(await addMessage("더 있어요")).toHaveLength(3);
			await app.services.inquiries.answer(id, "네", "center");
			expect(await addMessage("더 있어요")).toHaveLength(5);
			app.clock.pass(600_000);
			expect(await addMessage("더 있어요")).toHaveLength(6);
		});

		it("reveal nothing to another member, not even that the order exists [D01, ROLE-03]", async () => {
			expect(await send(3, { orderNum })).toEqual(await send(3, { orderNum: "AW261121-NOBODYSORDER" }));
			expect((await list(3, "all")).inquiries).toEqual([]);
			expect(await send(null)).toMatchObject({ status: 401, code: -4 });
		});
	});
});
