import { DomUtil, type Map as LeafletMap, point } from "leaflet";
import type { MapPlace } from "#domain/stay/MapPlace.ts";
import styles from "./BaseMap.module.css";
import type { BaseMapPart } from "./BaseMapPart.ts";
import { type Box, separate } from "./separate.ts";

type Kind = MapPlace["kind"] | "district" | "quarter" | "river";

interface Name {
	readonly text: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly kind: Kind;
}

/** Zoom range in which each kind of name is shown. The order is the priority for space. */
const zooms: Readonly<Record<Kind, readonly [from: number, to: number]>> = {
	city: [3, 10],
	area: [11, 18],
	river: [10, 16],
	station: [13, 18],
	sight: [13, 18],
	district: [9, 13],
	quarter: [13, 18],
};
const order = Object.keys(zooms) as Kind[];
const levels = { 1: "district", 2: "quarter", 3: "river" } as const;

const maxNames = 45;
const letterWidth = 12.5;
const lineHeight = 18;

/** An object on the map and the space it occupies, in pixels. */
export interface Mark {
	readonly at: readonly [latitude: number, longitude: number];
	readonly width: number;
	readonly height: number;
}

export interface Names {
	/** Adds the names of a part of the base map. */
	addPart(part: BaseMapPart): void;
	/** Replaces the catalogue's places in view. */
	setPlaces(places: readonly MapPlace[]): void;
	/** Sets the objects on the map that names must not overlap. */
	keepFree(marks: readonly Mark[]): void;
}

/** Draws as many names as fit without overlap, whenever the map has stopped moving. */
export function drawNames(map: LeafletMap): Names {
	const pane = map.createPane("names");
	pane.style.zIndex = "350";
	pane.classList.add("leaflet-zoom-hide");
	const fixed = new Map<string, Name>();
	let places: readonly Name[] = [];
	let marks: readonly Mark[] = [];
	let frame = 0;

	const write = (): void => {
		frame = 0;
		const zoom = map.getZoom();
		const bounds = map.getBounds().pad(0.1);
		const known = new Set<string>();
		const names = [...places, ...fixed.values()]
			.filter(({ kind, latitude, longitude }) => {
				const [from, to] = zooms[kind];
				return zoom >= from && zoom <= to && bounds.contains([latitude, longitude]);
			})
			.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
			.filter(({ text }) => !known.has(text) && known.add(text));
		const boxes = names.map(({ text, latitude, longitude }): Box => {
			const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
			return { x, y, width: text.length * letterWidth + 8, height: lineHeight };
		});
		const taken = marks.map(({ at: [latitude, longitude], width, height }): Box => {
			const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
			return { x, y, width, height };
		});
		pane.replaceChildren(
			...separate([...taken, ...boxes])
				.map((index) => index - taken.length)
				.filter((index) => index >= 0)
				.slice(0, maxNames)
				.map((index) => {
					const { text, kind } = names[index]!;
					const { x, y } = boxes[index]!;
					const element = document.createElement("span");
					element.className = styles.name ?? "";
					element.dataset.kind = kind;
					element.textContent = text;
					DomUtil.setPosition(element, point(x, y));
					return element;
				}),
		);
	};
	const writeSoon = (): void => {
		frame ||= requestAnimationFrame(write);
	};
	map.on("moveend zoomend", writeSoon);
	map.on("unload", () => cancelAnimationFrame(frame));
	return {
		keepFree(next) {
			marks = next;
			writeSoon();
		},
		addPart({ names }) {
			for (const [text, latitude, longitude, level] of names) {
				fixed.set(`${text} ${latitude} ${longitude}`, { text, latitude, longitude, kind: levels[level] });
			}
			writeSoon();
		},
		setPlaces(found) {
			places = found.map(({ name, kind, position }) => ({ text: name, kind, ...position }));
			writeSoon();
		},
	};
}
