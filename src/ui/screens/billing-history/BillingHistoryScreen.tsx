import { observer } from "mobx-react-lite";
import { useCases } from "#application/tokens.ts";
import { billingHistoryCopy } from "#copy/billingHistory.ts";
import { membershipCopy } from "#copy/membership.ts";
import { menuParts } from "#domain/member/menuParts.ts";
import { subscriptionStateLabel } from "#domain/membership/plans.ts";
import type { BillingRecord } from "#domain/membership/Subscription.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./BillingHistoryScreen.module.css";
import { type ChargeGroup, chargeOutcome, groupCharges } from "./groupCharges.ts";

const text = billingHistoryCopy;
const { plan: names } = membershipCopy;
const tones = { paid: "green", refunded: "neutral", unpaid: "red" } as const;

/** Payments of the subscription, newest first (ROUTE-15). */
export const BillingHistoryScreen = observer(function BillingHistoryScreen() {
	const app = useApp();
	const history = useViewModel(
		() => new LoadViewModel((signal) => app.use(useCases.listBilling).execute({ signal })),
		null,
	);
	const { member } = app.session;
	const mayJoin = member === null || menuParts(member).subscribe;
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<LoadBoundary load={history} failed={text.failed}>
				{(records) =>
					records.length === 0 ? (
						<EmptyState
							scene={<TicketScene />}
							title={text.empty}
							note={mayJoin ? text.emptyNote : undefined}
							action={mayJoin && <ButtonLink to="/membership/awesome/subscribe">{text.join}</ButtonLink>}
						/>
					) : (
						<>
							<IncrementalList items={records}>
								{(shown) =>
									groupCharges(shown).map((group) => <Group key={group.records[0]?.id} group={group} />)
								}
							</IncrementalList>
							<ButtonLink to="/membership/awesome/management" variant="secondary">
								{text.manage}
							</ButtonLink>
						</>
					)
				}
			</LoadBoundary>
		</MemberPage>
	);
});

const Group = ({ group: { plan, state, records } }: { readonly group: ChargeGroup }) => (
	<section className={styles.group} aria-label={names[plan]}>
		<h2 className={styles.plan}>
			{names[plan]}
			<Tag tone={state === "USE" ? "ink" : "neutral"}>{subscriptionStateLabel(state)}</Tag>
		</h2>
		<ul>
			{records.map((record) => (
				<Charge key={record.id} record={record} />
			))}
		</ul>
	</section>
);

function Charge({ record }: { readonly record: BillingRecord }) {
	const outcome = chargeOutcome(record);
	return (
		<li className={styles.record}>
			<div>
				<p className={styles.day}>{listDate(koreanDateTime(record.chargedAt))}</p>
				<p className={styles.facts}>{text.term(listDate(record.termStart), listDate(record.termEnd))}</p>
				<p className={styles.facts}>{record.cardName}</p>
			</div>
			<div className={styles.sums}>
				<p className={styles.amount} data-outcome={outcome}>
					{formatWon(record.amount)}
				</p>
				<Tag tone={tones[outcome]}>{text[outcome]}</Tag>
			</div>
		</li>
	);
}
