import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { filterPanelCopy } from "#copy/filters.ts";
import { resultsCopy } from "#copy/results.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { SkipLink } from "#ui/components/SkipLink.tsx";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { formatCount } from "#ui/format/won.ts";
import { lazyLayer, lazyPart } from "#ui/layout/lazyPart.tsx";
import { Page } from "#ui/layout/Page.tsx";
import typography from "#ui/styles/typography.module.css";
import { HighlightedStay } from "./HighlightedStay.ts";
import { Filters } from "./parts/Filters.tsx";
import { MapSide } from "./parts/MapSide.tsx";
import { NothingFound } from "./parts/NothingFound.tsx";
import { ResultList } from "./parts/ResultList.tsx";
import { ResultSkeletons } from "./parts/ResultSkeletons.tsx";
import { ResultTools } from "./parts/ResultTools.tsx";
import { ViewSwitch } from "./parts/ViewSwitch.tsx";
import { WordChips } from "./parts/WordChips.tsx";
import { SearchLayer } from "./SearchLayer.ts";
import styles from "./SearchScreen.module.css";
import { type SearchSnapshot, SearchViewModel } from "./SearchViewModel.ts";
import { useListAddress } from "./useListAddress.ts";

const OrderSheet = lazyLayer(async () => (await import("./parts/OrderSheet.tsx")).OrderSheet);

/** Id of the results, for the skip link past the dozens of filter controls. */
const resultsId = "results";

const { Part: CompareBar } = lazyPart(async () => (await import("#ui/compare/CompareBar.tsx")).CompareBar);

/**
 * Stays for place, dates and guests, each with the total for this visitor (ROUTE-02). Its parts observe the choices, so the screen as a
 * whole does not re-render.
 */
export const SearchScreen = observer(function SearchScreen({
	snapshot,
}: {
	readonly snapshot: SearchSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SearchViewModel(app), snapshot);
	const [layer] = useState(() => new SearchLayer());
	const [pointed] = useState(() => new HighlightedStay());
	const { view, isEmpty, understood } = viewModel;
	const { title, stayCondition } = understood;
	const { dates, nights, guests } = searchSummary(stayCondition);
	// In map view the empty message is hidden; rendering it would only slow down each response.
	const hasNothing = isEmpty && view === "list";
	const hasSide = (useSizeClass() ?? "desktop") === "desktop";
	return (
		<>
			<Following viewModel={viewModel} layer={layer} />
			<Page>
				<PageHead title={title} />
				<div className={styles.head}>
					<h1 className={styles.title}>{title}</h1>
					<p className={typography.note}>{[dates, nights, guests].join(" · ")}</p>
				</div>
				<Announced viewModel={viewModel} />
				<div className={styles.layout} data-view={view}>
					<aside className={styles.side} aria-label={resultsCopy.filters}>
						{hasSide && (
							<>
								<SkipLink to={resultsId}>{resultsCopy.toResults}</SkipLink>
								<Filters viewModel={viewModel} />
							</>
						)}
					</aside>
					<div id={resultsId} tabIndex={-1}>
						<WordChips viewModel={viewModel} />
						<ResultTools viewModel={viewModel} layer={layer} />
						<div className={styles.results}>
							<Results viewModel={viewModel} pointed={pointed} layer={layer} />
						</div>
					</div>
					<MapSide search={viewModel} pointed={pointed} />
					{!hasNothing && <ViewSwitch search={viewModel} form="pill" />}
				</div>
				<Layers viewModel={viewModel} layer={layer} />
			</Page>
			<CompareBar condition={stayCondition} />
		</>
	);
});

/** Keeps the address in sync with the choices and scrolls a new list to the top. */
const Following = observer(function Following({
	viewModel,
	layer,
}: {
	readonly viewModel: SearchViewModel;
	readonly layer: SearchLayer;
}) {
	useListAddress(viewModel, layer.open !== null);
	const { turns } = viewModel;
	useEffect(() => {
		if (turns > 0) window.scrollTo(0, 0);
	}, [turns]);
	return null;
});

/** Announces the number of stays to screen readers. */
const Announced = observer(function Announced({ viewModel }: { readonly viewModel: SearchViewModel }) {
	const { status, total, understood } = viewModel;
	return (
		<VisuallyHidden as="p" isLive>
			{status === "ready" && resultsCopy.announce(understood.title, formatCount(total))}
		</VisuallyHidden>
	);
});

const Layers = observer(function Layers({
	viewModel,
	layer,
}: {
	readonly viewModel: SearchViewModel;
	readonly layer: SearchLayer;
}) {
	return (
		<>
			<Sheet
				open={layer.open === "filters"}
				onClose={layer.close}
				title={resultsCopy.filters}
				footer={<SheetFooter viewModel={viewModel} onDone={layer.close} />}
			>
				<Filters viewModel={viewModel} stepwise />
			</Sheet>
			{layer.open === "order" && <OrderSheet onClose={layer.close} />}
		</>
	);
});

/** Button that shows the list, or clears the filters if they leave nothing. */
const SheetFooter = observer(function SheetFooter({
	viewModel,
	onDone,
}: {
	readonly viewModel: SearchViewModel;
	readonly onDone: () => void;
}) {
	const { total, status, chosen } = viewModel;
	if (total === 0 && status === "ready" && chosen.length > 0)
		return (
			<>
				<p className={styles.none}>{filterPanelCopy.none}</p>
				<Button wide onClick={() => viewModel.clearFilters()}>
					{filterPanelCopy.clear}
				</Button>
			</>
		);
	return (
		<Button wide busy={status === "loading"} onClick={onDone}>
			{resultsCopy.showCount(formatCount(total))}
		</Button>
	);
});

const Results = observer(function Results({
	viewModel,
	pointed,
	layer,
}: {
	readonly viewModel: SearchViewModel;
	readonly pointed: HighlightedStay;
	readonly layer: SearchLayer;
}) {
	const { stays, total, status, canReadOn } = viewModel;
	if (status === "loading" && stays.length === 0) return <ResultSkeletons />;
	if (status === "failed") {
		return <ErrorState message={resultsCopy.failed} onRetry={() => viewModel.retry()} />;
	}
	if (stays.length === 0) return <NothingFound viewModel={viewModel} />;
	return (
		<>
			{status === "choiceFailed" && (
				<ErrorState compact message={resultsCopy.unchanged} onRetry={() => viewModel.retry()} />
			)}
			<ResultList viewModel={viewModel} pointed={pointed} layer={layer} />
			{status === "moreFailed" && (
				<ErrorState compact message={resultsCopy.failed} onRetry={() => viewModel.retry()} />
			)}
			{status !== "moreFailed" && canReadOn && (
				<LoadMore
					shown={stays.length}
					total={total}
					busy={status === "loadingMore"}
					onMore={() => viewModel.loadMore()}
				/>
			)}
			{stays.length < total && !canReadOn && (
				<p className={styles.end}>{resultsCopy.end(formatCount(stays.length))}</p>
			)}
		</>
	);
});
