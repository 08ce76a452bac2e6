import { membershipCopy } from "#copy/membership.ts";
import { isRunning, subscriptionStateLabel } from "#domain/membership/plans.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { CrownIcon } from "#ui/components/icons/frame.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { listDate } from "#ui/format/days.ts";
import styles from "./MembershipCard.module.css";

/** The membership as a card: plan, state in words, term. */
export const MembershipCard = ({ subscription }: { readonly subscription: Subscription }) => {
	const { plan, state, termStart, termEnd } = subscription;
	return (
		<div className={styles.card} data-plan={isRunning(subscription) ? plan : undefined}>
			<div className={styles.head}>
				<span className={styles.mark}>
					<CrownIcon size={24} />
				</span>
				<Tag tone={state === "USE" ? "ink" : "neutral"}>{subscriptionStateLabel(state)}</Tag>
			</div>
			<p className={styles.plan}>{membershipCopy.plan[plan]}</p>
			<p className={styles.term}>
				{listDate(termStart)} ~ {listDate(termEnd)}
			</p>
		</div>
	);
};
