import { membershipManageCopy } from "#copy/membershipManage.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import type { Subscription } from "#domain/membership/Subscription.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import styles from "./Questions.module.css";

const { cancelDialog, withdrawDialog } = membershipManageCopy;

interface QuestionProps {
	readonly subscription: Subscription;
	readonly busy: boolean;
	readonly onAccept: () => void;
	readonly onCancel: () => void;
}

/** Explains what withdrawing from Gold refunds and takes away, before it is done (SUBS-12, DEC-073). */
export function WithdrawDialog(props: QuestionProps & { readonly until: StayDate }) {
	const { subscription, until, busy, onAccept, onCancel } = props;
	const amount = formatWon(membershipPrices[subscription.plan].price);
	return (
		<Dialog
			kind="confirm"
			title={withdrawDialog.title}
			text={
				<div className={styles.text}>
					<DescriptionList
						rows={[
							{ term: withdrawDialog.refund, value: <strong>{withdrawDialog.full(amount)}</strong> },
							{ term: withdrawDialog.to, value: subscription.cardName },
							{ term: withdrawDialog.deadline, value: withdrawDialog.deadlineValue(listDate(until)) },
						]}
					/>
					<p>{withdrawDialog.effect}</p>
					<p>{withdrawDialog.time}</p>
				</div>
			}
			acceptLabel={withdrawDialog.accept(amount)}
			cancelLabel={withdrawDialog.back}
			busy={busy}
			onAccept={onAccept}
			onCancel={onCancel}
		/>
	);
}

/** Cancelling is as easy as joining: one question, and what remains until when (SUBS-07). */
export function CancelDialog(props: QuestionProps & { readonly isTermOver: boolean }) {
	const { subscription, isTermOver, busy, onAccept, onCancel } = props;
	return (
		<Dialog
			kind="confirm"
			title={cancelDialog.title}
			text={
				<div className={styles.text}>
					<p>{isTermOver ? cancelDialog.over : cancelDialog.until(listDate(subscription.termEnd))}</p>
					<p>{subscription.plan === "Silver" ? cancelDialog.silver : cancelDialog.gold}</p>
				</div>
			}
			acceptLabel={cancelDialog.accept}
			cancelLabel={cancelDialog.back}
			busy={busy}
			onAccept={onAccept}
			onCancel={onCancel}
		/>
	);
}
