import { observer } from "mobx-react-lite";
import { useDeferredValue, useEffect, useState } from "react";
import { shellTexts } from "#domain/copy/shell.ts";
import { noFilter } from "#domain/search/StayResults.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { type StaySort, staySortLabel, staySorts } from "#domain/search/sortStays.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { FilterIcon } from "#ui/components/icons/interface.tsx";
import { MapScene } from "#ui/components/illustrations.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { resultsCopy } from "#ui/copy/results.ts";
import { formatCount } from "#ui/format/won.ts";
import { Page } from "#ui/layout/Page.tsx";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
import { Filters } from "./parts/Filters.tsx";
import { ResultSkeletons } from "./parts/ResultSkeletons.tsx";
import styles from "./SearchScreen.module.css";
import { type SearchSnapshot, SearchViewModel } from "./SearchViewModel.ts";

/** Cards of a new list that are drawn at once: more than a window shows. The rest follows while the reader looks at these. */
const firstCards = 5;

/** Stays for place, dates and guests, each with the total this visitor would pay (ROUTE-02). */
export const SearchScreen = observer(function SearchScreen({
	snapshot,
}: {
	readonly snapshot: SearchSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SearchViewModel(app), snapshot);
	const [isFiltering, setFiltering] = useState(false);
	const { condition, total, filter, activeFilters, status } = viewModel;
	// A list in another order, or another list, is read from its beginning.
	useEffect(() => {
		if (filter !== noFilter) window.scrollTo(0, 0);
	}, [filter]);
	const { dates, nights, guests } = searchSummary(condition);
	// Elsewhere it is hidden, and would answer every touch a second time.
	const hasSide = (useSizeClass() ?? "desktop") === "desktop";
	const title = resultsCopy.title(condition.searchText);
	return (
		<Page>
			<PageHead title={title} />
			<div className={styles.head}>
				<h1 className={styles.title}>{title}</h1>
				<p className={styles.summary}>{[dates, nights, guests].join(" · ")}</p>
			</div>
			<p className={styles.spoken} aria-live="polite">
				{status === "ready" && resultsCopy.announce(condition.searchText, formatCount(total))}
			</p>
			<div className={styles.layout}>
				<aside className={styles.side}>{hasSide && <Filters viewModel={viewModel} />}</aside>
				<div className={styles.main}>
					<div className={styles.tools}>
						<p className={styles.count}>
							{(status !== "failed" || viewModel.stays.length > 0) && resultsCopy.count(formatCount(total))}
						</p>
						<div className={styles.filterButton}>
							<Chip
								icon={<FilterIcon size={18} />}
								active={activeFilters > 0}
								onClick={() => setFiltering(true)}
							>
								{activeFilters > 0 ? resultsCopy.filtersWith(activeFilters) : resultsCopy.filters}
							</Chip>
						</div>
						<ChipRow label={resultsCopy.sort}>
							{staySorts.map((sort: StaySort) => (
								<Chip key={sort} pressed={filter.sort === sort} onClick={() => viewModel.sortBy(sort)}>
									{staySortLabel(sort)}
								</Chip>
							))}
						</ChipRow>
					</div>
					<Results viewModel={viewModel} />
				</div>
			</div>
			<Sheet
				open={isFiltering}
				onClose={() => setFiltering(false)}
				title={resultsCopy.filters}
				footer={
					<Button wide onClick={() => setFiltering(false)}>
						{resultsCopy.showCount(formatCount(total))}
					</Button>
				}
			>
				<Filters viewModel={viewModel} stepwise />
			</Sheet>
		</Page>
	);
});

const Results = observer(function Results({ viewModel }: { readonly viewModel: SearchViewModel }) {
	const { stays, total, page, status, condition } = viewModel;
	const drawn = useDeferredValue(stays);
	if (status === "loading" && stays.length === 0) return <ResultSkeletons className={styles.list} />;
	if (status === "failed" && stays.length === 0) {
		return <ErrorState message={resultsCopy.failed} onRetry={() => viewModel.retry()} />;
	}
	if (stays.length === 0) {
		return (
			<EmptyState
				scene={<MapScene />}
				title={shellTexts.empty.stays}
				note={resultsCopy.emptyNote}
				action={
					viewModel.activeFilters > 0 ? (
						<Button variant="secondary" onClick={() => viewModel.clearFilters()}>
							{resultsCopy.clear}
						</Button>
					) : (
						<ButtonLink to="/" variant="secondary">
							{resultsCopy.emptyAction}
						</ButtonLink>
					)
				}
			/>
		);
	}
	const query = searchQuery(condition);
	const shown = drawn === stays || page > 1 ? stays : stays.slice(0, firstCards);
	return (
		<>
			<ul className={styles.list} aria-busy={status === "loading"}>
				{shown.map((stay, index) => (
					<li key={stay.id}>
						<StayCard
							stay={stay}
							query={query}
							layout="row"
							priority={index === 0}
							onOpen={viewModel.rememberOpened}
						/>
					</li>
				))}
			</ul>
			{status === "failed" ? (
				<ErrorState compact message={resultsCopy.failed} onRetry={() => viewModel.retry()} />
			) : (
				<LoadMore
					shown={stays.length}
					total={total}
					busy={status === "loadingMore"}
					onMore={() => viewModel.loadMore()}
				/>
			)}
		</>
	);
});
