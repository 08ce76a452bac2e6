import { action, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { listQuery } from "#domain/search/listChoices.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Latest } from "#ui/app/Latest.ts";
import type { SearchViewModel } from "../SearchViewModel.ts";

/** Degrees around a pin within which its stay is asked for: two metres. */
const nearPin = 0.00002;

/** What lies around some pins. */
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

/** The stays of a list as pins on a map: the same condition and choices, and the cards of the pins that were pressed. */
export class ResultMapViewModel {
	readonly search: SearchViewModel;
	pins: readonly StayPin[] = [];
	total = 0;
	status: "loading" | "ready" | "failed" = "loading";
	/** How many times other pins took the place of those before. */
	turns = 0;
	/** The pins whose cards are shown; empty = none. */
	chosen: readonly StayPin[] = [];
	/** Null while they are on their way. */
	cards: readonly StaySummary[] | null = null;
	hasCardFailed = false;
	/** Stays whose cards were looked at. */
	readonly seen = observable.set<number>();
	readonly #use: AppState["use"];
	readonly #latest = new Latest();
	readonly #latestCards = new Latest();

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

	/** Follows the list's condition, filters and bounds. */
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

	/** Names of a part of the map. */
	readonly placesIn = (bounds: GeoBounds): Promise<readonly MapPlace[]> =>
		this.#use(useCases.listMapPlaces).execute(bounds);

	/** Shows the cards of pins with their confirmed prices: of those in the list at once, of the others when they have come. */
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

	/** Narrows list and map to a part of the map (DEC-185, DEC-187). */
	searchHere(bounds: GeoBounds): void {
		this.search.change({ ...this.search.choices, bounds });
	}
}
