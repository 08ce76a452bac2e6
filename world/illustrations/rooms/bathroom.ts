import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { rug, vase } from "#world/illustrations/kit/furniture.ts";
import {
	block,
	type Decor,
	decors,
	floorShadow,
	type Room,
	roomOf,
} from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import type { VistaKind } from "#world/illustrations/kit/vista.ts";
import { backWindow, sunPatch } from "./bedroom.ts";

const tiles = ["#cfded9", "#e4d3c1", "#b9c9cf", "#d6dbc8"];

/** A bathroom with a free-standing tub at the window and a round mirror. */
export const bathroom: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const base = decors[(variant + 1) % decors.length]!;
	const decor: Decor = {
		...base,
		wall: tiles[variant % tiles.length]!,
		floor: variant % 2 ? "#d9d2c6" : "#b7a48e",
	};
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 2.6, height: 2.6, back: 4.8 });
	paper.add(
		shell(room, "tiles"),
		tiling(room),
		backWindow(room, random.fork("view"), {
			x: [0.1, 2.1],
			y: [0.5, 2.25],
			kind: (["hills", "sea", "city", "garden"] as const satisfies readonly VistaKind[])[(variant - 1) % 4]!,
			columns: 2,
			sheer: false,
		}),
		sunPatch(room, [0.2, 2]),
		vanity(room),
		rug(room, [-0.3, 1.5], [2.5, 3.1], "#fbf6ec", mix(decor.accent, "#ffffff", 0.5)),
		tub(room),
		stool(room),
		pottedPlant(room, 2.25, 4.3, 1.05, mix(decor.accent, "#ffffff", 0.3), variant),
		pendant(room, 1.1, 3.8, 2.05, decor.accent, 0.17, "globe"),
	);
};

/** Glazed tiles up to shoulder height. */
function tiling(room: Room): string {
	const { camera, size, light, decor } = room;
	const [left, top] = camera.at([-size.half, 1.35, size.back]);
	const [right, floor] = camera.at([size.half, 0, size.back]);
	let joints = "";
	for (let y = top; y < floor; y += 30) joints += `M${n(left)} ${n(y)}H${n(right)}`;
	for (let x = left, odd = 0; x < right; x += 34, odd++) {
		for (let y = top; y < floor; y += 60) joints += `M${n(x)} ${n(y + (odd % 2) * 30)}v30`;
	}
	let shine = "";
	for (let index = 0; index < 26; index++)
		shine += box(
			left + ((index * 137) % (right - left - 40)),
			top + 6 + ((index * 61) % (floor - top - 30)),
			12,
			3,
		);
	return group([
		rect(left, top, right - left, floor - top, tone(light, mix(decor.wall, decor.panel, 0.3), 0.3)),
		stroke(joints, tone(light, mix(decor.wall, "#ffffff", 0.6), 0.2), 2, opacity(0.6)),
		shape(shine, "#ffffff", opacity(0.3)),
		rect(left, top - 7, right - left, 8, tone(light, mix(decor.panel, "#ffffff", 0.25), 0.15)),
	]);
}

function vanity(room: Room): string {
	const { camera, size, light, decor, paper } = room;
	const [mx, my] = camera.at([-1.35, 1.72, size.back]);
	const s = camera.scale(size.back);
	const [bx, by] = camera.at([-1.35, 0.86, 4.4]);
	const burn = room.lamplit;
	return group([
		burn ? glow(paper, light, mx, my, s * 1.1, 0.7) : "",
		`<circle cx="${n(mx)}" cy="${n(my)}" r="${n(s * 0.46)}" fill="${tone(light, decor.wood, 0.3)}"/>`,
		`<circle cx="${n(mx)}" cy="${n(my)}" r="${n(s * 0.42)}" fill="${paper.linear(
			[
				[0, mix(tone(light, "#f2f7f8", 0.1), room.outside.sky[2], 0.25)],
				[1, tone(light, "#cfdde0", 0.3)],
			],
			[0, 0],
			[1, 1],
		)}"/>`,
		shape(
			`M${n(mx - s * 0.3)} ${n(my + s * 0.26)}L${n(mx + s * 0.12)} ${n(my - s * 0.38)}h${n(s * 0.14)}L${n(mx - s * 0.16)} ${n(my + s * 0.36)}Z`,
			"#ffffff",
			opacity(0.28),
		),
		...[-0.72, 0.72].map((dx) =>
			rect(
				mx + s * dx - 6,
				my - s * 0.22,
				12,
				s * 0.44,
				burn ? "#fff2cc" : tone(light, "#fffaf0", 0.1),
				'rx="6"',
			),
		),
		floorShadow(room, [-2.25, -0.45], [4.25, 4.8], 0.05),
		block(room, { x: [-2.25, -0.45], y: [0.32, 0.8], z: [4.25, 4.8] }, decor.wood, 3),
		block(room, { x: [-2.3, -0.4], y: [0.8, 0.86], z: [4.2, 4.8] }, "#f7f3ec", 3),
		stroke(camera.edge([-1.35, 0.34, 4.25], [-1.35, 0.79, 4.25]), tone(light, decor.wood, 1), 2),
		shape(
			`M${n(bx - s * 0.36)} ${n(by - s * 0.15)}h${n(s * 0.72)}q${n(-s * 0.05)} ${n(s * 0.16)} ${n(-s * 0.2)} ${n(s * 0.16)}h${n(-s * 0.32)}q${n(-s * 0.15)} 0 ${n(-s * 0.2)} ${n(-s * 0.16)}z`,
			tone(light, "#ffffff", 0.12),
		),
		stroke(
			`M${n(bx + s * 0.02)} ${n(by - s * 0.16)}v${n(-s * 0.2)}q0 ${n(-s * 0.07)} ${n(s * 0.08)} ${n(-s * 0.07)}t${n(s * 0.06)} ${n(s * 0.07)}`,
			tone(light, "#c9a25a", 0.2),
			6,
		),
		vase(room, bx - s * 0.62, by, s * 0.8),
		...[0.5, 0.58, 0.66].map((y, index) =>
			block(
				room,
				{ x: [-1, -0.55], y: [y - 0.42, y - 0.35], z: [4.3, 4.6] },
				index % 2 ? decor.second : "#fffdf8",
				4,
			),
		),
	]);
}

function tub(room: Room): string {
	const { camera, light, paper } = room;
	const z = 3.5;
	const s = camera.scale(z);
	const [x, base] = camera.at([1, 0, z]);
	const w = s * 0.98;
	const top = base - s * 0.62;
	const white = "#ffffff";
	return group([
		floorShadow(room, [0.1, 1.9], [3.2, 3.9], 0.08),
		shape(
			`M${n(x - w)} ${n(top)}Q${n(x - w * 0.96)} ${n(base - s * 0.06)} ${n(x - w * 0.6)} ${n(base - s * 0.02)}H${n(x + w * 0.6)}Q${n(x + w * 0.96)} ${n(base - s * 0.06)} ${n(x + w)} ${n(top)}Z`,
			paper.linear([
				[0, tone(light, white, 0.05)],
				[1, tone(light, white, 0.9)],
			]),
		),
		`<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(w * 1.03)}" ry="${n(s * 0.15)}" fill="${tone(light, white, 0)}"/>`,
		`<ellipse cx="${n(x)}" cy="${n(top + s * 0.012)}" rx="${n(w * 0.93)}" ry="${n(s * 0.112)}" fill="${mix(tone(light, "#bfe3e2", 0.2), room.outside.sky[2], 0.2)}"/>`,
		...[-0.5, -0.3, -0.12, 0.08, 0.3, 0.46].map(
			(dx, index) =>
				`<circle cx="${n(x + w * dx)}" cy="${n(top + s * (index % 2 ? 0.01 : 0.045))}" r="${n(s * (0.05 + (index % 3) * 0.016))}" fill="${tone(light, white, index % 2 ? 0 : 0.25)}"/>`,
		),
		stroke(
			`M${n(x + w * 1.16)} ${n(base)}V${n(top - s * 0.28)}q0 ${n(-s * 0.1)} ${n(-s * 0.12)} ${n(-s * 0.1)}t${n(-s * 0.1)} ${n(s * 0.14)}`,
			tone(light, "#c9a25a", 0.2),
			9,
		),
		shape(
			`M${n(x - w * 0.66)} ${n(top - s * 0.07)}h${n(s * 0.42)}v${n(s * 0.36)}q${n(-s * 0.2)} ${n(s * 0.06)} ${n(-s * 0.42)} 0z`,
			tone(light, room.decor.accent, 0.2),
		),
		shape(
			`M${n(x - w * 0.66)} ${n(top + s * 0.2)}h${n(s * 0.42)}v${n(s * 0.03)}h${n(-s * 0.42)}z`,
			tone(light, "#fff4e6", 0.1),
		),
	]);
}

function stool(room: Room): string {
	const { camera, light, decor, paper } = room;
	const [x, y] = camera.at([-0.35, 0.44, 3]);
	const s = camera.scale(3);
	return group([
		floorShadow(room, [-0.55, -0.15], [2.85, 3.2], 0.05),
		stroke(
			`M${n(x - s * 0.14)} ${n(y)}L${n(x - s * 0.2)} ${n(y + s * 0.46)}M${n(x + s * 0.14)} ${n(y)}L${n(x + s * 0.2)} ${n(y + s * 0.46)}`,
			tone(light, decor.wood, 0.5),
			11,
		),
		rect(x - s * 0.23, y - s * 0.05, s * 0.46, s * 0.07, tone(light, decor.wood, 0.15), 'rx="8"'),
		rect(x - s * 0.17, y - s * 0.13, s * 0.24, s * 0.08, tone(light, "#ffffff", 0.1), 'rx="7"'),
		rect(x - s * 0.15, y - s * 0.2, s * 0.2, s * 0.07, tone(light, decor.second, 0.1), 'rx="7"'),
		rect(x + s * 0.12, y - s * 0.17, s * 0.06, s * 0.12, tone(light, "#fff3dc", 0.1), 'rx="4"'),
		room.lamplit
			? `<circle cx="${n(x + s * 0.15)}" cy="${n(y - s * 0.2)}" r="5" fill="#ffcf7a"/>` +
				glow(paper, light, x + s * 0.15, y - s * 0.2, 50, 0.7)
			: "",
	]);
}
