import type { Order } from "#domain/booking/Order.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { sumWon } from "#domain/shared/Won.ts";
import { freeText, notify, stayText } from "#server/commerce/booking/bookingMessages.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import type { BookedTerms, BookingChange } from "./store/BookingChange.ts";

/** Formats dates and guests, e.g. for 'before the change'. */
export const termsText = (terms: BookedTerms): string =>
	`${monthDayRange(terms.checkIn, terms.checkOut)} · ${guestsText(terms)}`;

function moneyLines(change: BookingChange): string[] {
	if (change.toPay > 0) return [`추가로 결제한 금액: ${groupedWon(change.toPay)}원`];
	const { money, differences, awesomeCash, welfarePoints } = change.back;
	const back: readonly (readonly [what: string, amount: number])[] = [
		["돌려드리는 금액", sumWon([money, ...differences.map(({ amount }) => amount)])],
		["돌려드리는 포인트", sumWon([awesomeCash, welfarePoints])],
	];
	const lines = back.flatMap(([what, amount]) => (amount > 0 ? [`${what}: ${groupedWon(amount)}원`] : []));
	return lines.length > 0 ? [...lines, "10분 뒤부터 차례로 돌려드려요."] : [];
}

/** Tells booker and guest that dates or guests have changed; `order` is in its new state. */
export function notifyChanged(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<void> {
	const subject = "[{site}] 예약이 변경되었어요";
	const about = [
		"예약이 변경되었어요.",
		"",
		stayText(order),
		`예약번호: ${order.orderNum}`,
		`변경 전: ${termsText(change.before)}`,
		`변경 후: ${termsText(change.after)}`,
		...freeText(order, now),
	];
	const short = `${subject}. ${stayText(order)}`;
	const money = [...moneyLines(change), `가격확인번호: ${ledgerDigest(order.lines)}`];
	return notify(
		tx,
		order,
		{
			booker: {
				subject,
				lines: [...about, ...money, "", "10분 안에는 예약 내역에서 되돌릴 수 있어요."],
				short,
			},
			guest: { subject, lines: about, short },
		},
		now,
	);
}

/** Tells booker and guest that a change was undone; `order` is in its restored state. */
export function notifyChangeUndone(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<void> {
	const subject = "[{site}] 예약 변경을 되돌렸어요";
	const about = [
		"예약 변경을 되돌렸어요.",
		"",
		stayText(order),
		`예약번호: ${order.orderNum}`,
		...freeText(order, now),
	];
	const money = change.toPay > 0 ? [`추가로 결제한 ${groupedWon(change.toPay)}원은 모두 환불돼요.`] : [];
	const short = `${subject}. ${stayText(order)}`;
	return notify(
		tx,
		order,
		{
			booker: { subject, lines: [...about, ...money], short },
			guest: { subject, lines: about, short },
		},
		now,
	);
}
