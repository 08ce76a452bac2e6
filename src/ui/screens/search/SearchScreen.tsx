import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useCases } from "#application/tokens.ts";
import { shellTexts } from "#domain/copy/shell.ts";
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
import { resultsCopy } from "#ui/copy/results.ts";
import { formatCount } from "#ui/format/won.ts";
import { Page } from "#ui/layout/Page.tsx";
import { StayCard } from "#ui/stay-card/StayCard.tsx";
import { Filters } from "./parts/Filters.tsx";
import { ResultSkeletons } from "./parts/ResultSkeletons.tsx";
import styles from "./SearchScreen.module.css";
import { type SearchSnapshot, SearchViewModel } from "./SearchViewModel.ts";

/** Stays for place, dates and guests, each with the total this visitor would pay (ROUTE-02). */
export const SearchScreen = observer(function SearchScreen({
	snapshot,
}: {
	readonly snapshot: SearchSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SearchViewModel(app), snapshot);
	const [isFiltering, setFiltering] = useState(false);
	const { condition, total, activeFilters, status } = viewModel;
	const { dates, nights, guests } = searchSummary(condition);
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
				<aside className={styles.side}>
					<Filters viewModel={viewModel} />
				</aside>
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
								<Chip
									key={sort}
									pressed={viewModel.filter.sort === sort}
									onClick={() => viewModel.sortBy(sort)}
								>
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
				<Filters viewModel={viewModel} />
			</Sheet>
		</Page>
	);
});

const Results = observer(function Results({ viewModel }: { readonly viewModel: SearchViewModel }) {
	const { use } = useApp();
	const { stays, total, status, condition } = viewModel;
	if (status === "loading") return <ResultSkeletons />;
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
	return (
		<>
			<ul className={styles.list}>
				{stays.map((stay, index) => (
					<li key={stay.id}>
						<StayCard
							stay={stay}
							query={query}
							layout="row"
							priority={index === 0}
							onOpen={({ id, name }) =>
								void use(useCases.editRecents).execute({
									kind: "add",
									item: { kind: "product", name, stayId: id },
								})
							}
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
