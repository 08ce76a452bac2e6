import { type Map as LeafletMap, latLngBounds } from "leaflet";
import { autorun, reaction } from "mobx";
import type { StayPin } from "#domain/search/StayPin.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { prefersReducedMotion } from "#ui/components/motion.ts";
import { mostWithin } from "#ui/map/mostWithin.ts";
import { openMap } from "#ui/map/openMap.ts";
import type { HighlightedStay } from "../HighlightedStay.ts";
import { Pins } from "./Pins.ts";
import { boundsOf, type ResultMapViewModel } from "./ResultMapViewModel.ts";

/** Default bounds if nothing was found and no bounds were requested: Korea. */
const korea = { south: 33, west: 125, north: 38.8, east: 130 };
const closest = 15;
/** Highest zoom; stays still overlapping here are shown as cards. */
const nearest = 17;
/** Padding in pixels between the stays and the map's edges. */
const margin = 56;

const box = ({ south, west, north, east }: GeoBounds) =>
	latLngBounds([
		[south, west],
		[north, east],
	]);

interface LiveMapParts {
	readonly viewModel: ResultMapViewModel;
	readonly pointed: HighlightedStay;
	/** URL template of map tiles; if empty, the map is drawn from our own files. */
	readonly tileUrl: string;
	/** Called with whether the visitor has moved the map away from the results. */
	readonly onMoved: (hasMoved: boolean) => void;
}

/** The Leaflet map inside an element, outside of React's rendering. It follows the list until it is removed. */
export class LiveMap {
	readonly #viewModel: ResultMapViewModel;
	readonly #map: LeafletMap;
	readonly #pins: Pins;
	readonly #stops: readonly (() => void)[];
	/** Whether the current movement is programmatic; only movements by the visitor count as moved away. */
	#isOurs = false;
	/** Whether fitting was postponed, since a hidden map has no size. */
	#isFitDue = false;

	constructor(element: HTMLElement, { viewModel, pointed, tileUrl, onMoved }: LiveMapParts) {
		this.#viewModel = viewModel;
		const { choices } = viewModel.search;
		const { map, names } = openMap(element, { tileUrl, placesIn: viewModel.placesIn });
		map.fitBounds(box(choices.bounds ?? korea), { animate: false });
		this.#map = map;
		this.#pins = new Pins(map, {
			onPress: (pins) => this.#press(pins),
			onMarks: (marks) => names?.keepFree(marks),
		});
		map.on("moveend", () => {
			if (!this.#isOurs) onMoved(true);
		});
		this.#stops = [this.#followPins(onMoved), this.#followLook(pointed), this.#followSize(element)];
	}

	/** The visible bounds. */
	get sight(): GeoBounds {
		const sight = this.#map.getBounds();
		return {
			south: Math.max(-90, sight.getSouth()),
			west: Math.max(-180, sight.getWest()),
			north: Math.min(90, sight.getNorth()),
			east: Math.min(180, sight.getEast()),
		};
	}

	focus(): void {
		this.#map.getContainer().focus({ preventScroll: true });
	}

	focusPin(id: number): void {
		this.#pins.focus(id);
	}

	remove(): void {
		for (const stop of this.#stops) stop();
		this.#map.remove();
	}

	#press(pins: readonly StayPin[]): void {
		const map = this.#map;
		const around = box(boundsOf(pins));
		const isApart = map.getBoundsZoom(around) > map.getZoom() && map.getZoom() < nearest;
		if (pins.length === 1 || !isApart) void this.#viewModel.choose(pins);
		else map.fitBounds(around, { padding: [60, 60], maxZoom: nearest, animate: !prefersReducedMotion() });
	}

	#byUs(move: () => void): void {
		this.#isOurs = true;
		move();
		this.#isOurs = false;
	}

	#showAll(): void {
		const { search, pins } = this.#viewModel;
		const { bounds } = search.choices;
		this.#isFitDue = this.#map.getSize().x === 0;
		if (this.#isFitDue || (!bounds && pins.length === 0)) return;
		this.#byUs(() =>
			this.#map.fitBounds(box(bounds ?? boundsOf(this.#mostPins(pins))), {
				padding: bounds ? [0, 0] : [margin, margin],
				maxZoom: closest,
				animate: false,
			}),
		);
	}

	/** Returns the pins of the most populated part, since stays all over the world do not fit. */
	#mostPins(pins: readonly StayPin[]): readonly StayPin[] {
		const map = this.#map;
		const points = pins.map((pin) => {
			const { latitude, longitude } = pin.position;
			const { x, y } = map.project([latitude, longitude], map.getMinZoom());
			return { pin, x, y };
		});
		return mostWithin(points, map.getSize().subtract([2 * margin, 2 * margin])).map(({ pin }) => pin);
	}

	#followPins(onMoved: (hasMoved: boolean) => void): () => void {
		const viewModel = this.#viewModel;
		return reaction(
			() => viewModel.turns,
			() => {
				this.#pins.show(viewModel.pins);
				onMoved(false);
				if (!viewModel.search.choices.bounds) this.#showAll();
			},
			{ fireImmediately: viewModel.turns > 0 },
		);
	}

	#followLook(pointed: HighlightedStay): () => void {
		return autorun(() =>
			this.#pins.look({
				chosen: new Set(this.#viewModel.chosen.map((pin) => pin.id)),
				pointed: pointed.id,
				seen: new Set(this.#viewModel.seen),
			}),
		);
	}

	#followSize(element: HTMLElement): () => void {
		const observer = new ResizeObserver(() => {
			this.#byUs(() => this.#map.invalidateSize({ pan: false }));
			if (this.#isFitDue && this.#map.getSize().x > 0) this.#showAll();
		});
		observer.observe(element);
		return () => observer.disconnect();
	}
}
