import type { PaidSources } from "#domain/booking/RefundQuote.ts";
import { splitPaid } from "#domain/booking/refund.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cashbackShares } from "#domain/offer/priceLedger.ts";
import { orderNumber, orderNumberBytes } from "#domain/order/orderNumber.ts";
import { amountsOf, type PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import { bookingPaymentKind } from "#domain/payment/paymentMethod.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { splitEvenly } from "#domain/shared/splitWon.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { randomFrom } from "#world/illustrations/kit/random.ts";
import { timeZoneOf } from "#world/places/cities.ts";
import type { Covers } from "#world/stays/covers.ts";
import { type PlanRow, planRow, voucherRow } from "#world/stays/planRows.ts";
import type { Stay } from "#world/stays/Stay.ts";
import { type Account, accounts } from "./accounts.ts";
import type { BookingSeed } from "./bookings.ts";
import { instantAt, termsOf, voucherTerms } from "./cancelTerms.ts";
import { type Choice, chooseStay, type Taken } from "./chooseStay.ts";
import { type CouponCopy, heldCopy } from "./couponCopies.ts";
import { gradeThen, memberIdOf, typeThen } from "./memberRows.ts";
import { type Transition, transitionsOf } from "./orderCourse.ts";
import { type OrderPrice, orderPrice } from "./orderPrice.ts";

export interface BookingWorld {
	readonly stays: readonly Stay[];
	readonly covers: Covers;
	readonly seed: number;
	readonly today: StayDate;
	/** Epoch milliseconds. */
	readonly now: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The share of one room (or of the vouchers) in an order. */
export interface RoomShare {
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	readonly paid: PaidSources;
	readonly cashback: Won;
}

/** An order as placed, with everything the rows of its tables need. */
export interface Opened {
	readonly seed: BookingSeed;
	readonly account: Account;
	readonly memberId: number;
	readonly orderPayId: number;
	readonly orderProductIds: readonly number[];
	readonly choice: Choice;
	readonly plan: PlanRow;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly payKind: string;
	readonly coupon: CouponCopy | null;
	readonly bookedAt: number;
	readonly orderNum: string;
	readonly amounts: PaymentAmounts;
	readonly price: OrderPrice;
	readonly shares: readonly RoomShare[];
	readonly productName: string;
	readonly imageKey: string | null;
	readonly policy: CancelPolicy;
	readonly placedAt: number;
	readonly steps: readonly Transition[];
	readonly isSpecial: boolean;
}

/** Formats an instant for the database. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Returns each room's share of an order, divided as the server does it. */
export function roomShares(
	seed: BookingSeed,
	price: OrderPrice,
	amounts: PaymentAmounts,
	cashbackPercent: number,
	isSpecial: boolean,
): RoomShare[] {
	const { rooms = 1, adults = 2, childAges = [] } = seed;
	const sales = splitEvenly(amounts.saleAmount, rooms);
	const originals = splitEvenly(amounts.originalAmount, rooms);
	const paid = splitPaid(
		{
			money: amounts.totalAmount,
			awesomeCash: price.awesomeCash,
			welfarePoints: price.welfarePoints,
			coupon: amounts.couponAmount,
		},
		sales,
	);
	const backs = cashbackShares(
		paid.map(({ money }) => money),
		cashbackPercent,
		isSpecial,
	);
	return paid.map((share, room) => ({
		adults: Math.max(1, Math.floor(adults / rooms)),
		childAges: room === 0 ? childAges : [],
		originalAmount: originals[room] ?? won(0),
		saleAmount: sales[room] ?? won(0),
		paid: share,
		cashback: backs[room] ?? won(0),
	}));
}

/** What has been allocated so far, and the next ids. */
export interface Progress {
	readonly taken: Taken;
	readonly copies: readonly CouponCopy[];
	readonly orderPayId: number;
	readonly firstProductId: number;
}

/** Chooses what a booking buys: a plan sold by the night, or the voucher of a stay that has one. */
function chosenFor({ stays, today, now }: BookingWorld, seed: BookingSeed, taken: Taken) {
	if (seed.checkIn !== null) {
		const choice = chooseStay(stays, seed, { checkIn: addDays(today, seed.checkIn), today, taken });
		return { choice, plan: planRow(choice.stay, choice.room, choice.plan, now) };
	}
	const sellers = stays.filter((stay) => voucherRow(stay, now) !== null);
	const checkIn = addDays(today, 30);
	const { stay } = chooseStay(sellers.length > 0 ? sellers : stays, seed, { checkIn, today, taken });
	// Vouchers belong to the first room of a stay.
	const room = stay.rooms[0]!;
	const plan = room.plans[0]!;
	return { choice: { stay, room, plan }, plan: voucherRow(stay, now) ?? planRow(stay, room, plan, now) };
}

/** Chooses and prices what a booking buys, as on the day it was made. */
export function openOrder(world: BookingWorld, seed: BookingSeed, progress: Progress): Opened {
	const { today, now } = world;
	const account = accounts.find(({ key }) => key === seed.member)!;
	const memberId = memberIdOf(seed.member);
	const bookedAt = Math.floor((now - seed.booked * day) / minute) * minute;
	const checkIn = seed.checkIn === null ? null : addDays(today, seed.checkIn);
	const checkOut = checkIn && addDays(checkIn, seed.nights);
	const { choice, plan } = chosenFor(world, seed, progress.taken);
	const { stay } = choice;
	const daysAgo = Math.ceil(seed.booked);
	const isSpecial = typeThen(account, daysAgo) === "N" && gradeThen(account, daysAgo) !== "Bronze";
	const coupon = heldCopy(progress.copies, memberId, seed.coupon);
	const price = orderPrice({
		choice,
		seed,
		checkIn,
		voucherPrice: plan.voucher_price,
		isSpecial,
		bookedAt,
		couponCopy: coupon?.id ?? null,
	});
	const amounts = amountsOf(price.lines);
	const shares = roomShares(seed, price, amounts, plan.cashback_rate, isSpecial);
	const random = randomFrom(`${world.seed}/order/${seed.key}`);
	const orderNum = orderNumber(
		koreanDay(bookedAt),
		Uint8Array.from({ length: orderNumberBytes }, () => random.whole(0, 255)),
	);
	const placedAt = bookedAt + 3 * minute;
	return {
		seed,
		account,
		memberId,
		orderPayId: progress.orderPayId,
		orderProductIds: shares.map((_, index) => progress.firstProductId + index),
		choice,
		plan,
		checkIn,
		checkOut,
		payKind: seed.kind ?? bookingPaymentKind({ nationCode: stay.city.nation, isDateless: false }),
		coupon,
		bookedAt,
		orderNum,
		amounts,
		price,
		shares,
		productName: stay.name,
		imageKey: world.covers.get(stay.id)?.src ?? null,
		policy:
			checkIn === null
				? voucherTerms(plan.cancel_policy, plan.partial_cancel, bookedAt)
				: termsOf(
						plan.cancel_policy,
						plan.partial_cancel,
						instantAt(checkIn, stay.checkIn, timeZoneOf(stay.city)),
						timeZoneOf(stay.city),
					),
		placedAt,
		isSpecial,
		steps: transitionsOf(seed, {
			placedAt,
			now,
			checkIn,
			checkOut,
			isInstant: plan.instant_confirm && stay.channel === 1 && checkIn !== null,
			isOwn: stay.channel === 1,
		}),
	};
}
