import { refundTimelineCopy } from "#copy/refundTimeline.ts";
import type { RefundStep } from "#domain/booking/refundSteps.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import styles from "./RefundBar.module.css";
import { refundWhen } from "./refundWhen.ts";

/** Maximum number of refund steps shown side by side; more are stacked on every screen width. */
const maxSideBySide = 4;

/** A timeline starting today: the share refunded in each step, and its deadline (DEC-099). */
export function RefundBar({
	steps,
	policy,
}: {
	readonly steps: readonly RefundStep[];
	readonly policy: Pick<CancelPolicy, "timeZone">;
}) {
	if (steps.length === 0) return null;
	return (
		<ol
			className={styles.bar}
			data-wide={steps.length <= maxSideBySide || undefined}
			aria-label={refundTimelineCopy.label}
		>
			{steps.map(({ from, until, percent, amount }) => (
				<li key={until ?? 0} className={styles.step} data-share={shareOf(percent)}>
					<span className={styles.line} aria-hidden="true" />
					{from === null && <span className={styles.today}>{refundTimelineCopy.today}</span>}
					<strong>
						{percent === 0 ? refundTimelineCopy.none : refundTimelineCopy.back(formatPercent(percent))}
					</strong>
					{amount !== null && percent > 0 && <span className={styles.amount}>{formatWon(amount)}</span>}
					<span className={styles.until}>{refundWhen(until, from === null, policy)}</span>
				</li>
			))}
		</ol>
	);
}

const shareOf = (percent: number) => (percent === 100 ? "all" : percent === 0 ? "none" : "part");
