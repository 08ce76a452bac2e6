import { computed } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { componentsCopy } from "#copy/components.ts";
import { searchCopy } from "#copy/search.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { guestsSummary } from "#domain/guests/Guests.ts";
import type { SearchPanel } from "#domain/search/searchSection.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { whenIdle } from "#ui/app/later.ts";
import { isFastConnection, isGoodConnection } from "#ui/app/networkQuality.ts";
import { Button } from "#ui/components/Button.tsx";
import { classes } from "#ui/components/classes.ts";
import { CalendarIcon, GuestsIcon, PinIcon, SearchIcon } from "#ui/components/icons/frame.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PanelSkeleton } from "#ui/components/Skeleton.tsx";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import { useOutsidePress } from "#ui/layout/useOutsidePress.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./SearchBar.module.css";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

const panels = () => import("./panels.ts");
const keyword = lazyPart(async () => (await panels()).KeywordPanel, <PanelSkeleton />);
const calendar = lazyPart(async () => (await panels()).DatePanel, <PanelSkeleton />);
const calendarFooter = lazyPart(async () => (await panels()).DatePanelFooter);
const guests = lazyPart(async () => (await panels()).GuestPanel, <PanelSkeleton />);
const [KeywordPanel, CalendarPanel, CalendarPanelFooter, GuestPanel] = [
	keyword.Part,
	calendar.Part,
	calendarFooter.Part,
	guests.Part,
];

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
/** Time in milliseconds after which a page on a fast connection has loaded everything it needs itself. */
const restMs = 3000;

/**
 * Prefetches the panels' code so that they open at once: after the visitor's first interaction, or on a fast connection once the page has
 * finished loading. Never on a slow connection.
 */
function usePanelsAhead() {
	useEffect(() => {
		if (!isGoodConnection()) return;
		const stop = new AbortController();
		const fetchAll = () => {
			stop.abort();
			whenIdle(() => {
				for (const part of [calendar, calendarFooter, guests, keyword]) void part.fetch();
			});
		};
		for (const sign of signs) window.addEventListener(sign, fetchAll, { passive: true, signal: stop.signal });
		const timer = isFastConnection() ? setTimeout(fetchAll, restMs) : undefined;
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, []);
}

type PanelName = Exclude<SearchPanel, "none">;

export interface SearchBarProps {
	readonly viewModel: SearchBarViewModel;
	/** Over a hero image, or in the header's search section. */
	readonly place: "hero" | "section";
	/** Called when the search was submitted, to close the section around the bar. */
	readonly onSearched?: (() => void) | undefined;
}

/** Place, dates, guests and the search button (SEARCH-BAR-01). */
export const SearchBar = observer(function SearchBar({ viewModel, place, onSearched }: SearchBarProps) {
	const element = useRef<HTMLElement>(null);
	const submit = useRef<HTMLButtonElement>(null);
	const isReady = useRef(false);
	usePanelsAhead();
	const { draft } = viewModel;
	const { fields } = searchCopy.search;
	const dates =
		draft.checkInDate === null
			? searchPanelsCopy.addDates
			: `${monthDay(draft.checkInDate)} ~ ${draft.checkOutDate === null ? searchCopy.calendar.footer.unspecified : monthDay(draft.checkOutDate)}`;
	return (
		<search ref={element} className={classes(styles.bar, place === "section" && styles.section)}>
			<ClosedFromOutside viewModel={viewModel} element={element} />
			<Field
				viewModel={viewModel}
				panel="keyword"
				label={fields.keyword}
				value={viewModel.place}
				icon={<PinIcon size={20} />}
				title={searchPanelsCopy.placeTitle}
				size="lg"
			>
				<KeywordPanel viewModel={viewModel} />
			</Field>
			<Field
				viewModel={viewModel}
				panel="calendar"
				label={fields.dates}
				value={dates}
				icon={<CalendarIcon size={20} />}
				title={searchPanelsCopy.datesTitle}
				size="lg"
				flush
				footer={<CalendarPanelFooter viewModel={viewModel} />}
			>
				<CalendarPanel viewModel={viewModel} />
			</Field>
			<Field
				viewModel={viewModel}
				panel="guests"
				label={fields.guests}
				value={guestsSummary(draft)}
				icon={<GuestsIcon size={20} />}
				title={searchPanelsCopy.guestsTitle}
				size="md"
				end
				onward={() => {
					const next = isReady.current ? submit.current : null;
					isReady.current = false;
					return next;
				}}
				footer={
					<Button
						wide
						onClick={() => {
							isReady.current = true;
							viewModel.confirmGuests();
						}}
					>
						{componentsCopy.popup.ok}
					</Button>
				}
			>
				<GuestPanel viewModel={viewModel} />
			</Field>
			<Button
				ref={submit}
				size="lg"
				icon={<SearchIcon size={20} />}
				onClick={() => void viewModel.search().then(onSearched)}
			>
				{fields.submit}
			</Button>
		</search>
	);
});

/** On wide screens the panels are not modal, so a press outside the bar closes them. */
const ClosedFromOutside = observer(function ClosedFromOutside({
	viewModel,
	element,
}: {
	readonly viewModel: SearchBarViewModel;
	readonly element: RefObject<HTMLElement | null>;
}) {
	useOutsidePress(element, viewModel.panel !== "none", () => viewModel.close());
	return null;
});

interface FieldProps {
	readonly viewModel: SearchBarViewModel;
	readonly panel: PanelName;
	readonly label: string;
	readonly value: string;
	readonly icon: ReactNode;
	readonly title: string;
	readonly size: "md" | "lg";
	readonly flush?: boolean;
	readonly end?: boolean;
	/** Returns the element to focus after the panel closes; the field itself by default. */
	readonly onward?: () => HTMLElement | null;
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

const Field = observer(function Field(props: FieldProps) {
	const { viewModel, panel, label, value } = props;
	const onward = useEffectEvent(() => props.onward?.() ?? trigger.current);
	// Re-renders only for its own panel.
	const isOpen = useMemo(() => computed(() => viewModel.panel === panel), [viewModel, panel]).get();
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isOpen) return;
		// If one panel follows another, the sheet would return the focus to the field of the first one.
		return () => {
			const { activeElement } = document;
			const isOurs =
				activeElement === document.body || trigger.current?.closest("search")?.contains(activeElement);
			if (viewModel.panel === "none" && isOurs) onward()?.focus({ preventScroll: true });
		};
	}, [isOpen, viewModel]);
	return (
		<div className={styles.field}>
			<button
				ref={trigger}
				type="button"
				className={styles.trigger}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => viewModel.open(panel)}
			>
				{props.icon}
				<span className={styles.texts}>
					<span className={typography.small}>{label}</span> <span className={styles.value}>{value}</span>
				</span>
			</button>
			<Sheet
				open={isOpen}
				onClose={() => viewModel.close()}
				title={props.title}
				phone={panel === "guests" ? "bottom" : "full"}
				wide={props.end ? "anchorEnd" : "anchor"}
				size={props.size}
				flush={props.flush}
				footer={props.footer}
			>
				{props.children}
			</Sheet>
		</div>
	);
});
