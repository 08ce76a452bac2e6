import { reviewsCopy } from "#copy/reviews.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import { type ReviewChoice, reviewSorts } from "#domain/review/ReviewChoice.ts";
import { Select } from "#ui/components/Select.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { formatCount } from "#ui/format/won.ts";
import styles from "./ReviewChoices.module.css";

const text = reviewsCopy.choice;
const stars = [5, 4, 3, 2, 1] as const;
const all = "";

const numberOr = (value: string): number | null => (value === all ? null : Number(value));

/** Controls for order, room and stars of the reviews shown. */
export const ReviewChoices = ({
	reviews,
	choice,
	onChoose,
}: {
	readonly reviews: StayReviews;
	readonly choice: ReviewChoice;
	readonly onChoose: (choice: ReviewChoice) => void;
}) => (
	<fieldset className={styles.choices}>
		<VisuallyHidden as="legend">{text.label}</VisuallyHidden>
		<Select
			label={text.sort}
			value={choice.sort}
			options={reviewSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
			onChange={(sort) => onChoose({ ...choice, sort })}
		/>
		<Select
			label={text.stars}
			value={String(choice.stars ?? all)}
			options={[
				{ value: all, label: text.anyStars },
				...stars.map((star) => ({
					value: String(star),
					label: text.starsNamed(star, formatCount(reviews.summary.byStars[star])),
					disabled: reviews.summary.byStars[star] === 0,
				})),
			]}
			onChange={(value) => onChoose({ ...choice, stars: numberOr(value) })}
		/>
		{reviews.rooms.length > 1 && (
			<Select
				label={text.room}
				value={String(choice.roomId ?? all)}
				options={[
					{ value: all, label: text.everyRoom },
					...reviews.rooms.map(({ id, name, count }) => ({
						value: String(id),
						label: text.roomNamed(name, formatCount(count)),
					})),
				]}
				onChange={(value) => onChoose({ ...choice, roomId: numberOr(value) })}
			/>
		)}
	</fieldset>
);
