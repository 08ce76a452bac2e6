import { type LatLngTuple, type Map as LeafletMap, polygon, polyline, rectangle, svg } from "leaflet";
import styles from "./BaseMap.module.css";
import type { BaseMapPart, Box } from "./BaseMapPart.ts";
import { isCityPart, loadPart, partsInSight } from "./baseParts.ts";
import { decodeLine } from "./decodeLine.ts";

/** Drawing layers, bottom first. */
const panes = ["world", "nation", "city", "lines"] as const;
const firstPane = 200;
/** Minimum zooms at which the borders of districts and quarters are shown. */
const borderZoom = 9;
const quarterZoom = 12;
/** Metres per pixel at zoom 0 on the equator. */
const metresAPixel = 156_543;

/** Draws coasts, rivers and borders, part by part as they come into view. `onPart` is called with each loaded part. */
export function drawBase(map: LeafletMap, onPart: (part: BaseMapPart) => void): void {
	const renderers = panes.map((name, index) => {
		map.createPane(name).style.zIndex = String(firstPane + index);
		return svg({ pane: name, padding: 0.4 });
	});
	const [world, nation, city, lines] = renderers;
	const asked = new Set<string>();
	const rivers: { readonly line: ReturnType<typeof polyline>; readonly width: number }[] = [];

	const riverWeight = (width: number): number => {
		const metres = (metresAPixel * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** map.getZoom();
		return Math.max(2, width / metres);
	};
	const draw = (name: string, part: BaseMapPart): void => {
		const renderer = name === "world" ? world : isCityPart(name) ? city : nation;
		const still = { interactive: false, ...(renderer && { renderer }) };
		const onLines = { interactive: false, smoothFactor: 1, ...(lines && { renderer: lines }) };
		const shapes = (texts: readonly string[]): LatLngTuple[][][] => texts.map((text) => [decodeLine(text)]);
		if (part.box) {
			const [south, west, north, east] = part.box;
			rectangle(
				[
					[south, west],
					[north, east],
				],
				{ ...still, className: styles.water ?? "" },
			).addTo(map);
		}
		polygon(shapes(part.land), { ...still, className: styles.land ?? "" }).addTo(map);
		if (part.water.length > 0)
			polygon(shapes(part.water), { ...still, className: styles.water ?? "" }).addTo(map);
		for (const [width, text] of part.rivers) {
			const line = polyline(decodeLine(text), {
				...still,
				className: styles.river ?? "",
				weight: riverWeight(width),
			}).addTo(map);
			rivers.push({ line, width });
		}
		polyline(part.quarters.map(decodeLine), { ...onLines, className: styles.quarter ?? "" }).addTo(map);
		polyline(part.borders.map(decodeLine), { ...onLines, className: styles.border ?? "" }).addTo(map);
	};
	const look = (): void => {
		const bounds = map.getBounds().pad(0.2);
		const sight: Box = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
		for (const name of partsInSight(sight, map.getZoom())) {
			if (asked.has(name)) continue;
			asked.add(name);
			void loadPart(name).then((part) => {
				if (!part || !map.getPane("world")) return;
				draw(name, part);
				onPart(part);
			});
		}
	};
	const scale = (): void => {
		for (const { line, width } of rivers) line.setStyle({ weight: riverWeight(width) });
		const zoom = map.getZoom();
		map.getContainer().toggleAttribute("data-borders", zoom >= borderZoom);
		map.getContainer().toggleAttribute("data-quarters", zoom >= quarterZoom);
	};
	map.on("moveend", look);
	map.on("zoomend", scale);
	map.whenReady(() => {
		look();
		scale();
	});
}
