import { observer } from "mobx-react-lite";
import { useState } from "react";
import { couponsCopy } from "#copy/coupons.ts";
import { membershipCopy } from "#copy/membership.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatPercent } from "#ui/format/percent.ts";
import { formatCount, formatWon } from "#ui/format/won.ts";
import typography from "#ui/styles/typography.module.css";
import type { SubscribeViewModel } from "../SubscribeViewModel.ts";
import styles from "./ForfeitedCoupons.module.css";

const text = subscribeCopy.coupons;
const shownFirst = 4;

const discountOf = ({ discount }: Coupon): string =>
	discount.kind === "percent"
		? couponsCopy.percent(formatPercent(discount.percent))
		: couponsCopy.amount(formatWon(discount.amount));

/** Coupons forfeited with the payment, each by name, and the consent to it, never ticked in advance (SUBS-14, DEC-075). */
export const ForfeitedCoupons = observer(function ForfeitedCoupons({
	viewModel,
}: {
	readonly viewModel: SubscribeViewModel;
}) {
	const [isWhole, setIsWhole] = useState(false);
	const { coupons, couponsInOrder, fixedCouponSum } = viewModel;
	const shown = isWhole ? coupons : coupons.slice(0, shownFirst);
	const hidden = coupons.length - shown.length;
	return (
		<div className={styles.lost}>
			<NoticeBar tone="warning">{membershipCopy.sub.coupons.notice}</NoticeBar>
			{coupons.length === 0 ? (
				<p className={styles.none}>{text.none}</p>
			) : (
				<>
					<ul className={styles.list}>
						{shown.map((coupon) => (
							<li key={coupon.heldId ?? coupon.id} className={styles.coupon}>
								<span className={styles.discount}>{discountOf(coupon)}</span>
								<span className={styles.name}>{coupon.title || coupon.name}</span>
								<span className={styles.until}>{text.until(listDate(coupon.expiresOn))}</span>
							</li>
						))}
					</ul>
					{hidden > 0 && (
						<Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
							{text.more(formatCount(hidden))}
						</Button>
					)}
					{fixedCouponSum > 0 && (
						<p className={typography.note}>
							{text.sum(formatWon(fixedCouponSum))}{" "}
							<ButtonLink to="/mypage/coupon" variant="link">
								{text.see}
							</ButtonLink>
						</p>
					)}
				</>
			)}
			{couponsInOrder > 0 && <p className={typography.note}>{text.inOrder(formatCount(couponsInOrder))}</p>}
			<Checkbox
				className={styles.agree}
				label={membershipCopy.sub.coupons.agree}
				checked={viewModel.hasAgreed}
				error={viewModel.error("agree")}
				onChange={(hasAgreed) => viewModel.agree(hasAgreed)}
			/>
		</div>
	);
});
