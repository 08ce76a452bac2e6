import { ledgerTotal, payableLedger } from "#domain/offer/priceLedger.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { quotePlan } from "#server/catalogue/offer/loadOffers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import type { Agreement } from "#server/commerce/payment/sandbox/Sandbox.ts";
import type { Database } from "#server/platform/database/Database.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	plantBookingWorld,
	plantPoints,
} from "#tests/support/bookingWorld.ts";
import { day } from "#tests/support/changedBookings.ts";

/** What a customer puts together: a plan, days, rooms, some of their coupons, points. */
export interface Cart {
	readonly memberId: number;
	readonly plan: 1 | 2 | 3 | 4;
	readonly from: number;
	readonly nights: number;
	readonly rooms: number;
	/** Bit mask of the chosen coupons. */
	readonly coupons: number;
	readonly awesomeCash: number;
	readonly welfarePoints: number;
}

const plans = {
	1: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1" },
	2: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "2" },
	3: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3" },
	4: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4" },
} as const;

/** Plants the booking world with uneven prices, so that every share has to be rounded, and four kinds of coupons. */
export async function plantCarts(db: Database): Promise<void> {
	await plantBookingWorld(db);
	await db.query(`
		UPDATE rate_month SET price = (SELECT array_agg(80001 + (d * 7919 + rateplan_id * 331) % 61000 ORDER BY d) FROM generate_series(1, 31) d);
		UPDATE rateplan SET voucher_price = 83333 WHERE rateplan_id = 3;
		INSERT INTO coupon_manager (coupon_manager_id, type, title, discount_kind, discount, max_discount, issue_start, issue_end, use_expire_date, overlap, min_price, over_min_price)
			VALUES (2, 'NORMAL', '7% 할인', 'PERCENT', 7, 15000, '2026-11-01', '2026-12-31', '2026-12-31', true, 0, false),
				(3, 'NORMAL', '삼천 원 할인', 'AMOUNT', 3000, NULL, '2026-11-01', '2026-12-31', '2026-12-31', true, 150000, true);
	`);
}

/** Removes all purchases and restores everyone's starting balances. */
export async function emptyCarts(db: Database): Promise<void> {
	await db.query(
		"TRUNCATE order_pay, order_product, payment, idempotency, outbox, gateway_sandbox, point_ledger, user_coupon, point_hold, rate_counter CASCADE",
	);
	await db.query(`
		UPDATE room_month SET stock = array_fill(5::int2, ARRAY[31]);
		INSERT INTO user_coupon (coupon_manager_id, copy, member_id, use_expire_date)
			SELECT c, n, m, '2026-12-31' FROM (VALUES (1, 1), (2, 1), (3, 1), (2, 2)) p (c, n), generate_series(1, 2) m;
	`);
	await plantPoints(db, 90_000, 40_000);
}

/**
 * Books and pays for a cart at the price its form shows.
 * @throws Refusal as the server does
 */
export async function bookCart(
	world: BookingWorld,
	cart: Cart,
	agreement: Agreement,
): Promise<AgreedBooking> {
	const { db, clock } = world;
	const { memberId, plan, rooms } = cart;
	const checkInDate = addDays(day("2026-12-08"), cart.from);
	const nights = plan === 3 ? 1 : cart.nights;
	const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights), rooms, guests: 2 };
	const viewer = { memberId, isSpecial: memberId === 1 };
	const offer = await quotePlan(db, plan, stay, viewer, momentOf(clock.now()), null);
	if (!offer) throw new Error(`plan ${plan} is sold`);
	const { productIdx } = plans[plan];
	const held = await new CouponStore(db).usable(
		memberId,
		{ propertyId: productIdx, ratePlanId: plan },
		clock.now(),
	);
	const coupons = held.filter((_, index) => (cart.coupons >> index) & 1);
	const { awesomeCash, welfarePoints } = cart;
	const lines = payableLedger(offer.prices.lines, {
		coupons: coupons.map(({ heldId, name, discount }) => ({ heldId: heldId ?? 0, name, discount })),
		awesomeCash: won(awesomeCash),
		welfarePoints: won(welfarePoints),
	});
	const agreed = await world.agree(
		memberId,
		{
			path: { ...plans[plan], orderType: rooms > 1 ? "MC" : "OC" },
			payKind: plan === 3 ? "voucher" : "main",
			checkInDate: stay.checkInDate,
			checkOutDate: stay.checkOutDate,
			rooms,
			couponIds: coupons.map(({ heldId }) => heldId ?? 0),
			points: { awesomeCash, welfarePoints },
			keyCode: offer.prices.keyCode,
			expectedTotal: ledgerTotal(lines),
		},
		agreement,
	);
	await world.approve(agreed);
	return agreed;
}
