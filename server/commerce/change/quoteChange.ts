import { randomBytes } from "node:crypto";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import type { ChangeWish } from "#domain/booking/ChangeQuote.ts";
import { type ChangePaid, changePrice } from "#domain/booking/changePrice.ts";
import { canChange } from "#domain/booking/changeRight.ts";
import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { quoteMilliseconds } from "#domain/booking/quoteRefund.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { couponRefusal, couponRefusalText } from "#domain/coupon/couponRules.ts";
import { cashback, ledgerTotal } from "#domain/offer/priceLedger.ts";
import { amountsOf, isPayable, minimumCharge } from "#domain/payment/paymentAmounts.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { nightDays, nightsOf, stayDates } from "#domain/shared/StayDates.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { appointmentType } from "#domain/stay/appointmentType.ts";
import { quoteWhatIsLeft } from "#server/catalogue/offer/loadOffers.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import { policyOf } from "#server/commerce/booking/planToBook.ts";
import { BookedPlanStore } from "#server/commerce/booking/store/BookedPlanStore.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { changeableOf } from "./changeableOf.ts";
import type { BookedTerms, BookingChange } from "./store/BookingChange.ts";
import { ChangeStore } from "./store/ChangeStore.ts";

/**
 * Returns the order's product if its booking can be changed now.
 * @throws Refusal invalidRequest when it cannot, alreadyProcessed while another change is in progress
 */
export async function checkChangeable(tx: Queryable, order: Order, now: number): Promise<OrderProduct> {
	const product = firstProduct(order);
	const isInstant = await new BookedPlanStore(tx).confirmsAtOnce(product.propertyId, product.ratePlanId);
	const isChangeable = canChange(changeableOf(order, isInstant), now);
	if (!isChangeable) throw new Refusal("invalidRequest", { message: bookingChangeCopy.over });
	const changes = new ChangeStore(tx);
	if ((await changes.live(product.orderProductId)) || (await changes.isRefundUnsettled(order.orderPayId)))
		throw new Refusal("alreadyProcessed");
	return product;
}

/** Returns the booking's current terms. */
function termsOf(order: Order, product: OrderProduct): BookedTerms {
	const { checkIn, checkOut } = product;
	invariant(checkIn !== null && checkOut !== null, "a booking that can be changed has its days");
	return {
		checkIn,
		checkOut,
		adults: product.adults,
		childAges: product.childAges,
		orderType: order.orderType,
		keyCode: order.keyCode,
		lines: order.lines,
		amounts: amountsOf(order.lines),
		cashbackRate: product.cashbackRate,
		cashback: product.cashbackAmount,
		policy: product.cancelPolicy,
	};
}

/**
 * Checks that a requested change differs from the booking and has possible dates.
 * @throws Refusal invalidRequest
 */
function checkWish(wish: ChangeWish, before: BookedTerms, today: string): void {
	const isSame =
		wish.checkInDate === before.checkIn &&
		wish.checkOutDate === before.checkOut &&
		wish.adults === before.adults &&
		wish.childAges.toSorted().join() === before.childAges.toSorted().join();
	if (isSame) throw new Refusal("invalidRequest", { message: "지금 예약과 같은 날짜와 인원이에요." });
	if (stayDates(wish.checkInDate, wish.checkOutDate) === null || wish.checkInDate < today)
		throw new Refusal("invalidRequest");
}

/**
 * Returns the plan at its current price, provided that every night outside the current booking has a room left.
 * @throws Refusal soldOut
 */
async function offerFor(
	tx: Queryable,
	order: Order,
	product: OrderProduct,
	wish: ChangeWish,
	viewer: Viewer,
	now: number,
): Promise<PlanOffer> {
	const { checkInDate, checkOutDate, adults, childAges } = wish;
	const stay = { checkInDate, checkOutDate, rooms: 1, guests: adults + childAges.length };
	const offer = await quoteWhatIsLeft(tx, product.ratePlanId, stay, viewer, momentOf(now), order.promotionId);
	const { checkIn, checkOut } = product;
	const isOwn = (night: string) =>
		checkIn !== null && checkOut !== null && checkIn <= night && night < checkOut;
	const isFree = nightDays(wish).every(
		(night, index) => isOwn(night) || (offer?.plan.stock[index] ?? 0) >= 1,
	);
	if (!offer || !isFree) throw new Refusal("soldOut");
	return offer;
}

/**
 * Returns the order's coupons with the discount each gave.
 * @throws Refusal couponUnusable when the new price does not satisfy a coupon's conditions
 */
async function couponsOf(
	tx: Queryable,
	order: Order,
	{ propertyId, channelIndex }: OrderProduct,
	saleAmount: Won,
	today: ReturnType<typeof momentOf>["today"],
): Promise<ChangePaid["coupons"]> {
	const held = await new CouponStore(tx).ofOrder(order.orderPayId);
	return order.lines.flatMap((line) => {
		if (line.kind !== "coupon") return [];
		const coupon = held.find(({ heldId }) => heldId === line.heldId);
		invariant(coupon, "an order knows its coupons");
		// The coupon is already marked as used, by this very order.
		const asNew: Coupon = { ...coupon, stayId: null, isAvailable: true, usedOn: null, expiresOn: today };
		const { heldId, name } = line;
		const refusal = couponRefusal(asNew, { stayId: propertyId, channelIndex, saleAmount, today });
		if (refusal)
			throw new Refusal("couponUnusable", {
				message: bookingChangeCopy.coupon(name, couponRefusalText(refusal)),
			});
		return [{ heldId, name, discount: coupon.discount, amount: won(-line.amount) }];
	});
}

/**
 * Quotes other dates or guests against what was paid; binding for ten minutes. Runs in the caller's transaction with the order locked;
 * nothing is held yet. [DEC-198]
 * @throws Refusal invalidRequest, alreadyProcessed, soldOut, couponUnusable
 */
export async function quoteChange(
	tx: Queryable,
	order: Order,
	wish: ChangeWish,
	viewer: Viewer,
	now: number,
): Promise<BookingChange> {
	const { today } = momentOf(now);
	const product = await checkChangeable(tx, order, now);
	const before = termsOf(order, product);
	checkWish(wish, before, today);
	const { prices } = await offerFor(tx, order, product, wish, viewer, now);
	const plan = await new BookedPlanStore(tx).read(product.ratePlanId);
	const changes = new ChangeStore(tx);
	const price = changePrice(prices.lines, {
		money: won(product.totalAmount),
		differences: await changes.paidDifferences(product.orderProductId),
		awesomeCash: won(product.awesomeCashAmount),
		welfarePoints: won(product.welfarePointAmount),
		coupons: await couponsOf(tx, order, product, ledgerTotal(prices.lines), today),
	});
	if (!isPayable(price.toPay))
		throw new Refusal("invalidRequest", {
			message: bookingChangeCopy.tooLittle(`${groupedWon(minimumCharge)}원`),
		});
	const paidSeparately = price.lines.find(({ kind }) => kind === "changePaid");
	const money = won(ledgerTotal(price.lines) - (paidSeparately?.amount ?? 0));
	return changes.insert({
		id: randomBytes(18).toString("base64url"),
		orderProductId: product.orderProductId,
		orderVersion: order.version,
		before,
		after: {
			checkIn: wish.checkInDate,
			checkOut: wish.checkOutDate,
			adults: wish.adults,
			childAges: wish.childAges,
			orderType: appointmentType(1, nightsOf(wish)),
			keyCode: prices.keyCode,
			lines: price.lines,
			amounts: amountsOf(price.lines),
			cashbackRate: viewer.isSpecial ? plan.cashbackRate : 0,
			cashback: cashback(money, plan.cashbackRate, viewer.isSpecial),
			policy: policyOf(plan, wish.checkInDate, now),
		},
		toPay: price.toPay,
		back: price.back,
		createdAt: now,
		// The first night can no longer be taken once its day is over.
		expiresAt: Math.min(now + quoteMilliseconds, Number(koreanInstant(addDays(wish.checkInDate, 1)))),
	});
}
