import { componentsCopy } from "#copy/components.ts";
import { priceCopy } from "#copy/price.ts";
import type { HeadlineFigures } from "#domain/offer/headlineFigures.ts";
import type { Won } from "#domain/shared/Won.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import { classes } from "./classes.ts";
import { CrownIcon, LockIcon } from "./icons/frame.tsx";
import styles from "./PriceBlock.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface PriceBlockProps {
	/** 'hidden': a members-only price and the visitor is logged out. 'unavailable': nothing is available. */
	readonly figures: HeadlineFigures | "hidden" | "unavailable";
	readonly nights: number;
	/** 1 by default. */
	readonly rooms?: number | undefined;
	/** What the total covers, if not a number of nights. */
	readonly unit?: string | undefined;
	/** Fee paid at the stay in addition to the total. */
	readonly propertyFee?: Won | undefined;
	/** Name and percentage of the discount, shown with the list price struck through. If absent, neither is shown. */
	readonly discount?: { readonly label: string; readonly percent: number } | undefined;
	/** Smaller or larger than the default. */
	readonly size?: "sm" | "lg" | undefined;
	readonly isAtEnd?: boolean | undefined;
	readonly className?: string | undefined;
}

/** What this visitor pays for the whole stay including taxes, with the average per night, property fee and member price. */
export function PriceBlock(props: PriceBlockProps) {
	const { figures, nights, rooms = 1, unit, propertyFee = 0, discount, size } = props;
	const text = componentsCopy.price;
	const look = classes(styles.price, size && styles[size], props.isAtEnd && styles.end, props.className);
	if (figures === "unavailable") return <p className={classes(look, styles.none)}>{text.unavailable}</p>;
	if (figures === "hidden") {
		return (
			<p className={look}>
				<span className={styles.hidden}>
					<LockIcon size={18} />
					{priceCopy.price.hidden}
				</span>
			</p>
		);
	}
	const { total, averageNight, memberTotal, listTotal } = figures;
	const basis = [
		unit ?? text.nights(nights),
		!unit && nights * rooms > 1 && text.average(formatWon(averageNight), rooms),
		text.taxIncluded,
	].filter(Boolean);
	return (
		<div className={look}>
			{discount && listTotal !== null && (
				<p className={styles.sold}>
					<span className={styles.discount}>
						{text.discount(formatPercent(discount.percent), discount.label)}
					</span>
					<s>
						<VisuallyHidden>{`${text.sold} `}</VisuallyHidden>
						{formatWon(listTotal)}
					</s>
				</p>
			)}
			<p className={styles.total}>{text.total(formatWon(total))}</p>
			<p className={styles.basis}>{basis.join(" · ")}</p>
			{propertyFee > 0 && <p className={styles.fee}>{text.propertyFee(formatWon(propertyFee as Won))}</p>}
			{memberTotal !== null && (
				<p className={styles.member}>
					<CrownIcon size={16} />
					{`${priceCopy.price.member} ${formatWon(memberTotal)}`}
				</p>
			)}
		</div>
	);
}
