import {
	circle,
	control,
	divIcon,
	type LatLngExpression,
	type Map as LeafletMap,
	latLng,
	layerGroup,
	map as leafletMap,
	marker,
	polygon,
	tileLayer,
} from "leaflet";
import "leaflet/dist/leaflet.css";
import type { GeoPoint, PointOfInterest } from "#domain/stay/Stay.ts";
import { isCalm } from "#ui/components/motion.ts";
import { stayCopy } from "#ui/copy/stay.ts";
import { distanceText } from "#ui/format/distance.ts";
import styles from "./NearbyMap.module.css";

const text = stayCopy.location;

/** Metres around the stay at which a ring is drawn. */
const rings = [250, 500, 1_000] as const;
/** What is in view at first. */
const firstView = 650;

/** A drawn map. */
export interface NearbyPlaces {
	/** Puts numbered markers where the places are, in place of the ones before. */
	show(places: readonly PointOfInterest[]): void;
	/** Draws land below everything else: rings of alternating latitudes and longitudes. */
	outline(land: readonly (readonly number[])[]): void;
	remove(): void;
}

const at = ({ latitude, longitude }: GeoPoint): LatLngExpression => [latitude, longitude];

/** Words for a marker, as text and not as markup. */
function words(line: string): HTMLElement {
	const element = document.createElement("span");
	element.textContent = line;
	return element;
}

export function drawMap(
	element: HTMLElement,
	{
		name,
		position,
		tileUrl,
	}: { readonly name: string; readonly position: GeoPoint; readonly tileUrl: string },
): NearbyPlaces {
	const calm = isCalm();
	const map = leafletMap(element, {
		zoomControl: false,
		attributionControl: tileUrl !== "",
		// The page scrolls; a wheel over the map must not be caught.
		scrollWheelZoom: false,
		minZoom: 5,
		maxZoom: 18,
		zoomAnimation: !calm,
		fadeAnimation: !calm,
		markerZoomAnimation: !calm,
	});
	map.fitBounds(latLng(at(position)).toBounds(firstView * 2));
	control.zoom({ zoomInTitle: text.zoomIn, zoomOutTitle: text.zoomOut, position: "bottomright" }).addTo(map);
	if (tileUrl === "") drawRings(map, position);
	else tileLayer(tileUrl, { maxZoom: 19 }).addTo(map);
	marker(at(position), {
		icon: divIcon({ className: styles.stay ?? "", iconSize: [36, 36], iconAnchor: [18, 18] }),
		title: name,
		alt: name,
		zIndexOffset: 1_000,
	})
		.bindTooltip(words(name), { direction: "top", offset: [0, -18] })
		.addTo(map);
	const markers = layerGroup().addTo(map);
	return {
		show(places) {
			markers.clearLayers();
			places.forEach((place, index) => {
				const label = `${index + 1}. ${place.name} · ${distanceText(place.distanceInMetres)}`;
				marker(at(place.position), {
					icon: divIcon({
						className: styles.place ?? "",
						iconSize: [26, 26],
						html: words(String(index + 1)),
					}),
					title: label,
					alt: label,
				})
					.bindTooltip(words(label), { direction: "top", offset: [0, -12] })
					.addTo(markers);
			});
		},
		outline(land) {
			const shapes = land.map((ring) =>
				Array.from(
					{ length: ring.length / 2 },
					(_, index): LatLngExpression => [ring[2 * index] ?? 0, ring[2 * index + 1] ?? 0],
				),
			);
			polygon(shapes, { className: styles.land ?? "", interactive: false })
				.addTo(map)
				.bringToBack();
		},
		remove: () => void map.remove(),
	};
}

/** How far it is to walk, where no streets are shown. */
function drawRings(map: LeafletMap, position: GeoPoint): void {
	for (const radius of rings) {
		const ring = circle(at(position), { radius, className: styles.ring ?? "", interactive: false }).addTo(
			map,
		);
		const top: LatLngExpression = [ring.getBounds().getNorth(), position.longitude];
		marker(top, {
			icon: divIcon({
				className: styles.distance ?? "",
				iconSize: [56, 18],
				html: words(distanceText(radius)),
			}),
			interactive: false,
			keyboard: false,
		}).addTo(map);
	}
}
