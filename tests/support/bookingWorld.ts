import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { quotePlan } from "#server/catalogue/offer/loadOffers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { BookingRequest } from "#server/commerce/booking/BookingRequest.ts";
import type { HeldBooking } from "#server/commerce/booking/holdRooms.ts";
import type { Payments } from "#server/commerce/payment/Payments.ts";
import type { Agreement } from "#server/commerce/payment/sandbox/Sandbox.ts";
import type { SupplierSimulator } from "#server/commerce/supplier/SupplierSimulator.ts";
import { composeOrders, type Orders } from "#server/composeOrders.ts";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/platform/database/Database.ts";

/** A settable clock. */
export interface TestClock {
	now(): number;
	/** Advances the clock by this many milliseconds. */
	pass(milliseconds: number): void;
	set(instant: number): void;
}

export function testClock(start: number): TestClock {
	let instant = start;
	return {
		now: () => instant,
		pass(milliseconds) {
			instant += milliseconds;
		},
		set(next) {
			instant = next;
		},
	};
}

/** Noon in Korea on the day on which all booking tests begin. */
export const bookingStart = koreanInstant("2026-11-21 12:00:00") ?? 0;

/** The room of stay 2, which is booked at its supplier. */
export const supplierRoom = { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" };

/** Argument to `book` for two rooms of plan 1. */
export const twoRooms = {
	rooms: 2,
	path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "MC" },
} as const;

/**
 * Plants one city, our own hotel (property 1: room 1 with plan 1 refundable in full until three days before and by half until one day
 * before, plan 2 not instant, plan 3 a voucher) and a supplier's (property 2: room 2, plan 4). Members 1 to `members`, of whom 1 is Gold
 * with points. Every day of December and January has `stock` rooms at 100,000 won.
 */
export async function plantBookingWorld(
	db: Database,
	{ stock = 5, members = 2 }: { readonly stock?: number; readonly members?: number } = {},
): Promise<void> {
	const tiers = JSON.stringify({
		tiers: [
			{ hoursBefore: 72, refundPercent: 100 },
			{ hoursBefore: 24, refundPercent: 50 },
			{ hoursBefore: null, refundPercent: 0 },
		],
	});
	await db.query(`
		INSERT INTO nation VALUES ('KR', '대한민국', 'Korea', 'Asia/Seoul');
		INSERT INTO city VALUES (1, 'SEOUL', 'KR', '서울', 'Seoul', 37.56, 126.97);
		INSERT INTO channel VALUES (1, 'OWN', true, false), (2, 'SUP1', true, false), (5, 'SUP4', true, true);
		INSERT INTO property_type VALUES (1, '호텔');
		INSERT INTO property (property_id, channel_idx, external_id, nation_code, city_id, name, name_en, type_id, star, lat, lng, address)
			VALUES (1, 1, NULL, 'KR', 1, '남산 서재 호텔', 'Namsan Library', 1, 4, 37.56, 126.97, '서울특별시 중구'),
				(2, 2, 'H-2', 'KR', 1, '한강 창고 호텔', 'Han Depot', 1, 4, 37.55, 126.96, '서울특별시 용산구');
		INSERT INTO room (property_id, room_id, external_room_id, name, basic_num, max_num)
			VALUES (1, 1, NULL, '디럭스 더블', 2, 4), (2, 2, 'R-2', '스탠다드', 2, 4);
		INSERT INTO rateplan (property_id, rateplan_id, external_rateplan_id, room_id, name, cancel_policy, instant_confirm, normal_per, awesome_per, cashback_rate)
			VALUES (1, 1, NULL, 1, '조식 포함', '${tiers}', true, 0, 10, 5), (1, 2, NULL, 1, '확정 대기', '${tiers}', false, 0, 10, 5),
				(2, 4, 'P-4', 2, '룸온리', '${tiers}', true, 0, 10, 0);
		INSERT INTO rateplan (property_id, rateplan_id, room_id, name, cancel_policy, rateplan_type, sale_type, voucher_price)
			VALUES (1, 3, 1, '주중 이용권', '${tiers}', 'VOUCHER', 'VOUCHER', 80000);
		INSERT INTO room_month SELECT p, ym, p, ${Math.max(stock, 1)}, array_fill(${stock}::int2, ARRAY[31])
			FROM unnest(ARRAY[1, 2]) p, unnest(ARRAY[202612, 202701]) ym;
		INSERT INTO rate_month SELECT 1, ym, 1, plan, array_fill(100000, ARRAY[31]) FROM unnest(ARRAY[202612, 202701]) ym, unnest(ARRAY[1, 2]) plan;
		INSERT INTO rate_month SELECT 2, ym, 2, 4, array_fill(100000, ARRAY[31]) FROM unnest(ARRAY[202612, 202701]) ym;
		INSERT INTO member (member_id, email, email_key, grade)
			SELECT n, 'm' || n || '@example.com', 'm' || n || '@example.com', CASE WHEN n = 1 THEN 'Gold' ELSE 'Bronze' END FROM generate_series(1, ${members}) n;
		INSERT INTO point_balance SELECT n, 30000, 20000 FROM generate_series(1, ${members}) n;
		INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, issue_start, issue_end, use_expire_date)
			VALUES (1, 'NORMAL', '만원 할인', 'AMOUNT', 10000, '2026-11-01', '2026-12-31', '2026-12-31');
		INSERT INTO user_coupon (coupon_manager_id, member_id, use_expire_date) SELECT 1, n, '2026-12-31' FROM generate_series(1, ${members}) n;
		SELECT setval(pg_get_serial_sequence('property', 'property_id'), 100), setval(pg_get_serial_sequence('room', 'room_id'), 100),
			setval(pg_get_serial_sequence('coupon_manager', 'coupon_manager_id'), 100),
			setval(pg_get_serial_sequence('rateplan', 'rateplan_id'), 100);
	`);
}

/** Gives every member this many points, with the ledger line that records them. */
export async function plantPoints(db: Database, cash = 30_000, welfare = 20_000): Promise<void> {
	await db.query(`
		UPDATE point_balance SET point = ${cash}, user_point = ${welfare};
		INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, lot_left, title, source)
			SELECT member_id, t, 'SAVE', v, v, v, '적립', member_id || t FROM point_balance, (VALUES ('AWESOME_CASH', ${cash}), ('WELFARE', ${welfare})) p (t, v);
	`);
}

export interface BookingWorld extends Orders {
	readonly suppliers: SupplierSimulator;
	readonly db: Database;
	readonly clock: TestClock;
	readonly alarms: string[];
	/** Builds the request with which this member would book. */
	request(memberId: number, changes?: Partial<BookingRequest>): Promise<BookingRequest>;
	hold(memberId: number, changes?: Partial<BookingRequest>): Promise<HeldBooking>;
	/** Holds, opens the payment and approves it on the provider's page. */
	agree(memberId: number, changes?: Partial<BookingRequest>, agreement?: Agreement): Promise<AgreedBooking>;
	/** Holds and pays. */
	book(memberId: number, changes?: Partial<BookingRequest>): Promise<AgreedBooking>;
	approve(agreed: AgreedBooking): ReturnType<Payments["approve"]>;
	/** Rooms left on a day. */
	stock(propertyId: number, day: StayDate): Promise<number>;
}

export interface AgreedBooking {
	readonly memberId: number;
	readonly held: HeldBooking;
	readonly paymentId: number;
	readonly orderId: string;
	readonly pgToken: string;
}

/** Builds booking, payment and cancellation over a planted database, with a settable clock and no background jobs. */
export function bookingWorld(db: Database, clock: TestClock = testClock(bookingStart)): BookingWorld {
	const alarms: string[] = [];
	const config = readConfig({});
	const orders = composeOrders({
		db,
		clock,
		config,
		alarm: (message) => alarms.push(message),
		removeCard: async () => null,
	});
	const { bookings, payments, suppliers } = orders;
	invariant(suppliers, "there are simulated suppliers outside production");
	let keys = 0;

	const world: BookingWorld = {
		db,
		clock,
		...orders,
		suppliers,
		alarms,
		async request(memberId, changes = {}) {
			const base: BookingRequest = {
				memberId,
				viewer: { memberId, isSpecial: memberId === 1 },
				path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OC" },
				checkInDate: stayDateOf("2026-12-10"),
				checkOutDate: stayDateOf("2026-12-12"),
				adults: 2,
				childAges: [],
				rooms: 1,
				guest: { guestName: "김하늘", guestTel: "01012345678", guestEmail: "haneul@example.com" },
				payKind: "main",
				payMethod: "card",
				promotionId: null,
				couponIds: [],
				points: { awesomeCash: 0, welfarePoints: 0 },
				keyCode: "",
				expectedTotal: 0,
				request: "",
				agreements: { cancelPolicy: true, privacy: true, thirdParty: true },
				...changes,
			};
			if (changes.keyCode !== undefined && changes.expectedTotal !== undefined) return base;
			const plan =
				base.path.productIdx === 2 ? 4 : Number.parseInt(base.path.rateplan.split(",")[0] ?? "1", 10);
			const stay = {
				checkInDate: base.checkInDate,
				checkOutDate: base.checkOutDate,
				rooms: base.rooms,
				guests: base.adults + base.childAges.length,
			};
			const offer = await quotePlan(db, plan, stay, base.viewer, momentOf(clock.now()), base.promotionId);
			invariant(offer, "the test's plan is sold");
			const coupons = base.couponIds.length * 10_000;
			const points = base.points.awesomeCash + base.points.welfarePoints;
			return {
				...base,
				keyCode: changes.keyCode ?? offer.prices.keyCode,
				expectedTotal: changes.expectedTotal ?? offer.prices.saleAmount - coupons - points,
			};
		},
		async hold(memberId, changes) {
			keys += 1;
			return bookings.hold(await world.request(memberId, changes), `key-${memberId}-${keys}`);
		},
		async agree(memberId, changes, agreement = { webhook: "none" }) {
			const held = await world.hold(memberId, changes);
			const prepared = await payments.prepare({
				memberId,
				payKind: changes?.payKind ?? "main",
				payMethod: "card",
				orderNum: held.orderNum,
			});
			const orderId = `${held.orderNum}-${prepared.paymentId}`;
			const target = prepared.checkoutUrl === null ? null : await payments.sandbox.agree(orderId, agreement);
			const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
			return { memberId, held, paymentId: prepared.paymentId, orderId, pgToken };
		},
		async book(memberId, changes) {
			const agreed = await world.agree(memberId, changes);
			await world.approve(agreed);
			return agreed;
		},
		approve: ({ memberId, paymentId, held, pgToken }) =>
			payments.approve({ memberId, paymentId, orderNum: held.orderNum, pgToken }),
		async stock(propertyId, day) {
			const { rows } = await db.query<{ left: number }>(
				"SELECT stock[$3::int] AS left FROM room_month WHERE property_id = $1 AND ym = $2",
				[propertyId, Number(day.slice(0, 7).replace("-", "")), Number(day.slice(8))],
			);
			return rows[0]?.left ?? -1;
		},
	};
	return world;
}
