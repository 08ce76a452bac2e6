import { bookDetailCopy } from "#copy/bookDetail.ts";
import { bookingCopy } from "#copy/booking.ts";
import { receiptCopy } from "#copy/receipt.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import { feesAtStay } from "#domain/booking/wholeStay.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { paidWithLabel } from "#domain/payment/paymentMethod.ts";
import { receiptSum } from "#domain/payment/Receipt.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { shortMoment } from "#ui/format/days.ts";
import { displayPhone } from "#ui/format/phone.ts";
import { formatWon } from "#ui/format/won.ts";
import { feeText } from "../feeText.ts";
import styles from "./Facts.module.css";

type Props = { readonly booking: BookingDetail };

/** Cancellation deadline, reference numbers, fee at the stay and order time. */
export const BookingFacts = ({ booking, cancelBy }: Props & { readonly cancelBy: string | null }) => (
	<DescriptionList
		rows={[
			{ term: bookDetailCopy.cancelBy, value: cancelBy },
			{ term: bookDetailCopy.orderNumber, value: booking.orderNumber, noWrap: true },
			{ term: bookDetailCopy.confirmation, value: booking.product.confirmationNumber },
			{ term: bookDetailCopy.checkCode, value: booking.checkCode },
			{ term: bookDetailCopy.feeAtStay.term, value: feeText(booking.product) },
			{ term: bookDetailCopy.orderedAt, value: shortMoment(koreanDateTime(booking.orderedAt)) },
		]}
	/>
);

/** The guest, and the booker if that is somebody else (DEC-197). */
export const GuestFacts = ({ booking: { booker, guest, request } }: Props) => (
	<DescriptionList
		rows={[
			{
				term: bookDetailCopy.guest.booker,
				value: booker && booker.name !== guest.name ? booker.name : null,
			},
			{ term: bookDetailCopy.guest.name, value: guest.name },
			{ term: bookDetailCopy.guest.phone, value: displayPhone(guest.phone) },
			{ term: bookDetailCopy.guest.email, value: guest.email },
			{ term: bookDetailCopy.guest.request, value: request },
		]}
	/>
);

/** The accepted price ledger with its 가격확인번호, payments and refunds, and a link to the receipt (DEC-179). */
export function PaymentFacts({ booking, today }: Props & { readonly today: StayDate }) {
	const { payment, priceLines, priceDigest } = booking;
	const text = bookDetailCopy.payment;
	const back = expectedCashback(booking, today);
	const sum = receiptSum(booking.receipts);
	const charged = booking.receipts.map(({ method }) => method);
	const paidWith = charged.length === 0 && payment.totalAmount > 0 ? [payment.method] : charged;
	return (
		<section className={styles.payment} data-print="hidden" aria-label={text.title}>
			<h2 className={styles.title}>{text.title}</h2>
			<PriceLedgerList
				lines={priceLines}
				total={ledgerTotal(priceLines)}
				propertyFee={feesAtStay(booking)}
				code={priceDigest}
			/>
			<DescriptionList
				rows={[
					{
						term: text.method,
						value: paidWith.length === 0 ? text.none : paidWithLabel(paidWith),
					},
					{ term: text.state, value: bookingCopy.pay.states[payment.status] },
					{
						term: text.paidAt,
						value: payment.paidAt === null ? null : shortMoment(koreanDateTime(payment.paidAt)),
					},
				]}
			/>
			{(booking.receipts.length > 1 || sum.refunded > 0) && (
				<DescriptionList
					align="end"
					rows={[
						...booking.receipts.map(({ reason, amount }) => ({
							term: reason === null ? receiptCopy.order : receiptCopy.extra(reason),
							value: formatWon(amount),
						})),
						{ term: receiptCopy.refundSum, value: sum.refunded > 0 && `-${formatWon(won(sum.refunded))}` },
						{ term: receiptCopy.keptSum, value: formatWon(won(sum.kept)) },
					].map(({ term, value }) => ({ term, value: value || null }))}
				/>
			)}
			<div data-print="hidden">
				<ButtonLink variant="secondary" to={addresses.receipt.to(booking.product.orderProductId)}>
					{receiptCopy.open}
				</ButtonLink>
			</div>
			{back > 0 && <p className={styles.cashback}>{text.cashback(formatWon(back))}</p>}
		</section>
	);
}
