import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from "leaflet";
import { mapCopy } from "#copy/map.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import { compactWon, formatWon } from "#ui/format/won.ts";
import type { Mark } from "#ui/map/drawNames.ts";
import { gather } from "#ui/map/separate.ts";
import styles from "./ResultMap.module.css";

/** Room that a pin or a cluster takes, so that no two touch and each is large enough for a finger. */
const pinRoom = { width: 96, height: 48 } as const;

/** What a pin looks like besides its price. */
export interface PinLook {
	readonly chosen: ReadonlySet<number>;
	readonly pointed: number | null;
	readonly seen: ReadonlySet<number>;
}

export interface Pins {
	show(pins: readonly StayPin[]): void;
	look(look: PinLook): void;
	/** Brings the focus back to the pin of a stay, or to the cluster that holds it. */
	focus(id: number): void;
}

interface Drawn {
	readonly marker: Marker;
	readonly button: HTMLButtonElement;
	readonly pins: readonly StayPin[];
}

const at = ({ position }: StayPin): [number, number] => [position.latitude, position.longitude];
const short = ({ total }: StayPin): string =>
	total === null ? mapCopy.hidden : mapCopy.price(compactWon(total).replace(/원$/, ""));

/** Prices on a map, those that would touch each other as one with their number and lowest price. */
export function drawPins(
	map: LeafletMap,
	{
		onPress,
		onMarks,
	}: {
		readonly onPress: (pins: readonly StayPin[]) => void;
		/** Where pins stand now. */
		readonly onMarks: (marks: readonly Mark[]) => void;
	},
): Pins {
	let all: readonly StayPin[] = [];
	let drawn = new Map<string, Drawn>();
	let looks: PinLook = { chosen: new Set(), pointed: null, seen: new Set() };

	const paint = ({ button, pins, marker: pin }: Drawn): void => {
		const isOn = pins.some(({ id }) => looks.chosen.has(id) || looks.pointed === id);
		button.toggleAttribute("data-on", isOn);
		button.toggleAttribute(
			"data-seen",
			pins.every(({ id }) => looks.seen.has(id)),
		);
		button.setAttribute("aria-pressed", String(pins.some(({ id }) => looks.chosen.has(id))));
		pin.setZIndexOffset(isOn ? 10_000 : 0);
	};
	const draw = (pins: readonly StayPin[]): Drawn => {
		const [first] = pins;
		const button = document.createElement("button");
		button.type = "button";
		button.className = styles.pin ?? "";
		const price = document.createElement("span");
		price.textContent = short(first!);
		button.append(price);
		if (pins.length > 1) {
			const count = document.createElement("b");
			count.textContent = mapCopy.cluster(pins.length);
			if (first!.total !== null)
				price.textContent = mapCopy.from(compactWon(first!.total).replace(/원$/, ""));
			button.prepend(count, " ");
			button.dataset.cluster = "";
			button.setAttribute(
				"aria-label",
				first!.total === null
					? mapCopy.clusterLabelHidden(button.textContent)
					: mapCopy.clusterLabel(button.textContent, formatWon(first!.total)),
			);
		} else {
			const exact = first!.total === null ? mapCopy.hidden : formatWon(first!.total);
			button.setAttribute("aria-label", mapCopy.pin(first!.name, exact, price.textContent));
		}
		DomEvent.disableClickPropagation(button);
		button.addEventListener("click", () => onPress(pins));
		// What has the focus is in sight, and not under the card of another pin.
		button.addEventListener("focus", () => {
			const { left, top, width, height } = button.getBoundingClientRect();
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			if (button.contains(hit) && map.getBounds().pad(-0.05).contains(at(first!))) return;
			const spot = map.latLngToContainerPoint(at(first!));
			const size = map.getSize();
			// A card may take all but the upper part.
			map.panBy([spot.x - size.x / 2, spot.y - size.y / 7]);
		});
		const pin = marker(at(first!), {
			icon: divIcon({
				className: styles.spot ?? "",
				iconSize: [pinRoom.width, pinRoom.height],
				html: button,
			}),
			interactive: false,
			keyboard: false,
		}).addTo(map);
		return { marker: pin, button, pins };
	};
	const redraw = (): void => {
		const zoom = map.getZoom();
		const groups = gather(
			all.map((pin) => {
				const { x, y } = map.project(at(pin), zoom);
				return { x, y, ...pinRoom };
			}),
		);
		const next = new Map<string, Drawn>();
		for (const group of groups) {
			const pins = group.map((index) => all[index]!);
			const key = pins.map(({ id, total }) => `${id}:${total}`).join(" ");
			next.set(key, drawn.get(key) ?? draw(pins));
		}
		for (const [key, each] of drawn) if (!next.has(key)) each.marker.remove();
		drawn = next;
		for (const each of drawn.values()) paint(each);
		onMarks([...drawn.values()].map(({ pins }) => ({ at: at(pins[0]!), ...pinRoom })));
	};
	map.on("zoomend", redraw);
	return {
		show(pins) {
			all = pins;
			redraw();
		},
		look(next) {
			looks = next;
			for (const each of drawn.values()) paint(each);
		},
		focus(id) {
			for (const { pins, button } of drawn.values()) {
				if (pins.some((pin) => pin.id === id)) button.focus({ preventScroll: true });
			}
		},
	};
}
