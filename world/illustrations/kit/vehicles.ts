import type { Hex } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { disc, group, opacity, oval, shape } from "./marks.ts";
import { n } from "./Paper.ts";

/** A small car from the side, its lamps on after sunset. */
export function car(
	light: Light,
	x: number,
	base: number,
	size: number,
	body: Hex,
	turn: -1 | 1 = 1,
): string {
	const at = (dx: number) => n(x + turn * dx * size);
	const up = (dy: number) => n(base - dy * size);
	const paint = tone(light, body, 0.2);
	const lit = light.lamps > 0.1;
	const tyre = tone(light, "#23262e", 0.5);
	return group([
		oval(x, base, size * 0.58, size * 0.05, "#141726", opacity(0.3)),

		shape(
			`M${at(-0.52)} ${up(0.08)}V${up(0.2)}Q${at(-0.5)} ${up(0.28)} ${at(-0.36)} ${up(0.29)}L${at(-0.22)} ${up(0.44)}Q${at(-0.18)} ${up(0.47)} ${at(-0.1)} ${up(0.47)}H${at(0.12)}Q${at(0.2)} ${up(0.47)} ${at(0.25)} ${up(0.42)}L${at(0.36)} ${up(0.29)}Q${at(0.52)} ${up(0.27)} ${at(0.53)} ${up(0.18)}V${up(0.08)}Z`,
			paint,
		),
		shape(
			`M${at(-0.28)} ${up(0.3)}L${at(-0.18)} ${up(0.41)}Q${at(-0.16)} ${up(0.43)} ${at(-0.1)} ${up(0.43)}H${at(-0.01)}V${up(0.3)}Z`,
			lit ? "#ffe6ae" : tone(light, "#a9c6d6", 0.2),
		),
		shape(
			`M${at(0.03)} ${up(0.3)}V${up(0.43)}H${at(0.12)}Q${at(0.17)} ${up(0.43)} ${at(0.2)} ${up(0.4)}L${at(0.28)} ${up(0.3)}Z`,
			lit ? "#ffe6ae" : tone(light, "#a9c6d6", 0.2),
		),
		shape(`M${at(-0.52)} ${up(0.12)}H${at(0.53)}V${up(0.08)}H${at(-0.52)}Z`, "#141726", opacity(0.25)),
		...[-0.3, 0.31].map(
			(dx) =>
				disc(x + turn * dx * size, base - size * 0.08, size * 0.095, tyre) +
				disc(x + turn * dx * size, base - size * 0.08, size * 0.045, tone(light, "#cfd5db", 0.2)),
		),
		disc(
			x + turn * size * 0.5,
			base - size * 0.19,
			size * 0.026,
			lit ? "#fff6d8" : tone(light, "#f6f1e2", 0),
		),
		disc(x - turn * size * 0.505, base - size * 0.2, size * 0.022, "#d9432f"),
	]);
}
