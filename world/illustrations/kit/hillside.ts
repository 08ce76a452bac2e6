import { type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { rect, shape } from "./marks.ts";
import { paneColour } from "./openings.ts";
import { n } from "./Paper.ts";
import type { Random } from "./random.ts";

/** Small bright houses stacked up a slope like seats in a theatre. */
export function hillside(
	light: Light,
	random: Random,
	wish: {
		rows: number;
		top: (share: number) => readonly [number, number];
		bottom: (share: number) => readonly [number, number];
		walls: readonly Hex[];
		roofs: readonly Hex[];
		size: readonly [number, number];
		depth: readonly [number, number];
	},
): string {
	const marks: string[] = [];
	for (let row = 0; row < wish.rows; row++) {
		const up = row / Math.max(1, wish.rows - 1);
		const size = wish.size[0] + (wish.size[1] - wish.size[0]) * up;
		const depth = wish.depth[0] + (wish.depth[1] - wish.depth[0]) * up;
		let along = random.between(0, 0.04);
		while (along < 1) {
			const [ax, ay] = wish.top(along);
			const [bx, by] = wish.bottom(along);
			const x = ax + (bx - ax) * up;
			const y = ay + (by - ay) * up;
			const width = size * random.between(0.7, 1.3);
			marks.push(
				cube(
					light,
					random,
					x,
					y,
					width,
					size * random.between(0.7, 1.15),
					random.pick(wish.walls),
					random.pick(wish.roofs),
					depth,
				),
			);
			const reach = Math.abs(wish.bottom(1)[0] - wish.bottom(0)[0]) || 1;
			along += (width * random.between(0.95, 1.2)) / reach;
		}
	}
	return marks.join("");
}

function cube(
	light: Light,
	random: Random,
	x: number,
	base: number,
	width: number,
	height: number,
	wall: Hex,
	roof: Hex,
	depth: number,
): string {
	const face = width * 0.68;
	const faceX = light.side < 0 ? x : x + width - face;
	const wallX = light.side < 0 ? x + face : x;
	const top = base - height;
	const front = tone(light, wall, 0.08, depth);
	const marks = [
		rect(faceX, top, face, height + 8, front),
		rect(wallX, top, width - face, height + 8, tone(light, wall, 0.95, depth)),
	];
	const snowy = light.season === "winter";
	if (random.chance(0.6)) {
		const rise = height * 0.3;
		marks.push(
			shape(
				`M${n(x - 3)} ${n(top + 2)}L${n(x + width * 0.16)} ${n(top - rise)}H${n(x + width * 0.84)}L${n(x + width + 3)} ${n(top + 2)}Z`,
				tone(light, snowy ? "#f6f9fd" : roof, 0.3, depth),
			),
		);
	} else {
		marks.push(
			rect(
				x - 2,
				top - 4,
				width + 4,
				6,
				tone(light, snowy ? "#ffffff" : mix(wall, "#ffffff", 0.4), 0.1, depth),
			),
		);
		if (random.chance(0.3))
			marks.push(rect(x + width * 0.6, top - 15, width * 0.16, 12, tone(light, "#6fa3b8", 0.3, depth)));
	}
	const pane = face * 0.22;
	for (let index = 0; index < 2; index++) {
		marks.push(
			rect(
				faceX + face * (0.16 + index * 0.42),
				top + height * 0.28,
				pane,
				height * 0.32,
				random.chance(light.lamps) ? light.lamp : paneColour(light, depth * 0.8),
			),
		);
	}
	return marks.join("");
}
