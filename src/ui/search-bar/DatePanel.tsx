import { observer } from "mobx-react-lite";
import { Calendar } from "#ui/components/Calendar.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/** The range picker over seven months (SEARCH-CAL-01). */
export const DatePanel = observer(function DatePanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	return (
		<Calendar
			today={viewModel.today}
			selection={viewModel.draft}
			onChange={(selection) => viewModel.selectDates(selection)}
		/>
	);
});

export const DatePanelFooter = observer(function DatePanelFooter({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	return <CalendarFooter selection={viewModel.draft} onConfirm={() => viewModel.confirmDates()} />;
});
