import { observer } from "mobx-react-lite";
import { roomLimits } from "#domain/guests/counters.ts";
import { Calendar } from "#ui/components/Calendar.tsx";
import { Counter } from "#ui/components/Counter.tsx";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";
import { stayCopy } from "#ui/copy/stay.ts";
import styles from "./ConditionPanels.module.css";
import type { ConditionViewModel } from "./ConditionViewModel.ts";

const text = stayCopy.condition;

export const DatesPanel = observer(function DatesPanel({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	return (
		<Calendar
			today={viewModel.today}
			selection={viewModel.draft}
			onChange={(selection) => viewModel.selectDates(selection)}
		/>
	);
});

/** Rooms and guests (SEARCH-GUEST-01, SEARCH-GUEST-05). */
export const GuestsPanel = observer(function GuestsPanel({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	return (
		<div className={styles.panel}>
			<Counter
				label={text.rooms}
				note={text.roomsNote}
				unit={text.roomUnit}
				value={viewModel.draft.rooms}
				limits={roomLimits}
				onChange={(rooms) => viewModel.changeRooms(rooms)}
			/>
			<GuestPicker guests={viewModel.draft} onChange={(guests) => viewModel.changeGuests(guests)} />
		</div>
	);
});
