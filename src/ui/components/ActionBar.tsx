import type { ReactNode } from "react";
import { componentsCopy } from "#copy/components.ts";
import styles from "./ActionBar.module.css";
import { classes } from "./classes.ts";
import { useRootMark } from "./rootMark.ts";

export interface ActionBarProps {
	/** A price or a sum, at the left. */
	readonly children?: ReactNode;
	/** The page's one action. */
	readonly action: ReactNode;
	/** What it is, where it is not the page's next step. */
	readonly label?: string | undefined;
	/** Gone from 1240 px, where a column at the right carries the same. */
	readonly phoneOnly?: boolean | undefined;
}

/** The bar that stays at the page's lower edge with price and action. Last child of its page. */
export const ActionBar = ({
	children,
	action,
	label = componentsCopy.nextStep,
	phoneOnly,
}: ActionBarProps) => {
	useRootMark("bar");
	useRootMark("bar-phone", phoneOnly ?? false);
	return (
		<section className={classes(styles.bar, phoneOnly && styles.phoneOnly)} aria-label={label}>
			{children && <div className={styles.text}>{children}</div>}
			<div className={children ? styles.action : styles.alone}>{action}</div>
		</section>
	);
};
