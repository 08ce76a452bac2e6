import { observer } from "mobx-react-lite";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { paymentCopy } from "#copy/payment.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { feesAtStay, wholeStay } from "#domain/booking/wholeStay.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Directions } from "#ui/booking/Directions.tsx";
import { StayFacts, StayHead } from "#ui/booking/StayFacts.tsx";
import { ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { dottedDate, shortMoment } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import styles from "./PaymentCompleteScreen.module.css";
import { type PaymentCompleteSnapshot, PaymentCompleteViewModel } from "./PaymentCompleteViewModel.ts";

const text = paymentCopy.complete;

const isMoneyOnItsWay = (status: PaymentStatus): boolean =>
	status === "cancelRequest" || status === "partialCancel";

/**
 * Returns title and lead for the order's state: confirmed, waiting for confirmation, a voucher, cancelled, or a payment that failed or is
 * still unknown.
 */
function headOf({ outcome, status, validUntil, stayName, payment }: PaidOrder) {
	if (payment.status === "fail")
		return {
			title: paymentCopy.fail.title,
			lead: `${paymentCopy.fail.moneyBack} ${paymentCopy.fail.lostFormNote}`,
		};
	if (outcome === "unknown") return { title: text.waiting, lead: text.waitingNote };
	// The order may have been cancelled before this page is reloaded or revisited.
	if (status !== null && isCancelState(status)) {
		const isDone = status === "cancel" && !isMoneyOnItsWay(payment.status);
		return { title: isDone ? text.cancelled : text.cancelling, lead: text.cancelledLead };
	}
	if (validUntil !== null)
		return { title: text.voucher, lead: text.voucherLead(stayName, dottedDate(validUntil)) };
	const isUnconfirmed = status === "pending" || status === "confirm_wait";
	return isUnconfirmed
		? { title: text.received, lead: text.receivedLead(stayName) }
		: { title: text.title, lead: text.lead(stayName) };
}

/** The order is placed: its number, its receipt and where to find it again (DEC-016). */
export const PaymentCompleteScreen = observer(function PaymentCompleteScreen({
	snapshot,
}: {
	readonly snapshot: PaymentCompleteSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new PaymentCompleteViewModel(app), snapshot);
	const { status, paid, booking } = viewModel;
	const head = paid ? headOf(paid) : null;
	const title = head?.title ?? text.receipt;
	return (
		<Page width="reading">
			<PageHead title={title} noindex />
			{status === "failed" && (
				<ErrorState message={text.failed} action={<ButtonLink to="/mypage/books">{text.books}</ButtonLink>} />
			)}
			{status === "loading" && (
				<SkeletonGroup>
					<Skeleton shape="title" width="half" />
					<Skeleton width="most" />
					<Skeleton shape="block" />
				</SkeletonGroup>
			)}
			{paid && (
				<>
					<div className={styles.head} role="status">
						<div className={styles.scene}>
							<SuitcaseScene />
						</div>
						<h1 className={styles.title}>{title}</h1>
						<p className={styles.lead}>{head?.lead}</p>
					</div>
					{booking && <Ticket booking={booking} />}
					<Section title={text.receipt}>
						<DescriptionList
							rows={[
								{ term: text.orderNumber, value: paid.orderNumber, isWhole: true },
								{
									term: text.method,
									value: paid.payment.totalAmount > 0 && paymentMethodLabel(paid.payment.method),
								},
								{
									term: text.paidAt,
									value: paid.payment.paidAt && shortMoment(koreanDateTime(paid.payment.paidAt)),
								},
							].map(({ term, value }) => ({ term, value: value || null }))}
						/>
						<div className={styles.ledger}>
							<PriceLedgerList
								lines={paid.lines}
								total={paid.payment.totalAmount}
								propertyFee={booking ? feesAtStay(booking) : undefined}
								code={paid.digest}
							/>
						</div>
					</Section>
					<div className={styles.actions}>
						<ButtonLink to={addresses.booking.to(paid.orderProductId)} size="lg">
							{text.booking}
						</ButtonLink>
						<ButtonLink to="/mypage/books" variant="secondary" size="lg">
							{text.books}
						</ButtonLink>
					</div>
				</>
			)}
		</Page>
	);
});

/** Stay, dates and guests; for a voucher without a date only the stay. */
function Ticket({ booking }: { readonly booking: BookingDetail }) {
	const app = useApp();
	const { product, imageUrls } = booking;
	const [image] = imageUrls;
	const { rooms, guests } = wholeStay(booking);
	const back = expectedCashback(booking, koreanDay(app.now()));
	return (
		<div className={styles.ticket}>
			<StayHead
				name={product.stayName}
				room={product.roomName}
				plan={product.ratePlanName}
				image={image ? { url: image } : null}
			/>
			{product.checkIn && (
				<StayFacts
					checkIn={product.checkIn}
					checkOut={product.checkOut}
					checkInTime={product.checkInTime}
					checkOutTime={product.checkOutTime}
					guests={guests}
					rooms={rooms}
					meal={product.mealName}
					isAbroad={product.nationCode !== "KR"}
				/>
			)}
			{back > 0 && <p className={styles.lead}>{bookDetailCopy.payment.cashback(formatWon(back))}</p>}
			{!isCancelState(product.status) && <Directions product={product} />}
		</div>
	);
}
