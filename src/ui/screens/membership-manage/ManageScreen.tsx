import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { membershipCopy } from "#copy/membership.ts";
import { membershipManageCopy } from "#copy/membershipManage.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { usePageRestored } from "#ui/app/usePageRestored.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { CardIcon } from "#ui/components/icons/travel.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import { Section } from "#ui/layout/Page.tsx";
import { MembershipRules } from "#ui/membership/MembershipRules.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import { ReauthenticationSheet } from "#ui/proof/ReauthenticationSheet.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "./ManageScreen.module.css";
import { type ManageSnapshot, ManageViewModel } from "./ManageViewModel.ts";
import { MembershipCard } from "./parts/MembershipCard.tsx";
import { Notices } from "./parts/Notices.tsx";
import { CancelDialog, WithdrawDialog } from "./parts/Questions.tsx";

const text = membershipManageCopy;
const subscribePath = "/membership/awesome/subscribe";

/** The membership and all its actions (ROUTE-14, SUBS-16). */
export const ManageScreen = observer(function ManageScreen({
	snapshot,
}: {
	readonly snapshot: ManageSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new ManageViewModel(app), snapshot);
	usePageRestored(() => viewModel.returned());
	const message = useRef<HTMLDivElement>(null);
	const { done, refusal } = viewModel;
	useEffect(() => {
		// the pressed button is at the end of the page
		if (done || refusal) message.current?.scrollIntoView({ block: "center" });
	}, [done, refusal]);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<div ref={message} className={styles.said} aria-live="polite">
				{done && <NoticeBar tone="success" title={done} />}
				{refusal && <NoticeBar tone="error" title={refusal} />}
			</div>
			<ReauthenticationSheet proof={viewModel.proof} />
			<LoadBoundary load={viewModel.membership} failed={text.failed} waiting={waiting}>
				{({ subscription }) =>
					subscription ? (
						<div className={styles.membership}>
							<Membership viewModel={viewModel} subscription={subscription} />
						</div>
					) : (
						<NoMembership viewModel={viewModel} />
					)
				}
			</LoadBoundary>
		</MemberPage>
	);
});

const waiting = (
	<div className={styles.waiting}>
		<Skeleton shape="block" />
		<Skeleton shape="title" width="third" />
		<Skeleton shape="block" />
	</div>
);

interface MembershipProps {
	readonly viewModel: ManageViewModel;
	readonly subscription: Subscription;
}

const Membership = observer(function Membership({ viewModel, subscription }: MembershipProps) {
	const { actions, question, isBusy, withdrawUntil } = viewModel;
	return (
		<>
			<div className={styles.top}>
				<MembershipCard subscription={subscription} />
				<Notices viewModel={viewModel} />
				{isOver(subscription) && <Again viewModel={viewModel} />}
			</div>
			{actions.canUpgrade && (
				<Section title={text.upgradeTitle} note={text.upgradeNote(formatWon(membershipPrices.Gold.price))}>
					<ButtonLink to={`${subscribePath}?plan=Gold`} wide size="lg">
						{text.upgrade}
					</ButtonLink>
				</Section>
			)}
			<Facts viewModel={viewModel} subscription={subscription} />
			<MembershipRules />
			<Leave viewModel={viewModel} />
			{question === "cancel" && (
				<CancelDialog
					subscription={subscription}
					isTermOver={viewModel.isTermOver}
					busy={isBusy}
					onAccept={() => void viewModel.cancel()}
					onCancel={() => viewModel.ask(null)}
				/>
			)}
			{question === "withdraw" && withdrawUntil && (
				<WithdrawDialog
					subscription={subscription}
					until={withdrawUntil}
					busy={isBusy}
					onAccept={() => void viewModel.withdraw()}
					onCancel={() => viewModel.ask(null)}
				/>
			)}
		</>
	);
});

const isOver = ({ state }: Subscription): boolean => state !== "USE" && state !== "CANCEL_REQUEST";

const Facts = observer(function Facts({ viewModel, subscription }: MembershipProps) {
	const { actions, chargeOn } = viewModel;
	const { cardName, price, lastPaidOn, anchor } = subscription;
	return (
		<Section title={text.facts}>
			<div className={styles.facts}>
				<DescriptionList
					rows={[
						{ term: text.since, value: listDate(anchor) },
						{ term: text.lastPaid, value: lastPaidOn && listDate(lastPaidOn) },
						{
							term: text.next,
							value: chargeOn ? text.nextValue(listDate(chargeOn), formatWon(price)) : text.noNext,
						},
						{ term: text.card, value: isOver(subscription) ? null : (cardName ?? text.noCard) },
					]}
				/>
			</div>
			{actions.canChangeCard && (
				<div className={styles.card}>
					<Button
						variant="secondary"
						busy={viewModel.isRegistering}
						onClick={() => void viewModel.enterCard()}
					>
						{cardName ? text.changeCard : text.registerCard}
					</Button>
					<p className={typography.note}>{membershipCopy.sub.card}</p>
				</div>
			)}
			<ListRow
				label={text.history}
				icon={<CardIcon size={22} />}
				to="/membership/awesome/management/billing-history"
			/>
		</Section>
	);
});

/** Actions that end the membership. */
const Leave = observer(function Leave({ viewModel }: { readonly viewModel: ManageViewModel }) {
	const { actions, withdrawUntil } = viewModel;
	if (!actions.canCancel && !withdrawUntil) return null;
	return (
		<div className={styles.leave}>
			{withdrawUntil && (
				<div className={styles.way}>
					<p className={typography.note}>
						{actions.canWithdraw ? text.withdrawUntil(listDate(withdrawUntil)) : text.withdrawUsed}
					</p>
					{actions.canWithdraw && (
						<Button variant="danger" onClick={() => viewModel.ask("withdraw")}>
							{text.withdraw}
						</Button>
					)}
				</div>
			)}
			{actions.canCancel && (
				<div className={styles.way}>
					<p className={typography.note}>{membershipCopy.sub.cancel}</p>
					<Button variant="secondary" onClick={() => viewModel.ask("cancel")}>
						{text.cancel}
					</Button>
				</div>
			)}
		</div>
	);
});

/** After the membership has ended: what can be joined now. */
const Again = observer(function Again({ viewModel }: { readonly viewModel: ManageViewModel }) {
	const { offer } = viewModel;
	if (offer?.kind === "corporate") return <p className={typography.note}>{text.corporate}</p>;
	return (
		<>
			<p className={typography.note}>{text.endedAgain}</p>
			<ButtonLink to={subscribePath} wide>
				{text.join}
			</ButtonLink>
		</>
	);
});

const NoMembership = observer(function NoMembership({ viewModel }: { readonly viewModel: ManageViewModel }) {
	const isCorporate = viewModel.offer?.kind === "corporate";
	return (
		<EmptyState
			scene={<TicketScene />}
			title={text.none}
			note={isCorporate ? text.corporate : text.noneNote}
			action={isCorporate ? undefined : <ButtonLink to={subscribePath}>{text.join}</ButtonLink>}
		/>
	);
});
