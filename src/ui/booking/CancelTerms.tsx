import type { CancelPolicy } from "#domain/booking/CancelPolicy.ts";
import { cancelHeadline } from "#domain/booking/cancelTerms.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { CheckIcon } from "#ui/components/icons/interface.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import styles from "./CancelTerms.module.css";
import { RefundTimeline } from "./RefundTimeline.tsx";

export interface CancelTermsProps {
	readonly policy: CancelPolicy | null;
	readonly now: number;
	/** In won where what is paid is known; the policy's own lines otherwise. */
	readonly refunds?: readonly RefundSpan[] | undefined;
}

/** A booking's cancellation policy: the headline, and what comes back when (DOM-CANCEL-01..03). */
export function CancelTerms({ policy, now, refunds = [] }: CancelTermsProps) {
	const { kind, text } = cancelHeadline(policy, now);
	if (kind === "failed") return <NoticeBar tone="warning">{text}</NoticeBar>;
	return (
		<div className={styles.terms}>
			<p>
				<Tag
					tone={kind === "free" ? "green" : kind === "partial" ? "blue" : "neutral"}
					icon={kind === "free" ? <CheckIcon size={16} /> : undefined}
				>
					{text}
				</Tag>
			</p>
			{refunds.length > 1 ? (
				<RefundTimeline spans={refunds} />
			) : (
				<ul className={styles.lines}>
					{policy?.cancelText.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</div>
	);
}
