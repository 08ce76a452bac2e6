import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { armchair, roundTable, rug, sofa } from "#world/illustrations/kit/furniture.ts";
import { block, decors, floorShadow, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { backWindow, sunPatch } from "./bedroom.ts";

/** A lounge with a bar, deep chairs and the evening outside. */
export const lounge: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const decor = decors[[4, 1, 3][variant % 3]!]!;
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 3.4, height: 3.1, back: 5.8 }, 1.6);
	paper.add(
		shell(room, "herringbone"),
		backWindow(room, random.fork("view"), {
			x: [0.2, 3],
			y: [0.3, 2.75],
			kind: variant === 3 ? "sea" : "city",
			columns: 3,
			sheer: false,
		}),
		sunPatch(room, [0.3, 2.9]),
		bar(room),
		rug(room, [-0.2, 3], [2.9, 4.9], mix(decor.panel, decor.wall, 0.3), mix(decor.accent, decor.wall, 0.2)),
		pottedPlant(room, 3.1, 5.3, 1.4, mix(decor.accent, "#ffffff", 0.2), variant),
		sofa(room, 1.5, 4.6, 2, mix(decor.second, decor.panel, 0.3), [decor.accent, decor.cloth]),
		armchair(room, -0.25, 3.7, decor.accent, decor.cloth),
		roundTable(room, 1.3, 3.5, 0.42, 0.42, decor.wood, "tea"),
		...[-2.7, -1.9, -1.1].map((x) => pendant(room, x, 4.5, 2.15, decor.accent, 0.17, "dome")),
		pendant(room, 1.4, 3.9, 2.35, "#e8b45a", 0.3, "globe"),
	);
};

/** A counter with stools in front of a lit wall of bottles. */
function bar(room: Room): string {
	const { camera, size, light, decor, paper } = room;
	const [x, y] = camera.at([-3.1, 2.6, size.back]);
	const [right, bottom] = camera.at([-0.3, 0.9, size.back]);
	const marks = [
		rect(x, y, right - x, bottom - y, tone(light, mix(decor.panel, "#1f1a22", 0.25), 0.5)),
		rect(
			x,
			y,
			right - x,
			bottom - y,
			paper.radial(
				[
					[0, "#ffd894", 0.75],
					[1, "#ffd894", 0.05],
				],
				[0.5, 0.4],
				0.75,
			),
		),
	];
	const colours = ["#7fa65a", "#c9803f", "#a84a3c", "#e9d7a8", "#4f7f8c", "#d9a24a", "#8f5f7c"];
	for (let shelf = 0; shelf < 3; shelf++) {
		const sy = y + (bottom - y) * (0.33 + shelf * 0.31);
		marks.push(rect(x, sy, right - x, 5, tone(light, "#e8c78c", 0.1)));
		for (let index = 0; index < 15; index++) {
			const bx = x + 14 + index * ((right - x - 24) / 15);
			const high = 30 + ((index * 7 + shelf * 5) % 4) * 7;
			const colour = tone(light, colours[(index * 3 + shelf) % colours.length]!, 0.15);
			marks.push(shape(`M${n(bx)} ${n(sy)}v${-high}h3v-11h7v11h3v${high}z`, colour));
		}
	}
	marks.push(
		floorShadow(room, [-3.3, -0.4], [4.7, 5.3], 0.1),
		block(room, { x: [-3.3, -0.4], y: [0, 1.04], z: [4.75, 5.2] }, mix(decor.wood, "#2a2022", 0.2), 3),
		block(room, { x: [-3.4, -0.3], y: [1.04, 1.12], z: [4.65, 5.3] }, "#efe4d2", 3),
	);
	let slats = "";
	for (let at = -3.2; at < -0.4; at += 0.16) slats += camera.edge([at, 0.05, 4.75], [at, 1, 4.75]);
	marks.push(stroke(slats, tone(light, mix(decor.wood, "#2a2022", 0.45), 0.6), 3));
	for (const sx of [-2.75, -2, -1.25]) {
		const [px, base] = camera.at([sx, 0, 4.2]);
		const s = camera.scale(4.2);
		marks.push(
			stroke(
				`M${n(px)} ${n(base)}V${n(base - s * 0.68)}M${n(px - s * 0.17)} ${n(base)}h${n(s * 0.34)}M${n(px - s * 0.12)} ${n(base - s * 0.26)}h${n(s * 0.24)}`,
				tone(light, "#4a454a", 0.4),
				5,
			),
			rect(px - s * 0.2, base - s * 0.78, s * 0.4, s * 0.11, tone(light, decor.accent, 0.3), 'rx="9"'),
		);
	}
	const [gx, gy] = camera.at([-1.6, 1.12, 4.9]);
	marks.push(
		room.lamplit ? glow(paper, light, gx, gy, 260, 0.4) : "",
		stroke(`M${n(gx)} ${n(gy)}v-16M${n(gx - 8)} ${n(gy)}h16`, "#ffffff", 2),
		shape(`M${n(gx - 11)} ${n(gy - 34)}h22l-9 18h-4z`, tone(light, decor.accent, 0.1)),
	);
	return group(marks);
}
