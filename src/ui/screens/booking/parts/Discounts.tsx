import { observer } from "mobx-react-lite";
import { useId } from "react";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { digitsTyped } from "#domain/member/phoneTyping.ts";
import { minimumCharge } from "#domain/payment/paymentAmounts.ts";
import { Button } from "#ui/components/Button.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { dottedDate } from "#ui/format/days.ts";
import { formatCount, formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import type { BookingPrice } from "../BookingPrice.ts";
import type { CouponChoice } from "../couponChoices.ts";
import type { PointSource } from "../PriceStart.ts";
import styles from "./Discounts.module.css";

const text = bookingFormCopy.discount;

/** Coupons, usable ones first, each with its discount or why it cannot be used; then the two balances. */
export const Discounts = observer(function Discounts({
	price,
	onRetry,
}: {
	readonly price: BookingPrice;
	readonly onRetry: () => void;
}) {
	const { choices, areCouponsMissing, arePointsMissing, isPayable } = price;
	const usable = choices.filter(({ reason }) => reason === null).length;
	const problem = useId();
	return (
		<div className={stack.gap6}>
			<fieldset aria-describedby={isPayable ? undefined : problem}>
				<legend className={styles.legend}>
					{text.coupon}
					{usable > 0 && <span className={styles.count}>{text.usable(usable)}</span>}
				</legend>
				{usable > 0 && <BestCoupons price={price} />}
				{areCouponsMissing ? (
					<ErrorState
						compact
						message={arePointsMissing ? text.allFailed : text.couponsFailed}
						onRetry={onRetry}
					/>
				) : (
					choices.length === 0 && <p className={typography.note}>{text.noCoupons}</p>
				)}
				<ul className={styles.coupons}>
					{choices.map((choice) => (
						<CouponRow key={choice.coupon.heldId} choice={choice} price={price} />
					))}
				</ul>
			</fieldset>
			{arePointsMissing && !areCouponsMissing && (
				<ErrorState compact message={text.pointsFailed} onRetry={onRetry} />
			)}
			<PointField price={price} source="awesomeCash" label={text.awesomeCash} />
			<PointField price={price} source="welfarePoints" label={text.welfarePoints} />
			{!isPayable && (
				<div id={problem}>
					<NoticeBar tone="error" live>
						{text.tooLittle(formatWon(price.total), formatWon(minimumCharge))}
					</NoticeBar>
				</div>
			)}
		</div>
	);
});

/** Whether the best coupons are chosen, and which ones the last choice dropped. */
const BestCoupons = observer(function BestCoupons({ price }: { readonly price: BookingPrice }) {
	const { droppedCoupons, droppedNames: names, isBestChosen, choices } = price;
	const usable = choices.filter(({ reason }) => reason === null).map(({ coupon }) => coupon);
	const severalOverlap = usable.filter(({ canOverlap }) => canOverlap).length > 1;
	const areReplaced = droppedCoupons.some(({ heldId }) => usable.some((coupon) => coupon.heldId === heldId));
	return (
		<div className={styles.best}>
			<p role="status">
				{[
					names === "" ? null : text.dropped(names),
					isBestChosen ? text.best : null,
					areReplaced || severalOverlap ? text.overlapRule : null,
				]
					.filter(Boolean)
					.join(" ")}
			</p>
			{!isBestChosen && (
				<Button variant="secondary" size="sm" onClick={() => price.chooseBest()}>
					{text.chooseBest}
				</Button>
			)}
		</div>
	);
});

const CouponRow = ({ choice, price }: { readonly choice: CouponChoice; readonly price: BookingPrice }) => {
	const { coupon, amount, reason, isChosen } = choice;
	return (
		<li>
			<Checkbox
				label={coupon.name}
				note={
					reason ??
					`${text.until(dottedDate(coupon.expiresOn))}${coupon.canOverlap ? ` · ${text.canOverlap}` : ""}`
				}
				trailing={reason === null && <strong>{text.off(formatWon(amount))}</strong>}
				checked={isChosen}
				disabled={reason !== null}
				onChange={() => coupon.heldId !== null && price.toggleCoupon(coupon.heldId)}
			/>
		</li>
	);
};

const PointField = observer(function PointField(props: {
	readonly price: BookingPrice;
	readonly source: PointSource;
	readonly label: string;
}) {
	const { price, source, label } = props;
	const balance = price.balances[source];
	if (balance === 0) return null;
	const used = price.points[source];
	const max = price.maxPoints(source);
	const isAll = used > 0 && used === max;
	return (
		<TextField
			label={label}
			inputMode="numeric"
			value={used === 0 ? "" : formatCount(used)}
			placeholder="0"
			help={`${text.balance(formatWon(balance))} · ${text.maxPoints(formatWon(max))}`}
			onChange={(value) => price.spend(source, Number(digitsTyped(value)))}
			tail={
				<Button
					variant="secondary"
					size="sm"
					disabled={max === 0}
					onClick={() => (isAll ? price.spend(source, 0) : price.spendAll(source))}
				>
					{isAll ? text.clear : text.useAll}
				</Button>
			}
		/>
	);
});
