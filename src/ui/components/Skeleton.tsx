import type { ReactNode } from "react";
import { componentsCopy } from "#copy/components.ts";
import { classes } from "./classes.ts";
import styles from "./Skeleton.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface SkeletonProps {
	readonly shape?: "line" | "title" | "button" | "circle" | "picture" | "block" | undefined;
	/** Share of the row; all of it by default. */
	readonly width?: "third" | "half" | "most" | undefined;
	readonly className?: string | undefined;
}

/** Placeholder for loading content. Invisible for its first 200 ms. */
export const Skeleton = ({ shape = "line", width, className }: SkeletonProps) => (
	<div className={classes(styles.skeleton, styles[shape], width && styles[width], className)} />
);

/** Skeletons for one piece of content, announced to screen readers once. */
export const SkeletonGroup = ({
	label = componentsCopy.loading,
	className,
	children,
}: {
	readonly label?: string | undefined;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}) => (
	<div role="status" className={classes(styles.group, className)}>
		<VisuallyHidden>{label}</VisuallyHidden>
		{children}
	</div>
);

/** Placeholder for a panel's content of unknown height. */
export const PanelSkeleton = () => (
	<SkeletonGroup>
		<Skeleton shape="title" width="half" />
		<Skeleton width="most" />
		<Skeleton width="most" />
	</SkeletonGroup>
);
