import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	startTransition,
	useEffect,
	useRef,
	useState,
} from "react";
import { componentsCopy } from "#copy/components.ts";
import {
	calendarMonths,
	clickDay,
	type DateSelection,
	isSelectable,
	lastSelectable,
} from "#domain/search/calendar.ts";
import { holidaysFrom } from "#domain/shared/holidays.ts";
import { addDays, addMonths, partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";
import type { SizeClass } from "#ui/components/sizeClass.ts";
import styles from "./Calendar.module.css";
import { CalendarMonthGrid } from "./CalendarMonthGrid.tsx";
import { afterEntry } from "./motion.ts";
import { useSizeClass } from "./useSizeClass.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * How much is rendered so far: first empty month placeholders, so that the panel responds to the tap at once; then the months in view; the
 * rest once the opening animation has finished.
 */
type Stage = "places" | "first" | "all";

/** Range of months visible when the panel opens at `start`; wide screens show two side by side. */
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

/** Price shown under a day. */
export interface DayPrice {
	/** For example '128,780'; null if there is no price to show. */
	readonly text: string | null;
	/** Text for screen readers: '1박 128,780원부터', or that the night is sold out. */
	readonly spoken: string;
	readonly isSoldOut: boolean;
}

export interface CalendarProps {
	readonly today: StayDate;
	readonly selection: DateSelection;
	/** Called with the new selection after a day was chosen, by the rules of table 4.6. */
	readonly onChange: (selection: DateSelection) => void;
	readonly prices?: ReadonlyMap<StayDate, DayPrice> | undefined;
}

/**
 * Seven months in which to choose check-in and check-out (SEARCH-CAL-01..07). Only one day is in the tab order; arrow keys move by day and
 * week, Home and End to the start and end of the week, Page Up and Page Down by month (DEC-182). Event listeners are attached to the root
 * only.
 */
export function Calendar({ today, selection, onChange, prices }: CalendarProps) {
	const root = useRef<HTMLDivElement>(null);
	const [months] = useState(() => calendarMonths(today));
	const [holidays] = useState(() => holidaysFrom(partsOf(today).year));
	const { checkInDate } = selection;
	const start = checkInDate !== null && isSelectable(checkInDate, today) ? checkInDate : today;
	const [current, setCurrent] = useState(start);
	const startMonth = months.findIndex(({ weeks }) => weeks.some((week) => week.includes(start)));
	const sizeClass = useSizeClass();
	const [first] = useState(() => firstMonths(startMonth, sizeClass));
	const [stage, setStage] = useState<Stage>("places");

	useEffect(() => {
		if (stage === "places") startTransition(() => setStage("first"));
		else if (stage === "first")
			return afterEntry(root.current?.closest("dialog"), () => startTransition(() => setStage("all")));
	}, [stage]);
	// Scrolls the selected month into view once, when the panel opens.
	useEffect(() => {
		const month = root.current?.children[startMonth];
		const scroller = root.current?.closest("[data-scroll]");
		// Keeps the content above the months visible.
		const above = root.current?.parentElement?.querySelector("[data-above]")?.clientHeight ?? 0;
		if (startMonth > 0 && month && scroller)
			scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top - above;
	}, [startMonth]);
	// The panel had no day to focus when it opened, so the focus moves to the current day now.
	useEffect(() => {
		if (stage === "first" && document.activeElement === root.current?.closest("dialog"))
			root.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus({ preventScroll: true });
	}, [stage]);

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
			aria-label={componentsCopy.calendar.name}
			data-more={stage === "all" ? undefined : ""}
			onClick={handleClick}
			onFocus={handleFocus}
			onKeyDown={handleKeyDown}
		>
			{months.slice(0, stage === "all" ? undefined : first.to).map((month, index) => (
				<CalendarMonthGrid
					key={`${month.year}-${month.month}`}
					month={month}
					isDrawn={stage === "all" || (stage === "first" && index >= first.from)}
					today={today}
					selection={selection}
					current={current}
					holidays={holidays}
					prices={prices}
				/>
			))}
			<VisuallyHidden>{componentsCopy.calendar.hint}</VisuallyHidden>
		</div>
	);
}
