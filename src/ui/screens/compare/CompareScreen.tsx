import { observer } from "mobx-react-lite";
import { compareCopy } from "#copy/compare.ts";
import { maxPicked } from "#domain/compare/pickedStays.ts";
import { searchQuery } from "#domain/search/searchQuery.ts";
import { hasValue } from "#domain/shared/values.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { Chip } from "#ui/components/Chip.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { ConditionSheets } from "#ui/condition/ConditionSheets.tsx";
import { NearDates } from "#ui/condition/NearDates.tsx";
import { useQueryInAddress } from "#ui/condition/useQueryInAddress.ts";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./CompareScreen.module.css";
import { type CompareSnapshot, CompareViewModel } from "./CompareViewModel.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";

const text = compareCopy;

/** Compares up to three stays for the same dates and guests (DEC-187). */
export const CompareScreen = observer(function CompareScreen({
	snapshot,
}: {
	readonly snapshot: CompareSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new CompareViewModel(app, snapshot.condition), snapshot);
	useQueryInAddress(viewModel.stayIds.length > 0 ? viewModel.query : "");
	return (
		<>
			<Page title={text.title}>
				<PageHead title={text.title} noindex />
				{viewModel.stayIds.length === 0 ? (
					<EmptyState
						scene={<SuitcaseScene />}
						title={text.empty}
						note={text.emptyNote(maxPicked)}
						action={<ButtonLink to="/">{text.find}</ButtonLink>}
					/>
				) : (
					<Comparison viewModel={viewModel} />
				)}
			</Page>
			<ConditionSheets viewModel={viewModel.condition} />
		</>
	);
});

const Comparison = observer(function Comparison({ viewModel }: { readonly viewModel: CompareViewModel }) {
	const { shown, stays, stayIds, soldOut, status, onlyDifferences } = viewModel;
	// Without a place there is no search result to go back to.
	const toMore = hasValue(shown.searchText) ? `/search?${searchQuery(shown)}` : "/";
	return (
		<>
			<div className={styles.tools}>
				<div className={styles.condition}>
					<ConditionBar viewModel={viewModel} />
				</div>
				{stays.length > 1 && (
					<Chip pressed={onlyDifferences} onClick={() => viewModel.showOnlyDifferences(!onlyDifferences)}>
						{text.onlyDifferences}
					</Chip>
				)}
				{stayIds.length < maxPicked && (
					<ButtonLink to={toMore} variant="secondary" size="sm">
						{text.more}
					</ButtonLink>
				)}
			</div>
			{stayIds.length === 1 && <p className={styles.note}>{text.one}</p>}
			{status === "failed" ? (
				<ErrorState message={text.failed} onRetry={() => viewModel.retry()} />
			) : (
				<>
					{soldOut.map(({ id, name }) => (
						<NearDates
							key={id}
							stayId={id}
							shown={shown}
							title={text.nearDates(name)}
							level="h2"
							onTake={(dates) => void viewModel.change({ ...shown, ...dates })}
						/>
					))}
					<ComparisonTable viewModel={viewModel} />
				</>
			)}
		</>
	);
});
