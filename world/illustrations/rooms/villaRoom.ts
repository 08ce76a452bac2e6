import { bed } from "#world/illustrations/kit/bedding.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { armchair, nightTable, roundTable, rug } from "#world/illustrations/kit/furniture.ts";
import { type Decor, decors, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { glazing, vista } from "#world/illustrations/kit/vista.ts";
import { sunPatch } from "./bedroom.ts";

/** A villa bedroom under a thatched roof: a canopied bed, doors wide open to the sea. */
export const villaRoom: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const decor: Decor = {
		...decors[variant % 2 ? 0 : 5]!,
		wall: "#f6efe2",
		floor: "#d8b98a",
		second: "#7fa79a",
		wood: "#9a6d46",
	};
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 3, height: 2.9, back: 5.2 });
	const { camera, size } = room;
	const [x, y] = camera.at([0.25, 2.45, size.back]);
	const [right, bottom] = camera.at([2.75, 0, size.back]);
	const frame = { x, y, width: right - x, height: bottom - y };
	paper.add(shell(room, "boards", "plain"), thatch(room));
	paper.add(
		vista(paper, room.outside, random.fork("view"), "tropical", frame),
		pool(room, frame),
		glazing(room.light, { ...frame, width: frame.width * 0.22 }, decor.wood, 1, 1),
		glazing(
			room.light,
			{ ...frame, x: frame.x + frame.width * 0.78, width: frame.width * 0.22 },
			decor.wood,
			1,
			1,
		),
		glazing(room.light, frame, decor.wood, 1, 1),
		sunPatch(room, [0.5, 2.6]),
		rug(room, [-2.5, 0.4], [2.5, 4.6], mix(decor.wall, "#d9c39a", 0.5), mix(decor.wood, decor.wall, 0.4)),
		nightTable(room, -2.75, 4.8, "#fbf1de"),
		nightTable(room, -0.25, 4.8, "#fbf1de"),
		bed(room, {
			x: -1.5,
			width: 1.9,
			z: [3.3, 5],
			headboard: decor.wood,
			throwCloth: decor.second,
			cushion: decor.accent,
		}),
		canopy(room),
		pottedPlant(room, 2.7, 4.7, 1.3, "#b9805a", variant),
		armchair(room, 1.9, 3.9, "#e6d6b8", decor.accent),
		roundTable(room, 1.1, 3.4, 0.28, 0.5, decor.wood, "flowers"),
		pendant(room, 0.3, 3.6, 2.1, "#c79a64", 0.34, "paper"),
	);
};

/** Rafters and thatch closing overhead. */
function thatch(room: Room): string {
	const { camera, size, light, paper } = room;
	const { half, height, back } = size;
	const straw = tone(light, "#b98d55", 0.5);
	let rafters = "";
	for (let z = 1.5; z < back; z += 0.55)
		rafters += camera.edge([-half, height - 0.05, z], [0, height + 1.3, z], [half, height - 0.05, z]);
	const [, top] = camera.at([0, height, back]);
	let fringe = "";
	for (let px = 0; px < paper.width; px += 15)
		fringe += `M${n(px)} ${n(0)}L${n(600 + (px - 600) * 0.62)} ${n(top)}`;
	return group([
		shape(
			camera.face([-half, height, 1.1], [half, height, 1.1], [half, height, back], [-half, height, back]),
			paper.across(
				[
					[0, tone(light, "#8d6539", 0.7)],
					[1, straw],
				],
				[0, 0],
				[0, top],
			),
		),
		stroke(fringe, tone(light, "#6d4b28", 0.8), 2, opacity(0.35)),
		stroke(rafters, tone(light, "#7a5232", 0.6), 9),
		stroke(camera.edge([-half, height, back], [half, height, back]), tone(light, "#7a5232", 0.5), 16),
	]);
}

/** The pool beyond the doors. */
function pool(room: Room, frame: { x: number; y: number; width: number; height: number }): string {
	const { outside, light } = room;
	const blue =
		outside.hour === "day" || outside.hour === "dawn" ? "#3fc0cd" : mix(outside.water[0], "#4fb4c4", 0.5);
	const top = frame.y + frame.height * 0.78;
	return group([
		rect(frame.x, top, frame.width, frame.height * 0.12, blue),
		stroke(
			`M${n(frame.x + 30)} ${n(top + 16)}h60M${n(frame.x + 160)} ${n(top + 26)}h80M${n(frame.x + 300)} ${n(top + 14)}h50`,
			"#ffffff",
			3,
			opacity(0.6),
		),
		rect(frame.x, top + frame.height * 0.12, frame.width, frame.height * 0.11, tone(light, "#dcc49a", 0.15)),
		rect(frame.x, top - 4, frame.width, 5, tone(light, "#fff6e4", 0.1)),
	]);
}

/** Four posts and gathered white curtains. */
function canopy(room: Room): string {
	const { camera, light, decor } = room;
	const post = tone(light, decor.wood, 0.4);
	const left = -2.5;
	const right = -0.5;
	const high = 2.3;
	const cloth = (x: number, z: number, sway: number) => {
		const [px, top] = camera.at([x, high, z]);
		const [, foot] = camera.at([x, 0.1, z]);
		const s = camera.scale(z) * sway;
		return shape(
			`M${n(px)} ${n(top)}q${n(s * 0.34)} ${n((foot - top) * 0.3)} ${n(s * 0.1)} ${n((foot - top) * 0.56)}q${n(s * 0.16)} ${n((foot - top) * 0.2)} ${n(s * 0.24)} ${n((foot - top) * 0.44)}h${n(-s * 0.3)}z`,
			tone(light, "#ffffff", 0.1),
			opacity(0.78),
		);
	};
	const beam = camera.edge(
		[left, high, 3.3],
		[right, high, 3.3],
		[right, high, 5],
		[left, high, 5],
		[left, high, 3.3],
	);
	return group([
		stroke(
			camera.edge([left, 0, 5], [left, high, 5]) + camera.edge([right, 0, 5], [right, high, 5]),
			post,
			8,
		),
		shape(
			camera.face([left, high, 3.3], [right, high, 3.3], [right, high, 5], [left, high, 5]),
			"#ffffff",
			opacity(0.5),
		),
		shape(
			camera.face([left, high, 3.3], [right, high, 3.3], [right, high - 0.16, 3.3], [left, high - 0.16, 3.3]),
			tone(light, "#ffffff", 0.15),
			opacity(0.85),
		),
		cloth(left, 5, 1),
		cloth(right, 5, -1),
		stroke(beam, post, 8),
		stroke(
			camera.edge([left, 0, 3.3], [left, high, 3.3]) + camera.edge([right, 0, 3.3], [right, high, 3.3]),
			post,
			11,
		),
		cloth(left, 3.3, 1.1),
		cloth(right, 3.3, -1.1),
	]);
}
