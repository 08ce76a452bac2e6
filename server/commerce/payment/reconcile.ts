import { koreanDay } from "#domain/shared/koreanTime.ts";
import { gatewayOrderId, type LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "./PaymentParts.ts";
import {
	type BookedPayment,
	changedPayments,
	comparisonStart,
	finishComparison,
	lastCompared,
} from "./store/reconciliation.ts";

/** Maximum look-ups in flight at a time. */
const atOnce = 8;

/**
 * Reconciles the payments that changed with the providers' balances, once a day; differences are reported to an operator. Returns how many
 * differ; null when today's run is already done. [payments 3.10 step 8]
 * @throws Error when a provider could not answer for some payments: the day stays open and is reconciled again
 */
export async function reconcile({ db, clock, gateway, alarm }: PaymentParts): Promise<number | null> {
	const began = clock.now();
	const today = koreanDay(began);
	const last = await lastCompared(db);
	if (last === today) return null;
	const tally = { compared: 0, different: 0 };
	const unclear: string[] = [];
	async function compare({ paymentId, orderNum, provider, kept }: BookedPayment): Promise<void> {
		const ask = async () => gateway(provider).lookup(gatewayOrderId(orderNum, paymentId));
		const looked = await ask().catch(
			(error: unknown): LookupResult => ({ kind: "unknown", code: String(error) }),
		);
		tally.compared += 1;
		if (looked.kind === "unknown") {
			unclear.push(looked.code);
			return;
		}
		const held = looked.kind === "found" ? looked.payment.balanceAmount : 0;
		if (held === kept) return;
		tally.different += 1;
		alarm("a payment differs from the provider's books", { paymentId, ours: kept, theirs: held });
	}
	for (let after = comparisonStart(today, last); ; ) {
		const page = await changedPayments(db, after);
		for (let first = 0; first < page.length; first += atOnce)
			await Promise.all(page.slice(first, first + atOnce).map(compare));
		const reached = page.at(-1);
		if (!reached) break;
		after = reached;
	}
	const [firstCode] = unclear;
	if (firstCode !== undefined)
		throw new Error(
			`${unclear.length} of ${tally.compared} payments could not be compared with the provider's books: ${firstCode}`,
		);
	await finishComparison(db, today, { began, ended: clock.now() }, tally);
	return tally.different;
}
