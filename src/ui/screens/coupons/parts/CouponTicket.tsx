import { couponsCopy } from "#copy/coupons.ts";
import type { Coupon, CouponTab } from "#domain/coupon/Coupon.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { Tag } from "#ui/components/Tag.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./CouponTicket.module.css";

const text = couponsCopy;

export interface CouponTicketProps {
	readonly coupon: Coupon;
	readonly tab: CouponTab;
	readonly today: StayDate;
}

/** A coupon's discount, conditions and expiry (ENT-32). */
export function CouponTicket({ coupon, tab, today }: CouponTicketProps) {
	const { discount } = coupon;
	const terms = [
		discount.kind === "percent" && discount.limit !== null && text.limit(formatWon(discount.limit)),
		coupon.needsMinimum && text.minimum(formatWon(coupon.minimumAmount)),
		coupon.stayId !== null && text.oneStay,
		coupon.canOverlap && text.overlap,
	].filter(Boolean);
	const left = nightsBetween(today, coupon.expiresOn);
	return (
		<article className={styles.ticket} data-spent={tab === "avail" ? undefined : ""}>
			<p className={styles.discount}>
				{discount.kind === "percent"
					? text.percent(formatPercent(discount.percent))
					: text.amount(formatWon(discount.amount))}
			</p>
			<div className={styles.facts}>
				<h2 className={styles.name}>{coupon.title || coupon.name}</h2>
				{terms.length > 0 && <p className={typography.note}>{terms.join(" · ")}</p>}
				<p className={styles.until}>
					{coupon.usedOn === null
						? text.until(listDate(coupon.expiresOn))
						: text.usedOn(listDate(coupon.usedOn))}
					{tab === "avail" && left >= 0 && left <= 7 && <Tag tone="red">{text.daysLeft(left)}</Tag>}
				</p>
			</div>
		</article>
	);
}
