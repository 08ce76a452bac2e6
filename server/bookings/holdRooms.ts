import { randomBytes } from "node:crypto";
import { orderNumber, orderNumberBytes } from "#domain/booking/orderNumber.ts";
import { splitPaid } from "#domain/booking/refund.ts";
import { needsInternationalForm } from "#domain/offer/channel.ts";
import { changedLine, ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { cashback, ledgerTotal, payableLedger } from "#domain/offer/priceLedger.ts";
import { splitEvenly } from "#domain/offer/splitWon.ts";
import { holdUntil } from "#domain/payment/hold.ts";
import { amountsOf, checkPoints } from "#domain/payment/paymentAmounts.ts";
import { bookingPaymentKind, isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { appointmentType } from "#domain/search/appointmentType.ts";
import { nightsBetween } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { ledgerAnswer } from "#server/catalog/ledgerAnswer.ts";
import { chooseCoupons, reserveCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { takeNights } from "#server/inventory/nights.ts";
import { pointBalance, reservePoints } from "#server/points/pointHolds.ts";
import { quotePlan } from "#server/pricing/offers.ts";
import { momentOf, type StayTerms } from "#server/pricing/StayTerms.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { checkGuest } from "./checkGuest.ts";
import { insertOrder, type RoomShare } from "./insertOrder.ts";
import { makeWay } from "./makeWay.ts";
import { type BookedPlan, findBookedPlan } from "./planToBook.ts";
import { seenLedger } from "./seenPrice.ts";

export interface HeldBooking {
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly orderProductIds: readonly number[];
	readonly total: number;
	/** Epoch milliseconds. */
	readonly heldUntil: number;
	readonly lines: readonly PriceLine[];
}

function checkTerms(plan: BookedPlan, booking: BookingRequest): void {
	const isDateless = plan.sale_type === "VOUCHER";
	const kind = bookingPaymentKind({ nationCode: plan.nation_code, isDateless });
	const isKind = booking.payKind === kind || (booking.payKind === "lms" && isDateless);
	if (!isKind || !isMethodAllowed(booking.payKind, booking.payMethod)) throw new Refusal("invalidRequest");
	const nights = nightsBetween(booking.checkIn, booking.checkOut);
	if (booking.path.orderType !== appointmentType(booking.rooms, nights)) throw new Refusal("invalidRequest");
	checkGuest(booking.guest, needsInternationalForm(plan.channel_idx));
}

function priceChanged(
	lines: readonly PriceLine[],
	base: readonly PriceLine[],
	seen: readonly PriceLine[] | null,
): Refusal {
	const changed = seen && changedLine(seen, base);
	const lineAnswer = (line: PriceLine) => ledgerAnswer([line]).lines[0];
	return new Refusal("priceChanged", {
		data: {
			changedLine: changed && {
				before: changed.before && lineAnswer(changed.before),
				after: changed.after && lineAnswer(changed.after),
			},
			ledger: ledgerAnswer(lines),
			keyCode: ledgerDigest(base),
		},
	});
}

/** Adults and children over rooms as evenly as can be; every room counts one adult at least. */
function guestsOf(booking: BookingRequest, room: number): Pick<RoomShare, "adults" | "childAges"> {
	const share = Math.floor(booking.adults / booking.rooms) + (room < booking.adults % booking.rooms ? 1 : 0);
	return {
		adults: Math.max(1, share),
		childAges: booking.childAges.filter((_, child) => child % booking.rooms === room),
	};
}

/**
 * Recomputes the price, takes stock, coupons and points, and opens an order that is held for a quarter of an hour; part of
 * the caller's transaction. What the client sent about money is only compared. [CALL-CONTENT-29, DEC-090, DEC-165, DEC-179, D21]
 * @throws Refusal soldOut, priceChanged (with the ledger and the changed line), couponUnusable, pointShort, notFound, invalidRequest
 */
export async function holdRooms(tx: Queryable, booking: BookingRequest, now: number): Promise<HeldBooking> {
	const plan = await findBookedPlan(tx, booking.path);
	checkTerms(plan, booking);
	const moment = momentOf(now);
	const isDateless = plan.sale_type === "VOUCHER";
	const stay: StayTerms = {
		checkIn: booking.checkIn,
		nights: nightsBetween(booking.checkIn, booking.checkOut),
		rooms: booking.rooms,
		guests: booking.adults + booking.childAges.length,
	};
	await makeWay(tx, { memberId: booking.memberId, roomId: plan.room_id, now });

	const offer = await quotePlan(tx, plan.rateplan_id, stay, booking.viewer, moment, booking.promotionId);
	if (!offer?.isOnSale) throw new Refusal("soldOut");
	const price = offer.prices;
	const saleAmount = ledgerTotal(price.lines);
	const coupons = await chooseCoupons(tx, {
		memberId: booking.memberId,
		heldIds: booking.couponIds,
		propertyId: plan.property_id,
		channelIndex: plan.channel_idx,
		saleAmount,
		today: moment.today,
	});
	const used = coupons.flatMap((coupon) =>
		coupon.heldId === null ? [] : [{ heldId: coupon.heldId, name: coupon.name, discount: coupon.discount }],
	);
	const withCoupons = payableLedger(price.lines, {
		coupons: used,
		awesomeCash: won(0),
		welfarePoints: won(0),
	});
	const balance = await pointBalance(tx, booking.memberId);
	const points = checkPoints(
		booking.points,
		{ awesomeCash: won(balance.awesomeCash), welfarePoints: won(balance.welfarePoints) },
		ledgerTotal(withCoupons),
	);
	const lines = payableLedger(price.lines, {
		coupons: used,
		awesomeCash: won(points.ok ? points.value.awesomeCash : 0),
		welfarePoints: won(points.ok ? points.value.welfarePoints : 0),
	});
	if (price.keyCode !== booking.keyCode) {
		const seen = isDateless ? null : await seenLedger(tx, plan, stay, moment, booking.keyCode);
		throw priceChanged(lines, price.lines, seen);
	}
	if (!points.ok) throw new Refusal(points.error.kind === "pointShort" ? "pointShort" : "invalidRequest");
	const amounts = amountsOf(lines);
	if (amounts.totalAmount !== booking.expectedTotal) throw priceChanged(lines, price.lines, null);

	if (!isDateless) {
		const isTaken = await takeNights(tx, {
			propertyId: plan.property_id,
			roomId: plan.room_id,
			checkIn: stay.checkIn,
			nights: stay.nights,
			rooms: stay.rooms,
		});
		if (!isTaken) throw new Refusal("soldOut");
	}
	const parts = isDateless ? 1 : booking.rooms;
	const originals = splitEvenly(amounts.originalAmount, parts);
	const sales = splitEvenly(amounts.saleAmount, parts);
	const paid = splitPaid(
		{
			money: amounts.totalAmount,
			awesomeCash: amounts.awesomeCashAmount,
			welfarePoints: amounts.welfarePointAmount,
			coupon: amounts.couponAmount,
		},
		sales,
	);
	const shares = paid.map(
		(share, room): RoomShare => ({
			...(isDateless
				? { adults: booking.adults, childAges: booking.childAges, quantity: booking.rooms }
				: { ...guestsOf(booking, room), quantity: 1 }),
			originalAmount: originals[room] ?? won(0),
			saleAmount: sales[room] ?? won(0),
			paid: share,
			cashback: cashback(share.money, plan.cashback_rate, booking.viewer.isSpecial),
		}),
	);
	const orderNum = orderNumber(moment.today, randomBytes(orderNumberBytes));
	const heldUntil = holdUntil(now);
	const { orderPayId, orderProductIds } = await insertOrder(tx, {
		booking,
		plan,
		lines,
		keyCode: price.keyCode,
		amounts,
		shares,
		orderNum,
		heldUntil,
		isDateless,
		now,
	});
	await reserveCoupons(
		tx,
		orderPayId,
		used.map(({ heldId }) => ({
			heldId,
			amount: -(lines.find((line) => line.kind === "coupon" && line.heldId === heldId)?.amount ?? 0),
		})),
	);
	await reservePoints(tx, orderPayId, booking.memberId, booking.points);
	return { orderPayId, orderNum, orderProductIds, total: amounts.totalAmount, heldUntil, lines };
}
