import { useId } from "react";
import { membershipCopy } from "#copy/membership.ts";
import { subscribeCopy } from "#copy/subscribe.ts";
import { membershipPrices, planText } from "#domain/membership/plans.ts";
import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import { formatWon } from "#ui/format/won.ts";
import styles from "./PlanCards.module.css";

const { plan: names } = membershipCopy;
const { period } = membershipCopy;
const { perMonth } = membershipCopy;
const text = subscribeCopy;
const plans: readonly MembershipPlan[] = ["Gold", "Silver"];

export interface PlanCardsProps {
	/** Plans that can be chosen; the others are shown with the reason why not. */
	readonly open: readonly MembershipPlan[];
	/** The current plan; null if there is none. */
	readonly current: MembershipPlan | null;
	/** Why a plan that is not available cannot be bought. */
	readonly closed: string | null;
	/** Null until one is chosen; nothing is preselected. */
	readonly value: MembershipPlan | null;
	readonly error: string | null;
	readonly onChange: (plan: MembershipPlan) => void;
}

/** Both plans side by side: price, list price, price per month and billing (SUBS-08, SUBS-09). */
export function PlanCards({ open, current, closed, value, error, onChange }: PlanCardsProps) {
	const id = useId();
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined}>
			<legend>
				<VisuallyHidden>{text.choose}</VisuallyHidden>
			</legend>
			<div className={styles.cards}>
				{plans.map((plan) => {
					const { price, listPrice, perMonth: month } = membershipPrices[plan];
					const isOpen = open.includes(plan);
					const isCurrent = plan === current;
					return (
						<div key={plan} className={styles.card} data-closed={isOpen || isCurrent ? undefined : ""}>
							<input
								type="radio"
								autoComplete="off"
								id={`${id}-${plan}`}
								name={id}
								className={styles.input}
								checked={plan === value}
								disabled={!isOpen}
								aria-label={planText(plan)}
								onChange={() => onChange(plan)}
							/>
							<div className={styles.head}>
								<span className={styles.name}>{names[plan]}</span>
								{isCurrent ? <Tag tone="accent">{text.current}</Tag> : <span className={styles.mark} />}
							</div>
							<p className={styles.price}>
								<span className={styles.period}>{period[plan]}</span> {formatWon(price)}
							</p>
							<p className={styles.list}>
								{text.listPrice} <s>{formatWon(listPrice)}</s>
								{plan === "Gold" && (
									<strong className={styles.month}>
										{perMonth[plan]} {formatWon(month)}
									</strong>
								)}
							</p>
							<ul className={styles.points}>
								{[text.autoPay[plan], ...text.points[plan]].map((point) => (
									<li key={point}>
										<CheckIcon size={16} />
										{point}
									</li>
								))}
							</ul>
							{!isOpen && !isCurrent && closed && <p className={styles.closed}>{closed}</p>}
						</div>
					);
				})}
			</div>
			{error && (
				<p className={styles.error} id={`${id}-error`} role="alert">
					{error}
				</p>
			)}
		</fieldset>
	);
}
