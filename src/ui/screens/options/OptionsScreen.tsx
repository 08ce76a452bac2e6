import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router";
import { componentsCopy } from "#copy/components.ts";
import { messagesCopy } from "#copy/messages.ts";
import { optionsCopy } from "#copy/options.ts";
import { priceCopy } from "#copy/price.ts";
import { vouchersCopy } from "#copy/vouchers.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { counters } from "#domain/guests/counters.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { VoucherFacts, VoucherSteps } from "#ui/booking/VoucherFacts.tsx";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Counter } from "#ui/components/Counter.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { formatWon } from "#ui/format/won.ts";
import { Columns, Page } from "#ui/layout/Page.tsx";
import styles from "./OptionsScreen.module.css";
import { type OptionsSnapshot, OptionsViewModel } from "./OptionsViewModel.ts";
import { CancelTerms } from "./parts/CancelTerms.tsx";
import { PlanFacts } from "./parts/PlanFacts.tsx";
import { PlanPrice } from "./parts/PlanPrice.tsx";
import { UsableCoupons } from "./parts/UsableCoupons.tsx";

/** One room and rate plan with everything to know before booking (SCREEN-02, DEC-015). */
export const OptionsScreen = observer(function OptionsScreen({
	snapshot,
}: {
	readonly snapshot: OptionsSnapshot;
}) {
	const app = useApp();
	const navigate = useNavigate();
	// Keeps the path, since the app shows this page under a different one.
	const goTo = (query: string) =>
		void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
	const viewModel = useViewModel(() => new OptionsViewModel(app, goTo), snapshot);
	const { option } = viewModel;
	return option ? (
		<OptionPage viewModel={viewModel} option={option} />
	) : (
		<Page width="reading">
			<PageHead title={optionsCopy.title} noindex />
			<Problem viewModel={viewModel} />
		</Page>
	);
});

const OptionPage = observer(function OptionPage({
	viewModel,
	option,
}: {
	readonly viewModel: OptionsViewModel;
	readonly option: OptionDetail;
}) {
	const { plan, stayName } = option;
	const action = <BookingLink viewModel={viewModel} />;
	return (
		<>
			<Page>
				<PageHead title={`${stayName} ${plan.room.name}`} noindex />
				<Columns
					aside={
						<div className={styles.card}>
							<PlanPrice viewModel={viewModel} option={option} />
							<div className={styles.wide}>{action}</div>
						</div>
					}
				>
					<div className={styles.main}>
						<PlanFacts option={option} condition={viewModel.condition}>
							{plan.voucher && <VoucherChoice viewModel={viewModel} voucher={plan.voucher} />}
						</PlanFacts>
						{plan.voucher && <VoucherSteps isExternal={plan.externalStayId !== null} />}
						<CancelTerms
							option={option}
							refunds={viewModel.refunds}
							rooms={plan.voucher ? 0 : viewModel.condition.rooms}
						/>
						<UsableCoupons coupons={option.coupons} />
					</div>
				</Columns>
			</Page>
			<ActionBar phoneOnly action={action}>
				<p className={styles.total}>
					{viewModel.total === null
						? priceCopy.price.hidden
						: componentsCopy.price.total(formatWon(viewModel.total))}
				</p>
			</ActionBar>
		</>
	);
});

/** Validity and number of vouchers. */
const VoucherChoice = observer(function VoucherChoice({
	viewModel,
	voucher,
}: {
	readonly viewModel: OptionsViewModel;
	readonly voucher: VoucherTerms;
}) {
	return (
		<>
			<VoucherFacts voucher={voucher} />
			<Counter
				label={vouchersCopy.count}
				unit={vouchersCopy.countUnit}
				value={viewModel.wanted}
				limits={counters.vouchers}
				onChange={(pieces) => viewModel.want(pieces)}
			/>
		</>
	);
});

const BookingLink = observer(function BookingLink({ viewModel }: { readonly viewModel: OptionsViewModel }) {
	const { signedIn } = useApp().session;
	if (viewModel.bookingPath === null) return null;
	if (viewModel.isPriceOld) {
		return (
			<Button wide size="lg" busy>
				{optionsCopy.repricing}
			</Button>
		);
	}
	return (
		<ButtonLink to={viewModel.bookingPath} wide size="lg">
			{signedIn ? messagesCopy.buttons.misc.book : optionsCopy.login}
		</ButtonLink>
	);
});

const Problem = observer(function Problem({ viewModel }: { readonly viewModel: OptionsViewModel }) {
	const back = (
		<ButtonLink to={viewModel.stayPath} variant="secondary">
			{optionsCopy.back}
		</ButtonLink>
	);
	switch (viewModel.problem) {
		case "soldOut":
			return (
				<EmptyState
					scene={<SuitcaseScene />}
					title={messagesCopy.msg.soldOut}
					note={optionsCopy.missingNote}
					action={back}
				/>
			);
		case "notFound":
			return (
				<EmptyState
					scene={<SuitcaseScene />}
					title={optionsCopy.missing}
					note={optionsCopy.missingNote}
					action={back}
				/>
			);
		default:
			return (
				<ErrorState
					message={optionsCopy.failed}
					busy={viewModel.isBusy}
					onRetry={() => void viewModel.retry()}
				/>
			);
	}
});
