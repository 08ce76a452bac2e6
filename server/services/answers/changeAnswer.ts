import { stayCost } from "#domain/booking/changePrice.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { sumWon } from "#domain/shared/Won.ts";
import { cancelPolicyAnswer } from "#server/catalogue/stay/cancelPolicyAnswer.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { BookedTerms, BookingChange } from "#server/commerce/change/store/BookingChange.ts";

const side = (terms: BookedTerms): Schemas["ChangeSide"] => ({
	checkinDate: terms.checkIn,
	checkoutDate: terms.checkOut,
	adtCnt: terms.adults,
	chdAges: [...terms.childAges],
	totalAmount: stayCost(terms.lines),
});

/** Maps a quote for other dates or guests to the wire format. [DEC-198] */
export const changeQuoteAnswer = ({
	id,
	expiresAt,
	before,
	after,
	toPay,
	back,
}: BookingChange): Schemas["ChangeQuote"] => ({
	changeId: id,
	expiresAt: koreanDateTime(expiresAt),
	before: side(before),
	after: side(after),
	payAmount: toPay,
	refundAmount: sumWon([back.money, ...back.differences.map(({ amount }) => amount)]),
	refundPointAmount: back.awesomeCash,
	refundUserPointAmount: back.welfarePoints,
	ledger: ledgerAnswer(after.lines),
	cancelPolicy: cancelPolicyAnswer(after.policy, after.policy.timeZone ?? "Asia/Seoul"),
});

/** Returns the deadline for paying a change's difference, or for undoing the change. */
export const deadlineAnswer = ({ dueAt, expiresAt }: BookingChange): string =>
	koreanDateTime(dueAt ?? expiresAt);

/** Maps a change in progress to the wire format; null when it is not in progress. */
export const changeInfoAnswer = (change: BookingChange): Schemas["ChangeInfo"] | null =>
	change.state === "asked" || change.state === "made"
		? {
				changeId: change.id,
				state: change.state,
				checkinDate: change.after.checkIn,
				checkoutDate: change.after.checkOut,
				payAmount: change.toPay,
				orderAddPayIdx: change.extraPaymentId,
				until: deadlineAnswer(change),
			}
		: null;
