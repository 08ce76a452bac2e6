import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fill } from "#domain/copy/fill.ts";
import { searchTexts } from "#domain/copy/search.ts";
import { shellTexts } from "#domain/copy/shell.ts";
import { emptyResult, type KeywordRegion, type KeywordStay } from "#domain/search/KeywordResult.ts";
import { helpKeyword } from "#domain/search/keywordHelp.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { BedIcon } from "#ui/components/icons/facilities.tsx";
import { CloseIcon, SearchIcon } from "#ui/components/icons/interface.tsx";
import { PinIcon } from "#ui/components/icons/travel.tsx";
import { searchCopy } from "#ui/copy/search.ts";
import styles from "./KeywordPanel.module.css";
import { PopularPanel } from "./PopularPanel.tsx";
import { RecentBlock } from "./RecentBlock.tsx";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

const MOST_GUESSES = 6;

interface Option {
	readonly id: string;
	readonly name: string;
	readonly detail: string;
	readonly kind: "region" | "stay";
	readonly choose: () => void;
}

/**
 * The text box with recents and popular destinations, or with live results while typing (SEARCH-KW-01..12). A combobox:
 * arrows move over the results, Enter takes the marked one or searches for the text; never while a syllable is composed.
 */
export const KeywordPanel = observer(function KeywordPanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [marked, mark] = useState<Option | null>(null);
	const { regions, stays, guesses } = optionsOf(viewModel, id);
	const options = [...guesses, ...regions, ...stays];
	// The results that take the place of the guesses, or of older results, may name it elsewhere.
	const named = options.filter(({ name, kind }) => name === marked?.name && kind === marked.kind);
	const active = named.find(({ id }) => id === marked?.id) ?? named[0] ?? null;

	useEffect(() => input.current?.focus(), []);

	const move = (step: 1 | -1) => {
		const at = active ? options.indexOf(active) : -1;
		const next = options[at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step];
		mark(next ?? null);
		if (next) document.getElementById(next.id)?.scrollIntoView({ block: "nearest" });
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			move(event.key === "ArrowDown" ? 1 : -1);
		}
		if (event.key === "Enter") {
			event.preventDefault();
			if (active) active.choose();
			else if (viewModel.isTyping) void viewModel.search();
		}
	};

	return (
		<div className={styles.panel}>
			<div className={styles.box}>
				<SearchIcon size={20} />
				<input
					ref={input}
					className={styles.input}
					type="text"
					role="combobox"
					aria-label={searchTexts.search.fields.keyword}
					aria-expanded={options.length > 0}
					aria-controls={viewModel.isTyping ? `${id}-list` : undefined}
					aria-autocomplete="list"
					aria-activedescendant={active?.id}
					autoComplete="off"
					enterKeyHint="search"
					maxLength={50}
					placeholder={searchTexts.search.fields.keyword}
					value={viewModel.text}
					onChange={(event) => {
						mark(null);
						viewModel.type(event.target.value);
					}}
					onCompositionStart={() => viewModel.compose(true)}
					onCompositionEnd={() => viewModel.compose(false)}
					onKeyDown={handleKeyDown}
				/>
				{viewModel.text !== "" && (
					<IconButton
						label={searchTexts.search.clear}
						onClick={() => {
							viewModel.type("");
							input.current?.focus();
						}}
					>
						<CloseIcon size={18} />
					</IconButton>
				)}
			</div>
			{viewModel.isTyping && (
				<div id={`${id}-list`} role="listbox" aria-label={searchTexts.search.fields.keyword}>
					<Group title={searchCopy.guess} options={guesses} active={active} />
					<LiveGroups viewModel={viewModel} regions={regions} stays={stays} active={active} />
				</div>
			)}
			{!viewModel.isTyping && (
				<>
					<RecentBlock viewModel={viewModel} />
					<PopularPanel viewModel={viewModel} />
				</>
			)}
		</div>
	);
});

function optionsOf(viewModel: SearchBarViewModel, id: string) {
	const { live } = viewModel;
	const results = live.kind === "found" ? live.results : { regions: [], stays: [] };
	const region = (item: KeywordRegion, index: number): Option => ({
		id: `${id}-region-${index}`,
		name: item.name,
		detail: item.detail,
		kind: "region",
		choose: () => viewModel.chooseRegion(item),
	});
	const stay = (item: KeywordStay, index: number): Option => ({
		id: `${id}-stay-${index}`,
		name: item.name,
		detail: item.detail,
		kind: "stay",
		choose: () => viewModel.chooseStay(item),
	});
	const guess = (item: PopularArea, index: number): Option => ({
		id: `${id}-guess-${index}`,
		name: item.name,
		detail: "",
		kind: "region",
		choose: () => viewModel.chooseArea(item),
	});
	const isUnanswered = live.kind !== "found" || (results.regions.length === 0 && results.stays.length === 0);
	return {
		regions: results.regions.map(region),
		stays: results.stays.map(stay),
		guesses:
			viewModel.isTyping && isUnanswered
				? helpKeyword(viewModel.text, viewModel.popular.known, MOST_GUESSES).map(guess)
				: [],
	};
}

const LiveGroups = observer(function LiveGroups(props: {
	readonly viewModel: SearchBarViewModel;
	readonly regions: readonly Option[];
	readonly stays: readonly Option[];
	readonly active: Option | null;
}) {
	const { live } = props.viewModel;
	const { groups } = searchTexts.search;
	if (live.kind === "failed") return <p className={styles.note}>{searchCopy.failed}</p>;
	if (live.kind !== "found") {
		return (
			<p className={styles.note} aria-live="polite">
				{live.kind === "asking" ? searchCopy.asking : ""}
			</p>
		);
	}
	const empty = emptyResult(live.results);
	if (empty === "keyword") {
		return (
			<p className={styles.note} aria-live="polite">
				{fill(shellTexts.empty.keyword, { keyword: live.text })}
			</p>
		);
	}
	return (
		<>
			<p className={styles.spoken} aria-live="polite">
				{searchCopy.found(props.regions.length, props.stays.length)}
			</p>
			<Group
				title={groups.regions}
				options={props.regions}
				active={props.active}
				empty={shellTexts.empty.regions}
			/>
			<Group
				title={groups.stays}
				options={props.stays}
				active={props.active}
				empty={shellTexts.empty.stays}
			/>
		</>
	);
});

function Group({
	title,
	options,
	active,
	empty,
}: {
	readonly title: string;
	readonly options: readonly Option[];
	readonly active: Option | null;
	readonly empty?: string;
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
					<span className={styles.mark}>
						{option.kind === "region" ? <PinIcon size={20} /> : <BedIcon size={20} />}
					</span>
					<span className={styles.texts}>
						<span className={styles.name}>{option.name}</span>
						{option.detail && <span className={styles.detail}>{option.detail}</span>}
					</span>
				</div>
			))}
		</div>
	);
}
