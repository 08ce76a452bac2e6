import { feeAtStay, firstProduct, isActive, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { type Contact, recipients } from "#domain/booking/recipients.ts";
import { isEmptyPolicy, printableTerms } from "#domain/cancellation/cancelTerms.ts";
import type { Compensation } from "#domain/coupon/compensation.ts";
import { extraPaymentPath } from "#domain/navigation/addresses.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { sumWon } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueueAll, type OutboxEntry } from "#server/platform/outbox/store/enqueue.ts";

/** Formats a count of rooms or, for a voucher order, of vouchers. */
const pieces = ({ payKind }: Order, count: number): string =>
	payKind === "voucher" ? `이용권 ${count}장` : `객실 ${count}개`;

/** Returns the order's active products, or all of them when none is active: the order is just being placed, or is cancelled. */
function standingProducts({ products }: Order): readonly OrderProduct[] {
	const standing = products.filter(isActive);
	return standing.length > 0 ? standing : products;
}

/** Returns stay, room and dates on one line, plus the count when there is more than one. */
export function stayText(order: Order): string {
	const product = firstProduct(order);
	const dates =
		product.checkIn && product.checkOut
			? monthDayRange(product.checkIn, product.checkOut)
			: product.validUntil
				? `이용권 (유효기간 ${product.validUntil.replaceAll("-", ".")}까지)`
				: "날짜 미지정 이용권";
	const { length } = standingProducts(order);
	const more = length > 1 ? [pieces(order, length)] : [];
	return [product.snapshot.productName, product.snapshot.roomName, dates, ...more].join(" / ");
}

/** Returns the cancellation terms as a line, with local and Korean time for a stay abroad; empty when the policy says nothing. */
export function freeText(order: Order, now: number): readonly string[] {
	const { cancelPolicy } = firstProduct(order);
	return isEmptyPolicy(cancelPolicy) ? [] : [`취소: ${printableTerms(cancelPolicy, now)}`];
}

/** Returns a line with the fee still to be paid at the stay; empty when there is none. */
export function feeText(order: Order): readonly string[] {
	const fee = sumWon(standingProducts(order).map(feeAtStay));
	return fee > 0 ? [`현지 결제 요금: 약 ${groupedWon(fee)}원 (결제 금액과 별도로 숙소에서 내요)`] : [];
}

export interface Message {
	readonly subject: string;
	/** The text below the greeting. */
	readonly lines: readonly string[];
	readonly short: string;
}

/**
 * Splits a phone number for dialling: '+81 9012345678' becomes number 9012345678 with country 81; a Korean number is dialled nationally,
 * with its leading zero.
 */
function dialled(phone: string): { readonly to: string; readonly country?: string } {
	const [, country, number = ""] = /^\+(\d+) (\d+)$/.exec(phone) ?? [];
	if (!country) return { to: phone };
	return country === "82" ? { to: number.startsWith("0") ? number : `0${number}` } : { to: number, country };
}

function messagesTo(
	key: string,
	{ name, email, phone }: Contact,
	{ subject, lines, short }: Message,
	runAt: number,
): readonly OutboxEntry[] {
	const text = [`${name || "고객"}님, ${lines[0]}`, ...lines.slice(1)].join("\n");
	return [
		...(email ? [{ topic: "mail", key, payload: { to: email, subject, text }, runAt } as const] : []),
		...(phone ? [{ topic: "sms", key, payload: { ...dialled(phone), text: short }, runAt } as const] : []),
	];
}

interface Messages {
	readonly booker: Message;
	readonly guest: Message | null;
}

/** Builds messages to the booker, and to the guest if that is a different person and the message concerns the stay. [DEC-197] */
export function messagesAbout(
	order: Order,
	{ booker, guest }: Messages,
	now: number,
): readonly OutboxEntry[] {
	const who = recipients(
		{ name: order.bookerName, phone: order.bookerTel, email: order.bookerEmail },
		{ name: order.guestName, phone: order.guestTel, email: order.guestEmail },
	);
	return [
		...messagesTo(order.orderNum, who.booker, booker, now),
		...(guest && who.guest ? messagesTo(order.orderNum, who.guest, guest, now) : []),
	];
}

/** Puts these messages into the outbox. */
export const notify = (tx: Queryable, order: Order, messages: Messages, now: number): Promise<void> =>
	enqueueAll(tx, messagesAbout(order, messages, now));

const payOnce = "최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있어요.";

/** Tells booker and guest that the seller has confirmed the booking. */
export function notifyConfirmed(tx: Queryable, order: Order, now: number): Promise<void> {
	const message: Message = {
		subject: "[{site}] 예약이 확정되었어요",
		lines: ["예약이 확정되었어요.", "", stayText(order), `예약번호: ${order.orderNum}`],
		short: `[{site}] 예약이 확정되었어요. ${stayText(order)}`,
	};
	return notify(tx, order, { booker: message, guest: message }, now);
}

/**
 * Tells the booker that a payment was refunded in full: it arrived after the order or demand it was for had ended, or the booking no longer
 * needed it.
 */
export function notifyMoneyReturned(tx: Queryable, order: Order, amount: number, now: number): Promise<void> {
	const sum = `${groupedWon(amount)}원을 모두 취소했어요.`;
	const what =
		order.stage === "placed" && order.products.some(isActive)
			? `이번 결제를 마칠 수 없어 ${sum} 예약은 결제하기 전 그대로예요.`
			: `예약을 마칠 수 없어 결제하신 ${sum}`;
	const booker: Message = {
		subject: "[{site}] 결제가 자동으로 취소되었어요",
		lines: [what, "", stayText(order), `예약번호: ${order.orderNum}`, payOnce],
		short: `[{site}] ${what}`,
	};
	return notify(tx, order, { booker, guest: null }, now);
}

/** Tells booker and guest that the whole booking, or the rooms in `order`, are cancelled; only the booker is told the refund. */
export function notifyCancelled(
	tx: Queryable,
	order: Order,
	refund: {
		readonly amount: number;
		readonly points: number;
		readonly penalty: number;
		/** How many coupons can be used again. */
		readonly coupons: number;
		/** How many of the order's other rooms remain booked. */
		readonly left: number;
		/** The stay's reason for not keeping the booking; null when the stay was not the cause. */
		readonly refusal: string | null;
		readonly compensation: Compensation | null;
	},
	now: number,
): Promise<void> {
	const { left, refusal } = refund;
	const isVoucher = order.payKind === "voucher";
	const part = `${pieces(order, order.products.length)}${isVoucher ? "이" : "가"}`;
	const cause = `${refusal !== null ? "숙소 사정으로 " : ""}${left > 0 ? part : "예약이"} 취소되었어요`;
	const others =
		left > 0 ? ` 나머지 ${pieces(order, left)}${isVoucher ? "은" : "의 예약은"} 그대로예요.` : "";
	const what = `${cause}.${others}`;
	const subject = `[{site}] ${cause}`;
	const short = `[{site}] ${what}`;
	const why = refusal === null ? [] : [`숙소가 알려 온 사유: ${refusal}`];
	const { compensation, amount, points, penalty, coupons } = refund;
	const more: readonly (readonly [what: string, sum: number, unit: string])[] = [
		["돌려드린 포인트", points, "원"],
		["돌려드린 쿠폰", coupons, "장 (쿠폰함에서 다시 쓸 수 있어요)"],
		["취소 수수료", penalty, "원"],
	];
	const inPoints = points > 0 ? `, 포인트 ${groupedWon(points)}원` : "";
	const sorry = compensation
		? [
				`보상 쿠폰: ${groupedWon(compensation.amount)}원 (${compensation.expiresOn.replaceAll("-", ".")}까지 쓸 수 있게 쿠폰함에 넣어 드렸어요)`,
			]
		: [];
	return notify(
		tx,
		order,
		{
			booker: {
				subject,
				lines: [
					what,
					"",
					stayText(order),
					`예약번호: ${order.orderNum}`,
					...why,
					`환불 금액: ${groupedWon(amount)}원`,
					...more.flatMap(([what, sum, unit]) => (sum > 0 ? [`${what}: ${groupedWon(sum)}${unit}`] : [])),
					...sorry,
					...(amount > 0 ? [payOnce] : []),
				],
				short: `${short} 환불 금액 ${groupedWon(amount)}원${inPoints}`,
			},
			guest: {
				subject,
				lines: [what, "", stayText(order), ...why, `예약번호: ${order.orderNum}`],
				short: `${short} ${stayText(order)}`,
			},
		},
		now,
	);
}

/** Asks the booker for an extra payment; the link opens its payment page. */
export function notifyExtraPaymentDue(
	tx: Queryable,
	order: Order,
	demand: {
		readonly id: number;
		readonly orderProductId: number;
		readonly amount: number;
		readonly reason: string;
	},
	now: number,
): Promise<void> {
	const link = extraPaymentPath(demand.id, demand.orderProductId);
	return notify(
		tx,
		order,
		{
			booker: {
				subject: "[{site}] 추가 결제가 필요해요",
				lines: [
					"예약에 추가 결제가 필요해요.",
					"",
					stayText(order),
					`예약번호: ${order.orderNum}`,
					`추가 결제 금액: ${groupedWon(demand.amount)}원`,
					`사유: ${demand.reason}`,
					`결제 페이지: ${link}`,
				],
				short: `[{site}] 추가 결제 ${groupedWon(demand.amount)}원이 필요해요. ${link}`,
			},
			guest: null,
		},
		now,
	);
}
