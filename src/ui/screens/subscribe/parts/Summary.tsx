import { observer } from "mobx-react-lite";
import { membershipCopy } from "#copy/membership.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import { planText } from "#domain/membership/plans.ts";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import typography from "#ui/styles/typography.module.css";
import type { SubscribeViewModel } from "../SubscribeViewModel.ts";
import styles from "./Summary.module.css";

const subscribe = subscribeCopy;
const { plan: names } = membershipCopy;
const { every } = membershipCopy;
const text = subscribe.summary;

/** Today's payment, its term, and the next payment, so that no renewal comes unannounced (SUBS-10, SUBS-11). */
export const Summary = observer(function Summary({ viewModel }: { readonly viewModel: SubscribeViewModel }) {
	const { plan, price, term } = viewModel;
	return (
		<div className={styles.summary}>
			<h2 className={styles.title}>{viewModel.isUpgrade ? text.upgradeTitle : text.title}</h2>
			{plan === null || price === null || term === null ? (
				<p className={typography.note}>{text.empty}</p>
			) : (
				<>
					<p className={typography.note}>{planText(plan)}</p>
					<DescriptionList
						align="end"
						rows={[
							{ term: text.plan, value: names[plan] },
							{ term: text.term, value: `${listDate(term.first)} ~ ${listDate(term.last)}` },
							{ term: text.next, value: listDate(term.nextCharge) },
						]}
					/>
					<p className={styles.total}>
						<span>{text.today}</span>
						<strong>{formatWon(price)}</strong>
					</p>
					<p className={typography.note}>{text.renewal(every[plan], formatWon(price))}</p>
				</>
			)}
		</div>
	);
});
