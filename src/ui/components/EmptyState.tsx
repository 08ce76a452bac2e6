import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./StateView.module.css";

export interface EmptyStateProps {
	/** A scene from the illustrations folder. */
	readonly scene?: ReactNode;
	/** One sentence. */
	readonly title: string;
	readonly note?: string | undefined;
	/** The suggested next step. */
	readonly action?: ReactNode;
	/** For use inside a panel or section instead of a whole page. */
	readonly compact?: boolean | undefined;
}

/** Tells that there is nothing to show, and what to do about it. */
export const EmptyState = ({ scene, title, note, action, compact }: EmptyStateProps) => (
	<div className={classes(styles.state, compact && styles.compact)}>
		{scene && <div className={styles.scene}>{scene}</div>}
		<p className={styles.title}>{title}</p>
		{note && <p className={styles.note}>{note}</p>}
		{action && <div className={styles.action}>{action}</div>}
	</div>
);
