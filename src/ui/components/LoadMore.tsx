import { componentsCopy } from "#copy/components.ts";
import { formatCount } from "#ui/format/won.ts";
import { Button } from "./Button.tsx";
import styles from "./LoadMore.module.css";

export interface LoadMoreProps {
	readonly shown: number;
	readonly total: number;
	readonly busy?: boolean | undefined;
	readonly onMore: () => void;
}

/** How many items of a list are shown, and '더 보기' while there are more (DEC-011, DEC-185). */
export function LoadMore({ shown, total, busy, onMore }: LoadMoreProps) {
	if (shown >= total) return null;
	return (
		<div className={styles.more}>
			<p className={styles.state} role="status">
				{componentsCopy.more(formatCount(shown), formatCount(total))}
			</p>
			<Button variant="secondary" className={styles.button} busy={busy} onClick={onMore}>
				{componentsCopy.loadMore.label}
			</Button>
		</div>
	);
}
