import { vouchersCopy } from "#copy/vouchers.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { dottedDate } from "#ui/format/days.ts";
import styles from "./VoucherFacts.module.css";

const text = vouchersCopy;

/** A voucher's validity period and eligible nights, shown in place of the dates that it does not have (DEC-192). */
export const VoucherFacts = ({
	voucher,
	pieces,
}: {
	readonly voucher: VoucherTerms;
	readonly pieces?: number | undefined;
}) => (
	<DescriptionList
		rows={[
			{
				term: text.validity,
				value: text.untilFrom(dottedDate(voucher.validUntil), voucher.validDays),
			},
			{ term: text.days, value: `${text.kind}. ${voucher.weekdaysOnly ? text.weekdays : text.anyDay}.` },
			{ term: text.count, value: pieces === undefined ? null : text.pieces(pieces) },
		]}
	/>
);

/** What happens after a voucher is bought: for our own rooms the dates are chosen here, for a supplier's they have to be requested. */
export const VoucherSteps = ({ isExternal }: { readonly isExternal: boolean }) => (
	<div className={styles.how}>
		<h3 className={styles.title}>{text.how}</h3>
		<ol className={styles.steps}>
			{(isExternal ? text.stepsByStay : text.steps).map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
		<p className={styles.unused}>{text.unused}</p>
	</div>
);
