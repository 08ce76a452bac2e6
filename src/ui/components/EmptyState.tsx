import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./StateView.module.css";

export interface EmptyStateProps {
	/** One of the scenes of illustrations.tsx. */
	readonly scene?: ReactNode;
	/** One sentence. */
	readonly title: string;
	readonly note?: string | undefined;
	/** The one thing to do next. */
	readonly action?: ReactNode;
	/** Inside a panel or a section instead of a page. */
	readonly compact?: boolean | undefined;
}

/** There is nothing here, and what to do about it. */
export const EmptyState = ({ scene, title, note, action, compact }: EmptyStateProps) => (
	<div className={classes(styles.state, compact && styles.compact)}>
		{scene && <div className={styles.scene}>{scene}</div>}
		<p className={styles.title}>{title}</p>
		{note && <p className={styles.note}>{note}</p>}
		{action && <div className={styles.action}>{action}</div>}
	</div>
);
