import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { componentsCopy } from "#copy/components.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { stayCopy } from "#copy/stay.ts";
import { roomLimits } from "#domain/guests/counters.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { daysAround } from "#domain/offer/priceDays.ts";
import { selectedNights } from "#domain/search/calendar.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import { Calendar } from "#ui/components/Calendar.tsx";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import { Counter } from "#ui/components/Counter.tsx";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import styles from "./ConditionPanels.module.css";
import type { ConditionViewModel } from "./ConditionViewModel.ts";
import { dayPrices } from "./dayPrices.ts";

const text = stayCopy.condition;

export const DatesPanel = observer(function DatesPanel({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	const { prices, havePricesFailed, draft, today } = viewModel;
	const shown = useMemo(() => prices && dayPrices(prices.days), [prices]);
	return (
		<>
			{havePricesFailed && (
				<div className={styles.prices} data-above>
					<p className={typography.small} role="status">
						{searchPanelsCopy.dayPrices.failed}
					</p>
				</div>
			)}
			{prices && prices.days.length > 0 && <PriceNote viewModel={viewModel} prices={prices} />}
			<Calendar
				today={today}
				selection={draft}
				prices={shown ?? undefined}
				onChange={(selection) => viewModel.selectDates(selection)}
			/>
		</>
	);
});

/** Explains the prices in the calendar and offers the same stay up to three days earlier or later. */
const PriceNote = observer(function PriceNote({
	viewModel,
	prices: { condition, days },
}: {
	readonly viewModel: ConditionViewModel;
	readonly prices: NonNullable<ConditionViewModel["prices"]>;
}) {
	const nights = nightsOf(condition);
	const { checkInDate } = viewModel.draft;
	const around = checkInDate === null ? [] : daysAround(days, checkInDate, 3, nights);
	return (
		<div className={styles.prices} data-above>
			<p className={typography.small}>
				{text.pricesNote([guestsText(condition), text.roomCount(condition.rooms)].join(" · "))}
			</p>
			{around.length > 1 && selectedNights(viewModel.draft) === nights && (
				<ChipRow label={text.around(nights)}>
					{around.map(({ date, stay }) => (
						<Chip
							key={date}
							pressed={date === checkInDate}
							disabled={!stay.isFree}
							onClick={() => viewModel.selectDates(stayFrom(date, nights))}
						>
							{[
								monthDay(date),
								!stay.isFree
									? componentsCopy.calendar.soldOut
									: stay.amount !== null && formatWon(stay.amount),
							]
								.filter(Boolean)
								.join(" ")}
						</Chip>
					))}
				</ChipRow>
			)}
		</div>
	);
});

/** Panel for rooms and guests (SEARCH-GUEST-01, SEARCH-GUEST-05). */
export const GuestsPanel = observer(function GuestsPanel({
	viewModel,
}: {
	readonly viewModel: ConditionViewModel;
}) {
	return (
		<div className={stack.gap4}>
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
