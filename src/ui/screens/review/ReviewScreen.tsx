import { observer } from "mobx-react-lite";
import { booksCopy } from "#copy/books.ts";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { Review } from "#domain/review/Review.ts";
import { reviewLimits } from "#domain/review/reviewRules.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { StayFacts, StayHead } from "#ui/booking/StayFacts.tsx";
import { StayHeadWaiting } from "#ui/booking/StayHeadWaiting.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Form } from "#ui/components/Form.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { StarInput } from "#ui/components/StarInput.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { longDate } from "#ui/format/days.ts";
import { Page } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import styles from "./ReviewScreen.module.css";
import { type ReviewSnapshot, ReviewViewModel } from "./ReviewViewModel.ts";

/** A booking's review: the form first, then the written review (SCREEN-13, DEC-026). */
export const ReviewScreen = observer(function ReviewScreen({
	snapshot,
}: {
	readonly snapshot: ReviewSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new ReviewViewModel(app), snapshot);
	const { toast } = viewModel;
	const title = viewModel.content?.review ? reviewFormCopy.read : reviewFormCopy.write;
	return (
		<Page width="reading" title={title}>
			<PageHead title={title} noindex />
			<LoadBoundary
				load={viewModel.loaded}
				failed={reviewFormCopy.failed}
				missing={booksCopy.missing}
				waiting={
					<>
						<StayHeadWaiting />
						<Skeleton width="most" />
						<Skeleton width="most" />
						<Skeleton width="half" />
					</>
				}
			>
				{(content) => (
					<>
						<StayHead
							name={content.booking.stayName}
							room={content.booking.roomName}
							plan={content.booking.ratePlanName}
							image={content.imageUrl === null ? null : { url: content.imageUrl }}
						/>
						<StayFacts
							checkIn={content.booking.checkIn}
							checkOut={content.booking.checkOut}
							checkInTime={null}
							checkOutTime={null}
						/>
						<Body review={content.review} viewModel={viewModel} />
					</>
				)}
			</LoadBoundary>
			<Toast message={toast} onGone={() => viewModel.dismissToast()} />
		</Page>
	);
});

/** The review, or else the form or why it cannot be written. */
const Body = observer(function Body({
	review,
	viewModel,
}: {
	readonly review: Review | null;
	readonly viewModel: ReviewViewModel;
}) {
	// A sent form disappears with the pressed button.
	const body = useFocusFallback<HTMLDivElement>(review !== null);
	return (
		<div ref={body} className={styles.body} tabIndex={-1}>
			{review ? (
				<WrittenReview review={review} viewModel={viewModel} />
			) : viewModel.canWrite ? (
				<ReviewForm viewModel={viewModel} />
			) : (
				<>
					<NoticeBar>{viewModel.whyNot}</NoticeBar>
					<p className={styles.wayOn}>
						<ButtonLink variant="secondary" to={addresses.booking.to(viewModel.orderProductId)}>
							{reviewFormCopy.booking}
						</ButtonLink>
					</p>
				</>
			)}
		</div>
	);
});

const ReviewForm = observer(function ReviewForm({ viewModel }: { readonly viewModel: ReviewViewModel }) {
	const { wrongFields } = viewModel;
	return (
		<Form
			className={styles.form}
			onSubmit={() => viewModel.submit()}
			firstWrong={() =>
				viewModel.wrongFields.includes("stars") ? 'input[type="radio"]' : '[aria-invalid="true"]'
			}
		>
			<StarInput
				legend={reviewFormCopy.stars}
				value={viewModel.stars}
				error={wrongFields.includes("stars") ? reviewFormCopy.starsError : null}
				onChange={(stars) => viewModel.rate(stars)}
			/>
			<TextField
				label={reviewFormCopy.title}
				help={reviewFormCopy.titleHelp}
				maxLength={reviewLimits.title.max}
				value={viewModel.title}
				error={wrongFields.includes("title") ? reviewFormCopy.titleError : null}
				onChange={(title) => viewModel.typeTitle(title)}
			/>
			<TextArea
				label={reviewFormCopy.content}
				help={reviewFormCopy.contentHelp}
				rows={7}
				maxLength={reviewLimits.content.max}
				value={viewModel.text}
				error={wrongFields.includes("content") ? reviewFormCopy.contentError : null}
				onChange={(text) => viewModel.typeText(text)}
			/>
			<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
				{reviewFormCopy.submit}
			</Button>
		</Form>
	);
});

const WrittenReview = ({
	review,
	viewModel,
}: {
	readonly review: Review;
	readonly viewModel: ReviewViewModel;
}) => (
	<article className={stack.gap3}>
		<div className={styles.rating}>
			<StarRating value={review.stars} />
			{review.verificationSource !== null && <Tag tone="green">{reviewFormCopy.verified}</Tag>}
		</div>
		<h2 className={styles.title}>{review.title}</h2>
		<p className={styles.text}>{review.content}</p>
		<p className={typography.note}>{reviewFormCopy.writtenOn(longDate(review.writtenOn))}</p>
		<ReviewPhotos
			review={review}
			orderProductId={viewModel.orderProductId}
			onChange={(changed) => viewModel.take(changed)}
		/>
		<p>
			<ButtonLink variant="secondary" to={`${addresses.stay.to(review.stayId)}#reviews`}>
				{reviewFormCopy.stay}
			</ButtonLink>
		</p>
	</article>
);
