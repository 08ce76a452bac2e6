import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { stayCopy } from "#copy/stay.ts";
import { Button } from "#ui/components/Button.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import type { ConditionViewModel } from "./ConditionViewModel.ts";

const panels = () => import("./ConditionPanels.tsx");
const DatesPanel = lazy(() => panels().then((module) => ({ default: module.DatesPanel })));
const GuestsPanel = lazy(() => panels().then((module) => ({ default: module.GuestsPanel })));

const text = stayCopy.condition;

/** The panels of dates and of guests with rooms; their contents come when first opened. */
export const ConditionSheets = observer(function ConditionSheets({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	return (
		<>
			<Sheet
				open={viewModel.panel === "dates"}
				onClose={() => viewModel.close()}
				title={text.datesTitle}
				size="lg"
				flush
				footer={<CalendarFooter selection={viewModel.draft} onConfirm={() => viewModel.confirmDates()} />}
			>
				<Suspense fallback={<PanelSkeleton />}>
					<DatesPanel viewModel={viewModel} />
				</Suspense>
			</Sheet>
			<Sheet
				open={viewModel.panel === "guests"}
				onClose={() => viewModel.close()}
				title={text.guestsTitle}
				phone="bottom"
				footer={
					<Button wide onClick={() => viewModel.confirmGuests()}>
						{text.apply}
					</Button>
				}
			>
				<Suspense fallback={<PanelSkeleton />}>
					<GuestsPanel viewModel={viewModel} />
				</Suspense>
			</Sheet>
		</>
	);
});

const PanelSkeleton = () => (
	<SkeletonGroup>
		<Skeleton shape="title" width="half" />
		<Skeleton width="most" />
		<Skeleton width="most" />
	</SkeletonGroup>
);
