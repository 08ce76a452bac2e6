import type { ReactNode } from "react";
import { componentsCopy } from "#copy/components.ts";
import styles from "./ActionBar.module.css";
import { classes } from "./classes.ts";
import { useRootMark } from "./rootMark.ts";

export interface ActionBarProps {
	/** A price or total, on the left. */
	readonly children?: ReactNode;
	/** The page's primary action. */
	readonly action: ReactNode;
	/** Accessible name of the bar, if it is not the page's next step. */
	readonly label?: string | undefined;
	/** Hidden from 1240 px, where a column on the right shows the same content. */
	readonly phoneOnly?: boolean | undefined;
}

/** Bar fixed to the lower edge of the viewport with price and action. Must be the last child of its page. */
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
