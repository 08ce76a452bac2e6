import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps {
	readonly as?: "span" | "p" | "legend";
	readonly id?: string;
	/** Whether screen readers announce changes of the text. */
	readonly isLive?: boolean;
	readonly children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Tag = "span", id, isLive = false, children }: VisuallyHiddenProps) => (
	<Tag id={id} className={styles.hidden} aria-live={isLive ? "polite" : undefined}>
		{children}
	</Tag>
);
