import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { vase } from "#world/illustrations/kit/furniture.ts";
import { block, type Decor, floorShadow, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { pendant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { vista } from "#world/illustrations/kit/vista.ts";

const decor: Decor = {
	wall: "#e9dfc6",
	panel: "#6b4a36",
	floor: "#c9c488",
	cloth: "#fffdf6",
	accent: "#a8443c",
	second: "#43597c",
	wood: "#75502f",
};

/** A tatami room open to its garden: low table, cushions, an alcove with a scroll. */
export const tatami: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const room = roomOf(
		paper,
		litFrom(light, -1),
		{ ...decor, wall: variant % 3 === 0 ? "#dcd9c0" : decor.wall },
		{ half: 2.9, height: 2.5, back: 5 },
		1.4,
	);
	paper.add(
		shell(room, "plain", "plain"),
		mats(room),
		opening(room, random.fork("view")),
		alcove(room),
		timber(room),
		futonOrTable(room, variant),
	);
	paper.add(pendant(room, -0.5, 3.5, 2.0, "#f6ecd6", 0.34, "paper"));
};

function mats(room: Room): string {
	const { camera, light, size } = room;
	const marks: string[] = [];
	for (let row = 0; row < 5; row++) {
		for (let column = -2; column < 2; column++) {
			const z0 = 1.3 + row * 0.92;
			const x0 = column * 1.46 + (row % 2) * 0.36;
			const quad = camera.face(
				[Math.max(-size.half, x0), 0, z0],
				[Math.min(size.half, x0 + 1.46), 0, z0],
				[Math.min(size.half, x0 + 1.46), 0, Math.min(size.back, z0 + 0.92)],
				[Math.max(-size.half, x0), 0, Math.min(size.back, z0 + 0.92)],
			);
			marks.push(shape(quad, tone(light, (row + column) % 2 ? "#cfca90" : "#c2be80", 0.15)));
			marks.push(
				stroke(
					camera.edge([Math.max(-size.half, x0), 0.002, z0], [Math.min(size.half, x0 + 1.46), 0.002, z0]),
					tone(light, "#4d6149", 0.4),
					camera.scale(z0) * 0.03,
				),
			);
		}
	}
	return group(marks);
}

function opening(room: Room, random: Random): string {
	const { camera, size, light, outside, paper } = room;
	const [x, y] = camera.at([-2.3, 2.02, size.back]);
	const [right, bottom] = camera.at([1.05, 0.02, size.back]);
	const frame = { x, y, width: right - x, height: bottom - y };
	const panel = (from: number, to: number) => {
		const [px] = camera.at([from, 0, size.back]);
		const [qx] = camera.at([to, 0, size.back]);
		let bars = "";
		for (let index = 1; index < 4; index++)
			bars += `M${n(px + ((qx - px) * index) / 4)} ${n(y)}v${n(frame.height * 0.78)}`;
		for (let index = 1; index < 7; index++)
			bars += `M${n(px)} ${n(y + (frame.height * 0.78 * index) / 7)}H${n(qx)}`;
		return (
			rect(
				px,
				y,
				qx - px,
				frame.height,
				room.lamplit ? "#ffedc8" : tone(light, "#fffaf0", 0.05),
				opacity(0.95),
			) +
			rect(px, y + frame.height * 0.78, qx - px, frame.height * 0.22, tone(light, "#a87a50", 0.4)) +
			stroke(bars, tone(light, decor.wood, 0.4), 2.6) +
			`<rect x="${n(px)}" y="${n(y)}" width="${n(qx - px)}" height="${n(frame.height)}" fill="none" stroke="${tone(light, decor.wood, 0.5)}" stroke-width="7"/>`
		);
	};
	const [deckY] = [camera.at([0, 0, size.back])[1]];
	return group([
		vista(paper, outside, random, "garden", frame),
		rect(x, deckY - 26, frame.width, 28, tone(light, "#a27a55", 0.3)),
		stroke(
			[0.25, 0.5, 0.75].map((share) => `M${n(x)} ${n(deckY - 26 + 28 * share)}h${n(frame.width)}`).join(""),
			tone(light, "#6d4d33", 0.7),
			1.4,
			opacity(0.5),
		),
		panel(-2.72, -1.78),
		panel(0.55, 1.22),
		room.lamplit
			? ""
			: shape(
					camera.face(
						[-1.7, 0.004, size.back - 0.05],
						[0.5, 0.004, size.back - 0.05],
						[1.3, 0.004, size.back - 2],
						[-0.9, 0.004, size.back - 2],
					),
					outside.hour === "day" ? "#fffbe6" : outside.glow,
					opacity(0.36),
				),
	]);
}

function alcove(room: Room): string {
	const { camera, size, light, paper } = room;
	const [x, y] = camera.at([1.5, 2.2, size.back]);
	const [right, bottom] = camera.at([2.72, 0.12, size.back]);
	const w = right - x;
	const h = bottom - y;
	const s = camera.scale(size.back);
	const sx = x + w * 0.36;
	const sy = y + h * 0.1;
	const sw = w * 0.28;
	const sh = h * 0.62;
	return group([
		rect(x, y, w, h, tone(light, mix(decor.wall, "#8f8a63", 0.3), 0.6)),
		room.lamplit ? glow(paper, light, x + w / 2, y + h * 0.2, w * 0.8, 0.5) : "",
		rect(sx, sy, sw, sh, tone(light, "#f7f0de", 0.15)),
		rect(sx, sy, sw, sh * 0.12, tone(light, decor.second, 0.3)),
		rect(sx, sy + sh * 0.88, sw, sh * 0.12, tone(light, decor.second, 0.3)),
		shape(
			`M${n(sx + sw * 0.1)} ${n(sy + sh * 0.7)}Q${n(sx + sw * 0.34)} ${n(sy + sh * 0.36)} ${n(sx + sw * 0.5)} ${n(sy + sh * 0.4)}T${n(sx + sw * 0.9)} ${n(sy + sh * 0.66)}V${n(sy + sh * 0.76)}H${n(sx + sw * 0.1)}Z`,
			tone(light, "#8d9a92", 0.3),
		),
		`<circle cx="${n(sx + sw * 0.66)}" cy="${n(sy + sh * 0.27)}" r="${n(sw * 0.1)}" fill="${tone(light, decor.accent, 0.1)}"/>`,
		rect(sx - 6, sy + sh, sw + 12, 6, tone(light, decor.wood, 0.5)),
		block(room, { x: [1.5, 2.72], y: [0, 0.14], z: [size.back - 0.3, size.back] }, decor.wood, 2),
		vase(room, x + w * 0.8, bottom - 6, s * 1.15),
		rect(x - 12, y - 20, 14, h + 34, tone(light, "#5c3f2b", 0.4)),
	]);
}

function timber(room: Room): string {
	const { camera, size, light } = room;
	const wood = tone(light, decor.wood, 0.45);
	let slats = "";
	for (let z = 1.5; z < size.back; z += 0.5)
		slats += camera.edge([-size.half, size.height, z], [size.half, size.height, z]);
	return group([
		shape(
			camera.face(
				[-size.half, 2.22, size.back],
				[size.half, 2.22, size.back],
				[size.half, 2.08, size.back],
				[-size.half, 2.08, size.back],
			),
			wood,
		),
		shape(
			camera.face(
				[-size.half, size.height, size.back],
				[size.half, size.height, size.back],
				[size.half, size.height - 0.08, size.back],
				[-size.half, size.height - 0.08, size.back],
			),
			wood,
		),
		stroke(slats, wood, 4, opacity(0.55)),
		stroke(
			camera.edge([-size.half, 2.15, 1.2], [-size.half, 2.15, size.back]) +
				camera.edge([size.half, 2.15, 1.2], [size.half, 2.15, size.back]),
			wood,
			12,
		),
	]);
}

function futonOrTable(room: Room, variant: number): string {
	const { camera, light, paper } = room;
	if (variant % 4 === 2) {
		return group(
			[-1.15, 0.35].map((x, index) =>
				group([
					floorShadow(room, [x - 0.6, x + 0.6], [2.7, 4.3], 0.05),
					block(room, { x: [x - 0.62, x + 0.62], y: [0, 0.1], z: [2.65, 4.35] }, "#fffaf0", 9),
					block(
						room,
						{ x: [x - 0.58, x + 0.58], y: [0.1, 0.18], z: [2.7, 3.85] },
						index ? "#5a7394" : "#a8564c",
						10,
					),
					block(room, { x: [x - 0.36, x + 0.36], y: [0.1, 0.23], z: [4, 4.24] }, "#fffdf8", 10),
				]),
			),
		);
	}
	const [x, y] = camera.at([-0.5, 0.36, 3.2]);
	const s = camera.scale(3.2);
	return group([
		...[-1.35, 0.35].map((cx, index) =>
			block(
				room,
				{ x: [cx - 0.3, cx + 0.3], y: [0, 0.09], z: [3.25, 3.75] },
				index ? decor.second : decor.accent,
				12,
			),
		),
		floorShadow(room, [-1.3, 0.3], [2.9, 3.7], 0.06),
		...[-1.2, 0.14].map((lx) => block(room, { x: [lx, lx + 0.1], y: [0, 0.3], z: [2.86, 2.96] }, decor.wood)),
		block(room, { x: [-1.35, 0.35], y: [0.3, 0.36], z: [2.8, 3.65] }, "#7d5233", 5),
		shape(
			`M${n(x - s * 0.28)} ${n(y - s * 0.17)}q${n(s * 0.13)} ${n(-s * 0.05)} ${n(s * 0.25)} 0q${n(s * 0.05)} ${n(s * 0.1)} ${n(-s * 0.02)} ${n(s * 0.17)}h${n(-s * 0.2)}q${n(-s * 0.08)} ${n(-s * 0.07)} ${n(-s * 0.03)} ${n(-s * 0.17)}z`,
			tone(light, "#3f4a4c", 0.3),
		),
		stroke(
			`M${n(x - s * 0.24)} ${n(y - s * 0.2)}q${n(s * 0.09)} ${n(-s * 0.12)} ${n(s * 0.18)} 0`,
			tone(light, "#2d3436", 0.3),
			5,
		),
		...[0.1, 0.34].map((dx) =>
			shape(
				`M${n(x + s * dx)} ${n(y - s * 0.08)}h${n(s * 0.11)}v${n(s * 0.09)}h${n(-s * 0.11)}z`,
				tone(light, "#b9c7b4", 0.2),
			),
		),
		...[-1.35, 0.35].map((cx, index) =>
			block(
				room,
				{ x: [cx - 0.32, cx + 0.32], y: [0, 0.09], z: [2.2, 2.66] },
				index ? decor.accent : decor.second,
				14,
			),
		),
		room.lamplit ? glow(paper, light, x, y - 80, 280, 0.35) : "",
	]);
}
