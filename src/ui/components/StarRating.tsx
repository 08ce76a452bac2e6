import { useId } from "react";
import { commonCopy } from "#ui/copy/common.ts";
import { formatCount } from "#ui/format/won.ts";
import { starPath } from "./icons/starPath.ts";
import { StarFilledIcon } from "./icons/travel.tsx";
import styles from "./StarRating.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

export interface RatingProps {
	/** 0 to 5. */
	readonly value: number;
	/** How many reviews stand behind it. */
	readonly count?: number | undefined;
	readonly size?: number | undefined;
}

/** One star and the number: the rating of a card or a heading. */
export const Rating = ({ value, count, size = 16 }: RatingProps) => (
	<span className={styles.rating}>
		<StarFilledIcon className={styles.star} size={size} />
		<VisuallyHidden>{commonCopy.stars.rating(Number(oneDecimal(value)))}</VisuallyHidden>
		<span className={styles.number} aria-hidden="true">
			{oneDecimal(value)}
		</span>
		{count !== undefined && (
			<span className={styles.count}>
				{`(${formatCount(count)}`}
				<VisuallyHidden>{commonCopy.stars.reviews}</VisuallyHidden>)
			</span>
		)}
	</span>
);

const positions = [0, 24, 48, 72, 96] as const;

/** Five stars, filled as far as the rating goes. */
export function StarRating({
	value,
	size = 18,
}: {
	readonly value: number;
	readonly size?: number | undefined;
}) {
	const id = useId();
	const stars = positions.map((x) => <path key={x} d={starPath} transform={`translate(${x})`} />);
	return (
		<svg
			width={size * 5}
			height={size}
			viewBox="0 0 120 24"
			fill="currentColor"
			role="img"
			aria-label={commonCopy.stars.rating(Number(oneDecimal(value)))}
		>
			<clipPath id={id}>
				<rect width={value * 24} height="24" />
			</clipPath>
			<g className={styles.empty}>{stars}</g>
			<g className={styles.full} clipPath={`url(#${id})`}>
				{stars}
			</g>
		</svg>
	);
}
