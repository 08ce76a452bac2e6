import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { WayBack } from "#application/payment/LeaveFailedPayment.ts";
import { useCases } from "#application/tokens.ts";
import { messagesCopy } from "#copy/messages.ts";
import { paymentCopy } from "#copy/payment.ts";
import { type DeclineReason, declineReason, mayBeCharged } from "#domain/payment/declineReason.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { Page } from "#ui/layout/Page.tsx";

const text = paymentCopy.fail;

export interface PaymentFailSnapshot {
	readonly orderNumber: string | null;
	/** A kind of refusal of ours, or the provider's own word. */
	readonly code: string;
}

const titles = {
	cancelled: text.cancelled,
	expired: text.expired,
	mismatch: messagesCopy.msg.payDeclined,
	declined: messagesCopy.msg.payDeclined,
} as const satisfies Record<DeclineReason, string>;

/** What is promised of the form is what is still there. */
function noteOf({ address, keepsForm }: WayBack): string {
	if (address === null) return text.lostFormNote;
	return keepsForm ? text.note : text.emptyFormNote;
}

/** A payment that did not happen: what it means, and the way back to the form with everything in it (DEC-016). */
export const PaymentFailScreen = observer(function PaymentFailScreen({
	snapshot,
}: {
	readonly snapshot: PaymentFailSnapshot;
}) {
	const { use } = useApp();
	/** Undefined until it is looked up. */
	const [way, setWay] = useState<WayBack>();
	const { orderNumber, code } = snapshot;
	useEffect(() => {
		let isOver = false;
		const find = async () => {
			const found = await use(useCases.leaveFailedPayment).execute(orderNumber);
			if (!isOver) setWay(found);
		};
		void find();
		return () => {
			isOver = true;
		};
	}, [use, orderNumber]);
	const address = way?.address;
	const reason = declineReason(code);
	const money = mayBeCharged(reason) ? text.moneyBack : text.noMoney;
	return (
		<Page width="reading" title={text.title}>
			<PageHead title={text.title} noindex />
			<EmptyState
				scene={<TicketScene />}
				title={titles[reason]}
				note={`${money} ${way ? noteOf(way) : text.note}`}
				action={
					address === undefined ? (
						<Button busy>{text.retry}</Button>
					) : address === null ? (
						<ButtonLink to="/mypage/books" variant="secondary">
							{text.books}
						</ButtonLink>
					) : (
						<ButtonLink to={address} replace>
							{text.retry}
						</ButtonLink>
					)
				}
			/>
		</Page>
	);
});
