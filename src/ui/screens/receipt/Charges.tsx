import { Fragment } from "react";
import { receiptCopy } from "#copy/receipt.ts";
import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { type Receipt, receiptSum } from "#domain/payment/Receipt.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { won } from "#domain/shared/Won.ts";
import { dottedMinute } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import styles from "./ReceiptScreen.module.css";

const moment = (at: number | null): string => (at === null ? "" : dottedMinute(koreanDateTime(at)));

const Paper = ({ url, name }: { readonly url: string | null; readonly name: string }) =>
	url && (
		<a className={styles.paper} href={url} target="_blank" rel="noopener noreferrer" data-print="hidden">
			{name}
		</a>
	);

/** Every charge with its refunds and documents, and the total. */
export function Charges({ receipts }: { readonly receipts: readonly Receipt[] }) {
	if (receipts.length === 0) return <p className={styles.lead}>{receiptCopy.noCharge}</p>;
	const sum = receiptSum(receipts);
	return (
		<>
			<ul className={stack.gap4}>
				{receipts.map((receipt, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: charges have no other identity and never move
					<li key={index}>
						<p className={styles.line}>
							<span>{receipt.reason === null ? receiptCopy.order : receiptCopy.extra(receipt.reason)}</span>
							<span>{formatWon(receipt.amount)}</span>
						</p>
						<p className={styles.facts}>
							{[
								moment(receipt.paidAt),
								paymentMethodLabel(receipt.method),
								receipt.cardNumber && receiptCopy.card(receipt.cardNumber),
							]
								.filter(Boolean)
								.map((fact, place) => (
									<Fragment key={fact}>
										{place > 0 && " · "}
										<span className={styles.whole}>{fact}</span>
									</Fragment>
								))}
						</p>
						{receipt.refunds.map((refund, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: refunds have no other identity and never move
							<p className={styles.line} key={at}>
								<span>
									{receiptCopy.refunded} <span className={styles.whole}>{moment(refund.at)}</span>
								</span>
								<span>-{formatWon(refund.amount)}</span>
							</p>
						))}
						<p className={styles.papers}>
							<Paper url={receipt.slipUrl} name={receiptCopy.slip} />
							<Paper url={receipt.cashReceiptUrl} name={receiptCopy.cash} />
						</p>
					</li>
				))}
			</ul>
			<dl className={styles.sums}>
				<div className={styles.line}>
					<dt>{receiptCopy.paidSum}</dt>
					<dd>{formatWon(won(sum.paid))}</dd>
				</div>
				{sum.refunded > 0 && (
					<div className={styles.line}>
						<dt>{receiptCopy.refundSum}</dt>
						<dd>-{formatWon(won(sum.refunded))}</dd>
					</div>
				)}
				<div className={styles.line}>
					<dt>
						<strong>{receiptCopy.keptSum}</strong>
					</dt>
					<dd>
						<strong>{formatWon(won(sum.kept))}</strong>
					</dd>
				</div>
			</dl>
		</>
	);
}
