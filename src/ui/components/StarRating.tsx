import { useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { starPath } from "./icons/starPath.ts";
import { oneDecimal } from "./Rating.tsx";
import styles from "./StarRating.module.css";

const positions = [0, 24, 48, 72, 96] as const;

/** Five stars, filled in proportion to the rating. */
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
			aria-label={componentsCopy.stars.rating(Number(oneDecimal(value)))}
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
