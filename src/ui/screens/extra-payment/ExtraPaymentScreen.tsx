import { observer } from "mobx-react-lite";
import { messagesCopy } from "#copy/messages.ts";
import { paymentCopy } from "#copy/payment.ts";
import type { ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { methodsFor } from "#domain/payment/paymentMethod.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { usePageRestored } from "#ui/app/usePageRestored.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { PaymentMethods } from "#ui/booking/PaymentMethods.tsx";
import { StayFacts, StayHead } from "#ui/booking/StayFacts.tsx";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { displayPhone } from "#ui/format/phone.ts";
import { formatWon } from "#ui/format/won.ts";
import { Columns, Page, Section } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ExtraPaymentScreen.module.css";
import { type ExtraPaymentSnapshot, ExtraPaymentViewModel } from "./ExtraPaymentViewModel.ts";

const text = paymentCopy.extra;

/** Returns the message for a charge that can no longer be paid: withdrawn, just paid, or paid before. */
function settled(
	{ state, amount }: ExtraPaymentDemand,
	isJustPaid: boolean,
): { readonly title: string; readonly note: string } {
	if (state === "withdrawn") return { title: text.withdrawn, note: text.withdrawnNote };
	return isJustPaid
		? { title: text.done, note: text.doneNote(formatWon(amount)) }
		: { title: messagesCopy.msg.alreadyPaid, note: text.paidNote };
}

/** Payment of a charge requested after the booking; for a settled one, its outcome without a pay button (SCREEN-05, DEC-019). */
export const ExtraPaymentScreen = observer(function ExtraPaymentScreen({
	snapshot,
}: {
	readonly snapshot: ExtraPaymentSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new ExtraPaymentViewModel(app), snapshot);
	usePageRestored(() => viewModel.returned());
	return (
		<Page title={text.title}>
			<PageHead title={text.title} noindex />
			<LoadBoundary
				load={viewModel.charge}
				failed={text.failed}
				missing={text.missing}
				waiting={
					<Columns aside={<Skeleton shape="block" />}>
						<StayHeadWaiting />
						<Skeleton width="most" />
						<Skeleton width="half" />
						<Skeleton width="half" />
					</Columns>
				}
			>
				{(demand) =>
					demand.state === "asked" ? (
						<Demand viewModel={viewModel} demand={demand} />
					) : (
						<EmptyState
							scene={<TicketScene />}
							{...settled(demand, viewModel.isJustPaid)}
							action={
								<ButtonLink to={addresses.booking.to(demand.orderProductId)} variant="secondary">
									{text.toBooking}
								</ButtonLink>
							}
						/>
					)
				}
			</LoadBoundary>
		</Page>
	);
});

const Demand = observer(function Demand(props: {
	readonly viewModel: ExtraPaymentViewModel;
	readonly demand: ExtraPaymentDemand;
}) {
	const { viewModel, demand } = props;
	const { lines } = viewModel;
	return (
		<Form onSubmit={() => viewModel.pay()} firstWrong={() => "input"}>
			<Columns
				aside={
					<div className={styles.aside}>
						<h2 className={styles.asideTitle}>{text.ledger}</h2>
						<PriceLedgerList lines={lines} total={demand.amount} code={viewModel.digest} />
						<p className={typography.note}>
							{demand.payUntil === null
								? text.notice
								: text.until(koreanDateTime(demand.payUntil).slice(11, 16))}
						</p>
						{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
						<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
							{text.pay(formatWon(demand.amount))}
						</Button>
					</div>
				}
			>
				<StayHead
					name={demand.stayName}
					room={demand.roomName}
					plan={demand.ratePlanName}
					image={demand.imageUrl === null ? null : { url: demand.imageUrl }}
				/>
				<StayFacts
					checkIn={demand.checkIn}
					checkOut={demand.checkOut}
					checkInTime={null}
					checkOutTime={null}
				/>
				<DescriptionList
					rows={[
						{ term: text.guest, value: `${demand.guest.name} · ${displayPhone(demand.guest.phone)}` },
						{ term: text.reason, value: demand.reason },
					]}
				/>
				<div className={styles.method}>
					<Section title={text.method}>
						<PaymentMethods
							methods={methodsFor("addpay")}
							value={viewModel.method}
							error={viewModel.methodError}
							onChange={(method) => viewModel.choose(method)}
						/>
					</Section>
				</div>
			</Columns>
		</Form>
	);
});
