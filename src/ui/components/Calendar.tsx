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
 * What is drawn so far: the places of the months first, so that the panel answers the touch at once; then the months that
 * it opens at; the rest once it has come in.
 */
type Stage = "places" | "first" | "all";

/** Months that a panel opened at one of them shows; wide screens show two side by side. */
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

/** What stands under a day. */
export interface DayPrice {
	/** '128,780'; null where there is none to tell. */
	readonly text: string | null;
	/** '1박 128,780원부터' or that it is sold out, as it is read out. */
	readonly spoken: string;
	readonly isSoldOut: boolean;
}

export interface CalendarProps {
	readonly today: StayDate;
	readonly selection: DateSelection;
	/** The selection after a day was chosen, by the rules of table 4.6. */
	readonly onChange: (selection: DateSelection) => void;
	readonly prices?: ReadonlyMap<StayDate, DayPrice> | undefined;
}

/**
 * Seven months to choose check-in and check-out from (SEARCH-CAL-01..07). One day is in the tab order; arrows move by
 * day and week, Home and End to the week's ends, Page Up and Page Down by month (DEC-182). Listeners sit on the whole.
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
	const [stage, draw] = useState<Stage>("places");

	useEffect(() => {
		if (stage === "places") startTransition(() => draw("first"));
		else if (stage === "first")
			return afterEntry(root.current?.closest("dialog"), () => startTransition(() => draw("all")));
	}, [stage]);
	// Once: the chosen month comes into view when the panel opens, and stays put afterwards.
	useEffect(() => {
		const month = root.current?.children[startMonth];
		const scroller = root.current?.closest("[data-scroll]");
		// What is said above the months stays in sight.
		const above = root.current?.parentElement?.querySelector("[data-above]")?.clientHeight ?? 0;
		if (startMonth > 0 && month && scroller)
			scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top - above;
	}, [startMonth]);
	// The panel had nothing to give the focus to when it opened.
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
