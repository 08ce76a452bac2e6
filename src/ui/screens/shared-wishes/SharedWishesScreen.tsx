import { observer } from "mobx-react-lite";
import { wishesCopy } from "#copy/wishes.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { ConditionBar } from "#ui/condition/ConditionBar.tsx";
import { ConditionSheets } from "#ui/condition/ConditionSheets.tsx";
import { useQueryInAddress } from "#ui/condition/useQueryInAddress.ts";
import { formatCount } from "#ui/format/won.ts";
import { Page } from "#ui/layout/Page.tsx";
import cardStyles from "#ui/wish/WishCard.module.css";
import { WishCard, WishesWaiting } from "#ui/wish/WishCard.tsx";
import styles from "./SharedWishesScreen.module.css";
import { type SharedWishesSnapshot, SharedWishesViewModel } from "./SharedWishesViewModel.ts";

const text = wishesCopy.shared;

/** A wish list shared by somebody else: stays with today's totals, read-only. */
export const SharedWishesScreen = observer(function SharedWishesScreen({
	snapshot,
}: {
	readonly snapshot: SharedWishesSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new SharedWishesViewModel(app, snapshot.condition), snapshot);
	useQueryInAddress(searchQueryWithRooms(viewModel.shown));
	const { list } = viewModel;
	const title = list && viewModel.status !== "gone" ? text.of(list.ownerName) : text.title;
	return (
		<>
			<Page title={title}>
				<PageHead title={title} noindex />
				<Stays viewModel={viewModel} />
			</Page>
			<ConditionSheets viewModel={viewModel.condition} />
		</>
	);
});

/** Query with the chosen dates and guests and the stay's own place. */
const queryOf = ({ cityName }: WishedStay, condition: SearchCondition): string => {
	const place = { searchText: cityName, nationCode: "", cityCode: "", area: 0, subArea: 0 };
	return `?${searchQueryWithRooms({ ...condition, ...place })}`;
};

const Stays = observer(function Stays({ viewModel }: { readonly viewModel: SharedWishesViewModel }) {
	const { list, status, shown } = viewModel;
	if (status === "gone")
		return (
			<EmptyState
				scene={<PostcardScene />}
				title={text.gone}
				note={text.goneNote}
				action={<ButtonLink to="/">{wishesCopy.find}</ButtonLink>}
			/>
		);
	if (status === "failed")
		return <ErrorState message={text.failed} onRetry={() => void viewModel.load(shown)} />;
	if (list === null) return <WishesWaiting />;
	if (list.stays.length === 0)
		return <EmptyState scene={<PostcardScene />} title={text.empty} note={text.emptyNote} />;
	return (
		<>
			<p className={styles.note}>{text.note(formatCount(list.stays.length))}</p>
			<div className={styles.condition}>
				<ConditionBar viewModel={viewModel} />
			</div>
			<IncrementalList items={list.stays}>
				{(portion) => (
					<ul className={cardStyles.cards} aria-busy={status === "loading"}>
						{portion.map((stay) => (
							<li key={stay.id}>
								<WishCard stay={stay} query={queryOf(stay, shown)} />
							</li>
						))}
					</ul>
				)}
			</IncrementalList>
		</>
	);
});
