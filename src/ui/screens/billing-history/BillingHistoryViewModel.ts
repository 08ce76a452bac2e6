import { action, computed, makeObservable, observable } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { BillingRecord } from "#domain/membership/Subscription.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

const STEP = 20;

/** What became of one charge. */
export const chargeOutcome = ({ isPaid, isRefunded }: BillingRecord): "paid" | "refunded" | "unpaid" =>
	isRefunded ? "refunded" : isPaid ? "paid" : "unpaid";

/** Every charge of the member's subscriptions, twenty at a time (ROUTE-15, DEC-011). */
export class BillingHistoryViewModel implements ViewModel<null> {
	limit = STEP;
	readonly history: LoadViewModel<readonly BillingRecord[]>;

	constructor(app: Pick<AppState, "use">) {
		this.history = new LoadViewModel((signal) => app.use(useCases.listBilling).execute({ signal }));
		makeObservable(this, { limit: observable, shown: computed, total: computed, more: action });
	}

	get shown(): readonly BillingRecord[] {
		return (this.history.value ?? []).slice(0, this.limit);
	}

	get total(): number {
		return this.history.value?.length ?? 0;
	}

	restore(): void {}

	activate(): () => void {
		return this.history.activate();
	}

	more(): void {
		this.limit += STEP;
	}
}
