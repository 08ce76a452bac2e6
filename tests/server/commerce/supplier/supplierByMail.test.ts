import { describe, expect, it } from "vitest";
import { SupplierByMail } from "#server/commerce/supplier/SupplierByMail.ts";
import { SupplierRequests } from "#server/commerce/supplier/SupplierRequests.ts";
import { createSendToStay } from "#server/commerce/supplier/sendToStay.ts";
import { composeOrders } from "#server/composeOrders.ts";
import { readConfig } from "#server/config.ts";
import { Inquiries } from "#server/members/inquiry/Inquiries.ts";
import type { MailMessage } from "#server/platform/outbox/Message.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { productionSettings } from "#tests/support/productionSettings.ts";

const path = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };

forEachDatabase((_, open) => {
	/** A world in which stays are asked by mail, as in production. */
	async function mailing({ contact = "desk@h2.example" as string | null } = {}) {
		const db = await open();
		await plantBookingWorld(db);
		await db.query(
			"INSERT INTO common_code (group_code, code, name, sort) VALUES (105, 1, '예약 문의', 1); UPDATE property SET contact_email = " +
				(contact === null ? "NULL" : `'${contact}'`),
		);
		const world = bookingWorld(db);
		const mails: MailMessage[] = [];
		const supplier = new SupplierByMail(
			createSendToStay({
				db,
				send: async (mail) => void mails.push(mail),
				customerCentre: "help@stay.example",
			}),
		);
		const inquiries = new Inquiries(world);
		const requests = new SupplierRequests({ ...world, supplier, inquiries });
		const status = async (orderProductId: number) =>
			(await db.query("SELECT status FROM order_product WHERE order_product_id = $1", [orderProductId]))
				.rows[0];
		return { world, mails, requests, inquiries, status };
	}

	describe("suppliers reached by mail [DEC-183, DEC-194]", () => {
		it("production simulates no supplier", async () => {
			const world = bookingWorld(await open());
			const orders = composeOrders({
				...world,
				config: readConfig(productionSettings),
				removeCard: async () => null,
			});
			expect(orders.suppliers).toBeNull();
		});

		it("get a booking with everything the stay needs, and it stays unconfirmed until an operator enters the answer", async () => {
			const { world, mails, requests, status } = await mailing();
			const request = "{guest} 높은 층을 원해요.";
			const { held } = await world.book(2, { path, request, childAges: [3] });
			const orderProductId = held.orderProductIds[0] ?? 0;
			expect(await requests.book({ orderProductId })).toBeNull();
			expect(await requests.book({ orderProductId })).toBeNull();
			expect(await requests.poll({ orderProductId })).toBeNull();
			expect(await status(orderProductId)).toEqual({ status: "confirm_wait" });
			expect(mails).toHaveLength(1);
			expect(mails[0]).toMatchObject({
				to: "desk@h2.example",
				subject: `[{site}] 새 예약 ${held.orderNum}-1: {stay}`,
				said: {
					stay: "한강 창고 호텔",
					room: "스탠다드",
					plan: "룸온리",
					guest: "김하늘",
					phone: "01012345678",
					email: "haneul@example.com",
					request,
				},
			});
			expect(mails[0]?.text.split("\n")).toEqual([
				"새 예약이 들어왔어요. 받을 수 있는지 알려 주세요.",
				"",
				`예약번호: ${held.orderNum}-1`,
				"숙소: {stay} (H-2)",
				"객실: {room} (R-2)",
				"요금제: {plan} (P-4)",
				"일정: 2026.12.10 ~ 2026.12.12",
				"수량: 1개",
				"인원: 성인 2명, 아동 1명(3세)",
				"이용자: {guest}",
				"연락처: {phone}",
				"이메일: {email}",
				"요청 사항: {request}",
				"판매 금액: 200,000원",
				"",
				"이 메일에 답장해 주시면 예약을 확정하거나 거절해 드려요. 예약번호는 지우지 말아 주세요.",
			]);
		});

		it("are asked to cancel, and the traveller gets the refund once an operator enters that they did", async () => {
			const { world, mails, requests, status } = await mailing();
			const { held } = await world.book(2, { path });
			const orderProductId = held.orderProductIds[0] ?? 0;
			await requests.book({ orderProductId });
			await world.db.query("UPDATE order_product SET status = 'confirm'");
			await world.cancellations.cancelPart(
				2,
				orderProductId,
				{ reason: "취소", quoteId: null },
				"mail-key-1",
			);
			expect(await requests.cancel({ orderProductId })).toBeNull();
			expect(await status(orderProductId)).toEqual({ status: "cancel_request" });
			expect(mails[1]).toMatchObject({ subject: `[{site}] 예약 취소 ${held.orderNum}-1: {stay}` });
			expect(mails[1]?.text).toContain("아래 예약을 취소해 주세요.");
			expect(await world.cancellations.answer(orderProductId, true, "operator")).toBe(true);
			await world.cancellations.run();
			expect(await status(orderProductId)).toEqual({ status: "cancel" });
		});

		it("get a traveller's question, and a stay without an address has its mails read by the customer centre", async () => {
			const { world, mails, requests, inquiries } = await mailing({ contact: null });
			const { held } = await world.book(2, { path });
			await requests.book({ orderProductId: held.orderProductIds[0] ?? 0 });
			const id = await inquiries.send(2, {
				type: 1,
				title: "주차 문의드려요",
				content: "차를 두 대 세울 수 있나요?",
				orderNum: held.orderNum,
				userOrderNum: null,
				pageUrl: "/inquiries",
			});
			expect(await requests.ask({ inquiryId: id })).toBeNull();
			expect(mails.map(({ to }) => to)).toEqual(["help@stay.example", "help@stay.example"]);
			expect(mails[1]).toMatchObject({
				said: { title: "주차 문의드려요", question: "차를 두 대 세울 수 있나요?" },
			});
			for (const { text } of mails) expect(text).toMatch(/^이 숙소에는 연락처가 없어 고객센터로 보내요\./);
		});
	});
});
