import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { armchair, roundTable, rug, sofa, vase } from "#world/illustrations/kit/furniture.ts";
import {
	block,
	type Decor,
	decors,
	floorShadow,
	type Room,
	roomOf,
} from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { glazing, vista } from "#world/illustrations/kit/vista.ts";

/** A hotel lobby: high windows, a lit reception desk, sofas around a low table. */
export const lobby: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const base = decors[(variant + 1) % decors.length]!;
	const decor: Decor = { ...base, floor: variant % 2 ? "#e4dccf" : "#c9bba9" };
	const room = roomOf(paper, litFrom(light, -1), decor, { half: 4.2, height: 4.1, back: 7 }, 1.75);
	paper.add(
		shell(room, "tiles"),
		windows(room, random.fork("view"), variant),
		shine(room),
		reception(room, variant),
	);
	const [gx, gy] = room.camera.at([1.1, 0, 5.9]);
	const [hx, hy] = room.camera.at([0.1, 0, 5.2]);
	paper.add(
		person(room.light, {
			x: gx,
			base: gy,
			height: room.camera.scale(5.9) * 1.7,
			coat: decor.accent,
			holds: "suitcase",
			turn: -1,
			turned: 0.3,
		}),
		person(room.light, {
			x: hx,
			base: hy,
			height: room.camera.scale(5.2) * 1.66,
			coat: "#f1e7d8",
			legs: "#54657c",
			holds: "bag",
			turned: 0.3,
		}),
		pottedPlant(room, 3.7, 6, 1.7, mix(decor.accent, "#ffffff", 0.2), variant),
		pottedPlant(room, -3.85, 5, 1.9, mix(decor.second, "#ffffff", 0.1), variant + 2),
		rug(room, [-3, 0.3], [3, 4.8], mix(decor.wall, decor.second, 0.35), mix(decor.accent, decor.wall, 0.3)),
		sofa(room, -1.4, 4.6, 2.1, decor.second, [decor.accent, "#fffaf0", decor.accent]),
		armchair(room, 0.5, 4, mix(decor.accent, decor.wall, 0.2), decor.cloth),
		roundTable(room, -1.25, 3.55, 0.5, 0.4, decor.wood, "flowers"),
		chandelier(room, variant),
	);
};

function windows(room: Room, random: Random, variant: number): string {
	const { camera, size, paper, outside, light, decor } = room;
	const marks: string[] = [];
	for (const [from, to] of [
		[-3.7, -2.55],
		[-2.25, -1.1],
		[-0.8, 0.35],
	] as const) {
		const [x, y] = camera.at([from, 3.5, size.back]);
		const [right, bottom] = camera.at([to, 0.25, size.back]);
		const frame = { x, y, width: right - x, height: bottom - y };
		const half = frame.width / 2;
		const outline = `M${n(x)} ${n(bottom)}V${n(y + half)}A${n(half)} ${n(half)} 0 0 1 ${n(right)} ${n(y + half)}V${n(bottom)}Z`;
		marks.push(
			vista(
				paper,
				outside,
				random,
				variant % 3 === 0 ? "garden" : "city",
				variant % 2 ? { ...frame, outline } : frame,
			),
			variant % 2
				? shape(
						outline,
						"none",
						`stroke="${tone(light, mix(decor.wall, "#ffffff", 0.5), 0.2)}" stroke-width="11"`,
					) +
						stroke(
							`M${n(x + half)} ${n(y)}V${n(bottom)}M${n(x)} ${n(y + half)}H${n(right)}`,
							tone(light, mix(decor.wall, "#ffffff", 0.5), 0.3),
							5,
						)
				: glazing(light, frame, mix(decor.wall, "#ffffff", 0.5), 2, 3),
		);
		if (!room.lamplit)
			marks.push(
				shape(
					camera.face(
						[from, 0.004, size.back],
						[to, 0.004, size.back],
						[to + 1.7, 0.004, size.back - 3.2],
						[from + 1.7, 0.004, size.back - 3.2],
					),
					outside.hour === "day" ? "#fffdf0" : outside.glow,
					opacity(0.34),
				),
			);
	}
	return group(marks);
}

/** The windows reflected in the polished floor. */
function shine(room: Room): string {
	const { camera, size } = room;
	return [-3.1, -1.7, -0.2]
		.map((x) =>
			shape(
				camera.face(
					[x, 0.003, size.back],
					[x + 0.8, 0.003, size.back],
					[x + 0.8, 0.003, size.back - 2.2],
					[x, 0.003, size.back - 2.2],
				),
				"#ffffff",
				opacity(0.12),
			),
		)
		.join("");
}

function reception(room: Room, variant: number): string {
	const { camera, size, light, decor, paper } = room;
	const [x, y] = camera.at([1.1, 3.3, size.back]);
	const [right, floor] = camera.at([4.0, 0, size.back]);
	const panel = tone(light, decor.panel, 0.35);
	let slats = "";
	for (let at = x + 13; at < right; at += 13) slats += `M${n(at)} ${n(y)}V${n(floor)}`;
	const [kx, ky] = camera.at([1.5, 1.06, 6.1]);
	const s = camera.scale(6.1);
	const [sx, sy] = camera.at([2.5, 2.3, size.back]);
	const [px, py] = camera.at([2.7, 0.95, 6.5]);
	return group([
		rect(x, y, right - x, floor - y, panel),
		stroke(slats, brighten(panel, -0.05), 3, opacity(0.7)),
		glow(paper, light, sx, sy, 190, room.lamplit ? 0.7 : 0.4),
		// The brand mark: a sun over a hill.
		`<circle cx="${n(sx)}" cy="${n(sy)}" r="42" fill="none" stroke="${tone(light, "#f0cf94", 0)}" stroke-width="6"/>`,
		shape(
			`M${n(sx - 36)} ${n(sy + 14)}Q${n(sx - 12)} ${n(sy - 22)} ${n(sx + 4)} ${n(sy + 2)}T${n(sx + 36)} ${n(sy + 14)}Q${n(sx)} ${n(sy + 52)} ${n(sx - 36)} ${n(sy + 14)}Z`,
			tone(light, "#f0cf94", 0),
		),
		person(light, {
			x: px,
			base: py + s * 0.7,
			height: s * 1.62,
			coat: variant % 2 ? "#33445c" : "#5d4a58",
			turned: 0.25,
		}),
		floorShadow(room, [1.4, 3.9], [6, 6.6], 0.1),
		block(room, { x: [1.4, 3.9], y: [0, 1], z: [6.05, 6.6] }, mix(decor.panel, "#20242c", 0.15), 3),
		block(room, { x: [1.32, 3.98], y: [1, 1.08], z: [5.98, 6.66] }, "#f4ede2", 3),
		rect(kx, ky + s * 0.12, s * 2.4, 6, room.lamplit ? "#ffe9b4" : tone(light, "#f3dfb4", 0)),
		vase(room, kx + s * 0.3, ky, s * 0.9),
	]);
}

function chandelier(room: Room, variant: number): string {
	const { camera, light, paper, size } = room;
	if (variant % 2 === 0) {
		return [-2.2, -1.2, -0.2]
			.map((x, index) => pendant(room, x, 4.2, 3.1 - (index % 2) * 0.3, room.decor.accent, 0.26, "globe"))
			.join("");
	}
	const [x, y] = camera.at([-1.2, 3.2, 4.4]);
	const [, top] = camera.at([-1.2, size.height, 4.4]);
	const brass = tone(light, "#d0a457", 0.2);
	const burn = room.lamplit || room.outside.hour === "golden";
	const marks = [
		stroke(`M${n(x)} ${n(top)}V${n(y)}`, brass, 4),
		burn ? glow(paper, light, x, y + 20, 240, 0.5) : "",
	];
	for (const [radius, dy] of [
		[130, 0],
		[84, 40],
	] as const) {
		marks.push(
			`<ellipse cx="${n(x)}" cy="${n(y + dy)}" rx="${radius}" ry="${radius * 0.2}" fill="none" stroke="${brass}" stroke-width="6"/>`,
		);
		for (let index = 0; index < 9; index++) {
			const angle = (index / 9) * Math.PI * 2;
			marks.push(
				`<circle cx="${n(x + Math.cos(angle) * radius)}" cy="${n(y + dy + Math.sin(angle) * radius * 0.2 - 9)}" r="9" fill="${burn ? "#fff3cf" : tone(light, "#fffaf0", 0.1)}"/>`,
			);
		}
	}
	return group(marks);
}
