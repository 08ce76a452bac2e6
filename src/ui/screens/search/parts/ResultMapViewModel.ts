import { action, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { listQuery } from "#domain/search/listChoices.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";

/** Margin in degrees around a pin when its stay is requested: about two metres. */
const nearPin = 0.00002;

/** Returns the bounds around pins. */
export function boundsOf(pins: readonly StayPin[]): GeoBounds {
	const latitudes = pins.map(({ position }) => position.latitude);
	const longitudes = pins.map(({ position }) => position.longitude);
	return {
		south: Math.min(...latitudes) - nearPin,
		west: Math.min(...longitudes) - nearPin,
		north: Math.max(...latitudes) + nearPin,
		east: Math.max(...longitudes) + nearPin,
	};
}

/** The stays of a list as pins on a map, for the same condition and choices, and the cards of the pressed pins. */
export class ResultMapViewModel {
	readonly search: SearchViewModel;
	pins: readonly StayPin[] = [];
	total = 0;
	status: "loading" | "ready" | "failed" = "loading";
	/** How many times the pins were replaced. */
	turns = 0;
	/** Pins whose cards are shown; empty if none. */
	chosen: readonly StayPin[] = [];
	/** Null while loading. */
	cards: readonly StaySummary[] | null = null;
	hasCardFailed = false;
	/** Ids of stays whose cards have been viewed. */
	readonly seen = observable.set<number>();
	readonly #use: AppState["use"];
	readonly #latest = new LatestRequest();
	readonly #latestCards = new LatestRequest();

	constructor({ use }: Pick<AppState, "use">, search: SearchViewModel) {
		this.#use = use;
		this.search = search;
		makeObservable(this, {
			pins: observableRef,
			total: observable,
			status: observable,
			turns: observable,
			chosen: observableRef,
			cards: observableRef,
			hasCardFailed: observable,
			close: action,
		});
	}

	/** Follows the list's condition, filters and bounds. Returns a function that stops this. */
	activate(): () => void {
		const stop = reaction(
			() =>
				listQuery(this.search.condition, {
					...this.search.choices,
					pages: 1,
					view: "list",
					sort: "recommended",
				}),
			() => void this.load(),
			{ fireImmediately: true },
		);
		return () => {
			stop();
			this.#latest.stop();
			this.#latestCards.stop();
		};
	}

	load(): Promise<void> {
		runInAction(() => {
			this.status = "loading";
		});
		const { condition, choices } = this.search;
		return this.#latest.read(
			(signal) => this.#use(useCases.listPins).execute(condition, choices, { signal }),
			(answer) => {
				this.status = answer.ok ? "ready" : "failed";
				if (!answer.ok) return;
				this.pins = answer.value.pins;
				this.total = answer.value.total;
				this.turns += 1;
				this.close();
			},
		);
	}

	/** Returns the names of places within bounds. */
	readonly placesIn = (bounds: GeoBounds): Promise<readonly MapPlace[]> =>
		this.#use(useCases.listMapPlaces).execute(bounds);

	/** Shows the cards of pins with their confirmed prices: at once if all are in the list, otherwise after loading them. */
	async choose(pins: readonly StayPin[]): Promise<void> {
		this.#latestCards.stop();
		const ids = pins.map(({ id }) => id);
		const listed = this.search.stays.filter(({ id }) => ids.includes(id));
		runInAction(() => {
			this.chosen = pins;
			this.hasCardFailed = false;
			this.cards = listed.length === ids.length ? listed : null;
			for (const id of ids) this.seen.add(id);
		});
		if (this.cards) return;
		const { condition, choices } = this.search;
		const near = { ...choices, bounds: boundsOf(pins), sort: "priceAsc" } as const;
		await this.#latestCards.read(
			(signal) =>
				this.#use(useCases.searchStays).execute({ condition, choices: near, from: 1, to: 1 }, { signal }),
			(answer) => {
				if (answer.ok) this.cards = answer.value.stays.filter(({ id }) => ids.includes(id));
				else this.hasCardFailed = true;
			},
		);
	}

	close(): void {
		this.#latestCards.stop();
		this.chosen = [];
		this.cards = null;
	}

	/** Limits list and map to the given bounds (DEC-185, DEC-187). */
	searchHere(bounds: GeoBounds): void {
		this.search.change({ ...this.search.choices, bounds });
	}
}
