import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { isBackHandledByHost } from "#ui/components/layerHistory.ts";
import { useBackToClose } from "#ui/components/useBackToClose.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { useSectionEscape } from "#ui/layout/useSectionEscape.ts";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

/** The search bar in the open search section, which Escape, Back and a search close (SEARCH-SEC-01..04). */
export const HeaderSearch = observer(function HeaderSearch({
	condition,
	onClose,
}: {
	readonly condition: SearchCondition;
	readonly onClose: () => void;
}) {
	const app = useApp();
	const { searchSection } = app;
	const [viewModel] = useState(() => new SearchBarViewModel(app, condition));
	useEffect(() => viewModel.activate(), [viewModel]);
	useBackToClose(useSizeClass() === "mobile" || isBackHandledByHost(), onClose);
	useSectionEscape(() => {
		if (viewModel.panel === "none") onClose();
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
