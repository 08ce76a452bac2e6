import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { disc, group, opacity, oval, polygon, rect, shape, stroke } from "./marks.ts";
import { glow } from "./openings.ts";
import { n, type Paper } from "./Paper.ts";

/** A lighthouse with its lamp; a beam after dark. */
export function lighthouse(
	paper: Paper,
	light: Light,
	wish: { x: number; base: number; height: number; body: Hex; band?: Hex; depth?: number },
): string {
	const { x, base, height } = wish;
	const depth = wish.depth ?? 0;
	const w = height * 0.11;
	const top = base - height;
	const shade = -light.side;
	const trunk = polygon([
		[x - w, base],
		[x - w * 0.62, top + height * 0.2],
		[x + w * 0.62, top + height * 0.2],
		[x + w, base],
	]);
	const dark = light.lamps > 0.3;
	const marks = [
		dark
			? shape(
					`M${n(x)} ${n(top + height * 0.12)}L${n(x + shade * height * 2.6)} ${n(top - height * 0.26)}V${n(top + height * 0.5)}Z`,
					paper.linear(
						[
							[0, "#fff2c4", 0.5],
							[1, "#fff2c4", 0],
						],
						shade > 0 ? [0, 0] : [1, 0],
						shade > 0 ? [1, 0] : [0, 0],
					),
				)
			: "",
		shape(trunk, tone(light, wish.body, 0.1, depth)),
	];
	if (wish.band) {
		marks.push(
			shape(
				polygon([
					[x - w * 0.84, base - height * 0.36],
					[x - w * 0.75, base - height * 0.54],
					[x + w * 0.75, base - height * 0.54],
					[x + w * 0.84, base - height * 0.36],
				]),
				tone(light, wish.band, 0.1, depth),
			),
		);
	}
	marks.push(
		shape(
			polygon([
				[x + shade * w * 0.2, base],
				[x + shade * w * 0.16, top + height * 0.2],
				[x + shade * w * 0.62, top + height * 0.2],
				[x + shade * w, base],
			]),
			tone(light, "#6d7c9c", 0.9, depth),
			opacity(0.3),
		),
		rect(x - w * 0.95, top + height * 0.18, w * 1.9, height * 0.03, tone(light, "#4d5866", 0.4, depth)),
		rect(
			x - w * 0.5,
			top + height * 0.06,
			w,
			height * 0.12,
			dark ? "#fff0bd" : tone(light, "#9fc2d4", 0.2, depth),
		),
		shape(
			`M${n(x - w * 0.66)} ${n(top + height * 0.07)}Q${n(x)} ${n(top - height * 0.06)} ${n(x + w * 0.66)} ${n(top + height * 0.07)}Z`,
			tone(light, wish.band ?? "#c8503c", 0.3, depth),
		),
		dark ? glow(paper, light, x, top + height * 0.12, height * 0.42, 0.8) : "",
	);
	return group(marks);
}

/** A fishing or pleasure boat lying on the water. */
export function boat(
	light: Light,
	wish: {
		x: number;
		y: number;
		size: number;
		hull: Hex;
		kind: "fishing" | "sail" | "long";
		depth?: number;
		turn?: -1 | 1;
	},
): string {
	const { x, y, size } = wish;
	const depth = wish.depth ?? 0;
	const turn = wish.turn ?? 1;
	const at = (dx: number) => n(x + turn * dx * size);
	const up = (dy: number) => n(y - dy * size);
	const hull = tone(light, wish.hull, 0.3, depth);
	const marks = [
		oval(x, y + size * 0.1, size * 0.62, size * 0.05, mix(light.water[1], "#0b1a33", 0.3), opacity(0.4)),
	];
	if (wish.kind === "sail") {
		marks.push(
			stroke(
				`M${at(0)} ${up(0.1)}V${up(1.3)}`,
				tone(light, "#7d6a58", 0.4, depth),
				Math.max(1.4, size * 0.025),
			),
			shape(
				`M${at(0.03)} ${up(1.28)}Q${at(0.5)} ${up(0.6)} ${at(0.52)} ${up(0.2)}H${at(0.03)}Z`,
				tone(light, "#ffffff", 0.05, depth),
			),
			shape(
				`M${at(-0.03)} ${up(1.14)}Q${at(-0.32)} ${up(0.6)} ${at(-0.4)} ${up(0.22)}H${at(-0.03)}Z`,
				tone(light, "#f3e7d6", 0.6, depth),
			),
			shape(
				`M${at(-0.5)} ${up(0.14)}H${at(0.56)}Q${at(0.44)} ${up(-0.1)} ${at(0.3)} ${up(-0.1)}H${at(-0.34)}Q${at(-0.46)} ${up(-0.06)} ${at(-0.5)} ${up(0.14)}Z`,
				hull,
			),
		);
	} else if (wish.kind === "long") {
		marks.push(
			shape(
				`M${at(-0.9)} ${up(0.3)}Q${at(-0.5)} ${up(0.02)} ${at(0)} ${up(0.04)}Q${at(0.6)} ${up(0.04)} ${at(0.94)} ${up(0.5)}Q${at(0.6)} ${up(-0.1)} ${at(0.3)} ${up(-0.12)}H${at(-0.4)}Q${at(-0.8)} ${up(-0.06)} ${at(-0.9)} ${up(0.3)}Z`,
				hull,
			),
			shape(
				`M${at(-0.46)} ${up(0.42)}Q${at(0)} ${up(0.56)} ${at(0.42)} ${up(0.42)}V${up(0.36)}H${at(-0.46)}Z`,
				tone(light, "#d9a05b", 0.2, depth),
			),
			stroke(
				`M${at(-0.4)} ${up(0.38)}V${up(0.05)}M${at(0.36)} ${up(0.38)}V${up(0.05)}`,
				tone(light, "#6d5240", 0.5, depth),
				2,
			),
		);
	} else {
		marks.push(
			shape(
				`M${at(-0.6)} ${up(0.2)}Q${at(0)} ${up(0.12)} ${at(0.7)} ${up(0.34)}Q${at(0.56)} ${up(-0.1)} ${at(0.44)} ${up(-0.1)}H${at(-0.48)}Q${at(-0.58)} ${up(-0.06)} ${at(-0.6)} ${up(0.2)}Z`,
				hull,
			),
			stroke(
				`M${at(-0.58)} ${up(0.12)}Q${at(0)} ${up(0.06)} ${at(0.66)} ${up(0.26)}`,
				tone(light, "#ffffff", 0.1, depth),
				Math.max(1.5, size * 0.04),
			),
			shape(
				`M${at(-0.4)} ${up(0.16)}V${up(0.5)}H${at(0.06)}L${at(0.12)} ${up(0.18)}Z`,
				tone(light, "#f4f2ec", 0.15, depth),
			),
			shape(
				`M${at(-0.32)} ${up(0.44)}H${at(0.02)}V${up(0.3)}H${at(-0.32)}Z`,
				light.lamps > 0.3 ? light.lamp : tone(light, "#4a6b86", 0.4, depth),
			),
			stroke(
				`M${at(-0.2)} ${up(0.5)}V${up(0.86)}M${at(0.3)} ${up(0.24)}V${up(0.7)}L${at(-0.2)} ${up(0.82)}`,
				tone(light, "#5c5048", 0.5, depth),
				Math.max(1.2, size * 0.02),
			),
		);
	}
	return group(marks);
}

/** A slightly tilted beach umbrella. */
export function parasol(
	light: Light,
	x: number,
	base: number,
	height: number,
	colours: readonly [Hex, Hex],
	tilt = 8,
): string {
	const reach = height * 0.62;
	const top = base - height;
	const dome = (from: number, to: number) =>
		`M${n(x)} ${n(top)}Q${n(x + from * 0.72)} ${n(top + height * 0.03)} ${n(x + from)} ${n(top + height * 0.3)}Q${n(x + (from + to) / 2)} ${n(top + height * 0.24)} ${n(x + to)} ${n(top + height * 0.3)}Q${n(x + to * 0.72)} ${n(top + height * 0.03)} ${n(x)} ${n(top)}Z`;
	const ribs = [-1, -0.6, -0.2, 0.2, 0.6, 1];
	const panels: string[] = [];
	for (let index = 0; index < 5; index++) {
		const turned = light.side < 0 ? index / 5 : 1 - index / 5;
		panels.push(
			shape(
				dome(ribs[index]! * reach, ribs[index + 1]! * reach),
				tone(light, colours[index % 2]!, turned * 0.7),
			),
		);
	}
	return group(
		[
			stroke(`M${n(x)} ${n(base)}V${n(top + 6)}`, tone(light, "#c9b391", 0.4), Math.max(3, height * 0.024)),
			...panels,
			disc(x, top, height * 0.018, tone(light, colours[0], 0.3)),
		],
		`transform="rotate(${tilt} ${n(x)} ${n(base)})"`,
	);
}

/** A sun lounger seen from the side. */
export function lounger(
	light: Light,
	x: number,
	base: number,
	size: number,
	cloth: Hex,
	turn: -1 | 1 = 1,
): string {
	const at = (dx: number) => n(x + turn * dx * size);
	const up = (dy: number) => n(base - dy * size);
	return group([
		oval(x, base + 2, size * 0.62, size * 0.045, "#2a3550", opacity(0.2)),
		stroke(
			`M${at(-0.46)} ${up(0.2)}V${up(0)}M${at(0.44)} ${up(0.2)}V${up(0)}M${at(-0.1)} ${up(0.2)}V${up(0.02)}`,
			tone(light, "#a67c52", 0.6),
			size * 0.035,
		),
		stroke(
			`M${at(0.5)} ${up(0.2)}H${at(-0.14)}L${at(-0.56)} ${up(0.46)}`,
			tone(light, "#c79a6a", 0.3),
			size * 0.05,
		),
		stroke(
			`M${at(0.48)} ${up(0.265)}H${at(-0.13)}L${at(-0.53)} ${up(0.51)}`,
			tone(light, cloth, 0.1),
			size * 0.09,
		),
		stroke(`M${at(-0.42)} ${up(0.5)}L${at(-0.52)} ${up(0.56)}`, tone(light, "#ffffff", 0.05), size * 0.08),
	]);
}
