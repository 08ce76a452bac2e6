import { koreanDay } from "#domain/shared/koreanTime.ts";
import { gatewayOrderId, type LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import { changedPayments, finishComparison, lastCompared } from "./store/reconciliation.ts";

/**
 * Once a day compares the payments that changed with what the providers hold; a difference goes to a person. How many differ;
 * null when today's comparison has been made. [payments 3.10 step 8]
 * @throws when a provider could not be asked about some: the day is not done, and compared again
 */
export async function reconcile({ db, clock, gateway, alarm }: PaymentParts): Promise<number | null> {
	const began = clock.now();
	const today = koreanDay(began);
	const last = await lastCompared(db);
	if (last === today) return null;
	const booked = await changedPayments(db, today, last);
	let different = 0;
	let unclear = 0;
	for (const { paymentId, orderNum, provider, kept } of booked) {
		const looked = await gateway(provider)
			.lookup(gatewayOrderId(orderNum, paymentId))
			.catch((error: unknown): LookupResult => ({ kind: "unknown", code: String(error).slice(0, 100) }));
		if (looked.kind === "unknown") unclear += 1;
		const held = looked.kind === "found" ? looked.payment.balanceAmount : 0;
		if (looked.kind === "unknown" || held === kept) continue;
		different += 1;
		alarm("a payment differs from the provider's books", { paymentId, ours: kept, theirs: held });
	}
	if (unclear > 0)
		throw new Error(
			`${unclear} of ${booked.length} payments could not be compared with the provider's books`,
		);
	await finishComparison(db, today, { began, ended: clock.now() }, { compared: booked.length, different });
	return different;
}
