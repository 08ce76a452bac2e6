import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useApp } from "#ui/app/AppState.ts";
import { whenIdle } from "#ui/app/later.ts";
import { Calendar } from "#ui/components/Calendar.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import styles from "#ui/condition/ConditionPanels.module.css";
import { PlacePricesViewModel } from "./PlacePricesViewModel.ts";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/** The range picker over seven months, with what nights cost in the place that was chosen (SEARCH-CAL-01). */
export const DatePanel = observer(function DatePanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const app = useApp();
	const [prices] = useState(() => new PlacePricesViewModel(app));
	// The place and the guests stay what they are while the panel is open. Asking fetches code first: the days are seen before that.
	useEffect(() => {
		let stop = whenIdle(() => {
			stop = prices.load(viewModel.condition);
		});
		return () => stop();
	}, [prices, viewModel]);
	return (
		<>
			<div className={styles.prices} data-above>
				<p className={styles.note} role="status">
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
