import { membershipCopy } from "#copy/membership.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./MembershipRules.module.css";

const { sub } = membershipCopy;

const rules = [
	sub.gold,
	sub.silver,
	sub.next,
	sub.silverOnce,
	sub.upgrade,
	sub.cancel,
	sub.withdraw,
	sub.coupons.notice,
	sub.card,
];

/** All rules that a member has to know before paying and while subscribed, in the words of the requirements (SUBS-16). */
export const MembershipRules = () => (
	<Section title={membershipCopy.rules}>
		<ul className={styles.rules}>
			{rules.map((rule) => (
				<li key={rule}>{rule}</li>
			))}
		</ul>
	</Section>
);
