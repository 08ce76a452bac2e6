import { componentsCopy } from "#copy/components.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { priceLineLabel } from "#domain/offer/priceLineLabel.ts";
import type { Won } from "#domain/shared/Won.ts";
import { formatWon } from "#ui/format/won.ts";
import { classes } from "./classes.ts";
import styles from "./PriceLedgerList.module.css";

export interface PriceLedgerListProps {
	/** In the ledger's order; they add up to the total (DEC-179). */
	readonly lines: readonly PriceLine[];
	readonly total: Won;
	/** What the total covers: nights, taxes. */
	readonly basis?: string | undefined;
	readonly propertyFee?: Won | undefined;
	/** Short form of the ledger's digest, the same wherever the price is shown. */
	readonly code?: string | undefined;
}

/**
 * The line items of a price with their total and its 가격확인번호. Once a change of the booking was paid separately, the total is only the part
 * covered by the first payment, and is labelled so (DEC-198).
 */
export function PriceLedgerList(props: PriceLedgerListProps) {
	const { lines, total, basis, propertyFee = 0, code } = props;
	const text = componentsCopy.ledger;
	const isPaidSeparately = lines.some(({ kind }) => kind === "changePaid");
	return (
		<div className={styles.ledger}>
			<dl className={styles.ledger} aria-label={text.caption}>
				{lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a ledger's lines have no other identity and never move
					<div key={index} className={classes(styles.line, line.amount < 0 && styles.less)}>
						<dt className={styles.term}>{priceLineLabel(line)}</dt>
						<dd className={styles.amount}>{formatWon(line.amount)}</dd>
					</div>
				))}
				<div className={classes(styles.line, styles.total)}>
					<dt>{isPaidSeparately ? text.firstPaid : text.total}</dt>
					<dd className={styles.amount}>{formatWon(total)}</dd>
				</div>
			</dl>
			{basis && <p className={styles.basis}>{basis}</p>}
			{propertyFee > 0 && (
				<p className={styles.fee}>{componentsCopy.price.propertyFee(formatWon(propertyFee as Won))}</p>
			)}
			{code && (
				<p className={styles.code}>
					<span>
						{text.code} <strong>{code}</strong>
					</span>
					<span>{text.codeHelp}</span>
				</p>
			)}
		</div>
	);
}
