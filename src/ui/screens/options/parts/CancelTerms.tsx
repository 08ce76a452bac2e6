import { optionsCopy } from "#copy/options.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import type { RefundStep } from "#domain/booking/refundSteps.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { useApp } from "#ui/app/AppState.ts";
import { partialCancelText } from "#ui/booking/partialCancelText.ts";
import { RefundBar } from "#ui/booking/RefundBar.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./CancelTerms.module.css";

const text = optionsCopy;

/** The headline, each tier in plain words, and the refund at each time (DEC-099, DOM-CANCEL-01..03). */
export function CancelTerms({
	option,
	refunds,
	rooms,
}: {
	readonly option: OptionDetail;
	readonly refunds: readonly RefundStep[];
	/** Number of rooms; 0 for a voucher. */
	readonly rooms: number;
}) {
	const { now } = useApp().environment;
	const policy = option.plan.cancelPolicy;
	const apart = partialCancelText(policy, rooms);
	const headline = cancelHeadline(policy, now);
	return (
		<section className={styles.terms}>
			<h2 className={styles.title}>{text.cancel}</h2>
			<NoticeBar
				tone={headline.kind === "free" ? "success" : headline.kind === "partial" ? "info" : "warning"}
				title={headline.text}
			>
				{headline.kind !== "failed" && (
					<ul>
						{policy?.cancelText
							.filter((line) => line !== headline.text)
							.map((line) => (
								<li key={line}>{line}</li>
							))}
					</ul>
				)}
			</NoticeBar>
			{policy && refunds.length > 0 && (
				<>
					<RefundBar steps={refunds} policy={policy} />
					<p className={typography.small}>{text.refundNote}</p>
				</>
			)}
			{apart && <p className={typography.small}>{apart}</p>}
		</section>
	);
}
