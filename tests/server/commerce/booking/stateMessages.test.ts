import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { requestExtraPayment } from "#server/commerce/booking/extraPayments.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import { cancelInfoAnswer } from "#server/services/answers/bookingAnswer.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	const opened = async (): Promise<BookingWorld> => {
		const db = await open();
		await plantBookingWorld(db);
		return bookingWorld(db);
	};
	const mails = async ({ db }: BookingWorld, about: string) => {
		const { rows } = await db.query<{ payload: { subject?: string; text: string } }>(
			"SELECT payload FROM outbox",
		);
		return rows.flatMap(({ payload }) => (payload.subject?.includes(about) ? [payload.text] : []));
	};
	const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2", orderType: "OC" };

	describe("the state of a booking", () => {
		it("is received, not confirmed, on the receipt until the stay confirms [DEC-081]", async () => {
			const world = await opened();
			const { held } = await world.book(2, { path });
			expect(await world.payments.view(2, held.orderNum)).toMatchObject({
				status: "pending",
				validUntil: null,
			});
			const instant = await world.book(2);
			expect(await world.payments.view(2, instant.held.orderNum)).toMatchObject({ status: "confirm" });
		});

		it("includes the stay's reason when it rejects, never shown as the traveller's own cancellation [DEC-084]", async () => {
			const world = await opened();
			const { held } = await world.book(2, { path });
			const [id = 0] = held.orderProductIds;
			await world.cancellations.reject(id, "operator", "만실입니다");
			const order = await world.bookings.view(2, id);
			const facts = await world.bookings.pageData(order, id, 1);
			const [product] = order.products;
			expect(product && cancelInfoAnswer(product, facts.refund, world.clock.now())).toMatchObject({
				bySeller: true,
				reason: "만실입니다",
				penalty: 0,
				refundAmount: 200_000,
				compensation: { couponAmount: 20_000, useExpireDate: "2027-02-19" },
			});
			const [tab] = await new CouponStore(world.db)
				.ofTab(2, "avail", stayDateOf("2027-02-19"))
				.then((coupons) => coupons.map(({ title, discount }) => ({ title, discount })));
			expect(tab).toEqual({
				title: "숙소 사정 취소 보상 쿠폰",
				discount: { kind: "amount", amount: 20_000 },
			});
			const sentMails = await mails(world, "숙소 사정으로");
			expect(sentMails.length).toBeGreaterThan(0);
			for (const text of sentMails) expect(text).toContain("숙소가 알려 온 사유: 만실입니다");
			expect(sentMails.join()).toContain("보상 쿠폰: 20,000원 (2027.02.19까지");
		});

		it("shows the traveller's own cancellation as such [DEC-084]", async () => {
			const world = await opened();
			const { held } = await world.book(2);
			const [id = 0] = held.orderProductIds;
			await world.cancellations.cancelPart(2, id, { reason: "일정 변경", quoteId: null }, "own");
			const order = await world.bookings.view(2, id);
			const facts = await world.bookings.pageData(order, id, 1);
			const [product] = order.products;
			const info = product && cancelInfoAnswer(product, facts.refund, world.clock.now());
			expect(info).toMatchObject({ bySeller: false, reason: "일정 변경", compensation: null });
		});

		it("triggers one mail when an extra charge is paid [DEC-095]", async () => {
			const world = await opened();
			const { held, memberId } = await world.book(2);
			const [id = 0] = held.orderProductIds;
			const orderAddPayId = await requestExtraPayment(world, id, 30_000, "조식 추가");
			const prepared = await world.payments.prepare({
				memberId,
				payKind: "addpay",
				payMethod: "card",
				orderAddPayId,
			});
			const agreed = await world.payments.sandbox.agree(`${held.orderNum}-${prepared.paymentId}`, {
				webhook: "none",
			});
			const pgToken = new URL(agreed ?? "/", "http://x").searchParams.get("pgToken") ?? "";
			await world.payments.approve({
				memberId,
				paymentId: prepared.paymentId,
				orderNum: held.orderNum,
				pgToken,
			});
			const sentMails = await mails(world, "추가 결제를 마쳤어요");
			expect(sentMails).toHaveLength(1);
			expect(sentMails[0]).toContain("추가 결제 금액: 30,000원");
			expect(sentMails[0]).toContain("사유: 조식 추가");
		});
	});
});
