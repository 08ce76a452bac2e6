import { action, makeObservable, observable, observableRef } from "mobx";
import { useCases } from "#application/tokens.ts";
import { type FreeStay, nearestStays } from "#domain/offer/priceDays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

const maxDates = 3;

/** Nearest dates of the same length on which the stay is available; answers for an outdated condition are dropped. */
export class NearDatesViewModel implements ViewModel<null> {
	status: "loading" | "ready" | "failed" = "loading";
	stays: readonly FreeStay[] = [];
	readonly #app: Pick<AppState, "use">;
	readonly #latest = new LatestRequest();

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, { status: observable, stays: observableRef, load: action });
	}

	activate(): () => void {
		return () => this.#latest.stop();
	}

	load(stayId: number, condition: SearchCondition): Promise<void> {
		this.status = "loading";
		return this.#latest.read(
			(signal) => this.#app.use(useCases.listPriceDays).execute(stayId, condition, { signal }),
			(days) => {
				this.status = days.ok ? "ready" : "failed";
				this.stays = days.ok
					? nearestStays(days.value, condition.checkInDate, nightsOf(condition), maxDates)
					: [];
			},
		);
	}
}
