import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { lastMessage } from "#server/members/inquiry/Inquiries.ts";
import type { StoredInquiry } from "#server/members/inquiry/store/InquiryStore.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld, supplierRoom } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const base = "/api/content/v1/inquiries";
const voucher = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };

forEachDatabase((_, open) => {
	describe("an inquiry thread", () => {
		let app: BookingApp;
		let ownOrder: string;
		let supplierOrder: string;
		let voucherOrder: string;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 3 });
			await db.query("INSERT INTO common_code VALUES (105, 1, '예약 문의', 1), (105, 2, '결제 문의', 2)");
			const world = bookingWorld(db);
			ownOrder = (await world.book(2)).held.orderNum;
			supplierOrder = (await world.book(2, { path: supplierRoom })).held.orderNum;
			voucherOrder = (await world.book(2, { path: voucher, payKind: "voucher" })).held.orderNum;
			app = await bookingApp(db, {}, world.clock);
		});

		const ops = (...args: string[]) => runCommand(app.services, "tester", args);
		const send = async (orderNum: string | null, type = 1): Promise<number> => {
			const words = { title: "체크인", content: "두 시에 체크인할 수 있을까요?", userOrderNum: null };
			const body = { ...words, type, inquiryType: type, orderNum, pageUrl: "/faq" };
			return (await app.call(2, "POST", base, body)).data.idx;
		};
		const addMessage = (id: number, content: string) =>
			app.call(2, "POST", `${base}/${id}/messages`, { content });
		const list = async () => (await app.call(2, "GET", `${base}/status/all`)).data;
		const find = async (id: number) =>
			(await list()).inquiries.find(({ idx }: { idx: number }) => idx === id);
		const mails = async (to: string) =>
			(
				await app.services.db.query<{ body: string }>(
					"SELECT payload->>'text' AS body FROM outbox WHERE topic = 'mail' AND recipient = ANY ($1) ORDER BY outbox_id",
					[matchingHashes(to)],
				)
			).rows.map(({ body }) => body);
		/** Delivers what is due and returns the questions mailed to this address. */
		const questions = async (to: string) => {
			while ((await app.services.outbox.deliver("mails")) > 0);
			const { rows } = await app.services.db.query<{ body: string }>(
				"SELECT body FROM dev_inbox WHERE dest = $1 AND subject LIKE '%] 예약 문의: 체크인' ORDER BY message_id",
				[to],
			);
			return rows.map(({ body }) => body);
		};
		/** Subjects of the mails about an inquiry. */
		const subjects = async (id: number) =>
			(
				await app.services.db.query<{ subject: string }>(
					"SELECT payload->>'subject' AS subject FROM outbox WHERE topic = 'mail' AND key = $1 ORDER BY outbox_id",
					[`inquiry:${id}`],
				)
			).rows.map(({ subject }) => subject);

		it("about a booking is mailed to its stay, and so are follow-ups [DEC-157, ENT-37]", async () => {
			const alone = await send(ownOrder);
			expect(await find(alone)).toMatchObject({ asksStay: false, unread: false, messages: [] });
			expect((await ops("stay-mail", "1", "nobody")).isOk).toBe(false);
			expect((await ops("stay-mail", "999999", "front@stay.example")).isOk).toBe(false);
			expect(await ops("stay-mail", "1", "front@stay.example")).toMatchObject({ isOk: true });

			const aboutMoney = await send(ownOrder, 2);
			const ofNoBooking = await send(null);
			expect(await questions("front@stay.example")).toEqual([]);
			for (const id of [aboutMoney, ofNoBooking]) expect(await find(id)).toMatchObject({ asksStay: false });

			const id = await send(ownOrder);
			expect(await find(id)).toMatchObject({ asksStay: true, complete: false });
			expect(await questions("front@stay.example")).toEqual([
				[
					"남산 서재 호텔 예약에 문의가 있어요.",
					"",
					`문의 번호: ${id}`,
					`예약번호: ${ownOrder}-1`,
					"일정: 12.10(목) ~ 12.12(토)",
					"",
					"두 시에 체크인할 수 있을까요?",
					"",
					"이 메일에 답장해 주시면 여행자에게 전해 드려요. 문의 번호는 지우지 말아 주세요.",
				].join("\n"),
			]);
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
			expect((await subjects(id)).at(-1)).toBe("[{site}] 문의에 답변이 등록되었어요");

			expect((await app.call(2, "PUT", `${base}/${id}/read`, { idx: id })).status).toBe(200);
			expect((await list()).count.unreadCnt).toBe(0);
			app.clock.pass(1000);
			expect((await addMessage(id, "   ")).status).toBe(400);
			const after = await addMessage(id, " 주차도 되나요? ");
			expect(after.data.inquiry).toMatchObject({
				complete: false,
				commentContents: null,
				messages: [
					{ commenter: "남산 서재 호텔", contents: "네, 가능합니다." },
					{ commenter: null, contents: "주차도 되나요?" },
				],
			});
			expect((await questions("front@stay.example")).at(-1)).toContain("주차도 되나요?");
			expect((await ops("inquiries")).text).toMatch(new RegExp(`^${id} .*숙소`, "m"));
			app.clock.pass(1000);
			await ops("answer-inquiry", String(id), "숙소에 확인했어요. 됩니다.");
			expect(await find(id)).toMatchObject({ unread: true, commenter: "고객센터" });
			expect((await find(id)).messages).toHaveLength(3);
		});

		it("is answered by the supplier, or by an operator while the supplier is silent [CHAN-01, DEC-183]", async () => {
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
			await addMessage(id, "주차도 되나요?");
			for (let time = 0; time < 3; time += 1) await deliver();
			expect(await find(id)).toMatchObject({ complete: false });
			await ops("answer-inquiry", String(id), "됩니다.");
			await ops("supplier", "2", "ask=answer");
			for (let time = 0; time < 3; time += 1) await deliver();
			expect(
				(await find(id)).messages.map(({ contents }: { contents: string }) => contents).slice(1),
			).toEqual(["주차도 되나요?", "됩니다."]);
		});

		it("about a voucher states no dates in the mail to the stay [DEC-157]", async () => {
			const { services } = app;
			await services.db.query(
				"UPDATE property SET contact_email = 'vouchers@stay.example' WHERE property_id = 1",
			);
			const id = await send(voucherOrder);
			expect(await find(id)).toMatchObject({ asksStay: true, dates: null });
			const [mail] = await questions("vouchers@stay.example");
			expect(mail?.split("\n").slice(3, 6)).toEqual([
				`예약번호: ${voucherOrder}-1`,
				"",
				"두 시에 체크인할 수 있을까요?",
			]);
			// The customer centre is asked in place of a stay that can no longer be reached.
			await services.db.query("UPDATE property SET contact_email = NULL WHERE property_id = 1");
			expect((await addMessage(id, "주차도 되나요?")).status).toBe(200);
			const asked = await questions(readConfig({}).site.csEmail);
			expect(asked.at(-1)).toMatch(/^이 숙소에는 연락처가 없어 고객센터로 보내요.*주차도 되나요\?/su);
		});

		it("is accessible only to its member, and cannot be answered under a wrong number [D01, ROLE-03]", async () => {
			const id = await send(null);
			for (const [who, number] of [
				[3, id],
				[2, 999_999],
			] as const) {
				const read = { idx: number };
				expect((await app.call(who, "PUT", `${base}/${number}/read`, read)).status).toBe(404);
				const more = { content: "주차도 되나요?" };
				expect((await app.call(who, "POST", `${base}/${number}/messages`, more)).status).toBe(404);
			}
			expect((await find(id)).messages).toEqual([]);
			expect((await ops("answer-inquiry", "999999", "됩니다.")).isOk).toBe(false);
			expect((await ops("answer-inquiry", String(id), "됩니다.")).isOk).toBe(true);
		});

		it("stores trimmed text and shows at most four thousand characters of an answer", async () => {
			const words = {
				type: 1,
				inquiryType: 1,
				title: " 주차 ",
				content: " 주차할 곳이 따로 있나요? ",
				pageUrl: "/faq",
			};
			const wrote = async (userOrderNum: string | null) => {
				const { data } = await app.call(2, "POST", base, { ...words, userOrderNum, orderNum: null });
				return find(data.idx);
			};
			expect(await wrote(" AW-1 ")).toMatchObject({
				title: "주차",
				contents: "주차할 곳이 따로 있나요?",
				userOrderNum: "AW-1",
			});
			expect(await wrote("  ")).toMatchObject({ userOrderNum: null });
			const { idx } = await wrote(null);
			// As operators' answers were before they had a length limit.
			await app.services.inquiries.answer(idx, "네".repeat(4_001), "center");
			expect(await find(idx)).toMatchObject({
				userOrderNum: null,
				commentContents: "네".repeat(4_000),
				messages: [{ contents: "네".repeat(4_000) }],
			});
		});

		it("is answered without a mail if the member has no e-mail", async () => {
			const id = await send(null);
			await app.services.db.query("UPDATE member SET email = NULL WHERE member_id = 2");
			expect((await ops("answer-inquiry", String(id), "됩니다.")).isOk).toBe(true);
			expect(await find(id)).toMatchObject({ complete: true });
			expect(await subjects(id)).toEqual([]);
		});

		it("passes on the member's latest message, whoever has answered in between [DEC-183]", () => {
			const at = "2026-11-21T03:00:00Z";
			const said = (commenter: string | null, contents: string) => ({ commenter, contents, at });
			const asked = (...messages: StoredInquiry["messages"]) =>
				lastMessage({ contents: "체크인은 몇 시인가요?", messages } as unknown as StoredInquiry);
			expect(asked()).toBe("체크인은 몇 시인가요?");
			expect(asked(said("숙소", "두 시예요."))).toBe("체크인은 몇 시인가요?");
			expect(asked(said("숙소", "두 시예요."), said(null, "주차는요?"), said("숙소", "돼요."))).toBe(
				"주차는요?",
			);
		});

		it("counts follow-ups towards the daily limit of twenty [D45]", async () => {
			app.clock.pass(86_400_000);
			const id = await send(null);
			const answers = await Promise.all(Array.from({ length: 25 }, () => addMessage(id, "더 있어요")));
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
		});
	});
});
