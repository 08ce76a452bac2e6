import { type ReactNode, useEffect, useEffectEvent } from "react";
import { componentsCopy } from "#copy/components.ts";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import { passFocusOn } from "./passFocusOn.ts";
import { RainScene } from "./RainScene.tsx";
import styles from "./StateView.module.css";

export interface ErrorStateProps {
	/** What happened, and what to do next. */
	readonly message: string;
	/** Retries the load, by '다시 시도' or when the device is back online. */
	readonly onRetry?: (() => void) | undefined;
	readonly busy?: boolean | undefined;
	/** Replaces the retry button. */
	readonly action?: ReactNode;
	readonly compact?: boolean | undefined;
}

/**
 * Error message for content that could not be loaded, with one action. Retries automatically when the device is back online, unless
 * `action` is given.
 */
export function ErrorState({ message, onRetry, busy, action, compact }: ErrorStateProps) {
	const handleOnline = useEffectEvent(() => {
		if (!action && !busy) onRetry?.();
	});
	useEffect(() => {
		window.addEventListener("online", handleOnline);
		return () => window.removeEventListener("online", handleOnline);
	}, []);
	return (
		<div ref={passFocusOn} className={classes(styles.state, compact && styles.compact)} role="alert">
			<div className={styles.scene}>
				<RainScene />
			</div>
			<p className={styles.title}>{message}</p>
			{(action || onRetry) && (
				<div className={styles.action}>
					{action ?? (
						<Button variant="secondary" onClick={onRetry} busy={busy}>
							{componentsCopy.retry}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
