import { Control, control, type Map as LeafletMap, map as leafletMap, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { mapCopy } from "#copy/map.ts";
import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import { trustedHtml } from "#ui/app/trust.ts";
import { prefersReducedMotion } from "#ui/components/motion.ts";
import styles from "./BaseMap.module.css";
import { drawBase } from "./drawBase.ts";
import { drawNames, type Names } from "./drawNames.ts";

export interface MapSettings {
	/** Template of tiles; empty draws the map from our own files. */
	readonly tileUrl: string;
	/** The catalogue's names of a part of the map. */
	readonly placesIn: ((bounds: GeoBounds) => Promise<readonly MapPlace[]>) | null;
}

/** A map in an element, with names where no tiles bring theirs, and without stays. The caller sets what is in view, and removes it. */
export function openMap(
	element: HTMLElement,
	{ tileUrl, placesIn }: MapSettings,
): { readonly map: LeafletMap; readonly names: Names | null } {
	const calm = prefersReducedMotion();
	element.classList.add(styles.map ?? "");
	const map = leafletMap(element, {
		zoomControl: false,
		attributionControl: false,
		// The page scrolls; a wheel over the map must not be caught.
		scrollWheelZoom: false,
		// Lines can be drawn at any size, tiles only at their own.
		zoomSnap: tileUrl === "" ? 0.5 : 1,
		minZoom: 4,
		maxZoom: 17,
		zoomAnimation: !calm,
		fadeAnimation: !calm,
		markerZoomAnimation: !calm,
	});
	control
		.zoom({
			zoomInText: trustedHtml('<span aria-hidden="true">+</span>'),
			zoomInTitle: mapCopy.zoomIn,
			zoomOutText: trustedHtml('<span aria-hidden="true">−</span>'),
			zoomOutTitle: mapCopy.zoomOut,
			position: "topright",
		})
		.addTo(map);
	if (tileUrl !== "") {
		tileLayer(tileUrl, { maxZoom: 19 }).addTo(map);
		return { map, names: null };
	}
	const sources = new Control({ position: "bottomright" });
	sources.onAdd = sourcesLine;
	sources.addTo(map);
	const names = drawNames(map);
	drawBase(map, (part) => names.addPart(part));
	if (placesIn) followPlaces(map, placesIn, (places) => names.setPlaces(places));
	return { map, names };
}

/** Whose data the map is drawn from: of elements, because the page's policy takes no text as markup. */
function sourcesLine(): HTMLElement {
	const line = document.createElement("div");
	line.className = "leaflet-control-attribution";
	const link = document.createElement("a");
	Object.assign(link, {
		href: "https://www.openstreetmap.org/copyright",
		target: "_blank",
		rel: "noreferrer",
	});
	link.textContent = "© OpenStreetMap";
	line.append(link, ` · ${mapCopy.sources}`);
	return line;
}

/** Asks for names a little beyond the window, so that a small move asks for nothing. */
function followPlaces(
	map: LeafletMap,
	placesIn: NonNullable<MapSettings["placesIn"]>,
	show: (places: readonly MapPlace[]) => void,
): void {
	let known: ReturnType<LeafletMap["getBounds"]> | null = null;
	let knownZoom = 0;
	let isGone = false;
	const ask = (): void => {
		const sight = map.getBounds();
		if (known?.contains(sight) && Math.abs(map.getZoom() - knownZoom) < 2) return;
		const wide = sight.pad(0.5);
		known = wide;
		knownZoom = map.getZoom();
		const within = (degrees: number, max: number): number => Math.max(-max, Math.min(max, degrees));
		void placesIn({
			south: within(wide.getSouth(), 90),
			west: within(wide.getWest(), 180),
			north: within(wide.getNorth(), 90),
			east: within(wide.getEast(), 180),
		}).then((places) => {
			if (!isGone && known === wide) show(places);
		});
	};
	map.on("moveend", ask);
	map.on("unload", () => {
		isGone = true;
	});
	map.whenReady(ask);
}
