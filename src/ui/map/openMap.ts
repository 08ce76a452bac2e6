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
	/** URL template of map tiles; if empty, the map is drawn from our own files. */
	readonly tileUrl: string;
	/** Loads the catalogue's places within bounds, for their names; null shows none. */
	readonly placesIn: ((bounds: GeoBounds) => Promise<readonly MapPlace[]>) | null;
}

/** Creates a map in an element, with names if no tiles provide them, and without stays. The caller sets the view and removes the map. */
export function openMap(
	element: HTMLElement,
	{ tileUrl, placesIn }: MapSettings,
): { readonly map: LeafletMap; readonly names: Names | null } {
	const calm = prefersReducedMotion();
	element.classList.add(styles.map ?? "");
	const map = leafletMap(element, {
		zoomControl: false,
		attributionControl: false,
		// The wheel scrolls the page, even over the map.
		scrollWheelZoom: false,
		// Lines can be drawn at any scale, tiles only at whole zoom levels.
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

/** Builds the attribution from DOM elements, since the page's policy accepts no text as HTML. */
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

/** Requests names for somewhat more than the viewport, so that small moves need no request. */
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
