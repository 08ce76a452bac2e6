import { observer } from "mobx-react-lite";
import { useState } from "react";
import { reviewFormCopy } from "#copy/reviewForm.ts";
import type { Review } from "#domain/review/Review.ts";
import { hasRoomForPhoto, reviewLimits } from "#domain/review/reviewRules.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import { ReviewPhotosViewModel } from "./ReviewPhotosViewModel.ts";
import styles from "./ReviewScreen.module.css";

const text = reviewFormCopy.photos;

/** Photos of the member's own review, and a control for adding one. */
export const ReviewPhotos = observer(function ReviewPhotos({
	review,
	orderProductId,
	onChange,
}: {
	readonly review: Review;
	readonly orderProductId: number;
	readonly onChange: (review: Review) => void;
}) {
	const app = useApp();
	const [viewModel] = useState(() => new ReviewPhotosViewModel(app, orderProductId, onChange));
	const { chosen, isBusy, fault, isSame, removing } = viewModel;
	// A photo disappears with its button, a sent one with its form.
	const section = useFocusFallback<HTMLElement>(isBusy);
	return (
		<section ref={section} className={styles.photos} aria-label={text.title} tabIndex={-1}>
			<h3 className={styles.title}>{text.title}</h3>
			<p className={typography.note}>{text.note(reviewLimits.photos)}</p>
			{review.photos.length > 0 && (
				<ul className={styles.photoList}>
					{review.photos.map(({ url, alt }, index) => (
						<li key={url} className={stack.gap1}>
							<Picture src={url} alt={alt || text.named(index + 1)} ratio="4x3" sizes="200px" rounded />
							<Button
								variant="ghost"
								size="sm"
								busy={removing === url}
								onClick={() => void viewModel.remove(url)}
							>
								{text.remove(index + 1)}
							</Button>
						</li>
					))}
				</ul>
			)}
			{hasRoomForPhoto(review.photos.length) && (
				<>
					<label className={styles.choose}>
						{text.choose}
						<input
							type="file"
							accept="image/jpeg,image/png,image/webp"
							onChange={({ currentTarget }) => {
								viewModel.choose(currentTarget.files?.[0] ?? null);
								currentTarget.value = "";
							}}
						/>
					</label>
					{chosen && (
						<>
							<p className={typography.note}>{text.chosen(chosen.name)}</p>
							<TextField
								label={text.alt}
								help={text.altHelp}
								optional
								maxLength={reviewLimits.photoAlt}
								value={viewModel.alt}
								onChange={(alt) => viewModel.describe(alt)}
							/>
							<Button
								variant="secondary"
								busy={isBusy && removing === null}
								onClick={() => void viewModel.send(review.photos)}
							>
								{text.send}
							</Button>
						</>
					)}
				</>
			)}
			{isSame && <NoticeBar title={text.same} live />}
			{fault && <NoticeBar tone="error" title={fault} live />}
		</section>
	);
});
