import { observer } from "mobx-react-lite";
import { useId } from "react";
import { fill } from "#copy/fill.ts";
import { readingCopy } from "#copy/reading.ts";
import { searchCopy } from "#copy/search.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import {
	emptyResult,
	type KeywordRegion,
	type KeywordResults,
	type KeywordStay,
} from "#domain/search/KeywordResult.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import { helpKeyword } from "#domain/search/keywordHelp.ts";
import { recentKinds } from "#domain/search/recents.ts";
import type { CountedReading } from "#domain/search/SearchReading.ts";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { PinIcon, SearchIcon } from "#ui/components/icons/frame.tsx";
import { BedIcon } from "#ui/components/icons/interface.tsx";
import { formatCount } from "#ui/format/won.ts";
import styles from "./KeywordPanel.module.css";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

const MAX_GUESSES = 6;

const icons = {
	reading: <SearchIcon size={20} />,
	region: <PinIcon size={20} />,
	stay: <BedIcon size={20} />,
} as const;

/** A suggestion of the panel, with the action that chooses it. */
export interface KeywordOption {
	readonly id: string;
	readonly name: string;
	readonly detail: string;
	readonly kind: "reading" | "region" | "stay";
	readonly choose: () => void;
}

/**
 * Returns the suggestions for a text in display order. Includes local guesses until something is found, and for texts that trigger no call.
 * [DEC-045]
 */
export function optionsOf(viewModel: SearchBarViewModel, text: string, id: string) {
	const { live } = viewModel;
	const results = live.kind === "found" ? live.results : { readings: [], regions: [], stays: [] };
	const reading = (item: CountedReading, index: number): KeywordOption => ({
		id: `${id}-reading-${index}`,
		name: readingCopy.counted(item.label, formatCount(item.count)),
		detail: "",
		kind: "reading",
		choose: () => viewModel.chooseReading(item),
	});
	const region = (item: KeywordRegion, index: number): KeywordOption => ({
		id: `${id}-region-${index}`,
		name: item.name,
		detail: item.detail,
		kind: "region",
		choose: () => viewModel.chooseRegion(item),
	});
	const stay = (item: KeywordStay, index: number): KeywordOption => ({
		id: `${id}-stay-${index}`,
		name: item.name,
		detail: item.detail,
		kind: "stay",
		choose: () => viewModel.chooseStay(item),
	});
	const guess = ({ name, kind, choose }: Guess, index: number): KeywordOption => ({
		id: `${id}-guess-${index}`,
		name,
		detail: "",
		kind,
		choose,
	});
	const isUnanswered = live.kind !== "found" || options(results) === 0 || readKeyword(text) === null;
	return {
		readings: results.readings.map(reading),
		regions: results.regions.map(region),
		stays: results.stays.map(stay),
		guesses:
			text.trim() !== "" && isUnanswered
				? helpKeyword(text, guessable(viewModel), MAX_GUESSES).map(guess)
				: [],
	};
}

type Guess = Pick<KeywordOption, "name" | "kind" | "choose">;

const kindOfRecent = { location: "region", keyword: "reading", product: "stay" } as const;

/** Returns suggestions available without a call, each name once: recent searches, then popular destinations. [DEC-045] */
function guessable(viewModel: SearchBarViewModel): readonly Guess[] {
	const recents = recentKinds.flatMap((kind) =>
		viewModel.recents[kind].map((recent): Guess => {
			const choose = () => viewModel.chooseRecent(recent);
			return { name: recent.name, kind: kindOfRecent[kind], choose };
		}),
	);
	const areas = viewModel.popular.known.map((area): Guess => {
		return { name: area.name, kind: "region", choose: () => viewModel.chooseArea(area) };
	});
	const all = [...recents, ...areas];
	return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

const options = ({ readings, regions, stays }: KeywordResults): number =>
	readings.length + regions.length + stays.length;

/** Results for the typed text, in groups; renders only options and their groups, as a listbox requires. */
export const LiveGroups = observer(function LiveGroups(props: {
	readonly viewModel: SearchBarViewModel;
	readonly readings: readonly KeywordOption[];
	readonly regions: readonly KeywordOption[];
	readonly stays: readonly KeywordOption[];
	readonly active: KeywordOption | null;
}) {
	const { live } = props.viewModel;
	const { groups } = searchCopy.search;
	const missing = live.kind === "found" ? emptyResult(live.results) : "keyword";
	if (missing === "keyword") return null;
	return (
		<>
			<KeywordGroup
				title={groups.regions}
				options={props.regions}
				active={props.active}
				empty={missing === "regions" ? searchCopy.empty.regions : undefined}
			/>
			<KeywordGroup title={readingCopy.suggestions} options={props.readings} active={props.active} />
			<KeywordGroup
				title={groups.stays}
				options={props.stays}
				active={props.active}
				empty={missing === "stays" ? searchCopy.empty.stays : undefined}
			/>
		</>
	);
});

/** Status of the results for the typed text. */
export const LiveNote = observer(function LiveNote({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const { live } = viewModel;
	if (live.kind === "failed") {
		return <ErrorState compact message={searchPanelsCopy.failed} onRetry={live.retry} />;
	}
	const isFound = live.kind === "found" && emptyResult(live.results) !== "keyword";
	return (
		<p className={isFound ? styles.spoken : styles.note} aria-live="polite">
			{live.kind === "asking" && searchPanelsCopy.asking}
			{live.kind === "found" &&
				(isFound
					? searchPanelsCopy.found(
							live.results.readings.length,
							live.results.regions.length,
							live.results.stays.length,
						)
					: fill(searchCopy.empty.keyword, { keyword: live.text }))}
		</p>
	);
});

export function KeywordGroup({
	title,
	options,
	active,
	empty,
}: {
	readonly title: string;
	readonly options: readonly KeywordOption[];
	readonly active: KeywordOption | null;
	readonly empty?: string | undefined;
}) {
	const id = useId();
	if (options.length === 0 && !empty) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
		<div role="group" aria-labelledby={id} className={styles.group}>
			<p id={id} className={styles.heading}>
				{title}
			</p>
			{options.length === 0 && <p className={styles.note}>{empty}</p>}
			{options.map((option) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox's input has the focus and the keys
				<div
					key={option.id}
					id={option.id}
					role="option"
					aria-selected={option === active}
					className={styles.option}
					onClick={option.choose}
				>
					<span className={styles.mark}>{icons[option.kind]}</span>
					<span className={styles.texts}>
						<span className={styles.name}>{option.name}</span>
						{option.detail && <span className={styles.detail}>{option.detail}</span>}
					</span>
				</div>
			))}
		</div>
	);
}
