import { observer } from "mobx-react-lite";
import { reviewsCopy } from "#copy/reviews.ts";
import type { ExternalRating, Review, ReviewSummary, StayReviews } from "#domain/review/Review.ts";
import { everyReview, isNarrowed } from "#domain/review/ReviewChoice.ts";
import { Button } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { SuccessIcon } from "#ui/components/icons/interface.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatCount } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import type { DeferredSectionsViewModel } from "../DeferredSectionsViewModel.ts";
import { Praises } from "./Praises.tsx";
import { ReportButton } from "./ReportButton.tsx";
import { ReviewChoices } from "./ReviewChoices.tsx";
import styles from "./ReviewList.module.css";
import { ReviewPhotoList } from "./ReviewPhotoList.tsx";

const stars = [5, 4, 3, 2, 1] as const;

/** Distribution of stars, praise, the chosen reviews, and an external rating. */
export const ReviewList = observer(function ReviewList({
	viewModel,
	reviews,
	stayId,
}: {
	readonly viewModel: DeferredSectionsViewModel;
	readonly reviews: StayReviews;
	readonly stayId: number;
}) {
	const { visibleReviews, reviewChoice, choiceStatus } = viewModel;
	const showAll = (): void =>
		void viewModel.chooseReviews(stayId, { ...everyReview, sort: reviewChoice.sort });
	return (
		<>
			{reviews.summary.count > 0 && (
				<div className={stack.gap6}>
					<Spread summary={reviews.summary} />
					{reviews.praise.length > 0 && <Praises praise={reviews.praise} />}
					{reviews.summary.count > 1 && (
						<ReviewChoices
							reviews={reviews}
							choice={reviewChoice}
							onChoose={(choice) => void viewModel.chooseReviews(stayId, choice)}
						/>
					)}
					<p className={styles.told} role="status">
						{isNarrowed(reviewChoice) && choiceStatus === "ready" && reviews.matching > 0
							? reviewsCopy.choice.shown(formatCount(reviews.matching))
							: ""}
					</p>
					{choiceStatus === "failed" ? (
						<ErrorState
							compact
							message={reviewsCopy.choice.failed}
							onRetry={() => void viewModel.chooseReviews(stayId, reviewChoice)}
						/>
					) : visibleReviews.length === 0 && choiceStatus === "ready" ? (
						<EmptyState
							compact
							title={reviewsCopy.choice.none}
							action={
								<Button variant="secondary" onClick={showAll}>
									{reviewsCopy.choice.all}
								</Button>
							}
						/>
					) : (
						<ul className={styles.list} aria-busy={choiceStatus === "loading"}>
							{visibleReviews.map((review) => (
								<ReviewItem key={review.id} review={review} />
							))}
						</ul>
					)}
					{choiceStatus === "ready" && (
						<LoadMore
							shown={visibleReviews.length}
							total={reviews.matching}
							busy={viewModel.isAddingReviews}
							failed={viewModel.haveMoreFailed}
							onMore={() => void viewModel.showMoreReviews(stayId)}
						/>
					)}
				</div>
			)}
			{reviews.externalRating && <External rating={reviews.externalRating} />}
		</>
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
						<dt>{reviewsCopy.star(star)}</dt>
						<dd className={styles.barValue}>
							<progress
								className={styles.progress}
								max={summary.count}
								value={summary.byStars[star]}
								aria-label={reviewsCopy.share(star, formatCount(summary.byStars[star]))}
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
		review.checkIn && reviewsCopy.stayed(listDate(review.checkIn).slice(0, 7)),
	];
	return (
		<li className={styles.review}>
			<div className={styles.reviewHead}>
				<StarRating value={review.stars} size={16} />
				<span className={styles.date}>{listDate(review.writtenOn)}</span>
			</div>
			<h3 className={styles.title}>{review.title}</h3>
			<p className={styles.content}>{review.content}</p>
			{review.photos.length > 0 && <ReviewPhotoList review={review} />}
			<p className={styles.about}>
				{about.filter(Boolean).join(" · ")}
				{review.verificationSource && (
					<span className={styles.verified}>
						<SuccessIcon size={16} />
						{reviewsCopy.verified}
					</span>
				)}
				<ReportButton review={review} />
			</p>
			{review.reply && (
				<div className={styles.reply}>
					<p className={styles.replyHead}>
						<strong>{reviewsCopy.reply}</strong>
						<span className={styles.date}>{listDate(review.reply.writtenOn)}</span>
					</p>
					<p className={styles.content}>{review.reply.content}</p>
				</div>
			)}
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
	const ratedScores = scores.filter((score) => rating[score] !== null);
	if (ratedScores.length === 0) return null;
	return (
		<div className={styles.external}>
			<h3 className={styles.title}>{reviewsCopy.external.title}</h3>
			<p className={styles.about}>
				{[
					reviewsCopy.external.note,
					rating.recommendationPercent !== null &&
						reviewsCopy.external.recommend(formatPercent(rating.recommendationPercent)),
				]
					.filter(Boolean)
					.join(" ")}
			</p>
			<dl className={styles.scores}>
				{ratedScores.map((score) => (
					<div className={styles.score} key={score}>
						<dt>{reviewsCopy.scores[score]}</dt>
						<dd>{rating[score]?.toFixed(1)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
