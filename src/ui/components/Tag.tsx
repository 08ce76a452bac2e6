import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Tag.module.css";

export interface TagProps {
	readonly tone?: "neutral" | "accent" | "green" | "blue" | "red" | "gold" | "ink" | undefined;
	/** Without a background, for a line of small facts. */
	readonly plain?: boolean | undefined;
	readonly icon?: ReactNode;
	readonly children: ReactNode;
}

/** A short label. Its meaning is in the words; the colour only supports it. */
export const Tag = ({ tone = "neutral", plain, icon, children }: TagProps) => (
	<span className={classes(styles.tag, tone !== "neutral" && styles[tone], plain && styles.plain)}>
		{icon}
		{children}
	</span>
);

/** A row of tags. */
export const TagList = ({
	children,
	className,
}: {
	readonly children: ReactNode;
	readonly className?: string | undefined;
}) => <div className={classes(styles.list, className)}>{children}</div>;
