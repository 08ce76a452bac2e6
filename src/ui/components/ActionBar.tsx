import type { ReactNode } from "react";
import { commonCopy } from "#ui/copy/common.ts";
import styles from "./ActionBar.module.css";
import { classes } from "./classes.ts";

export interface ActionBarProps {
	/** A price or a sum, at the left. */
	readonly children?: ReactNode;
	/** The page's one action. */
	readonly action: ReactNode;
	/** Gone from 1240 px, where a column at the right carries the same. */
	readonly phoneOnly?: boolean | undefined;
}

/** The bar that stays at the page's lower edge with price and action. Last child of its page. */
export const ActionBar = ({ children, action, phoneOnly }: ActionBarProps) => (
	<section className={classes(styles.bar, phoneOnly && styles.phoneOnly)} aria-label={commonCopy.nextStep}>
		{children && <div className={styles.text}>{children}</div>}
		<div className={children ? styles.action : styles.alone}>{action}</div>
	</section>
);
