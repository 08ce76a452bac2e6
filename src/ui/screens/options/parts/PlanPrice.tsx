import { observer } from "mobx-react-lite";
import { optionsCopy } from "#copy/options.ts";
import { priceCopy } from "#copy/price.ts";
import { stayCopy } from "#copy/stay.ts";
import { vouchersCopy } from "#copy/vouchers.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { useApp } from "#ui/app/AppState.ts";
import { CrownIcon, LockIcon } from "#ui/components/icons/frame.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { formatWon } from "#ui/format/won.ts";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import type { OptionsViewModel } from "../OptionsViewModel.ts";
import styles from "./PlanPrice.module.css";

/** The price night by night with its 가격확인번호, the same as in the list and later on the receipt (DEC-179). */
export const PlanPrice = observer(function PlanPrice({
	viewModel,
	option,
}: {
	readonly viewModel: OptionsViewModel;
	readonly option: OptionDetail;
}) {
	const { isSpecialMember, canPayMemberPrice } = useApp().session;
	const { total, condition } = viewModel;
	const { prices, keyCode } = option.plan;
	return (
		<section className={stack.gap4}>
			<h2 className={styles.title}>{optionsCopy.ledger}</h2>
			{total === null ? (
				<p className={styles.hidden}>
					<LockIcon size={18} />
					{priceCopy.price.hidden}
				</p>
			) : (
				<>
					<PriceLedgerList
						lines={option.ledger}
						total={total}
						basis={
							option.plan.voucher
								? vouchersCopy.basis(viewModel.choice?.pieces ?? 1)
								: optionsCopy.basis(nightsOf(condition), condition.rooms)
						}
						propertyFee={prices.propertyFee}
						code={keyCode}
					/>
					{prices.taxAndServiceFee > 0 && (
						<p className={typography.small}>{optionsCopy.tax(formatWon(prices.taxAndServiceFee))}</p>
					)}
					{!isSpecialMember &&
						canPayMemberPrice &&
						prices.memberAmount !== null &&
						prices.memberAmount < total && (
							<p className={styles.member}>
								<CrownIcon size={16} />
								{optionsCopy.member(formatWon(prices.memberAmount))}
							</p>
						)}
					{isSpecialMember && prices.cashbackAmount > 0 && (
						<p className={styles.member}>
							<CrownIcon size={16} />
							{stayCopy.plan.cashback(formatWon(prices.cashbackAmount))}
						</p>
					)}
				</>
			)}
		</section>
	);
});
