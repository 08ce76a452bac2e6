import { observer } from "mobx-react-lite";
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
import { shortMoment } from "#ui/format/days.ts";
import { Page, Section } from "#ui/layout/Page.tsx";
import styles from "./PaymentCompleteScreen.module.css";
import { type PaymentCompleteSnapshot, PaymentCompleteViewModel } from "./PaymentCompleteViewModel.ts";

const text = paymentCopy.complete;

/** The order is made: its number, its receipt and where to find it again (DEC-016). */
export const PaymentCompleteScreen = observer(function PaymentCompleteScreen({
	snapshot,
}: {
	readonly snapshot: PaymentCompleteSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new PaymentCompleteViewModel(app), snapshot);
	const { status, paid } = viewModel;
	const isWaiting = paid?.outcome === "unknown";
	const title = isWaiting ? text.waiting : text.title;
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
						<p className={styles.lead}>{isWaiting ? text.waitingNote : text.lead(paid.stayName)}</p>
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
						<ButtonLink to={`/mypage/books/${paid.orderProductId}`} size="lg">
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
