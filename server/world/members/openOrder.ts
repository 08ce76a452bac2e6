import type { CancelPolicy } from "#domain/booking/CancelPolicy.ts";
import { orderNumber, orderNumberBytes } from "#domain/booking/orderNumber.ts";
import { splitPaid } from "#domain/booking/refund.ts";
import { cashback } from "#domain/offer/priceLedger.ts";
import { splitEvenly } from "#domain/offer/splitWon.ts";
import { holdUntil } from "#domain/payment/hold.ts";
import { amountsOf, type PaymentAmounts } from "#domain/payment/paymentAmounts.ts";
import { bookingPaymentKind } from "#domain/payment/paymentMethod.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { insertOrder, type RoomShare } from "#server/bookings/insertOrder.ts";
import { findBookedPlan, policyOf } from "#server/bookings/planToBook.ts";
import { reserveCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { randomFrom } from "../illustrations/kit/random.ts";
import type { Stay } from "../stays/Stay.ts";
import { type Account, accounts, emailOf } from "./accounts.ts";
import type { BookingSeed } from "./bookings.ts";
import { chooseStay, pathOf, type Taken } from "./chooseStay.ts";
import { gradeThen, memberIdOf, typeThen } from "./memberRows.ts";
import { type Step, stepsOf } from "./orderCourse.ts";
import { type OrderPrice, orderPrice } from "./orderPrice.ts";

export interface BookingWorld {
	readonly stays: readonly Stay[];
	readonly seed: number;
	readonly today: StayDate;
	/** Epoch milliseconds. */
	readonly now: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** An order as it was written, on hold, with what the following steps need. */
export interface Opened {
	readonly seed: BookingSeed;
	readonly account: Account;
	readonly memberId: number;
	readonly orderPayId: number;
	readonly orderProductIds: readonly number[];
	readonly orderNum: string;
	readonly amounts: PaymentAmounts;
	readonly price: OrderPrice;
	readonly shares: readonly RoomShare[];
	readonly productName: string;
	readonly policy: CancelPolicy;
	readonly placedAt: number;
	readonly steps: readonly Step[];
	readonly isSpecial: boolean;
}

/** An instant as the database reads it. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** A member's unused copy of a campaign, so that the coupon a booking uses is one the member held. */
async function heldCopy(
	tx: Queryable,
	memberId: number,
	campaign: number | undefined,
): Promise<number | null> {
	if (campaign === undefined) return null;
	const { rows } = await tx.query<{ user_coupon_id: number }>(
		"SELECT user_coupon_id FROM user_coupon WHERE member_id = $1 AND coupon_manager_id = $2 AND state = 'available' ORDER BY copy LIMIT 1",
		[memberId, campaign],
	);
	if (!rows[0]) throw new Error(`Member ${memberId} holds no coupon ${campaign}`);
	return rows[0].user_coupon_id;
}

/** The voucher plan of a stay that sells one. */
async function voucherOf(tx: Queryable, propertyId: number): Promise<{ id: number; price: number } | null> {
	const { rows } = await tx.query<{ id: number; price: number }>(
		"SELECT rateplan_id AS id, voucher_price AS price FROM rateplan WHERE property_id = $1 AND sale_type = 'VOUCHER'",
		[propertyId],
	);
	return rows[0] ?? null;
}

function guestOf(account: Account) {
	const { name, phone, international } = account;
	return {
		guestName: name || "고객",
		guestTel: phone,
		guestEmail: emailOf(account),
		...(international && {
			userFirstName: international.first,
			userLastName: international.last,
			internationalNumber: "KR",
			internationalPhone: international.phone,
		}),
	};
}

function roomShares(
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
	return paid.map((share, room) => ({
		adults: Math.max(1, Math.floor(adults / rooms)),
		childAges: room === 0 ? childAges : [],
		quantity: 1,
		originalAmount: originals[room] ?? won(0),
		saleAmount: sales[room] ?? won(0),
		paid: share,
		cashback: cashback(share.money, cashbackPercent, isSpecial),
	}));
}

/** Chooses and prices what a booking buys, and writes the order as on the day it was made: on hold. */
export async function openOrder(
	tx: Queryable,
	world: BookingWorld,
	seed: BookingSeed,
	taken: Taken,
): Promise<Opened> {
	const { today, now } = world;
	const account = accounts.find(({ key }) => key === seed.member)!;
	const memberId = memberIdOf(seed.member);
	const bookedAt = Math.floor((now - seed.booked * day) / minute) * minute;
	const checkIn = seed.checkIn === null ? null : addDays(today, seed.checkIn);
	const sellers =
		seed.checkIn === null
			? world.stays.filter((stay) => stay.kind === "resort" && stay.channel === 1)
			: world.stays;
	const chosen = chooseStay(sellers.length > 0 ? sellers : world.stays, seed, {
		checkIn: checkIn ?? addDays(today, 30),
		today,
		taken,
	});
	// Vouchers hang on the first room of a stay.
	const [firstRoom] = chosen.stay.rooms;
	const [firstPlan] = firstRoom?.plans ?? [];
	const choice =
		checkIn === null && firstRoom && firstPlan
			? { stay: chosen.stay, room: firstRoom, plan: firstPlan }
			: chosen;
	const voucher = checkIn === null ? await voucherOf(tx, choice.stay.id) : null;
	const daysAgo = Math.ceil(seed.booked);
	const isSpecial = typeThen(account, daysAgo) === "N" && gradeThen(account, daysAgo) !== "Bronze";
	const path = pathOf(choice, voucher?.id ?? choice.plan.id, seed);
	const plan = await findBookedPlan(tx, path);
	const couponCopy = await heldCopy(tx, memberId, seed.coupon);
	const price = orderPrice({
		choice,
		seed,
		checkIn,
		voucherPrice: voucher?.price ?? null,
		isSpecial,
		bookedAt,
		couponCopy,
	});
	const amounts = amountsOf(price.lines);
	const shares = roomShares(seed, price, amounts, plan.cashback_rate, isSpecial);
	const random = randomFrom(`${world.seed}/order/${seed.key}`);
	const orderNum = orderNumber(
		koreanDay(bookedAt),
		Uint8Array.from({ length: orderNumberBytes }, () => random.whole(0, 255)),
	);
	const checkOut = checkIn && addDays(checkIn, seed.nights);
	const { orderPayId, orderProductIds } = await insertOrder(tx, {
		booking: {
			memberId,
			viewer: { memberId, isSpecial },
			path,
			checkIn: checkIn ?? today,
			checkOut: checkOut ?? addDays(today, 1),
			adults: seed.adults ?? 2,
			childAges: seed.childAges ?? [],
			rooms: seed.rooms ?? 1,
			guest: guestOf(account),
			payKind:
				seed.kind ??
				(bookingPaymentKind({ nationCode: plan.nation_code, isDateless: false }) as "main" | "global"),
			payMethod: seed.method,
			promotionId: null,
			couponIds: couponCopy === null ? [] : [couponCopy],
			points: { awesomeCash: price.awesomeCash, welfarePoints: price.welfarePoints },
			keyCode: price.keyCode,
			expectedTotal: amounts.totalAmount,
			request: seed.request ?? "",
			agreements: { terms: true, privacy: true, thirdParty: true },
		},
		plan,
		lines: price.lines,
		keyCode: price.keyCode,
		amounts,
		shares,
		orderNum,
		heldUntil: holdUntil(bookedAt),
		isDateless: checkIn === null,
		now: bookedAt,
	});
	if (couponCopy !== null)
		await reserveCoupons(tx, orderPayId, [{ heldId: couponCopy, amount: amounts.couponAmount }]);
	const placedAt = bookedAt + 3 * minute;
	return {
		seed,
		account,
		memberId,
		orderPayId,
		orderProductIds,
		orderNum,
		amounts,
		price,
		shares,
		productName: plan.property_name,
		policy: policyOf(plan, checkIn, bookedAt),
		placedAt,
		isSpecial,
		steps: stepsOf(seed, {
			placedAt,
			now,
			checkIn,
			checkOut,
			isInstant: plan.instant_confirm && plan.channel_idx === 1 && checkIn !== null,
			isOwn: plan.channel_idx === 1,
		}),
	};
}
