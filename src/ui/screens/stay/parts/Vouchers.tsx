import { observer } from "mobx-react-lite";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { vouchersCopy } from "#copy/vouchers.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { headlineFigures } from "#domain/offer/headlineFigures.ts";
import type { RatePlan } from "#domain/offer/RatePlan.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { useApp } from "#ui/app/AppState.ts";
import { VoucherSteps } from "#ui/booking/VoucherFacts.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { dottedDate } from "#ui/format/days.ts";
import { Section } from "#ui/layout/Page.tsx";
import stack from "#ui/styles/stack.module.css";
import { PlanAction } from "./PlanRow.tsx";
import styles from "./Vouchers.module.css";

const text = vouchersCopy;

type Voucher = RatePlan & { readonly voucher: VoucherTerms };

const isVoucher = (plan: RatePlan): plan is Voucher => plan.voucher !== null;

/** Vouchers without dates, separate from the rooms; renders nothing if there are none (DEC-192). */
export function Vouchers({
	plans,
	condition,
}: {
	readonly plans: readonly RatePlan[];
	readonly condition: SearchCondition;
}) {
	if (plans.length === 0) return null;
	return (
		<Section id="vouchers" title={text.title} note={text.note}>
			<ul className={stack.gap3}>
				{plans.filter(isVoucher).map((plan) => (
					<li key={plan.ratePlanId}>
						<VoucherCard plan={plan} condition={condition} />
					</li>
				))}
			</ul>
			<VoucherSteps isExternal={plans.some(({ externalStayId }) => externalStayId !== null)} />
		</Section>
	);
}

const VoucherCard = observer(function VoucherCard({
	plan,
	condition,
}: {
	readonly plan: Voucher;
	readonly condition: SearchCondition;
}) {
	const { environment, session } = useApp();
	const { prices, room, voucher } = plan;
	const { cancelPolicy } = plan;
	const { kind, text: headline } = cancelHeadline(cancelPolicy, environment.now);
	const isRefundable = cancelPolicy !== null && (kind === "free" || kind === "partial");
	const { publicAmount, memberAmount, originalAmount } = prices;
	const figures = headlineFigures({ publicAmount, memberAmount, listPrice: originalAmount }, 1, session);
	return (
		<article className={styles.voucher}>
			<div className={styles.facts}>
				<h3 className={styles.name}>{plan.name}</h3>
				<p className={styles.room}>
					{room.name} · {stayCopy.rooms.guests(room.standardGuests, room.maximumGuests)}
				</p>
				<ul className={styles.lines}>
					<li className={styles.valid}>{text.valid(voucher.validDays, dottedDate(voucher.validUntil))}</li>
					<li>
						{text.kind}. {voucher.weekdaysOnly ? text.weekdays : text.anyDay}.
					</li>
					<li>{plan.mealName ?? componentsCopy.noMeal}</li>
					<li>{isRefundable ? text.refund(cancelPolicy.cancelText.join(", ")) : headline}</li>
				</ul>
			</div>
			<div className={styles.offer}>
				<PriceBlock
					figures={prices.isHidden ? "hidden" : (figures ?? "unavailable")}
					nights={1}
					unit={text.unit}
				/>
				<PlanAction
					plan={plan}
					stayId={plan.stayId}
					condition={condition}
					isOpen={plan.isOnSale}
					label={text.choose}
					spoken={text.chooseNamed(plan.name)}
				/>
			</div>
		</article>
	);
});
