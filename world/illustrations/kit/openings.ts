import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { disc, group, opacity, rect, shape, stroke } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";

/** Returns the colour of a window pane by day: the reflected sky, dimmed by the room behind. */
export const paneColour = (light: Light, depth = 0): Hex =>
	mix(mix(light.sky[1], "#26354c", light.hour === "night" ? 0.5 : 0.42), light.haze, depth);

export interface WindowWish {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly frame: Hex;
	readonly lit: boolean;
	readonly columns?: number;
	readonly rows?: number;
	readonly sill?: boolean;
	readonly depth?: number;
	/** Colour of drawn curtains, if there are any. */
	readonly curtain?: Hex;
}

/** One window with its frame, panes, curtains, sill. */
export function windowPane(paper: Paper, light: Light, wish: WindowWish): string {
	const { x, y, width, height } = wish;
	const depth = wish.depth ?? 0;
	const edge = Math.max(1.5, Math.min(5, width * 0.06));
	const frame = tone(light, wish.frame, 0.15, depth);
	const glass = wish.lit
		? paper.linear([
				[0, "#ffe9b0"],
				[1, light.lamp],
			])
		: paper.linear(
				[
					[0, mix(paneColour(light, depth), light.sky[2], 0.3)],
					[1, paneColour(light, depth)],
				],
				[0, 0],
				[0.4, 1],
			);
	const marks = [
		rect(x - edge, y - edge, width + edge * 2, height + edge * 2, frame),
		rect(x, y, width, height, glass),
	];
	if (!wish.lit) {
		marks.push(
			shape(
				`M${n(x + width * 0.1)} ${n(y + height)}L${n(x + width * 0.55)} ${n(y)}h${n(width * 0.2)}L${n(x + width * 0.3)} ${n(y + height)}Z`,
				"#ffffff",
				opacity(0.14),
			),
		);
	}
	if (wish.curtain) {
		const cloth = tone(light, wish.curtain, wish.lit ? 0 : 0.5, depth);
		marks.push(
			shape(
				`M${n(x)} ${n(y)}h${n(width * 0.3)}q${n(-width * 0.02)} ${n(height * 0.6)} ${n(-width * 0.14)} ${n(height)}h${n(-width * 0.16)}zM${n(x + width)} ${n(y)}h${n(-width * 0.3)}q${n(width * 0.02)} ${n(height * 0.6)} ${n(width * 0.14)} ${n(height)}h${n(width * 0.16)}z`,
				cloth,
				opacity(0.85),
			),
		);
	}
	let bars = "";
	for (let index = 1; index < (wish.columns ?? 2); index++)
		bars += `M${n(x + (width * index) / (wish.columns ?? 2))} ${n(y)}v${n(height)}`;
	for (let index = 1; index < (wish.rows ?? 1); index++)
		bars += `M${n(x)} ${n(y + (height * index) / (wish.rows ?? 1))}h${n(width)}`;
	if (bars) marks.push(stroke(bars, frame, edge * 0.7));
	if (wish.sill)
		marks.push(
			rect(x - edge * 2, y + height + edge, width + edge * 4, edge * 1.3, tone(light, wish.frame, 0, depth)),
		);
	return group(marks);
}

/** A pool of warm light around a lamp or window. */
export function glow(
	paper: Paper,
	light: Light,
	x: number,
	y: number,
	radius: number,
	strength = 0.55,
): string {
	return disc(
		x,
		y,
		radius,
		paper.radial([
			[0, light.lamp, strength],
			[0.35, light.lamp, strength * 0.4],
			[1, light.lamp, 0],
		]),
	);
}

/** Light falling from a door or window onto the ground. */
export function spill(
	paper: Paper,
	light: Light,
	x: number,
	y: number,
	width: number,
	reach: number,
): string {
	return shape(
		`M${n(x)} ${n(y)}h${n(width)}l${n(reach * 0.35)} ${n(reach)}h${n(-width - reach * 0.7)}z`,
		paper.linear([
			[0, light.lamp, 0.6],
			[1, light.lamp, 0],
		]),
	);
}
