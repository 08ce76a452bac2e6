import { memo } from "react";
import { componentsCopy } from "#copy/components.ts";
import {
	type CalendarMonth,
	calendarState,
	type DateSelection,
	type DayMark,
	dayMark,
} from "#domain/search/calendar.ts";
import { weekdayLabels } from "#domain/shared/dateForms.ts";
import { partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { spokenDay } from "#ui/format/days.ts";
import styles from "./Calendar.module.css";
import type { DayPrice } from "./Calendar.tsx";
import { classes } from "./classes.ts";

export interface CalendarMonthGridProps {
	readonly month: CalendarMonth;
	/** Whether the month is rendered; if false, an empty placeholder keeps its space. */
	readonly isDrawn: boolean;
	readonly today: StayDate;
	readonly selection: DateSelection;
	/** The day in the tab order, whichever month it is in. */
	readonly current: StayDate;
	/** Names of public holidays by day. */
	readonly holidays: ReadonlyMap<StayDate, string>;
	readonly prices: ReadonlyMap<StayDate, DayPrice> | undefined;
}

const text = componentsCopy.calendar;

function spokenState(day: StayDate, mark: DayMark, { today, selection }: CalendarMonthGridProps): string {
	if (mark === "disabled") return day < today ? text.state.past : text.state.beyond;
	if (mark !== "free") return text.state[mark];
	const isAfterCheckIn = selection.checkInDate !== null && day > selection.checkInDate;
	return calendarState(selection) === "IN" && isAfterCheckIn ? text.state.asCheckOut : text.state.asCheckIn;
}

const shownNote = (mark: DayMark, isToday: boolean, holiday: string | undefined): string | undefined => {
	if (mark === "checkIn") return text.checkIn;
	if (mark === "checkOut") return text.checkOut;
	return isToday ? text.today : holiday;
};

function Day(props: CalendarMonthGridProps & { readonly day: StayDate; readonly column: number }) {
	const { day, column, selection, today, current } = props;
	const mark = dayMark(day, selection, today);
	const holiday = props.holidays.get(day);
	const price = mark === "disabled" ? undefined : props.prices?.get(day);
	const isEnd = mark === "checkIn" || mark === "checkOut";
	const note = (!isEnd && price?.text) || shownNote(mark, day === today, holiday);
	const spoken = [
		spokenDay(day),
		day === today && text.today,
		holiday,
		price?.spoken,
		spokenState(day, mark, props),
	];
	const isChosen = mark === "checkIn" || mark === "checkOut" || mark === "between";
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
		<td aria-selected={isChosen}>
			<button
				type="button"
				data-day={day}
				data-mark={mark}
				data-range={selection.checkOutDate === null ? undefined : ""}
				tabIndex={day === current ? 0 : -1}
				// Rendered by the style sheet: the accessible name already contains it, and seven months need fewer DOM nodes.
				data-number={partsOf(day).day}
				data-note={note}
				data-sold={price?.isSoldOut ? "" : undefined}
				aria-label={spoken.filter(Boolean).join(", ")}
				aria-disabled={mark === "disabled" || undefined}
				className={classes(
					styles.day,
					column === 0 && styles.sun,
					column === 6 && styles.sat,
					holiday && styles.rest,
				)}
			/>
		</td>
	);
}

const isIn = (day: StayDate, { year, month }: CalendarMonth): boolean => {
	const parts = partsOf(day);
	return parts.year === year && parts.month === month;
};

/** Returns a key for what the month shows of selection and focus; equal keys need no re-render. */
function viewOf({ month, selection, current }: CalendarMonthGridProps): string {
	const { checkInDate, checkOutDate } = selection;
	const first = month.weeks[0]?.find((day) => day !== null) ?? null;
	const focus = isIn(current, month) ? current : "";
	if (checkInDate === null || first === null) return focus;
	const side = isIn(checkInDate, month) ? checkInDate : checkInDate < first ? "before" : "after";
	if (checkOutDate === null) return `${focus} ${side} open`;
	const end = isIn(checkOutDate, month) ? checkOutDate : checkOutDate < first ? "before" : "after";
	return side === end ? focus : `${focus} ${side} ${end}`;
}

const isSameView = (a: CalendarMonthGridProps, b: CalendarMonthGridProps): boolean =>
	a.month === b.month &&
	a.isDrawn === b.isDrawn &&
	a.today === b.today &&
	a.holidays === b.holidays &&
	a.prices === b.prices &&
	viewOf(a) === viewOf(b);

/** One month as an ARIA grid; re-rendered only if something visible or spoken in it changes. */
export const CalendarMonthGrid = memo(function CalendarMonthGrid(props: CalendarMonthGridProps) {
	const { month, isDrawn } = props;
	const weeks = month.weeks.length;
	if (!isDrawn) return <section className={styles.month} data-weeks={weeks} />;
	const name = text.month(month.year, month.month);
	return (
		<section className={styles.month} data-weeks={weeks}>
			<h3 className={styles.name}>{name}</h3>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table */}
			<table className={styles.grid} role="grid" aria-label={name}>
				<thead>
					<tr>
						{weekdayLabels.map((label, column) => (
							<th
								key={label}
								scope="col"
								abbr={`${label}요일`}
								className={classes(styles.head, column === 0 && styles.sun, column === 6 && styles.sat)}
							>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{month.weeks.map((week, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks never move
						<tr key={row}>
							{week.map((day, column) =>
								day === null ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: nor do its empty cells
									<td key={column} />
								) : (
									<Day key={day} {...props} day={day} column={column} />
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}, isSameView);
