import { searchCopy } from "#copy/search.ts";
import { type DateSelection, selectedNights } from "#domain/search/calendar.ts";
import { nightsText } from "#domain/search/searchSummary.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import typography from "#ui/styles/typography.module.css";
import { Button } from "./Button.tsx";
import styles from "./Calendar.module.css";

export interface CalendarFooterProps {
	readonly selection: DateSelection;
	/** Confirms the selection; a missing check-out becomes the day after check-in (SEARCH-CAL-05). */
	readonly onConfirm: () => void;
}

const shown = (day: StayDate | null): string => (day === null ? "–" : monthDay(day));

/** The selection so far, and '확인' once a check-in is chosen (SEARCH-CAL-08, SEARCH-CAL-09). */
export function CalendarFooter({ selection, onConfirm }: CalendarFooterProps) {
	const { checkIn, checkOut, unspecified, confirm } = searchCopy.calendar.footer;
	const nights = selectedNights(selection);
	return (
		<div className={styles.foot}>
			<div className={styles.chosen} role="status">
				<span className={styles.end}>
					<span className={typography.small}>{checkIn}</span>
					{shown(selection.checkInDate)}
				</span>
				<span className={styles.nights}>{nights === null ? unspecified : nightsText(nights)}</span>
				<span className={styles.end}>
					<span className={typography.small}>{checkOut}</span>
					{shown(selection.checkOutDate)}
				</span>
			</div>
			<Button className={styles.confirm} disabled={selection.checkInDate === null} onClick={onConfirm}>
				{confirm}
			</Button>
		</div>
	);
}
