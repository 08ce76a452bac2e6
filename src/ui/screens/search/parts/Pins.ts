import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from "leaflet";
import { mapCopy } from "#copy/map.ts";
import type { StayPin } from "#domain/search/StayPin.ts";
import type { Won } from "#domain/shared/Won.ts";
import { prefersReducedMotion } from "#ui/components/motion.ts";
import { compactWon, formatWon } from "#ui/format/won.ts";
import type { Mark } from "#ui/map/drawNames.ts";
import { gather } from "#ui/map/separate.ts";
import styles from "./ResultMap.module.css";

/** Size of a pin or cluster in pixels; prevents overlaps and keeps the tap target large enough. */
const pinRoom = { width: 96, height: 48 } as const;

/** State of the pins apart from their prices. */
export interface PinLook {
	readonly chosen: ReadonlySet<number>;
	readonly pointed: number | null;
	readonly seen: ReadonlySet<number>;
}

interface PinEvents {
	readonly onPress: (pins: readonly StayPin[]) => void;
	/** Called with the current positions of the pins. */
	readonly onMarks: (marks: readonly Mark[]) => void;
}

interface Drawn {
	readonly marker: Marker;
	readonly button: HTMLButtonElement;
	readonly pins: readonly StayPin[];
}

/** Prices on the map; pins that would overlap are merged into a cluster with their number and lowest price. */
export class Pins {
	readonly #map: LeafletMap;
	readonly #events: PinEvents;
	#all: readonly StayPin[] = [];
	#drawn = new Map<string, Drawn>();
	#look: PinLook = { chosen: new Set(), pointed: null, seen: new Set() };

	constructor(map: LeafletMap, events: PinEvents) {
		this.#map = map;
		this.#events = events;
		map.on("zoomend", () => this.#redraw());
	}

	show(pins: readonly StayPin[]): void {
		this.#all = pins;
		this.#redraw();
	}

	look(look: PinLook): void {
		this.#look = look;
		for (const each of this.#drawn.values()) paint(each, look);
	}

	/** Returns the focus to a stay's pin or to the cluster that contains it. */
	focus(id: number): void {
		for (const { pins, button } of this.#drawn.values()) {
			if (pins.some((pin) => pin.id === id)) button.focus({ preventScroll: true });
		}
	}

	#redraw(): void {
		const zoom = this.#map.getZoom();
		const groups = gather(
			this.#all.map((pin) => {
				const { x, y } = this.#map.project(at(pin), zoom);
				return { x, y, ...pinRoom };
			}),
		);
		const next = new Map<string, Drawn>();
		for (const group of groups) {
			const pins = group.map((index) => this.#all[index]!);
			const key = pins.map(({ id, total }) => `${id}:${total}`).join(" ");
			next.set(key, this.#drawn.get(key) ?? this.#draw(pins));
		}
		for (const [key, each] of this.#drawn) if (!next.has(key)) each.marker.remove();
		this.#drawn = next;
		for (const each of next.values()) paint(each, this.#look);
		this.#events.onMarks([...next.values()].map(({ pins }) => ({ at: at(pins[0]!), ...pinRoom })));
	}

	#draw(pins: readonly StayPin[]): Drawn {
		const spot = at(pins[0]!);
		const button = pinButton(pins);
		DomEvent.disableClickPropagation(button);
		button.addEventListener("click", () => this.#events.onPress(pins));
		button.addEventListener("focus", () => bringIntoSight(this.#map, button, spot));
		const pin = marker(spot, {
			icon: divIcon({
				className: styles.spot ?? "",
				iconSize: [pinRoom.width, pinRoom.height],
				html: button,
			}),
			interactive: false,
			keyboard: false,
		}).addTo(this.#map);
		return { marker: pin, button, pins };
	}
}

const at = ({ position }: StayPin): [number, number] => [position.latitude, position.longitude];
const bare = (total: Won): string => compactWon(total).replace(/원$/, "");

function paint({ button, pins, marker: pin }: Drawn, { chosen, pointed, seen }: PinLook): void {
	const isOn = pins.some(({ id }) => chosen.has(id) || pointed === id);
	button.toggleAttribute("data-on", isOn);
	button.toggleAttribute(
		"data-seen",
		pins.every(({ id }) => seen.has(id)),
	);
	button.setAttribute("aria-pressed", String(pins.some(({ id }) => chosen.has(id))));
	pin.setZIndexOffset(isOn ? 10_000 : 0);
}

/** Creates a button with the price of one stay, or with the number of stays and their lowest price. */
function pinButton(pins: readonly StayPin[]): HTMLButtonElement {
	const { name, total } = pins[0]!;
	const button = document.createElement("button");
	button.type = "button";
	button.className = styles.pin ?? "";
	const price = document.createElement("span");
	button.append(price);
	if (pins.length === 1) {
		price.textContent = total === null ? mapCopy.hidden : mapCopy.price(bare(total));
		const exact = total === null ? mapCopy.hidden : formatWon(total);
		button.setAttribute("aria-label", mapCopy.pin(name, exact, price.textContent));
		return button;
	}
	price.textContent = total === null ? mapCopy.hidden : mapCopy.from(bare(total));
	const count = document.createElement("b");
	count.textContent = mapCopy.cluster(pins.length);
	button.prepend(count, " ");
	button.dataset.cluster = "";
	button.setAttribute(
		"aria-label",
		total === null
			? mapCopy.clusterLabelHidden(button.textContent)
			: mapCopy.clusterLabel(button.textContent, formatWon(total)),
	);
	return button;
}

/** Pans the map so that the focused pin is visible and not covered by another pin's card. */
function bringIntoSight(map: LeafletMap, button: HTMLButtonElement, spot: [number, number]): void {
	const { left, top, width, height } = button.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	if (button.contains(hit) && map.getBounds().pad(-0.05).contains(spot)) return;
	// A card may cover everything but the upper part.
	const lower = map.project(spot).add([0, (map.getSize().y * 5) / 14]);
	// Not panBy, which does not stop the pan to the previous pin; that would move this pin out of view.
	map.panTo(map.unproject(lower), { animate: !prefersReducedMotion() });
}
