import { makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { searchPanelsCopy } from "#copy/searchPanels.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { placeName } from "#domain/search/searchSummary.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { DayPrice } from "#ui/components/Calendar.tsx";
import { dayPrices } from "#ui/condition/dayPrices.ts";

const text = searchPanelsCopy.dayPrices;

/** Lowest prices per night at the place of a search; the calendar works without them. */
export class PlacePricesViewModel {
	days: ReadonlyMap<StayDate, DayPrice> | undefined = undefined;
	/** Note above the days; its height is the same for every text. */
	note: string = text.loading;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, { days: observableRef, note: observable });
	}

	/** Loads the prices. Returns a function that cancels this. */
	load(condition: SearchCondition): () => void {
		const running = new AbortController();
		void this.#ask(condition, running.signal);
		return () => running.abort();
	}

	async #ask(condition: SearchCondition, signal: AbortSignal): Promise<void> {
		const answer = await this.#app.use(useCases.listNightPrices).execute(condition, { signal });
		if (signal.aborted) return;
		runInAction(() => {
			if (!answer.ok) this.note = text.failed;
			else if (answer.value.length === 0) this.note = text.nowhere;
			else {
				this.note = text.basis(placeName(condition), guestsText(condition));
				this.days = dayPrices(answer.value);
			}
		});
	}
}
