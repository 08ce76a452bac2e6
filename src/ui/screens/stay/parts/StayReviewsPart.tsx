import { observer } from "mobx-react-lite";
import { stayCopy } from "#copy/stay.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { PostcardScene } from "#ui/components/illustrations/PostcardScene.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { formatCount } from "#ui/format/won.ts";
import { lazyPart } from "#ui/layout/lazyPart.tsx";
import { Section } from "#ui/layout/Page.tsx";
import type { DeferredSectionsViewModel } from "../DeferredSectionsViewModel.ts";

const skeletons = (
	<SkeletonGroup>
		<Skeleton shape="title" width="third" />
		<Skeleton width="most" />
		<Skeleton width="half" />
		<Skeleton width="most" />
	</SkeletonGroup>
);

const { Part: ReviewList } = lazyPart(async () => (await import("./ReviewList.tsx")).ReviewList, skeletons);

const text = stayCopy.reviews;

/** Reviews section: distribution of stars, reviews, and an external rating (PROD-07). Renders nothing for crawlers. */
export const StayReviewsPart = observer(function StayReviewsPart({
	viewModel,
	stayId,
	summary,
}: {
	readonly viewModel: DeferredSectionsViewModel;
	readonly stayId: number;
	readonly summary: ReviewSummary;
}) {
	const { reviews, reviewStatus } = viewModel;
	if (viewModel.areReviewsLeftOut) return null;
	return (
		<Section
			id="reviews"
			title={text.title}
			note={summary.count > 0 ? text.count(formatCount(summary.count)) : undefined}
		>
			{(reviewStatus === "READY" || reviewStatus === "ING") && skeletons}
			{viewModel.haveReviewsFailed && (
				<ErrorState compact message={text.failed} onRetry={() => void viewModel.loadReviews(stayId)} />
			)}
			{reviews && reviews.summary.count === 0 && (
				<EmptyState compact scene={<PostcardScene />} title={text.empty} note={text.emptyNote} />
			)}
			{reviews && (reviews.summary.count > 0 || reviews.externalRating) && (
				<ReviewList viewModel={viewModel} reviews={reviews} stayId={stayId} />
			)}
		</Section>
	);
});
