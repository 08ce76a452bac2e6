import { circle, divIcon, type Map as LeafletMap, latLng, latLngBounds, type Marker, marker } from "leaflet";
import { mapCopy } from "#copy/map.ts";
import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";
import { prefersReducedMotion } from "#ui/components/motion.ts";
import { distanceText } from "#ui/format/distance.ts";
import type { Mark } from "#ui/map/drawNames.ts";
import { gather } from "#ui/map/separate.ts";
import styles from "./NearbyMap.module.css";

/** Radii in metres of the rings around the stay. */
const rings = [250, 500, 1_000] as const;
/** Radius in metres of the initial view. */
const firstView = 650;
/** Size of a marker in pixels; markers that would overlap are merged. */
const room = { width: 44, height: 44 } as const;
const ringLabel = { width: 56, height: 18 } as const;

interface Spot {
	readonly at: readonly [latitude: number, longitude: number];
	/** Number in the list of places; null for the stay itself. */
	readonly number: number | null;
	readonly label: string;
}

interface NearbyParts {
	readonly name: string;
	readonly position: GeoPoint;
	/** Whether to draw distance rings, for maps without tiles that show streets. */
	readonly hasRings: boolean;
	readonly onMarks: (marks: readonly Mark[]) => void;
}

/** A stay on a map with the numbered places around it. Overlapping markers are merged into one, which separates on zooming in. */
export class NearbyPlaces {
	readonly #map: LeafletMap;
	readonly #stay: Spot;
	readonly #ringMarks: readonly Mark[];
	readonly #onMarks: NearbyParts["onMarks"];
	#spots: readonly Spot[];
	#drawn: ReadonlyMap<string, Marker> = new Map();

	constructor(map: LeafletMap, { name, position, hasRings, onMarks }: NearbyParts) {
		this.#map = map;
		this.#stay = { at: pointOf(position), number: null, label: name };
		this.#spots = [this.#stay];
		this.#onMarks = onMarks;
		map.fitBounds(latLng(pointOf(position)).toBounds(firstView * 2), { animate: false });
		this.#ringMarks = hasRings ? drawRings(map, position) : [];
		map.on("zoomend", () => this.#redraw());
		this.#redraw();
	}

	/** Replaces the numbered markers with those of the given places. */
	show(places: readonly PointOfInterest[]): void {
		this.#spots = [
			this.#stay,
			...places.map((place, index) => ({
				at: pointOf(place.position),
				number: index + 1,
				label: `${index + 1}. ${place.name} · ${distanceText(place.distanceInMetres)}`,
			})),
		];
		this.#redraw();
	}

	#redraw(): void {
		const groups = this.#groups();
		const next = new Map<string, Marker>();
		for (const group of groups) {
			const key = group.map(({ label }) => label).join("\n");
			next.set(key, this.#drawn.get(key) ?? this.#draw(group));
		}
		for (const [key, pin] of this.#drawn) {
			if (next.has(key)) continue;
			// If a merged marker was opened by keyboard, the focus moves to the first of its parts.
			const [first] = key.split("\n");
			const heir = [...next].find(([labels]) => labels.split("\n")[0] === first)?.[1];
			if (pin.getElement() === document.activeElement) heir?.getElement()?.focus({ preventScroll: true });
			pin.remove();
		}
		this.#drawn = next;
		const marks = groups.map(([first]) => ({ at: (first ?? this.#stay).at, ...room }));
		this.#onMarks([...marks, ...this.#ringMarks]);
	}

	/** Groups the spots whose markers would overlap. */
	#groups(): readonly (readonly Spot[])[] {
		const places = this.#spots.map(({ at }) => {
			const { x, y } = this.#map.project([...at], this.#map.getZoom());
			return { x, y, ...room };
		});
		return gather(places).map((indexes) => indexes.flatMap((index) => this.#spots[index] ?? []));
	}

	#draw(group: readonly Spot[]): Marker {
		const first = group[0] ?? this.#stay;
		const isStay = first === this.#stay;
		const others = group.length - 1;
		const label = group.map((spot) => spot.label).join(", ");
		const face = [first.number ?? "", others > 0 ? `+${others}` : ""].join(" ").trim();
		const pin = marker([...first.at], {
			icon: divIcon({
				className: `${isStay ? styles.stay : styles.place}`,
				iconSize: isStay ? [36, 36] : [others > 0 ? 44 : 26, 26],
				html: words(face),
			}),
			title: others > 0 ? mapCopy.sameSpot(label) : label,
			zIndexOffset: isStay ? 1_000 : 0,
		});
		pin.bindTooltip(words(label), { direction: "top", offset: [0, isStay ? -18 : -12] });
		if (others > 0) {
			pin.on("click", () => this.#zoomTo(group));
			pin.on("keypress", ({ originalEvent }) => {
				if (originalEvent.key === "Enter") this.#zoomTo(group);
			});
		}
		return pin.addTo(this.#map);
	}

	#zoomTo(group: readonly Spot[]): void {
		const around = latLngBounds(group.map(({ at }) => [...at] as [number, number]));
		const maxZoom = this.#map.getMaxZoom();
		this.#map.fitBounds(around, { padding: [60, 60], maxZoom, animate: !prefersReducedMotion() });
	}
}

const pointOf = ({ latitude, longitude }: GeoPoint): [number, number] => [latitude, longitude];

/** Creates a marker's label as text, not as HTML. */
function words(line: string): HTMLElement {
	const element = document.createElement("span");
	element.textContent = line;
	return element;
}

function drawRings(map: LeafletMap, position: GeoPoint): readonly Mark[] {
	return rings.map((radius) => {
		const ring = circle(pointOf(position), {
			radius,
			className: styles.ring ?? "",
			interactive: false,
		}).addTo(map);
		const at = [ring.getBounds().getNorth(), position.longitude] as const;
		marker([...at], {
			icon: divIcon({
				className: styles.distance ?? "",
				iconSize: [ringLabel.width, ringLabel.height],
				html: words(distanceText(radius)),
			}),
			interactive: false,
			keyboard: false,
		}).addTo(map);
		return { at, ...ringLabel };
	});
}
