import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { isKept } from "#domain/payment/Receipt.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { sumWon } from "#domain/shared/Won.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { type Step, Stepper } from "#ui/components/Stepper.tsx";
import { dottedDate, shortMoment } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import styles from "./RefundSteps.module.css";

const text = bookDetailCopy.refund;

const moment = (instant: number | null): string | null =>
	instant === null ? null : shortMoment(koreanDateTime(instant));

/** Progress of the refund: 0 requested, 1 accepted, 2 at the payment provider, 3 done. */
function progress({ product, cancellation, payment }: BookingDetail): number {
	if (product.status === "cancel_request") return 0;
	if (product.status === "cancel_wait") return 1;
	const isGivenBack = cancellation?.refundAmount === 0 || payment.refundedAt !== null;
	return isGivenBack ? 3 : 2;
}

/** Whether a coupon returned, or about to be returned, can still be used: not expired and not used again already. */
function isCouponOfUse({ product, cancellation, coupons }: BookingDetail, today: StayDate): boolean {
	const isBack = product.status === "cancel";
	const isOfUse = ({ expiresOn, isAvailable }: Coupon) => expiresOn >= today && (isAvailable || !isBack);
	return cancellation?.isCouponRestored === true && coupons.some(isOfUse);
}

/** Methods whose refunds the card's issuer settles. */
const cardMethods: ReadonlySet<string | null> = new Set(["card", "uplus", "eximbay"]);

function expectation({ receipts, cancellation }: BookingDetail, hasCoupon: boolean): string | null {
	if (!cancellation) return null;
	const { refundAmount, refundAwesomeCash, refundWelfarePoints } = cancellation;
	if (refundAmount === 0) {
		if (refundAwesomeCash + refundWelfarePoints === 0) return hasCoupon ? text.expect.coupon : null;
		return hasCoupon ? text.expect.both : text.expect.points;
	}
	// A charge already given back before this cancellation has no part in its refund.
	const charged = receipts.filter((receipt) => isKept(receipt, cancellation.requestedAt));
	const [byCard, byApp] = [true, false].map((isCard) =>
		charged.some(({ method }) => cardMethods.has(method) === isCard),
	);
	return [byCard && text.expect.card, byApp && text.expect.pay].filter(Boolean).join(" ") || null;
}

/** Progress of a cancelled booking's refund, with times (DOM-STATUS-11). */
export function RefundSteps({
	booking,
	today,
}: {
	readonly booking: BookingDetail;
	readonly today: StayDate;
}) {
	const { cancellation, payment, product } = booking;
	if (!cancellation || !isCancelState(product.status)) return null;
	const { compensation, refundAmount: money } = cancellation;
	const { refundAwesomeCash: awesomeCash, refundWelfarePoints: welfarePoints } = cancellation;
	const at = progress(booking);
	const hasCoupon = isCouponOfUse(booking, today);
	const names = [
		cancellation.isBySeller ? text.bySeller.refused : text.requested,
		text.accepted,
		text.refunding,
		text.done,
	];
	const details = [
		moment(cancellation.requestedAt),
		moment(cancellation.doneAt),
		at < 3 ? expectation(booking, hasCoupon) : null,
		at === 3 ? moment(cancellation.doneAt ?? payment.refundedAt) : null,
	];
	const steps = names.map((label, index): Step => {
		const state = index < at || at === 3 ? "done" : index === at ? "current" : "todo";
		return { key: label, label, detail: details[index], state };
	});
	return (
		<div className={stack.gap4}>
			{cancellation.isBySeller && <p>{text.bySeller.note}</p>}
			<p className={styles.amount}>
				<strong>{text.amount(formatWon(sumWon([money, awesomeCash, welfarePoints])))}</strong>
				{awesomeCash > 0 && <span>{text.awesomeCash(formatWon(awesomeCash))}</span>}
				{welfarePoints > 0 && <span>{text.welfarePoints(formatWon(welfarePoints))}</span>}
				{hasCoupon && <span>{text.coupon}</span>}
				{cancellation.penalty > 0 && <span>{text.penalty(formatWon(cancellation.penalty))}</span>}
			</p>
			<Stepper label={text.label} steps={steps} />
			<p className={styles.reason}>
				{cancellation.isBySeller ? text.bySeller.reason : text.reason}: {cancellation.reason}
			</p>
			{compensation && (
				<NoticeBar
					tone="accent"
					action={
						<ButtonLink variant="link" to="/mypage/coupon">
							{text.bySeller.coupons}
						</ButtonLink>
					}
				>
					{text.bySeller.sorry(formatWon(compensation.amount), dottedDate(compensation.expiresOn))}
				</NoticeBar>
			)}
		</div>
	);
}
