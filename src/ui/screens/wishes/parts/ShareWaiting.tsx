import { wishesCopy } from "#copy/wishes.ts";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ShareWishes.module.css";

/** As tall as the content that replaces it, so that the list below does not move. */
export const ShareWaiting = () => (
	<div className={styles.share}>
		<p className={typography.note}>{wishesCopy.share.note}</p>
		<Skeleton shape="button" width="half" />
	</div>
);
