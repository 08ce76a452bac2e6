import { optionsCopy } from "#copy/options.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { CouponIcon } from "#ui/components/icons/travel.tsx";
import { dottedDate } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatWon } from "#ui/format/won.ts";
import typography from "#ui/styles/typography.module.css";
import styles from "./UsableCoupons.module.css";

const text = optionsCopy;

/** The member's coupons that can be used on this plan; renders nothing if there are none (DEC-159). */
export function UsableCoupons({ coupons }: { readonly coupons: readonly Coupon[] }) {
	if (coupons.length === 0) return null;
	return (
		<section className={styles.coupons}>
			<h2 className={styles.title}>{text.coupons}</h2>
			<ul className={styles.list}>
				{coupons.map((coupon) => (
					<li key={`${coupon.id}-${coupon.heldId}`} className={styles.coupon}>
						<CouponIcon size={22} />
						<span className={styles.texts}>
							<span className={styles.name}>{coupon.name}</span>
							<span className={typography.small}>
								{[
									coupon.needsMinimum && text.couponMinimum(formatWon(coupon.minimumAmount)),
									text.couponUntil(dottedDate(coupon.expiresOn)),
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</span>
						<strong className={styles.value}>{offText(coupon)}</strong>
					</li>
				))}
			</ul>
			<p className={typography.small}>{text.couponNote}</p>
		</section>
	);
}

function offText({ discount }: Coupon): string {
	if (discount.kind === "amount") return text.couponOff(formatWon(discount.amount));
	const limit = discount.limit === null ? null : formatWon(discount.limit);
	return text.couponPercent(formatPercent(discount.percent), limit);
}
