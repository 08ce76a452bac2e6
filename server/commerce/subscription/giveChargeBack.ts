import type { CancelIntent, CancelResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { BillingGateway } from "./BillingGateway.ts";

/**
 * Asks for a charge's money back. Anything but a clear yes is compared with what the provider holds now; a key that hears neither yes
 * nor no for ever is of no more use, and so as good as a refusal. [D41, payments 3.5]
 */
export async function giveChargeBack(
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
