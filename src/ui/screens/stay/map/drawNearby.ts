import { circle, divIcon, type Map as LeafletMap, latLng, latLngBounds, type Marker, marker } from "leaflet";
import { mapCopy } from "#copy/map.ts";
import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";
import { isCalm } from "#ui/components/motion.ts";
import { distanceText } from "#ui/format/distance.ts";
import type { Mark } from "#ui/map/drawNames.ts";
import { gather } from "#ui/map/separate.ts";
import styles from "./NearbyMap.module.css";

/** Metres around the stay at which a ring is drawn. */
const rings = [250, 500, 1_000] as const;
/** What is in view at first. */
const firstView = 650;
/** Room of a marker: two that need the same are drawn as one. */
const room = { width: 44, height: 44 } as const;
const ringLabel = { width: 56, height: 18 } as const;

interface Spot {
	readonly at: readonly [latitude: number, longitude: number];
	/** Its number in the list of places; null for the stay itself. */
	readonly number: number | null;
	readonly label: string;
}

export interface NearbyPlaces {
	/** Puts numbered markers where the places are, in place of the ones before. */
	show(places: readonly PointOfInterest[]): void;
}

const pointOf = ({ latitude, longitude }: GeoPoint): [number, number] => [latitude, longitude];

/** Words for a marker, as text and not as markup. */
function words(line: string): HTMLElement {
	const element = document.createElement("span");
	element.textContent = line;
	return element;
}

/** The stay with the numbered places around it. Those that would lie upon each other are one marker, which opens by coming nearer. */
export function drawNearby(
	map: LeafletMap,
	{
		name,
		position,
		hasRings,
		onMarks,
	}: {
		readonly name: string;
		readonly position: GeoPoint;
		/** How far it is to walk, where no tiles show streets. */
		readonly hasRings: boolean;
		readonly onMarks: (marks: readonly Mark[]) => void;
	},
): NearbyPlaces {
	const stay: Spot = { at: pointOf(position), number: null, label: name };
	map.fitBounds(latLng(pointOf(position)).toBounds(firstView * 2), { animate: false });
	const ringMarks = hasRings ? drawRings(map, position) : [];
	let spots: readonly Spot[] = [stay];
	let drawn = new Map<string, Marker>();

	const draw = (group: readonly Spot[]): Marker => {
		const first = group[0] ?? stay;
		const others = group.length - 1;
		const label = group.map((spot) => spot.label).join(", ");
		const face = [first.number ?? "", others > 0 ? `+${others}` : ""].join(" ").trim();
		const pin = marker([...first.at], {
			icon: divIcon({
				className: `${first === stay ? styles.stay : styles.place}`,
				iconSize: first === stay ? [36, 36] : [others > 0 ? 44 : 26, 26],
				html: words(face),
			}),
			title: others > 0 ? mapCopy.sameSpot(label) : label,
			zIndexOffset: first === stay ? 1_000 : 0,
		});
		pin.bindTooltip(words(label), { direction: "top", offset: [0, first === stay ? -18 : -12] });
		if (others > 0) {
			const around = latLngBounds(group.map(({ at }) => [...at] as [number, number]));
			const comeNearer = (): void => {
				map.fitBounds(around, { padding: [60, 60], maxZoom: map.getMaxZoom(), animate: !isCalm() });
			};
			pin.on("click", comeNearer);
			pin.on("keypress", ({ originalEvent }) => {
				if (originalEvent.key === "Enter") comeNearer();
			});
		}
		return pin.addTo(map);
	};
	const redraw = (): void => {
		const groups = gather(
			spots.map(({ at }) => {
				const { x, y } = map.project([...at], map.getZoom());
				return { x, y, ...room };
			}),
		).map((indexes) => indexes.flatMap((index) => spots[index] ?? []));
		const next = new Map<string, Marker>();
		for (const group of groups) {
			const key = group.map(({ label }) => label).join("\n");
			next.set(key, drawn.get(key) ?? draw(group));
		}
		for (const [key, pin] of drawn) {
			if (next.has(key)) continue;
			// Whoever opened a marker by keyboard goes on from the first of those it stood for.
			const [first] = key.split("\n");
			const heir = [...next].find(([labels]) => labels.split("\n")[0] === first)?.[1];
			if (pin.getElement() === document.activeElement) heir?.getElement()?.focus({ preventScroll: true });
			pin.remove();
		}
		drawn = next;
		onMarks([...groups.map(([first]) => ({ at: (first ?? stay).at, ...room })), ...ringMarks]);
	};
	map.on("zoomend", redraw);
	redraw();
	return {
		show(places) {
			spots = [
				stay,
				...places.map((place, index) => ({
					at: pointOf(place.position),
					number: index + 1,
					label: `${index + 1}. ${place.name} · ${distanceText(place.distanceInMetres)}`,
				})),
			];
			redraw();
		},
	};
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
