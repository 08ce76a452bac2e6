import { observer } from "mobx-react-lite";
import { addresses } from "#domain/navigation/addresses.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuitcaseScene } from "#ui/components/illustrations.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { paymentCopy } from "#ui/copy/payment.ts";
import { dottedDate, shortMoment } from "#ui/format/days.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import styles from "./PaymentCompleteScreen.module.css";
import { type PaymentCompleteSnapshot, PaymentCompleteViewModel } from "./PaymentCompleteViewModel.ts";

const text = paymentCopy.complete;

/** What the traveller has now: a stay, a stay that waits for its word, a voucher, or a payment that is not known yet. */
function headOf({ outcome, status, validUntil, stayName }: PaidOrder) {
	if (outcome === "unknown") return { title: text.waiting, lead: text.waitingNote };
	if (validUntil !== null)
		return { title: text.voucher, lead: text.voucherLead(stayName, dottedDate(validUntil)) };
	const isUnconfirmed = status === "pending" || status === "confirm_wait";
	return isUnconfirmed
		? { title: text.received, lead: text.receivedLead(stayName) }
		: { title: text.title, lead: text.lead(stayName) };
}

/** The order is made: its number, its receipt and where to find it again (DEC-016). */
export const PaymentCompleteScreen = observer(function PaymentCompleteScreen({
	snapshot,
}: {
	readonly snapshot: PaymentCompleteSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new PaymentCompleteViewModel(app), snapshot);
	const { status, paid } = viewModel;
	const said = paid ? headOf(paid) : null;
	const title = said?.title ?? text.title;
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
						<p className={styles.lead}>{said?.lead}</p>
					</div>
					<Section title={text.receipt}>
						<DescriptionList
							rows={[
								{ term: text.orderNumber, value: paid.orderNumber },
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
							<PriceLedgerList lines={paid.lines} total={paid.payment.totalAmount} code={paid.digest} />
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
