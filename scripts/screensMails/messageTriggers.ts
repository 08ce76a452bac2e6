import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { remindOfVouchers } from "#server/commerce/booking/endVouchers.ts";
import { priceTermsOf } from "#server/members/wish/priceTerms.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import type { Services } from "#server/services/Services.ts";
import type { AgreedBooking, BookingWorld } from "#tests/support/bookingWorld.ts";
import { change, pay, productOf, wish } from "#tests/support/changedBookings.ts";

const minute = 60_000;
const gold = 1;
const bronze = 2;
const own = { productIdx: 1, accoms: "1", rooms: "1", orderType: "OC" } as const;
const asked = { ...own, rateplan: "2" };
const piece = { ...own, rateplan: "3" };

/** An event that triggers messages: what happens, and the title of its pictures. */
export interface MessageTrigger {
	readonly name: string;
	readonly title: string;
	run(): Promise<unknown>;
}

/** Returns all events, in an order in which they can happen. */
export function messageTriggers(world: BookingWorld, services: Services): readonly MessageTrigger[] {
	const { db, clock } = world;
	const ops = (...args: string[]) => runCommand(services, "operator", args);
	const room = ({ held }: AgreedBooking) => `${held.orderNum}-1`;
	let [booked, waiting, voucher] = [] as AgreedBooking[];
	const known = (booking: AgreedBooking | undefined): AgreedBooking => {
		if (!booking) throw new Error("this event follows another");
		return booking;
	};
	const settle = async () => {
		for (let turn = 0; turn < 4; turn += 1) {
			clock.pass(5 * minute);
			await world.changes.run();
			await world.cancellations.run();
		}
	};
	const demand = async (booking: AgreedBooking) => {
		const { rows } = await db.query<{ id: number }>(
			"SELECT order_add_pay_id AS id FROM order_add_pay WHERE order_product_id = ANY ($1::bigint[]) AND state = 'asked'",
			[booking.held.orderProductIds],
		);
		return rows[0]?.id ?? 0;
	};

	return [
		{
			name: "price-fall",
			title: "찜한 숙소의 요금이 내림",
			async run() {
				const dates = {
					checkInDate: "2026-12-22",
					checkOutDate: "2026-12-24",
					adtCnt: 2,
					chdCnt: 0,
					count: 1,
				};
				await db.query(`
					UPDATE member SET marketing_agree = true, falls_due_at = '${new Date(clock.now()).toISOString()}' WHERE member_id = ${gold};
					INSERT INTO wish (member_id, property_id, created_at, seen_for, seen_total)
						VALUES (${gold}, 1, now(), '${priceTermsOf(dates, true)}', 250000);
				`);
				await services.priceDrops.send();
			},
		},
		{
			name: "booked",
			title: "바로 확정되는 예약",
			run: async () => {
				booked = await world.book(gold, {
					couponIds: [1],
					points: { awesomeCash: 5_000, welfarePoints: 3_000 },
				});
			},
		},
		{
			name: "received",
			title: "숙소의 확인을 기다리는 예약",
			run: async () => {
				waiting = await world.book(bronze, { path: asked });
			},
		},
		{
			name: "confirmed",
			title: "숙소가 확정한 예약",
			run: () => ops("confirm", room(known(waiting)), "K-20261210"),
		},
		{
			name: "by-link",
			title: "문자 링크로 확인하는 예약",
			run: () => world.book(bronze, { path: piece, payKind: "lms" }),
		},
		{
			name: "changed-cheaper",
			title: "날짜를 바꾸고 차액을 돌려받는 예약",
			run: () => change(world, known(booked), wish("2026-12-10", 1)),
		},
		{
			name: "change-undone",
			title: "되돌린 변경",
			run: () => world.changes.undo(gold, productOf(known(booked))),
		},
		{
			name: "changed-dearer",
			title: "날짜를 바꾸고 차액을 결제한 예약",
			run: async () => {
				const { extraPaymentId } = await change(world, known(booked), wish("2026-12-10", 3));
				await pay(world, known(booked), extraPaymentId ?? 0);
				await settle();
			},
		},
		{
			name: "extra-asked",
			title: "추가 결제 요청",
			run: () => ops("extra-charge", room(known(booked)), "30000", "조식 2인 추가"),
		},
		{
			name: "extra-paid",
			title: "추가 결제 완료",
			run: async () => pay(world, known(booked), await demand(known(booked))),
		},
		{
			name: "refused",
			title: "숙소가 거절한 예약과 보상 쿠폰",
			run: async () => {
				const refused = await world.book(bronze, { path: asked, couponIds: [2] });
				await ops("reject", room(refused), "객실이", "마감되었습니다.");
			},
		},
		{
			name: "late-money",
			title: "예약할 수 없는 돈의 자동 취소",
			run: async () => {
				const late = await world.agree(bronze, {}, { webhook: "none", confirmFault: "wrongAmount" });
				await world.approve(late).catch(() => null);
			},
		},
		{
			name: "voucher",
			title: "날짜 없는 이용권",
			run: async () => {
				voucher = await world.book(bronze, { path: piece, payKind: "voucher" });
			},
		},
		{
			name: "voucher-day",
			title: "날짜를 정한 이용권",
			run: () => world.bookings.fixDay(bronze, productOf(known(voucher)), stayDateOf("2026-12-09")),
		},
		{
			name: "voucher-day-asked",
			title: "날짜를 요청한 이용권",
			run: async () => {
				const asking = await world.book(bronze, { path: piece, payKind: "voucher" });
				await db.query("UPDATE rateplan SET instant_confirm = false WHERE rateplan_id = 3");
				await world.bookings.fixDay(bronze, productOf(asking), stayDateOf("2026-12-10"));
			},
		},
		{
			name: "sale-opened",
			title: "알림을 신청한 판매의 시작",
			run: async () => {
				const opens = new Date(clock.now() + minute);
				const { rows } = await db.query<{ id: number }>(
					`INSERT INTO advance_notice (event_type, title, image_key, open_at) VALUES ('alarm', '벚꽃 숙소 기획전', '', $1)
					RETURNING alarm_id AS id`,
					[opens],
				);
				await services.advanceNotices.apply(gold, rows[0]?.id ?? 0, "alarm");
				clock.pass(2 * minute);
				await services.advanceNotices.notifyOpened();
			},
		},
		{
			name: "question",
			title: "숙소에 전한 문의와 답변",
			run: async () => {
				const { held } = known(booked);
				const text = { title: "늦게 도착해요", content: "밤 11시쯤 도착할 것 같아요. 체크인할 수 있을까요?" };
				const id = await services.inquiries.send(gold, {
					...text,
					type: 1,
					orderNum: held.orderNum,
					userOrderNum: null,
					pageUrl: "",
				});
				await services.inquiries.answer(id, "네, 밤 12시까지 체크인하실 수 있어요. 조심히 오세요.", "stay");
			},
		},
		{
			name: "cancelled",
			title: "수수료가 있는 취소",
			run: async () => {
				clock.set(koreanInstant("2026-12-08 18:00:00") ?? 0);
				const { held } = known(booked);
				const quote = await world.cancellations.quote(gold, productOf(known(booked)), "full");
				const request = { reason: "일정이 바뀌었어요", quoteId: quote.id };
				await world.cancellations.cancelOrder(gold, held.orderPayId, request, "pictures-cancel");
				await settle();
			},
		},
		{
			name: "voucher-ending",
			title: "곧 끝나는 이용권",
			run: async () => {
				const { held } = await world.book(bronze, { path: piece, payKind: "voucher" });
				const { products } = await world.bookings.viewWhole(bronze, held.orderPayId);
				const last = products[0]?.validUntil;
				if (last) clock.set(koreanInstant(`${addDays(last, -6)} 10:00:00`) ?? 0);
				await remindOfVouchers(world);
			},
		},
	];
}
