import { action, computed, makeObservable, observable } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { BillingRecord } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { listStep } from "#ui/components/listStep.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

/** What became of one charge. */
export const chargeOutcome = ({ isPaid, isRefunded }: BillingRecord): "paid" | "refunded" | "unpaid" =>
	isRefunded ? "refunded" : isPaid ? "paid" : "unpaid";

/** Charges that follow one another and belong to one subscription. */
interface ChargeGroup {
	readonly plan: BillingRecord["plan"];
	readonly state: BillingRecord["state"];
	readonly records: readonly BillingRecord[];
}

/** By subscription, in the order given: the state is the subscription's, not the charge's. */
function groupCharges(records: readonly BillingRecord[]): readonly ChargeGroup[] {
	const groups: (ChargeGroup & { readonly records: BillingRecord[] })[] = [];
	for (const record of records) {
		const { plan, state } = record;
		const last = groups.at(-1);
		if (last?.plan === plan && last.state === state) last.records.push(record);
		else groups.push({ plan, state, records: [record] });
	}
	return groups;
}

/** Every charge of the member's subscriptions, twenty at a time (ROUTE-15, DEC-011). */
export class BillingHistoryViewModel implements ViewModel<null> {
	limit = listStep;
	readonly history: LoadViewModel<readonly BillingRecord[]>;

	constructor(app: Pick<AppState, "use">) {
		this.history = new LoadViewModel((signal) => app.use(useCases.listBilling).execute({ signal }));
		makeObservable(this, {
			limit: observable,
			shown: computed,
			groups: computed,
			total: computed,
			more: action,
		});
	}

	get shown(): readonly BillingRecord[] {
		return (this.history.value ?? []).slice(0, this.limit);
	}

	get groups(): readonly ChargeGroup[] {
		return groupCharges(this.shown);
	}

	get total(): number {
		return this.history.value?.length ?? 0;
	}

	restore(): void {}

	activate(): () => void {
		return this.history.activate();
	}

	more(): void {
		this.limit += listStep;
	}
}
