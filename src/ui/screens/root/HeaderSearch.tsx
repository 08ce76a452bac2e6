import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useState } from "react";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { isBackHandledByHost } from "#ui/components/layerHistory.ts";
import { useBackToClose } from "#ui/components/useBackToClose.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { searchSectionId } from "#ui/layout/SearchSummary.tsx";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

/** The search bar in the open search section, which Escape, Back and a search close (SEARCH-SEC-01..04). */
export const HeaderSearch = observer(function HeaderSearch({
	condition,
}: {
	readonly condition: SearchCondition;
}) {
	const app = useApp();
	const { searchSection } = app;
	const [viewModel] = useState(() => new SearchBarViewModel(app, condition));
	useEffect(() => viewModel.activate(), [viewModel]);
	useBackToClose(useSizeClass() === "mobile" || isBackHandledByHost(), () =>
		searchSection.handle("ESCAPE_PRESSED"),
	);
	useEscape(() => {
		if (viewModel.panel === "none") searchSection.handle("ESCAPE_PRESSED");
		else viewModel.close();
	});
	return (
		<SearchBar
			viewModel={viewModel}
			place="section"
			onSearched={() => searchSection.handle("SEARCH_PRESSED")}
		/>
	);
});

/**
 * Handles Escape wherever the focus is, including the summary that opened the section; in another dialog above the page, Escape is left to
 * that dialog.
 */
function useEscape(onEscape: () => void): void {
	const handleEscape = useEffectEvent(onEscape);
	useEffect(() => {
		const handle = ({ key, target }: KeyboardEvent) => {
			const dialog = target instanceof Element ? target.closest("dialog") : null;
			if (key === "Escape" && (dialog === null || dialog.closest(`#${searchSectionId}`))) handleEscape();
		};
		// A panel that closes on Escape stops the event, so it does not reach the window.
		window.addEventListener("keydown", handle);
		return () => window.removeEventListener("keydown", handle);
	}, []);
}
