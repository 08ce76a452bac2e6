import { layoutCopy } from "#copy/layout.ts";
import { WarningIcon } from "#ui/components/icons/frame.tsx";
import { SuccessIcon } from "#ui/components/icons/interface.tsx";
import styles from "./OfflineNotice.module.css";

export interface OfflineNoticeProps {
	readonly state: "lost" | "found" | "none";
}

/** Announces that the connection is lost and, for a moment, that it is back. Always mounted, so that screen readers announce it. */
export const OfflineNotice = ({ state }: OfflineNoticeProps) => (
	<div className={styles.region} role="status">
		{state !== "none" && (
			<p className={styles.notice} data-state={state}>
				{state === "lost" ? <WarningIcon size={20} /> : <SuccessIcon size={20} />}
				{state === "lost" ? layoutCopy.offline.lost : layoutCopy.offline.found}
			</p>
		)}
	</div>
);
