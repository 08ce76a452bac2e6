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
import { lazyPart } from "#ui/app/lazyPart.tsx";
import { isFastLine, isGoodLine } from "#ui/app/line.ts";
import { Button } from "#ui/components/Button.tsx";
import { classes } from "#ui/components/classes.ts";
import { CalendarIcon, GuestsIcon, PinIcon, SearchIcon } from "#ui/components/icons/frame.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PanelSkeleton } from "#ui/components/Skeleton.tsx";
import { useOutsidePress } from "#ui/layout/useOutsidePress.ts";
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
/** By then a page on a fast line has all it asks for itself. */
const restMs = 3000;

/**
 * The panels are fetched before one is opened, which then shows at once: after the first sign of somebody, which is answered
 * first, and on a fast line once the page has long had all it needs. Not on a slow line.
 */
function usePanelsAhead() {
	useEffect(() => {
		if (!isGoodLine()) return;
		const stop = new AbortController();
		const fetchAll = () => {
			stop.abort();
			whenIdle(() => {
				for (const part of [calendar, calendarFooter, guests, keyword]) void part.fetch();
			});
		};
		for (const sign of signs) window.addEventListener(sign, fetchAll, { passive: true, signal: stop.signal });
		const timer = isFastLine() ? setTimeout(fetchAll, restMs) : undefined;
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, []);
}

type PanelName = Exclude<SearchPanel, "none">;

export interface SearchBarProps {
	readonly viewModel: SearchBarViewModel;
	/** Over a picture, or in the header's search section. */
	readonly place: "hero" | "section";
	/** Called when the search was sent, to close what surrounds the bar. */
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

/** On wide screens the panels are no dialogs of their own: a press beside the bar closes them. */
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
	/** Where the focus goes on to once the panel has closed; back to the field without it. */
	readonly onward?: () => HTMLElement | null;
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

const Field = observer(function Field(props: FieldProps) {
	const { viewModel, panel, label, value } = props;
	const onward = useEffectEvent(() => props.onward?.() ?? trigger.current);
	// Of the other panels it hears nothing.
	const isOpen = useMemo(() => computed(() => viewModel.panel === panel), [viewModel, panel]).get();
	const trigger = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isOpen) return;
		// A panel that followed another one would give the focus back to where the first was opened.
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
					<span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
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
