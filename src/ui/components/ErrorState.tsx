import { type ReactNode, useEffect, useEffectEvent } from "react";
import { componentsCopy } from "#copy/components.ts";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import { RainScene } from "./RainScene.tsx";
import styles from "./StateView.module.css";

export interface ErrorStateProps {
	/** What happened, and what to do next. */
	readonly message: string;
	/** '다시 시도'. */
	readonly onRetry?: (() => void) | undefined;
	readonly busy?: boolean | undefined;
	/** In place of the retry button. */
	readonly action?: ReactNode;
	readonly compact?: boolean | undefined;
}

/** This part could not be shown: one message, one action, which the device's return to a network takes by itself. */
export function ErrorState({ message, onRetry, busy, action, compact }: ErrorStateProps) {
	const handleOnline = useEffectEvent(() => {
		if (!action && !busy) onRetry?.();
	});
	useEffect(() => {
		window.addEventListener("online", handleOnline);
		return () => window.removeEventListener("online", handleOnline);
	}, []);
	return (
		<div className={classes(styles.state, compact && styles.compact)} role="alert">
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
