import { componentsCopy } from "#copy/components.ts";
import { formatCount } from "#ui/format/won.ts";
import { StarFilledIcon } from "./icons/frame.tsx";
import styles from "./Rating.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

export interface RatingProps {
	/** 0 to 5. */
	readonly value: number;
	/** Number of reviews behind the rating. */
	readonly count?: number | undefined;
	readonly size?: number | undefined;
}

/** One star and the number: the rating on a card or in a heading. */
export const Rating = ({ value, count, size = 16 }: RatingProps) => (
	<span className={styles.rating}>
		<StarFilledIcon className={styles.star} size={size} />
		<VisuallyHidden>{componentsCopy.stars.rating(Number(oneDecimal(value)))}</VisuallyHidden>
		<span className={styles.number} aria-hidden="true">
			{oneDecimal(value)}
		</span>
		{count !== undefined && (
			<span className={styles.count}>
				{`(${formatCount(count)}`}
				<VisuallyHidden>{componentsCopy.stars.reviews}</VisuallyHidden>)
			</span>
		)}
	</span>
);
