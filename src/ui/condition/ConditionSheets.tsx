import { observer } from "mobx-react-lite";
import { stayCopy } from "#copy/stay.ts";
import { useDayChange } from "#ui/app/useDayChange.ts";
import { Button } from "#ui/components/Button.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PanelSkeleton } from "#ui/components/Skeleton.tsx";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import type { ConditionViewModel } from "./ConditionViewModel.ts";

const panels = () => import("./ConditionPanels.tsx");
const { Part: DatesPanel } = lazyPart(async () => (await panels()).DatesPanel, <PanelSkeleton />);
const { Part: GuestsPanel } = lazyPart(async () => (await panels()).GuestsPanel, <PanelSkeleton />);

const text = stayCopy.condition;

/** Sheets for dates and for guests with rooms; their content is loaded when first opened. Handles pages left open past midnight. */
export const ConditionSheets = observer(function ConditionSheets({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	useDayChange(viewModel);
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
				<DatesPanel viewModel={viewModel} />
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
				<GuestsPanel viewModel={viewModel} />
			</Sheet>
		</>
	);
});
