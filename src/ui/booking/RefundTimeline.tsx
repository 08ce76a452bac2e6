import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { Table } from "#ui/components/Table.tsx";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import styles from "./RefundTimeline.module.css";
import { refundWhen } from "./refundWhen.ts";

const text = bookingFormCopy.cancel;

/** Table of what cancelling this booking refunds over time, in per cent and won. */
export const RefundTimeline = ({
	spans,
	timeZone,
}: {
	readonly spans: readonly RefundSpan[];
	/** The stay's time zone; undefined if it is Korean time. */
	readonly timeZone: string | undefined;
}) => (
	<>
		<Table
			caption={text.timeline}
			columns={[
				{
					key: "when",
					head: text.when,
					cell: ({ span, isFirst }) => refundWhen(span.to, isFirst, { timeZone }),
				},
				{
					key: "percent",
					head: text.percent,
					align: "end",
					cell: ({ span }) => formatPercent(span.refundPercent),
				},
				{
					key: "amount",
					head: text.amount,
					align: "end",
					cell: ({ span }) => <strong>{formatWon(span.refundTotal)}</strong>,
				},
			]}
			rows={spans.map((span, index) => ({ span, isFirst: index === 0 }))}
			keyOf={({ span }) => span.from}
		/>
		{timeZone === undefined && <p className={styles.zone}>{text.zone}</p>}
	</>
);
