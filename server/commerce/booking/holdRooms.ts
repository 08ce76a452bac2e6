import { randomBytes } from "node:crypto";
import { draftOrder, type OrderDraft } from "#domain/booking/draftOrder.ts";
import { isCancelOpen, refundableUntil } from "#domain/cancellation/cancelTerms.ts";
import { counters, roomLimits } from "#domain/guests/counters.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { voucherEnd } from "#domain/offer/voucher.ts";
import { orderNumber, orderNumberBytes } from "#domain/order/orderNumber.ts";
import { holdUntil } from "#domain/payment/hold.ts";
import { bookingPaymentKind, isMethodAllowed } from "#domain/payment/paymentMethod.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { won } from "#domain/shared/Won.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import { needsInternationalForm } from "#domain/stay/channel.ts";
import { quoteWhatIsLeft } from "#server/catalogue/offer/loadOffers.ts";
import { priceOffer } from "#server/catalogue/pricing/offers.ts";
import { type Moment, momentOf, type StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { findPlan, numbersOf } from "#server/catalogue/stay/planPath.ts";
import { chooseCoupons, reserveCoupons } from "#server/commerce/coupon/orderCoupons.ts";
import { reservePoints } from "#server/commerce/points/reservePoints.ts";
import { PointStore } from "#server/commerce/points/store/PointStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { agreedDraft } from "./agreedDraft.ts";
import type { BookingRequest } from "./BookingRequest.ts";
import { checkGuest, namedGuest } from "./checkGuest.ts";
import { agreedPolicy, snapshotOf } from "./planToBook.ts";
import { releaseEarlierHolds, unpaidHolds } from "./releaseEarlierHolds.ts";
import { seenLedger } from "./seenPrice.ts";
import { type BookedPlan, BookedPlanStore } from "./store/BookedPlanStore.ts";
import { type NewOrder, NewOrderStore } from "./store/NewOrderStore.ts";
import { OrderStore, type UnpaidOrder } from "./store/OrderStore.ts";

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
	const { isDateless, nationCode } = plan;
	const kind = bookingPaymentKind({ nationCode, isDateless });
	const isKind = booking.payKind === kind || (booking.payKind === "lms" && isDateless);
	if (!isKind || !isMethodAllowed(booking.payKind, booking.payMethod)) throw new Refusal("invalidRequest");
	if (booking.path.orderType !== appointmentType(booking.rooms, nightsOf(booking)))
		throw new Refusal("invalidRequest");
	if (booking.rooms > (isDateless ? counters.vouchers.max : roomLimits.max))
		throw new Refusal("invalidRequest");
	checkGuest(booking.guest, needsInternationalForm(plan.channelIndex));
}

/** Builds the order as sold; its terms are a snapshot that later changes never affect. @throws Refusal as agreedPolicy */
function newOrder(
	booking: BookingRequest,
	plan: BookedPlan,
	draft: OrderDraft,
	order: {
		readonly orderNum: string;
		readonly keyCode: string;
		readonly promotionId: number | null;
		readonly heldUntil: number;
		readonly now: number;
	},
): NewOrder {
	const { isDateless } = plan;
	const policy = agreedPolicy(plan, booking, order.now);
	return {
		...order,
		memberId: booking.memberId,
		payKind: booking.payKind,
		payMethod: booking.payMethod,
		orderType: isDateless ? null : booking.path.orderType,
		dates: isDateless ? null : booking,
		rooms: booking.rooms,
		validUntil: plan.voucher && voucherEnd(koreanDay(order.now), plan.voucher.validDays),
		lines: draft.lines,
		amounts: draft.amounts,
		guest: namedGuest(booking.guest, needsInternationalForm(plan.channelIndex)),
		request: booking.request,
		agreements: booking.agreements,
		plan,
		cashbackRate: booking.viewer.isSpecial ? plan.cashbackRate : 0,
		policy,
		freeUntil: refundableUntil(policy, 100),
		refundableUntil: refundableUntil(policy, 1),
		isCancelOffered: isCancelOpen(policy, order.now),
		snapshot: snapshotOf(plan),
		shares: draft.shares,
	};
}

/** Skips the balance query when the booking uses no points. */
const balancesFor = async (
	tx: Queryable,
	memberId: number,
	{ awesomeCash, welfarePoints }: BookingRequest["points"],
): Promise<PointBalances> =>
	awesomeCash === 0 && welfarePoints === 0
		? { awesomeCash: won(0), welfarePoints: won(0) }
		: new PointStore(tx).balance(memberId);

const stayOf = ({ checkInDate, checkOutDate, rooms, adults, childAges }: BookingRequest): StayTerms => ({
	checkInDate,
	checkOutDate,
	rooms,
	guests: adults + childAges.length,
});

interface PlanToBook {
	readonly plan: BookedPlan;
	/** The member's recent orders that are not paid for. */
	readonly unpaid: readonly UnpaidOrder[];
	/** The plan with prices and stock of the nights; null when it is not sold by the night, as with vouchers. */
	readonly stored: StoredPlan | null;
}

/** @throws Refusal notFound, invalidRequest */
async function readPlan(tx: Queryable, booking: BookingRequest, moment: Moment): Promise<PlanToBook> {
	const plans = new BookedPlanStore(tx);
	const { memberId } = booking;
	const since = moment.now - unpaidHolds.window;
	const found = await plans.readPriced(numbersOf(booking.path), stayOf(booking), moment, {
		memberId,
		since,
	});
	if (found) return found;
	const named = await findPlan(tx, booking.path);
	return {
		plan: await plans.read(named.rateplan_id),
		unpaid: await new OrderStore(tx).unpaid(memberId, named.room_id, { since, now: moment.now }),
		stored: null,
	};
}

/**
 * Computes the current price and the resulting order draft.
 * @throws Refusal soldOut, couponUnusable, priceChanged, pointShort, invalidRequest
 */
async function priced(
	tx: Queryable,
	booking: BookingRequest,
	{ plan, stored }: Pick<PlanToBook, "plan" | "stored">,
	moment: Moment,
): Promise<{ readonly draft: OrderDraft; readonly keyCode: string; readonly promotionId: number | null }> {
	const { memberId, viewer, rooms, adults, childAges, promotionId } = booking;
	const stay = stayOf(booking);
	const offer = stored
		? priceOffer(stored, stay, viewer, moment, promotionId)
		: await quoteWhatIsLeft(tx, plan.ratePlanId, stay, viewer, moment, promotionId);
	if (!offer?.isOnSale) throw new Refusal("soldOut");
	const chosen = await chooseCoupons(tx, memberId, booking.couponIds, plan.propertyId);
	const draft = draftOrder(
		{
			stayId: plan.propertyId,
			channelIndex: plan.channelIndex,
			// An LMS order counts as a single product, however many units it contains.
			isOneProduct: booking.payKind === "lms",
			isDateless: plan.isDateless,
			lines: offer.prices.lines,
			cashbackPercent: plan.cashbackRate,
			isForSpecialMember: viewer.isSpecial,
		},
		{ rooms, adults, childAges, today: moment.today },
		chosen,
		{ use: booking.points, balances: await balancesFor(tx, memberId, booking.points) },
	);
	const seen = async () =>
		plan.isDateless ? null : seenLedger(tx, plan.ratePlanId, stay, moment, booking.keyCode);
	return {
		draft: await agreedDraft(draft, booking, offer.prices, seen),
		keyCode: offer.prices.keyCode,
		// A promotion that gave no discount is not stored; otherwise a later change of dates would treat it as active.
		promotionId: offer.terms.promotion?.id === promotionId ? promotionId : null,
	};
}

/**
 * Recomputes the price, takes stock, coupons and points, opens an order held for 15 minutes, and stores the response under the idempotency
 * key the caller has claimed. Runs in the caller's transaction. Amounts sent by the client are only compared. [CALL-CONTENT-29, DEC-090,
 * DEC-165, DEC-179, D21]
 * @throws Refusal soldOut, priceChanged (with the ledger and the changed line), couponUnusable, pointShort, notFound, invalidRequest,
 * tooManyCalls for a member who keeps holding without paying
 */
export async function holdRooms(
	tx: Queryable,
	booking: BookingRequest,
	key: string,
	now: number,
): Promise<HeldBooking> {
	const moment = momentOf(now);
	const { plan, unpaid, stored } = await readPlan(tx, booking, moment);
	checkTerms(plan, booking);
	// Releasing an earlier hold frees stock that the plan read above does not show yet, so the plan must be read again.
	const isSeen = !(await releaseEarlierHolds(tx, unpaid, now));
	const { draft, keyCode, promotionId } = await priced(
		tx,
		booking,
		{ plan, stored: isSeen ? stored : null },
		moment,
	);
	const orderNum = orderNumber(moment.today, randomBytes(orderNumberBytes));
	const heldUntil = holdUntil(now);
	const { lines, amounts } = draft;
	const answer = { orderNum, total: amounts.totalAmount, heldUntil, lines };
	const order = newOrder(booking, plan, draft, { orderNum, keyCode, promotionId, heldUntil, now });
	const numbers = await new NewOrderStore(tx).insert(order, { key, answer });
	if (!numbers) throw new Refusal("soldOut");
	await reserveCoupons(tx, numbers.orderPayId, draft.coupons);
	await reservePoints(tx, numbers.orderPayId, booking.memberId, booking.points, now);
	return { ...numbers, ...answer };
}
