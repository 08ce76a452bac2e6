import { beforeAll, describe, expect, it } from "vitest";
import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { addresses, extraPaymentPath } from "#domain/navigation/addresses.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import {
	notifyCancelled,
	notifyConfirmed,
	notifyExtraPaymentDue,
	notifyMoneyReturned,
} from "#server/commerce/booking/bookingMessages.ts";
import { notifyExtraPaid } from "#server/commerce/booking/extraPaymentMessage.ts";
import { notifyCancelRefused, notifyNotPaid } from "#server/commerce/booking/failedPaymentMessages.ts";
import {
	notifyDayAsked,
	notifyDayFixed,
	notifyVoucherEnding,
} from "#server/commerce/booking/voucherMessages.ts";
import type { BookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { booker, guest, mail, sms, stay, undated, writtenAbout } from "#tests/support/writtenMessages.ts";

interface Sent {
	readonly topic: string;
	readonly to: string;
	readonly text: string;
}

forEachDatabase((_, open) => {
	describe("messages about a booking, word for word [DEC-197]", () => {
		let world: BookingWorld;
		let order: Order;
		let number: string;

		beforeAll(async () => {
			({ world, order } = await writtenAbout(open));
			number = `예약번호: ${order.orderNum}`;
		});

		const now = () => world.clock.now();

		/** Returns the mails and text messages to booker and guest, in order. */
		const told = async (tell: () => Promise<void>): Promise<readonly Sent[]> => {
			await world.db.query("DELETE FROM outbox");
			await tell();
			const { rows } = await world.db.query<{ topic: string; key: string; payload: Omit<Sent, "topic"> }>(
				"SELECT topic, key, payload FROM outbox ORDER BY outbox_id",
			);
			expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([order.orderNum]));
			return rows.map(({ topic, payload }) => ({ topic, ...payload }));
		};
		it("tell booker and guest that the stay has confirmed", async () => {
			const what = "예약이 확정되었어요";
			const lines = (name: string) => [`${name}님, ${what}.`, "", stay, number];
			expect(await told(() => notifyConfirmed(world.db, order, now()))).toEqual([
				mail(booker.mail, what, lines("이바다")),
				sms(booker.phone, `${what}. ${stay}`),
				mail(guest.mail, what, lines("김하늘")),
				sms(guest.phone, `${what}. ${stay}`),
			]);
		});

		const slow = "최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있어요.";
		it.each([
			["hold", "예약을 마칠 수 없어 결제하신 200,000원을 모두 취소했어요."],
			["expired", "예약을 마칠 수 없어 결제하신 200,000원을 모두 취소했어요."],
			["placed", "이번 결제를 마칠 수 없어 200,000원을 모두 취소했어요. 예약은 결제하기 전 그대로예요."],
		] as const)(
			"tell only the booker about a returned payment for an order that is %s",
			async (stage, what) => {
				expect(await told(() => notifyMoneyReturned(world.db, { ...order, stage }, 200_000, now()))).toEqual([
					mail(booker.mail, "결제가 자동으로 취소되었어요", [`이바다님, ${what}`, "", stay, number, slow]),
					sms(booker.phone, what),
				]);
			},
		);

		it.each([
			{
				how: "the traveller's own, for nothing",
				refund: { amount: 200_000, points: 0, penalty: 0, coupons: 0, refusal: null, compensation: null },
				cause: "예약이 취소되었어요",
				why: [],
				more: ["환불 금액: 200,000원", slow],
			},
			{
				how: "the traveller's own, at a penalty and with points back",
				refund: { amount: 0, points: 5_000, penalty: 195_000, coupons: 0, refusal: null, compensation: null },
				cause: "예약이 취소되었어요",
				why: [],
				more: ["환불 금액: 0원", "돌려드린 포인트: 5,000원", "취소 수수료: 195,000원"],
			},
			{
				how: "the traveller's own, with a coupon that can be used again",
				refund: { amount: 200_000, points: 0, penalty: 0, coupons: 1, refusal: null, compensation: null },
				cause: "예약이 취소되었어요",
				why: [],
				more: ["환불 금액: 200,000원", "돌려드린 쿠폰: 1장 (쿠폰함에서 다시 쓸 수 있어요)", slow],
			},
			{
				how: "the stay's, with a coupon",
				refund: {
					amount: 200_000,
					points: 0,
					penalty: 0,
					coupons: 0,
					refusal: "만실입니다",
					compensation: { amount: won(20_000), expiresOn: stayDateOf("2027-02-19") },
				},
				cause: "숙소 사정으로 예약이 취소되었어요",
				why: ["숙소가 알려 온 사유: 만실입니다"],
				more: [
					"환불 금액: 200,000원",
					"보상 쿠폰: 20,000원 (2027.02.19까지 쓸 수 있게 쿠폰함에 넣어 드렸어요)",
					slow,
				],
			},
		])(
			"tell both about a cancellation, $how, and only the booker about the money [DEC-084]",
			async ({ refund, cause, why, more }) => {
				const points = refund.points > 0 ? `, 포인트 ${refund.points.toLocaleString("en")}원` : "";
				expect(await told(() => notifyCancelled(world.db, order, { ...refund, left: 0 }, now()))).toEqual([
					mail(booker.mail, cause, [`이바다님, ${cause}.`, "", stay, number, ...why, ...more]),
					sms(booker.phone, `${cause}. 환불 금액 ${refund.amount.toLocaleString("en")}원${points}`),
					mail(guest.mail, cause, [`김하늘님, ${cause}.`, "", stay, ...why, number]),
					sms(guest.phone, `${cause}. ${stay}`),
				]);
			},
		);

		it("tell only the booker that a payment failed, or that the seller refused a cancellation [DEC-197, D31]", async () => {
			const failed = "10,000원 결제가 되지 않았어요. 결제된 금액은 없어요.";
			expect(await told(() => notifyNotPaid(world.db, order, 10_000, now()))).toEqual([
				mail(booker.mail, "결제가 되지 않았어요", [`이바다님, ${failed}`, "", stay, number]),
				sms(booker.phone, failed),
			]);
			expect(await told(() => notifyCancelRefused(world.db, order, now()))).toEqual([
				mail(booker.mail, "취소 요청이 받아들여지지 않았어요", [
					"이바다님, 판매처가 취소 요청을 받아들이지 않아 예약이 그대로예요.",
					"",
					stay,
					number,
					"",
					"궁금한 점은 1:1 문의로 알려 주세요.",
					"/inquiries",
				]),
				sms(booker.phone, "취소 요청이 받아들여지지 않아 예약이 그대로예요."),
			]);
		});

		it("tell only the booker about an extra charge, when requested and when paid [DEC-095]", async () => {
			const { orderProductId } = firstProduct(order);
			const demand = { id: 7, orderProductId, amount: 10_000, reason: "조식 추가" };
			const path = extraPaymentPath(7, orderProductId);
			const about = [stay, number, "추가 결제 금액: 10,000원", "사유: 조식 추가"];
			const due = await told(() => notifyExtraPaymentDue(world.db, order, demand, now()));
			expect(due).toEqual([
				mail(booker.mail, "추가 결제가 필요해요", [
					"이바다님, 예약에 추가 결제가 필요해요.",
					"",
					...about,
					`결제 페이지: ${path}`,
				]),
				sms(booker.phone, `추가 결제 10,000원이 필요해요. ${path}`),
			]);
			expect(await told(() => notifyExtraPaid(world.db, order, demand, now()))).toEqual([
				mail(booker.mail, "추가 결제를 마쳤어요", ["이바다님, 추가 결제를 마쳤어요.", "", ...about]),
				sms(booker.phone, "추가 결제 10,000원을 마쳤어요."),
			]);
		});

		it("cover a voucher whose date is set or requested, or which is about to expire [DEC-192]", async () => {
			const fixed = "이용권의 날짜를 정했고 예약이 확정되었어요.";
			const lines = (name: string) => [`${name}님, ${fixed}`, "", stay, number];
			expect(await told(() => notifyDayFixed(world.db, order, now()))).toEqual([
				mail(booker.mail, "이용권의 날짜를 정했어요", lines("이바다")),
				sms(booker.phone, `이용권의 날짜를 정했어요. ${stay}`),
				mail(guest.mail, "이용권의 날짜를 정했어요", lines("김하늘")),
				sms(guest.phone, `이용권의 날짜를 정했어요. ${stay}`),
			]);
			expect(await told(() => notifyDayAsked(world.db, order, now()))).toEqual([
				mail(booker.mail, "이용권의 날짜를 요청했어요", [
					"이바다님, 숙소가 확인하면 예약이 확정돼요.",
					"",
					stay,
					number,
				]),
				sms(booker.phone, `이용권의 날짜를 요청했어요. ${stay}`),
			]);
			const held = undated(order, stayDateOf("2026-12-31"));
			const [product] = held.products;
			expect(
				await told(() => notifyVoucherEnding(world.db, held, product ?? firstProduct(order), now())),
			).toEqual([
				mail(booker.mail, "이용권 유효기간이 2026.12.31까지예요", [
					"이바다님, 아직 쓰지 않은 이용권을 2026.12.31까지 쓸 수 있어요.",
					"",
					"남산 서재 호텔 / 조식 포함",
					number,
					`날짜 정하기: ${addresses.booking.to(product?.orderProductId ?? 0)}`,
				]),
				sms(booker.phone, "남산 서재 호텔 이용권을 2026.12.31까지 쓸 수 있어요."),
			]);
			const bySupplier = { ...(product ?? firstProduct(order)), channelIndex: 2 };
			const [written] = await told(() => notifyVoucherEnding(world.db, held, bySupplier, now()));
			expect(written).toMatchObject(
				mail(booker.mail, "이용권 유효기간이 2026.12.31까지예요", [
					"이바다님, 아직 쓰지 않은 이용권을 2026.12.31까지 쓸 수 있어요.",
					"",
					"남산 서재 호텔 / 조식 포함",
					number,
					"예약 상세의 문의하기로 쓸 날을 알려 주세요. 숙소가 확인하면 예약이 확정돼요.",
					`예약 상세: ${addresses.booking.to(bySupplier.orderProductId)}`,
				]),
			);
		});
	});
});
