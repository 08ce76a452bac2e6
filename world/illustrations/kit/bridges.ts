import type { Hex } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { dot, group, opacity, rect, shape, stroke } from "./marks.ts";
import { n } from "./Paper.ts";

/** A river bridge on arches; lamps along the deck after sunset. */
export function archBridge(
	light: Light,
	wish: {
		from: number;
		to: number;
		deck: number;
		water: number;
		spans: number;
		surface: Hex;
		depth?: number;
	},
): string {
	const depth = wish.depth ?? 0;
	const span = (wish.to - wish.from) / wish.spans;
	const thick = 12;
	let d = `M${n(wish.from)} ${n(wish.deck)}H${n(wish.to)}V${n(wish.water)}`;
	let lamps = "";
	for (let index = wish.spans - 1; index >= 0; index--) {
		const x = wish.from + index * span;
		const rise = wish.water - wish.deck - thick;
		d += `L${n(x + span * 0.94)} ${n(wish.water)}C${n(x + span * 0.86)} ${n(wish.water - rise * 1.28)} ${n(x + span * 0.14)} ${n(wish.water - rise * 1.28)} ${n(x + span * 0.06)} ${n(wish.water)}`;
		lamps += dot(x + span * 0.25, wish.deck - 15, 3.4) + dot(x + span * 0.75, wish.deck - 15, 3.4);
	}
	d += `L${n(wish.from)} ${n(wish.water)}Z`;
	let posts = "";
	for (let x = wish.from + span / 4; x < wish.to; x += span / 2) posts += `M${n(x)} ${n(wish.deck)}v-13`;
	return group([
		stroke(posts, tone(light, "#54607a", 0.6, depth), 2),
		shape(d, tone(light, wish.surface, 0.45, depth)),
		rect(wish.from, wish.deck - 3, wish.to - wish.from, 5, tone(light, wish.surface, 0, depth)),
		light.lamps > 0.3
			? shape(lamps, light.lamp)
			: shape(lamps, tone(light, "#f3efe4", 0, depth), opacity(0.7)),
	]);
}

/** A suspension bridge: two towers, a catenary, hangers. Its cables are a string of lights at night. */
export function suspensionBridge(
	light: Light,
	wish: {
		from: number;
		to: number;
		deck: number;
		water: number;
		towers: readonly [number, number];
		top: number;
		surface: Hex;
		depth?: number;
		/** Whether it has two decks, as in Busan. */
		double?: boolean;
	},
): string {
	const depth = wish.depth ?? 0;
	const body = tone(light, wish.surface, 0.3, depth);
	const shade = tone(light, wish.surface, 0.9, depth);
	const [left, right] = wish.towers;
	const sag = wish.deck - 14;
	const cable = `M${n(wish.from)} ${n(wish.deck - 4)}Q${n((wish.from + left) / 2)} ${n(wish.deck - 20)} ${n(left)} ${n(wish.top)}Q${n((left + right) / 2)} ${n(2 * sag - wish.top)} ${n(right)} ${n(wish.top)}Q${n((right + wish.to) / 2)} ${n(wish.deck - 20)} ${n(wish.to)} ${n(wish.deck - 4)}`;
	let hangers = "";
	let lamps = "";
	const middle = (left + right) / 2;
	const half = (right - left) / 2;
	for (let x = left + 24; x < right - 12; x += 24) {
		const share = (x - middle) / half;
		const y = sag + (wish.top - sag) * share * share;
		hangers += `M${n(x)} ${n(y)}V${n(wish.deck)}`;
		lamps += dot(x, y, 2.6);
	}
	let deckLamps = "";
	for (let x = wish.from + 10; x < wish.to; x += 34) deckLamps += dot(x, wish.deck - 4, 2.4);
	const pylon = (x: number) =>
		rect(x - 9, wish.top - 8, 7, wish.water - wish.top + 8, body) +
		rect(x + 4, wish.top - 8, 7, wish.water - wish.top + 8, shade) +
		rect(x - 9, wish.top + 6, 20, 7, body) +
		rect(x - 9, wish.top + (wish.deck - wish.top) * 0.5, 20, 7, body);
	let piers = "";
	for (let x = wish.from + 40; x < wish.to; x += 120) {
		if (x > left - 30 && x < right + 30) continue;
		piers += rect(x, wish.deck, 12, wish.water - wish.deck, shade);
	}
	const lit = light.lamps > 0.3;
	return group([
		piers,
		stroke(hangers, body, 1.3, opacity(0.8)),
		stroke(cable, lit ? light.lamp : body, lit ? 3 : 3.4, lit ? opacity(0.9) : undefined),
		pylon(left),
		pylon(right),
		rect(wish.from, wish.deck, wish.to - wish.from, wish.double ? 6 : 9, body),
		wish.double ? rect(wish.from, wish.deck + 13, wish.to - wish.from, 7, shade) : "",
		lit ? shape(lamps + deckLamps, "#fff3c9") : "",
	]);
}
