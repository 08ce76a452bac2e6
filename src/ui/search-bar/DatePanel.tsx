import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useApp } from "#ui/app/AppState.ts";
import { whenIdle } from "#ui/app/later.ts";
import { Calendar } from "#ui/components/Calendar.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import styles from "#ui/condition/ConditionPanels.module.css";
import typography from "#ui/styles/typography.module.css";
import { PlacePricesViewModel } from "./PlacePricesViewModel.ts";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/** Date range picker over seven months, with the price per night at the chosen place (SEARCH-CAL-01). */
export const DatePanel = observer(function DatePanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const app = useApp();
	const [prices] = useState(() => new PlacePricesViewModel(app));
	// Place and guests do not change while the panel is open. The request first loads code, so it waits until the days are shown.
	useEffect(() => {
		let stop = whenIdle(() => {
			stop = prices.load(viewModel.condition);
		});
		return () => stop();
	}, [prices, viewModel]);
	return (
		<>
			<div className={styles.prices} data-above>
				<p className={typography.small} role="status">
					{prices.note}
				</p>
			</div>
			<Calendar
				today={viewModel.today}
				selection={viewModel.draft}
				prices={prices.days}
				onChange={(selection) => viewModel.selectDates(selection)}
			/>
		</>
	);
});

export const DatePanelFooter = observer(function DatePanelFooter({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	return <CalendarFooter selection={viewModel.draft} onConfirm={() => viewModel.confirmDates()} />;
});
