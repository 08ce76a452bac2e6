import type { BillingRecord } from "#domain/membership/Subscription.ts";

/** Returns the outcome of one charge. */
export const chargeOutcome = ({ isPaid, isRefunded }: BillingRecord): "paid" | "refunded" | "unpaid" =>
	isRefunded ? "refunded" : isPaid ? "paid" : "unpaid";

/** Consecutive charges with the same plan and state of the subscription. */
export interface ChargeGroup {
	readonly plan: BillingRecord["plan"];
	readonly state: BillingRecord["state"];
	readonly records: readonly BillingRecord[];
}

/** Groups consecutive charges, keeping their order. The state belongs to the subscription, not to a charge. */
export function groupCharges(records: readonly BillingRecord[]): readonly ChargeGroup[] {
	const groups: (ChargeGroup & { readonly records: BillingRecord[] })[] = [];
	for (const record of records) {
		const { plan, state } = record;
		const last = groups.at(-1);
		if (last?.plan === plan && last.state === state) last.records.push(record);
		else groups.push({ plan, state, records: [record] });
	}
	return groups;
}
