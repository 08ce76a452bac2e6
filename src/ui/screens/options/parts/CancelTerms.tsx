import { cancelHeadline } from "#domain/booking/cancelTerms.ts";
import type { OptionDetail } from "#domain/offer/OptionDetail.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Table } from "#ui/components/Table.tsx";
import { optionCopy } from "#ui/copy/stay.ts";
import { shortMoment } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import type { RefundRow } from "../OptionsViewModel.ts";
import styles from "./CancelTerms.module.css";

const text = optionCopy;

const moment = (instant: number): string => shortMoment(koreanDateTime(instant));

const when = ({ from, until }: RefundRow): string => {
	if (until !== null) return text.until(moment(until));
	return from === null ? text.always : text.after(moment(from));
};

/** The headline, each tier in plain words, and what would come back at each time (DEC-099, DOM-CANCEL-01..03). */
export function CancelTerms({
	option,
	refunds,
}: {
	readonly option: OptionDetail;
	readonly refunds: readonly RefundRow[];
}) {
	const { now } = useApp().environment;
	const policy = option.plan.cancelPolicy;
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
			{refunds.length > 0 && (
				<>
					<Table
						caption={text.refund}
						keyOf={(row) => row.until ?? 0}
						rows={refunds}
						columns={[
							{ key: "when", head: text.refundWhen, cell: when },
							{
								key: "percent",
								head: text.refundPercent,
								cell: ({ percent }) => formatPercent(percent),
								align: "end",
							},
							{
								key: "amount",
								head: text.refundAmount,
								cell: ({ amount }) => formatWon(amount),
								align: "end",
							},
						]}
					/>
					<p className={styles.note}>{text.refundNote}</p>
				</>
			)}
		</section>
	);
}
