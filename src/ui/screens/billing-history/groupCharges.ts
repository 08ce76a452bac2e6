import type { BillingRecord } from "#domain/membership/Subscription.ts";

/** What became of one charge. */
export const chargeOutcome = ({ isPaid, isRefunded }: BillingRecord): "paid" | "refunded" | "unpaid" =>
	isRefunded ? "refunded" : isPaid ? "paid" : "unpaid";

/** Charges that follow one another and belong to one subscription. */
export interface ChargeGroup {
	readonly plan: BillingRecord["plan"];
	readonly state: BillingRecord["state"];
	readonly records: readonly BillingRecord[];
}

/** By subscription, in the order given: the state is the subscription's, not the charge's. */
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
