import { observer } from "mobx-react-lite";
import type { ExternalRating, Review, ReviewSummary } from "#domain/review/Review.ts";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuccessIcon } from "#ui/components/icons/interface.tsx";
import { PostcardScene } from "#ui/components/illustrations.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { stayCopy } from "#ui/copy/stay.ts";
import { listDate } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatCount } from "#ui/format/won.ts";
import { Section } from "#ui/layout/Page.tsx";
import type { LatePartsViewModel } from "../LatePartsViewModel.ts";
import styles from "./StayReviewsPart.module.css";

const text = stayCopy.reviews;
const stars = [5, 4, 3, 2, 1] as const;

/** What travellers say: the spread of stars, the reviews, and what an outside source says (PROD-07). Empty for crawlers. */
export const StayReviewsPart = observer(function StayReviewsPart({
	viewModel,
	stayId,
	summary,
}: {
	readonly viewModel: LatePartsViewModel;
	readonly stayId: number;
	readonly summary: ReviewSummary;
}) {
	const { reviews, reviewStatus, visibleReviews } = viewModel;
	if (reviewStatus === "none") return null;
	return (
		<Section
			id="reviews"
			title={text.title}
			note={summary.count > 0 ? text.count(formatCount(summary.count)) : undefined}
		>
			{reviewStatus === "loading" && <ReviewSkeletons />}
			{reviewStatus === "failed" && (
				<ErrorState compact message={text.failed} onRetry={() => void viewModel.loadReviews(stayId)} />
			)}
			{reviews && reviews.summary.count === 0 && (
				<EmptyState compact scene={<PostcardScene />} title={text.empty} note={text.emptyNote} />
			)}
			{reviews && reviews.summary.count > 0 && (
				<div className={styles.parts}>
					<Spread summary={reviews.summary} />
					<ul className={styles.list}>
						{visibleReviews.map((review) => (
							<ReviewItem key={review.id} review={review} />
						))}
					</ul>
					<LoadMore
						shown={visibleReviews.length}
						total={reviews.reviews.length}
						onMore={() => viewModel.showMoreReviews()}
					/>
				</div>
			)}
			{reviews?.externalRating && <External rating={reviews.externalRating} />}
		</Section>
	);
});

function Spread({ summary }: { readonly summary: ReviewSummary }) {
	return (
		<div className={styles.spread}>
			<div className={styles.average}>
				<p className={styles.number}>{summary.average.toFixed(1)}</p>
				<StarRating value={summary.average} />
			</div>
			<dl className={styles.bars}>
				{stars.map((star) => (
					<div className={styles.bar} key={star}>
						<dt>{text.star(star)}</dt>
						<dd className={styles.barValue}>
							<progress
								className={styles.progress}
								max={summary.count}
								value={summary.byStars[star]}
								aria-label={text.share(star, formatCount(summary.byStars[star]))}
							/>
							<span aria-hidden="true">{formatCount(summary.byStars[star])}</span>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

function ReviewItem({ review }: { readonly review: Review }) {
	const about = [
		review.userName,
		review.roomName,
		review.checkIn && text.stayed(listDate(review.checkIn).slice(0, 7)),
	];
	return (
		<li className={styles.review}>
			<div className={styles.reviewHead}>
				<StarRating value={review.stars} size={16} />
				<span className={styles.date}>{listDate(review.writtenOn)}</span>
			</div>
			<h3 className={styles.title}>{review.title}</h3>
			<p className={styles.content}>{review.content}</p>
			<p className={styles.about}>
				{about.filter(Boolean).join(" · ")}
				{review.verificationSource && (
					<span className={styles.verified}>
						<SuccessIcon size={16} />
						{text.verified}
					</span>
				)}
			</p>
		</li>
	);
}

const scores = [
	"overall",
	"cleanliness",
	"service",
	"comfort",
	"condition",
	"location",
	"neighborhood",
	"quality",
	"value",
	"amenities",
] as const;

function External({ rating }: { readonly rating: ExternalRating }) {
	const told = scores.filter((score) => rating[score] !== null);
	if (told.length === 0) return null;
	return (
		<div className={styles.external}>
			<h3 className={styles.title}>{text.external.title}</h3>
			<p className={styles.about}>
				{[
					text.external.note,
					rating.recommendationPercent !== null &&
						text.external.recommend(formatPercent(rating.recommendationPercent)),
				]
					.filter(Boolean)
					.join(" ")}
			</p>
			<dl className={styles.scores}>
				{told.map((score) => (
					<div className={styles.score} key={score}>
						<dt>{text.scores[score]}</dt>
						<dd>{rating[score]?.toFixed(1)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

const ReviewSkeletons = () => (
	<SkeletonGroup>
		<Skeleton shape="title" width="third" />
		<Skeleton width="most" />
		<Skeleton width="half" />
		<Skeleton width="most" />
	</SkeletonGroup>
);
