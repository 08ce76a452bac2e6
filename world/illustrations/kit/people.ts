import type { Hex } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { disc, group, oval, rect, shape, stroke } from "./marks.ts";
import { n } from "./Paper.ts";

export interface PersonWish {
	readonly x: number;
	readonly base: number;
	readonly height: number;
	readonly coat: Hex;
	readonly legs?: Hex;
	readonly hair?: Hex;
	readonly holds?: "suitcase" | "umbrella" | "bag";
	/** Facing left or right. */
	readonly turn?: -1 | 1;
	readonly turned?: number;
}

/** A traveller, small in the picture, standing or strolling. */
export function person(light: Light, wish: PersonWish): string {
	const { x, base, height } = wish;
	const turn = wish.turn ?? 1;
	const shade = wish.turned ?? 0.35;
	const head = height * 0.07;
	const shoulder = base - height * 0.8;
	const hip = base - height * 0.42;
	const wide = height * 0.11;
	const skin = tone(light, "#eec3a2", shade);
	const coat = tone(light, wish.coat, shade);
	const legs = tone(light, wish.legs ?? "#39465c", shade);
	const marks = [
		oval(x, base, height * 0.16, height * 0.022, "#1c2438", 'opacity=".22"'),
		stroke(
			`M${n(x - wide * 0.35)} ${n(hip)}L${n(x - wide * 0.7)} ${n(base - 2)}M${n(x + wide * 0.35)} ${n(hip)}L${n(x + wide * 0.75)} ${n(base - 2)}`,
			legs,
			height * 0.062,
		),
		shape(
			`M${n(x - wide * 0.8)} ${n(shoulder + 2)}Q${n(x)} ${n(shoulder - height * 0.05)} ${n(x + wide * 0.8)} ${n(shoulder + 2)}L${n(x + wide * 0.95)} ${n(hip + height * 0.05)}H${n(x - wide * 0.95)}Z`,
			coat,
		),
		disc(x, shoulder - head * 1.15, head, skin),
		shape(
			`M${n(x - head * 1.1)} ${n(shoulder - head * 1.2)}a${n(head * 1.1)} ${n(head * 1.15)} 0 0 1 ${n(head * 2.2)} 0l${n(-turn * head * 0.3)} ${n(head * 0.1)}q${n(-head)} ${n(-head * 0.7)} ${n(-head * 1.6)} 0z`,
			tone(light, wish.hair ?? "#33261f", shade),
		),
	];
	if (wish.holds === "suitcase") {
		const sx = x - turn * wide * 2.1;
		marks.push(
			stroke(
				`M${n(x - turn * wide * 0.7)} ${n(shoulder + height * 0.08)}L${n(sx)} ${n(hip + height * 0.06)}`,
				coat,
				height * 0.045,
			),
			stroke(`M${n(sx)} ${n(hip + height * 0.05)}V${n(base - height * 0.26)}`, "#4a5568", 2),
			rect(
				sx - height * 0.075,
				base - height * 0.27,
				height * 0.15,
				height * 0.24,
				tone(light, "#d9693a", shade),
				'rx="3"',
			),
		);
	} else {
		marks.push(
			stroke(
				`M${n(x - wide * 0.75)} ${n(shoulder + height * 0.05)}L${n(x - wide * 1.05)} ${n(hip - 2)}`,
				coat,
				height * 0.045,
			),
			stroke(
				`M${n(x + wide * 0.75)} ${n(shoulder + height * 0.05)}L${n(x + wide * 1.05)} ${n(hip - 2)}`,
				coat,
				height * 0.045,
			),
		);
	}
	if (wish.holds === "umbrella") {
		const top = base - height * 1.22;
		marks.push(
			stroke(`M${n(x + turn * wide)} ${n(shoulder + height * 0.16)}V${n(top)}`, "#4a4038", 2),
			shape(
				`M${n(x + turn * wide - height * 0.3)} ${n(top + height * 0.14)}Q${n(x + turn * wide)} ${n(top - height * 0.14)} ${n(x + turn * wide + height * 0.3)} ${n(top + height * 0.14)}Z`,
				tone(light, "#c8443a", shade),
			),
		);
	}
	if (wish.holds === "bag")
		marks.push(
			rect(
				x + turn * wide * 0.7,
				hip - height * 0.06,
				height * 0.1,
				height * 0.09,
				tone(light, "#a9744a", shade),
				'rx="2"',
			),
		);
	return group(marks);
}
