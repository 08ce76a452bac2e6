import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import type { FailedPayment } from "#application/payment/LeaveFailedPayment.ts";
import { useCases } from "#application/tokens.ts";
import { messagesCopy } from "#copy/messages.ts";
import { paymentCopy } from "#copy/payment.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { type DeclineReason, declineReason, mayBeCharged } from "#domain/payment/declineReason.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { OtherAccount } from "#ui/booking/OtherAccount.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { Page } from "#ui/layout/Page.tsx";

const text = paymentCopy.fail;

export interface PaymentFailSnapshot {
	readonly orderNumber: string | null;
	/** Our own refusal code, or the provider's. */
	readonly code: string;
}

const titles = {
	cancelled: text.cancelled,
	expired: text.expired,
	mismatch: messagesCopy.msg.payDeclined,
	replaced: text.replaced,
	declined: messagesCopy.msg.payDeclined,
} as const satisfies Record<DeclineReason, string>;

/** Returns a note on what is left of the form; it promises only what is still there, and blames no payment method that was not asked. */
function noteOf(
	{ address, keepsForm }: Extract<FailedPayment, { readonly kind: "failed" }>,
	reason: DeclineReason,
): string {
	if (address === null) return text.lostFormNote;
	return keepsForm && reason !== "replaced" ? text.note : text.emptyFormNote;
}

/** Returns the texts for an order that was paid after all, and may have been cancelled since. */
function paidWords(status: OrderProductStatus | null) {
	const { cancelled, cancelling, cancelledLead } = paymentCopy.complete;
	return status === null || !isCancelState(status)
		? { title: text.paid, lead: text.paidLead, note: text.paidNote }
		: { title: status === "cancel" ? cancelled : cancelling, lead: cancelledLead, note: undefined };
}

/** A failed payment: what it means, and a link back to the filled-in form (DEC-016). */
export const PaymentFailScreen = observer(function PaymentFailScreen({
	snapshot,
}: {
	readonly snapshot: PaymentFailSnapshot;
}) {
	const { use, navigation } = useApp();
	/** Undefined until loaded. */
	const [found, setFound] = useState<Exclude<FailedPayment, { readonly kind: "settledExtra" }>>();
	const { orderNumber, code } = snapshot;
	useEffect(() => {
		let isOver = false;
		const find = async () => {
			const answer = await use(useCases.leaveFailedPayment).execute(orderNumber);
			if (isOver) return;
			if (answer.kind === "settledExtra") await navigation.go(answer.address, { replace: true });
			else setFound(answer);
		};
		void find();
		return () => {
			isOver = true;
		};
	}, [use, navigation, orderNumber]);
	// makes no statement about money until the outcome is known
	if (!found)
		return (
			<Words
				title={paymentCopy.return.title}
				texts={{ title: paymentCopy.return.settling }}
				action={<Button busy>{text.retry}</Button>}
			/>
		);
	if (found.kind === "foreign")
		return <OtherAccount backTo={orderNumber === null ? "/mypage/books" : addresses.paid.to(orderNumber)} />;
	if (found.kind === "paid") {
		const { title, lead, note } = paidWords(found.status);
		return (
			<Words
				title={title}
				texts={{ title: lead, note }}
				action={<ButtonLink to={addresses.booking.to(found.orderProductId)}>{text.booking}</ButtonLink>}
			/>
		);
	}
	const reason = declineReason(code);
	const money = mayBeCharged(reason) ? text.moneyBack : text.noMoney;
	return (
		<Words
			title={text.title}
			texts={{ title: titles[reason], note: `${money} ${noteOf(found, reason)}` }}
			action={
				found.address === null ? (
					<ButtonLink to="/mypage/books" variant="secondary">
						{text.books}
					</ButtonLink>
				) : (
					<ButtonLink to={found.address} replace>
						{text.retry}
					</ButtonLink>
				)
			}
		/>
	);
});

const Words = ({
	title,
	texts,
	action,
}: {
	readonly title: string;
	readonly texts: { readonly title: string; readonly note?: string | undefined };
	readonly action: ReactNode;
}) => (
	<Page width="reading" title={title}>
		<PageHead title={title} noindex />
		<EmptyState scene={<TicketScene />} {...texts} action={action} />
	</Page>
);
