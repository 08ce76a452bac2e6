import { isUnclearForLong } from "#domain/payment/attemptMachine.ts";
import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { requestRefund } from "./requestRefund.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import type { Charge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { StrayStore } from "./store/StrayStore.ts";
import { mailMember, strayReturnedMail } from "./subscriptionMails.ts";

/** Records that a card was charged by mistake; a separate call refunds the money. */
export async function saveStray(
	tx: Queryable,
	charge: Charge,
	{ paymentKey, balanceAmount }: GatewayPayment,
	now: number,
): Promise<void> {
	if (balanceAmount <= 0) return;
	await new StrayStore(tx).save(charge.id, { providerKey: paymentKey, amount: balanceAmount }, now);
}

/** Refunds in full what a charge took by mistake. Idempotent; does nothing for other charges. [D34] */
export async function returnStray(
	{ db, clock, gateway, alarm }: SubscriptionParts,
	chargeId: number,
): Promise<void> {
	const charge = await new ChargeStore(db).read(chargeId);
	if (charge?.strayState !== "waiting" || charge.strayAmount === null) return;
	const { strayAmount: amount, orderNum: orderId } = charge;
	// A key with a refused response always returns that refusal.
	const turn = charge.refundsRefused > 0 ? `-${charge.refundsRefused + 1}` : "";
	const result = await requestRefund(gateway, {
		paymentKey: charge.providerKey ?? "",
		orderId,
		amount,
		balance: amount,
		reason: "결제 금액 불일치로 자동 취소",
		idempotencyKey: `${orderId}-stray${turn}`,
	});
	const now = clock.now();
	await db.tx(async (tx) => {
		if (result.kind === "unknown") {
			if (isUnclearForLong(charge.checks))
				alarm("a refund is unclear for a long time", { chargeId, code: result.code });
			return new ChargeStore(tx).postpone(charge, now);
		}
		const isDone = result.kind === "cancelled";
		if (!isDone) alarm("money charged by mistake could not be given back", { chargeId, code: result.code });
		const isMine = await new StrayStore(tx).end(chargeId, isDone ? "done" : "refused", now);
		if (!isMine || !isDone) return;
		const email = await new StandingStore(tx).email(charge.memberId);
		await mailMember(tx, email, strayReturnedMail(amount), now);
	});
}
