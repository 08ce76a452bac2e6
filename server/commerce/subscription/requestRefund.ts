import type { CancelIntent, CancelResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "./BillingGateway.ts";

/**
 * Requests the refund of a charge. Every answer but a clear success is checked against the provider's balance. A key that is bound to an
 * unclear response cannot succeed any more and counts as refused. [D41, payments 3.5]
 */
export async function requestRefund(
	gateway: Pick<BillingGateway, "cancel" | "lookup">,
	intent: CancelIntent,
): Promise<CancelResult> {
	const result = await gateway.cancel(intent);
	if (result.kind === "cancelled") return result;
	const looked = await gateway.lookup(intent.orderId);
	const balance = looked.kind === "found" ? looked.payment.balanceAmount : null;
	if (balance === intent.balance - intent.amount) return { kind: "cancelled", balanceAmount: balance };
	const isInVain = result.kind === "unknown" && result.spent && looked.kind !== "unknown";
	return isInVain ? { kind: "refused", code: result.code } : result;
}
