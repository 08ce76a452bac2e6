import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import { messagesCopy } from "#copy/messages.ts";
import { optionsCopy } from "#copy/options.ts";
import { priceCopy } from "#copy/price.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useDayChange } from "#ui/app/useDayChange.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { formatWon } from "#ui/format/won.ts";
import styles from "./OptionSheet.module.css";
import { OptionsViewModel } from "./OptionsViewModel.ts";
import { CancelTerms } from "./parts/CancelTerms.tsx";
import { PlanFacts } from "./parts/PlanFacts.tsx";
import { PlanPrice } from "./parts/PlanPrice.tsx";
import { UsableCoupons } from "./parts/UsableCoupons.tsx";

interface OptionSheetProps {
	readonly stayId: number;
	readonly choice: PlanChoice;
	readonly condition: SearchCondition;
	readonly title: string;
	readonly onClose: () => void;
}

/** The content of the option page as a sheet on the stay's page, which saves a page on the way to the booking (SCREEN-02, DEC-015). */
export const OptionSheet = observer(function OptionSheet({
	stayId,
	choice,
	condition,
	title,
	onClose,
}: OptionSheetProps) {
	const app = useApp();
	const [viewModel] = useState(() => {
		const made = new OptionsViewModel(app);
		made.restore({ stayId, choice, condition, option: null, problem: null });
		return made;
	});
	useEffect(() => void viewModel.retry(), [viewModel]);
	useDayChange(viewModel);
	const { option } = viewModel;
	return (
		<Sheet
			open
			onClose={onClose}
			title={title}
			size="lg"
			footer={option && <Booking viewModel={viewModel} />}
		>
			{option ? (
				<div className={styles.parts}>
					<PlanFacts option={option} condition={viewModel.condition} />
					<PlanPrice viewModel={viewModel} option={option} />
					<CancelTerms
						option={option}
						refunds={viewModel.refunds}
						rooms={option.plan.voucher ? 0 : viewModel.condition.rooms}
					/>
					<UsableCoupons coupons={option.coupons} />
				</div>
			) : (
				<Waiting viewModel={viewModel} onClose={onClose} />
			)}
		</Sheet>
	);
});

const Booking = observer(function Booking({ viewModel }: { readonly viewModel: OptionsViewModel }) {
	const { signedIn } = useApp().session;
	const { total, bookingPath } = viewModel;
	return (
		<div className={styles.foot}>
			<p className={styles.total}>
				{total === null ? priceCopy.price.hidden : componentsCopy.price.total(formatWon(total))}
			</p>
			{bookingPath !== null && (
				<ButtonLink to={bookingPath} wide size="lg">
					{signedIn ? messagesCopy.buttons.misc.book : optionsCopy.login}
				</ButtonLink>
			)}
		</div>
	);
});

/** Placeholder while the plan loads, or why it is unavailable. */
const Waiting = observer(function Waiting({
	viewModel,
	onClose,
}: {
	readonly viewModel: OptionsViewModel;
	readonly onClose: () => void;
}) {
	const { problem, isBusy } = viewModel;
	if (problem === "failed")
		return <ErrorState message={optionsCopy.failed} busy={isBusy} onRetry={() => void viewModel.retry()} />;
	if (problem === null)
		return (
			<SkeletonGroup label={componentsCopy.loading} className={styles.parts}>
				<Skeleton shape="picture" />
				<Skeleton shape="title" width="half" />
				<Skeleton width="most" />
				<Skeleton width="most" />
			</SkeletonGroup>
		);
	return (
		<EmptyState
			scene={<SuitcaseScene />}
			title={problem === "soldOut" ? messagesCopy.msg.soldOut : optionsCopy.missing}
			note={optionsCopy.missingNote}
			action={
				<Button variant="secondary" onClick={onClose}>
					{optionsCopy.back}
				</Button>
			}
		/>
	);
});
