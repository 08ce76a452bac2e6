import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	startTransition,
	useEffect,
	useRef,
	useState,
} from "react";
import type { SizeClass } from "#domain/navigation/layout.ts";
import {
	calendarMonths,
	clickDay,
	type DateSelection,
	isSelectable,
	lastSelectable,
} from "#domain/search/calendar.ts";
import { holidaysFrom } from "#domain/shared/holidays.ts";
import { addDays, addMonths, partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";
import { commonCopy } from "#ui/copy/common.ts";
import styles from "./Calendar.module.css";
import { CalendarMonthGrid } from "./CalendarMonthGrid.tsx";
import { useSizeClass } from "./useSizeClass.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Months drawn before the first paint, from the one the panel opens at; the rest follow while the reader looks at these.
 * Wide screens show two side by side.
 */
const firstMonths = (start: number, sizeClass: SizeClass | null) =>
	sizeClass === "mobile" ? { from: start, to: start + 1 } : { from: 0, to: start + 2 };

const moves: Readonly<Record<string, (day: StayDate) => StayDate>> = {
	ArrowLeft: (day) => addDays(day, -1),
	ArrowRight: (day) => addDays(day, 1),
	ArrowUp: (day) => addDays(day, -7),
	ArrowDown: (day) => addDays(day, 7),
	Home: (day) => addDays(day, -weekday(day)),
	End: (day) => addDays(day, 6 - weekday(day)),
	PageUp: (day) => addMonths(day, -1),
	PageDown: (day) => addMonths(day, 1),
};

const dayAt = (event: { readonly target: EventTarget }): StayDate | undefined =>
	(event.target as Element).closest<HTMLElement>("[data-day]")?.dataset.day as StayDate | undefined;

export interface CalendarProps {
	readonly today: StayDate;
	readonly selection: DateSelection;
	/** The selection after a day was chosen, by the rules of table 4.6. */
	readonly onChange: (selection: DateSelection) => void;
}

/**
 * Seven months to choose check-in and check-out from (SEARCH-CAL-01..07). One day is in the tab order; arrows move by
 * day and week, Home and End to the week's ends, Page Up and Page Down by month (DEC-182). Listeners sit on the whole.
 */
export function Calendar({ today, selection, onChange }: CalendarProps) {
	const root = useRef<HTMLDivElement>(null);
	const [months] = useState(() => calendarMonths(today));
	const [holidays] = useState(() => holidaysFrom(partsOf(today).year));
	const { checkInDate } = selection;
	const start = checkInDate !== null && isSelectable(checkInDate, today) ? checkInDate : today;
	const [current, setCurrent] = useState(start);
	const startMonth = months.findIndex(({ weeks }) => weeks.some((week) => week.includes(start)));
	const sizeClass = useSizeClass();
	const [drawn, draw] = useState(() => firstMonths(startMonth, sizeClass));

	useEffect(() => startTransition(() => draw({ from: 0, to: months.length })), [months]);
	// Once: the chosen month comes into view when the panel opens, and stays put afterwards.
	useEffect(() => {
		const month = root.current?.children[startMonth];
		const scroller = root.current?.closest("[data-scroll]");
		if (startMonth > 0 && month && scroller)
			scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
	}, [startMonth]);

	const handleClick = (event: MouseEvent) => {
		const day = dayAt(event);
		if (day && isSelectable(day, today)) onChange(clickDay(selection, day, today));
	};
	const handleFocus = (event: FocusEvent) => {
		const day = dayAt(event);
		if (day) setCurrent(day);
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		const day = dayAt(event);
		const move = moves[event.key];
		if (!day || !move) return;
		event.preventDefault();
		const last = lastSelectable(today);
		const wanted = move(day);
		const next = wanted < today ? today : wanted > last ? last : wanted;
		root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
	};

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form control
		<div
			ref={root}
			className={styles.calendar}
			role="group"
			aria-label={commonCopy.calendar.name}
			data-more={drawn.to < months.length ? "" : undefined}
			onClick={handleClick}
			onFocus={handleFocus}
			onKeyDown={handleKeyDown}
		>
			{months.slice(0, drawn.to).map((month, index) => (
				<CalendarMonthGrid
					key={`${month.year}-${month.month}`}
					month={month}
					isDrawn={index >= drawn.from}
					today={today}
					selection={selection}
					current={current}
					holidays={holidays}
				/>
			))}
			<VisuallyHidden>{commonCopy.calendar.hint}</VisuallyHidden>
		</div>
	);
}
