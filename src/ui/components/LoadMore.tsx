import { useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { formatCount } from "#ui/format/won.ts";
import { Button } from "./Button.tsx";
import styles from "./LoadMore.module.css";
import { NoticeBar } from "./NoticeBar.tsx";

export interface LoadMoreProps {
	readonly shown: number;
	readonly total: number;
	readonly busy?: boolean | undefined;
	/** Whether the last press loaded nothing; the next one tries again. */
	readonly failed?: boolean | undefined;
	readonly onMore: () => void;
}

/**
 * How many items of a list are shown, and '더 보기' while there are more (DEC-011, DEC-185). The last press removes the button, so the count
 * stays and takes the focus.
 */
export function LoadMore({ shown, total, busy, failed, onMore }: LoadMoreProps) {
	const [wasPressed, setWasPressed] = useState(false);
	const isAll = shown >= total;
	const count = useFocusFallback<HTMLParagraphElement>(isAll);
	if (isAll && !wasPressed) return null;
	const handleClick = (): void => {
		setWasPressed(true);
		onMore();
	};
	return (
		<div className={styles.more}>
			<p ref={count} className={styles.state} role="status" tabIndex={-1}>
				{componentsCopy.more(formatCount(shown), formatCount(total))}
			</p>
			{failed && <NoticeBar tone="error" title={componentsCopy.loadMore.failed} live />}
			{!isAll && (
				<Button variant="secondary" className={styles.button} busy={busy} onClick={handleClick}>
					{componentsCopy.loadMore.label}
				</Button>
			)}
		</div>
	);
}
