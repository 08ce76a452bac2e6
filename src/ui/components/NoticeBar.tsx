import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { WarningIcon } from "./icons/frame.tsx";
import { InfoIcon, SuccessIcon } from "./icons/interface.tsx";
import styles from "./NoticeBar.module.css";

const icons = {
	info: InfoIcon,
	accent: InfoIcon,
	success: SuccessIcon,
	warning: WarningIcon,
	error: WarningIcon,
} as const;

export interface NoticeBarProps {
	readonly tone?: keyof typeof icons | undefined;
	readonly title?: string | undefined;
	readonly children?: ReactNode;
	/** A link or button below the text. */
	readonly action?: ReactNode;
	/** Announced by screen readers as soon as it appears. */
	readonly live?: boolean | undefined;
}

/** A notice to read before continuing. */
export function NoticeBar({ tone = "info", title, children, action, live }: NoticeBarProps) {
	const Icon = icons[tone];
	return (
		<div
			className={classes(styles.notice, tone !== "info" && styles[tone])}
			role={live ? "status" : undefined}
		>
			<span className={styles.icon}>
				<Icon />
			</span>
			<div className={styles.text}>
				{title && <p className={styles.title}>{title}</p>}
				{children}
				{action && <div className={styles.action}>{action}</div>}
			</div>
		</div>
	);
}
