import { observer } from "mobx-react-lite";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { searchCopy } from "#copy/search.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { CloseIcon, SearchIcon } from "#ui/components/icons/frame.tsx";
import { KeywordGroup, type KeywordOption, LiveGroups, LiveNote, optionsOf } from "./KeywordOptions.tsx";
import styles from "./KeywordPanel.module.css";
import { PopularPanel } from "./PopularPanel.tsx";
import { RecentBlock } from "./RecentBlock.tsx";
import type { SearchBarViewModel } from "./SearchBarViewModel.ts";

/**
 * Text input with recent searches and popular destinations, or with live results while typing (SEARCH-KW-01..12). A combobox: arrow keys
 * move over the results, Enter chooses the active one or searches for the text; neither works while a syllable is being composed.
 */
export const KeywordPanel = observer(function KeywordPanel({
	viewModel,
}: {
	readonly viewModel: SearchBarViewModel;
}) {
	const id = useId();
	// The typed letter is rendered before the results below are updated.
	const text = useDeferredValue(viewModel.text);
	const isFinding = text.trim() !== "";
	const { live } = viewModel;
	const { recents } = viewModel;
	const { known } = viewModel.popular;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was found and what is known are read by the options
	const { readings, regions, stays, guesses } = useMemo(
		() => optionsOf(viewModel, text, id),
		[viewModel, text, id, live, known, recents],
	);
	const options = [...guesses, ...regions, ...readings, ...stays];
	const marked = useMarked(options);
	const { active } = marked;

	return (
		<div className={styles.panel}>
			<KeywordInput
				viewModel={viewModel}
				listId={isFinding ? `${id}-list` : undefined}
				hasOptions={isFinding && options.length > 0}
				marked={marked}
			/>
			{isFinding ? (
				<div>
					<div id={`${id}-list`} role="listbox" aria-label={searchCopy.search.fields.keyword}>
						<KeywordGroup title={searchPanelsCopy.guess} options={guesses} active={active} />
						<LiveGroups
							viewModel={viewModel}
							readings={readings}
							regions={regions}
							stays={stays}
							active={active}
						/>
					</div>
					<LiveNote viewModel={viewModel} />
				</div>
			) : (
				<>
					<RecentBlock viewModel={viewModel} />
					<PopularPanel viewModel={viewModel} />
				</>
			)}
		</div>
	);
});

/** The combobox's field, focused when the panel opens, with a button that clears it. */
const KeywordInput = observer(function KeywordInput({
	viewModel,
	listId,
	hasOptions,
	marked: { active, move, unmark },
}: {
	readonly viewModel: SearchBarViewModel;
	/** Element ID of the list of options; undefined while nothing is typed. */
	readonly listId: string | undefined;
	readonly hasOptions: boolean;
	readonly marked: ReturnType<typeof useMarked>;
}) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);

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
		<div className={styles.box}>
			<SearchIcon size={20} />
			<input
				ref={input}
				className={styles.input}
				type="text"
				role="combobox"
				aria-label={searchCopy.search.fields.keyword}
				aria-expanded={hasOptions}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={active?.id}
				autoComplete="off"
				enterKeyHint="search"
				maxLength={50}
				placeholder={searchCopy.search.fields.keyword}
				value={viewModel.text}
				onChange={(event) => {
					unmark();
					viewModel.type(event.target.value);
				}}
				onKeyDown={handleKeyDown}
			/>
			{viewModel.text !== "" && (
				<IconButton
					label={searchCopy.search.clear}
					onClick={() => {
						viewModel.type("");
						input.current?.focus();
					}}
				>
					<CloseIcon size={18} />
				</IconButton>
			)}
		</div>
	);
});

/** Tracks the active option, and moves it by arrow keys. */
function useMarked(options: readonly KeywordOption[]) {
	const [marked, setMarked] = useState<KeywordOption | null>(null);
	// Newer results may contain the same option at another position.
	const named = options.filter(({ name, kind }) => name === marked?.name && kind === marked.kind);
	const active = named.find(({ id }) => id === marked?.id) ?? named[0] ?? null;
	const move = (step: 1 | -1): void => {
		const at = active ? options.indexOf(active) : -1;
		const next = options[at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step];
		setMarked(next ?? null);
		if (next) document.getElementById(next.id)?.scrollIntoView({ block: "nearest" });
	};
	return { active, move, unmark: () => setMarked(null) };
}
