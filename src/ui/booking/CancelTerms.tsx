import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import type { RefundStep } from "#domain/booking/refundSteps.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import styles from "./CancelTerms.module.css";
import { partialCancelText } from "./partialCancelText.ts";
import { RefundBar } from "./RefundBar.tsx";

export interface CancelTermsProps {
	readonly policy: CancelPolicy | null;
	/** Current time in epoch milliseconds; null if nothing can be cancelled any more, in which case only the terms are shown. */
	readonly now: number | null;
	/** Refund amounts in won, if the amount paid is known; otherwise the policy's own lines are shown. */
	readonly refunds?: readonly RefundSpan[] | undefined;
	/** Number of rooms booked together; 1 by default. */
	readonly rooms?: number | undefined;
}

/** A booking's cancellation policy: the headline, and how much is refunded until when (DOM-CANCEL-01..03). */
export function CancelTerms({ policy, now, refunds = [], rooms = 1 }: CancelTermsProps) {
	const { kind, text } = cancelHeadline(policy, now ?? 0);
	const apart = now !== null && partialCancelText(policy, rooms);
	const lines = policy?.cancelText.filter((line) => now === null || line !== text) ?? [];
	if (kind === "failed") return <NoticeBar tone="warning">{text}</NoticeBar>;
	return (
		<div className={stack.gap3}>
			{now !== null && (
				<p>
					<Tag
						tone={kind === "free" ? "green" : kind === "partial" ? "blue" : "neutral"}
						icon={kind === "free" ? <CheckIcon size={16} /> : undefined}
					>
						{text}
					</Tag>
				</p>
			)}
			{policy && refunds.length > 1 ? (
				<>
					<RefundBar steps={stepsOf(refunds)} policy={policy} />
					{policy.timeZone === undefined && <p className={typography.small}>{bookingFormCopy.cancel.zone}</p>}
				</>
			) : (
				lines.length > 0 && (
					<ul className={styles.lines}>
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				)
			)}
			{apart && <p className={typography.small}>{apart}</p>}
		</div>
	);
}

/** Converts refund spans to steps; the first one starts now. */
const stepsOf = (spans: readonly RefundSpan[]): readonly RefundStep[] =>
	spans.map(({ from, to, refundPercent, refundTotal }, index) => ({
		from: index === 0 ? null : from,
		until: to,
		percent: refundPercent,
		amount: refundTotal,
	}));
