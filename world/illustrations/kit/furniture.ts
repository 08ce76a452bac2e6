import { pillow } from "./bedding.ts";
import { brighten, type Hex, mix } from "./colour.ts";
import { block, floorShadow, type Room } from "./interior.ts";
import { tone } from "./light.ts";
import { group, opacity, shape, stroke } from "./marks.ts";
import { glow } from "./openings.ts";
import { n } from "./Paper.ts";

/** A small table with a lamp on it. */
export function nightTable(room: Room, x: number, z: number, lampShade: Hex): string {
	const { camera, light, decor, paper } = room;
	const [lx, base] = camera.at([x, 0.56, z]);
	const s = camera.scale(z);
	const burn = room.lamplit || room.outside.hour === "dawn";
	return group([
		floorShadow(room, [x - 0.22, x + 0.22], [z - 0.16, z + 0.2], 0.05),
		block(room, { x: [x - 0.22, x + 0.22], y: [0.1, 0.54], z: [z - 0.16, z + 0.2] }, decor.wood, 3),
		stroke(
			camera.edge([x - 0.2, 0.32, z - 0.165], [x + 0.2, 0.32, z - 0.165]),
			brighten(tone(light, decor.wood, 0.5), -0.1),
			2,
		),
		shape(
			`M${n(lx - s * 0.07)} ${n(base)}Q${n(lx - s * 0.1)} ${n(base - s * 0.16)} ${n(lx)} ${n(base - s * 0.22)}Q${n(lx + s * 0.1)} ${n(base - s * 0.16)} ${n(lx + s * 0.07)} ${n(base)}Z`,
			tone(light, decor.accent, 0.3),
		),
		burn ? glow(paper, light, lx, base - s * 0.34, s * 0.95, 0.6) : "",
		shape(
			`M${n(lx - s * 0.17)} ${n(base - s * 0.2)}L${n(lx - s * 0.11)} ${n(base - s * 0.46)}H${n(lx + s * 0.11)}L${n(lx + s * 0.17)} ${n(base - s * 0.2)}Z`,
			burn ? "#ffeec2" : tone(light, lampShade, 0.15),
		),
	]);
}

/** A lounge chair, three-quarters from the front. */
export function armchair(room: Room, x: number, z: number, cloth: Hex, cushion?: Hex): string {
	return group([
		floorShadow(room, [x - 0.4, x + 0.4], [z - 0.35, z + 0.4], 0.06),
		block(room, { x: [x - 0.4, x + 0.4], y: [0.16, 0.92], z: [z + 0.26, z + 0.4] }, cloth, 12),
		block(
			room,
			{ x: [x - 0.4, x + 0.4], y: [0.16, 0.42], z: [z - 0.36, z + 0.3] },
			brighten(cloth, 0.02),
			10,
		),
		cushion ? pillow(room, x, 0.44, z + 0.2, 0.42, 0.34, cushion) : "",
		block(room, { x: [x - 0.46, x - 0.36], y: [0.12, 0.6], z: [z - 0.36, z + 0.36] }, cloth, 8),
		block(room, { x: [x + 0.36, x + 0.46], y: [0.12, 0.6], z: [z - 0.36, z + 0.36] }, cloth, 8),
	]);
}

/** A sofa facing the viewer. */
export function sofa(
	room: Room,
	x: number,
	z: number,
	width: number,
	cloth: Hex,
	cushions: readonly Hex[],
): string {
	const half = width / 2;
	const seats = Math.max(2, Math.round(width / 0.8));
	const seat = (width - 0.24) / seats;
	return group([
		floorShadow(room, [x - half, x + half], [z - 0.45, z + 0.45], 0.08),
		block(room, { x: [x - half, x + half], y: [0.12, 0.86], z: [z + 0.3, z + 0.48] }, cloth, 14),
		...Array.from({ length: seats }, (_, index) =>
			block(
				room,
				{
					x: [x - half + 0.13 + seat * index, x - half + 0.11 + seat * (index + 1)],
					y: [0.14, 0.46],
					z: [z - 0.42, z + 0.34],
				},
				brighten(cloth, 0.02),
				9,
			),
		),
		...cushions.map((colour, index) =>
			pillow(
				room,
				x - half + 0.42 + ((width - 0.84) * index) / Math.max(1, cushions.length - 1),
				0.48,
				z + 0.22,
				0.44,
				0.36,
				colour,
			),
		),
		block(
			room,
			{ x: [x - half - 0.02, x - half + 0.13], y: [0.1, 0.64], z: [z - 0.44, z + 0.46] },
			cloth,
			10,
		),
		block(
			room,
			{ x: [x + half - 0.13, x + half + 0.02], y: [0.1, 0.64], z: [z - 0.44, z + 0.46] },
			cloth,
			10,
		),
	]);
}

/** A round table on one leg, with the things on it. */
export function roundTable(
	room: Room,
	x: number,
	z: number,
	radius: number,
	height: number,
	colour: Hex,
	set: "tea" | "flowers" | "none" = "tea",
): string {
	const { camera, light } = room;
	const [cx, cy] = camera.at([x, height, z]);
	const [, floor] = camera.at([x, 0, z]);
	const s = camera.scale(z);
	const [, far] = camera.at([x, height, z + radius]);
	const ry = Math.max(3, cy - far);
	const top = tone(light, colour, 0.05);
	const marks = [
		`<ellipse cx="${n(cx - light.side * s * 0.08)}" cy="${n(floor)}" rx="${n(s * radius * 0.9)}" ry="${n(ry * 0.8)}" fill="#2d2233" opacity=".16"/>`,
		stroke(
			`M${n(cx)} ${n(cy)}V${n(floor)}M${n(cx - s * radius * 0.5)} ${n(floor)}h${n(s * radius)}`,
			tone(light, mix(colour, "#2a2020", 0.4), 0.6),
			s * 0.045,
		),
		`<ellipse cx="${n(cx)}" cy="${n(cy + s * 0.025)}" rx="${n(s * radius)}" ry="${n(ry)}" fill="${brighten(top, -0.12)}"/>`,
		`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(s * radius)}" ry="${n(ry)}" fill="${top}"/>`,
	];
	if (set === "tea") {
		marks.push(
			shape(
				`M${n(cx - s * 0.16)} ${n(cy - s * 0.1)}h${n(s * 0.13)}l${n(-s * 0.02)} ${n(s * 0.1)}h${n(-s * 0.09)}z`,
				tone(light, "#ffffff", 0.1),
			),
			shape(
				`M${n(cx + s * 0.05)} ${n(cy - s * 0.16)}h${n(s * 0.13)}q${n(s * 0.05)} ${n(s * 0.1)} 0 ${n(s * 0.17)}h${n(-s * 0.13)}q${n(-s * 0.05)} ${n(-s * 0.07)} 0 ${n(-s * 0.17)}z`,
				tone(light, room.decor.accent, 0.2),
			),
		);
	} else if (set === "flowers") {
		marks.push(vase(room, cx, cy, s));
	}
	return group(marks);
}

/** A vase with a few stems, at a paper position. */
export function vase(room: Room, x: number, y: number, s: number): string {
	const { light, decor } = room;
	const stems = [-0.16, -0.06, 0.05, 0.15];
	const blooms =
		light.season === "winter"
			? "#f3ede4"
			: light.season === "autumn"
				? "#e39a3f"
				: light.season === "spring"
					? "#f6b3c2"
					: "#fff4e2";
	return group([
		stroke(
			stems
				.map(
					(dx) =>
						`M${n(x)} ${n(y - s * 0.16)}Q${n(x + dx * s * 0.4)} ${n(y - s * 0.34)} ${n(x + dx * s)} ${n(y - s * 0.44)}`,
				)
				.join(""),
			tone(light, "#5d8a5c", 0.3),
			Math.max(1.4, s * 0.014),
		),
		...stems.map(
			(dx, index) =>
				`<circle cx="${n(x + dx * s)}" cy="${n(y - s * (0.44 + (index % 2) * 0.06))}" r="${n(s * 0.05)}" fill="${tone(light, blooms, index % 2 ? 0.1 : 0.4)}"/>`,
		),
		shape(
			`M${n(x - s * 0.05)} ${n(y - s * 0.2)}H${n(x + s * 0.05)}Q${n(x + s * 0.1)} ${n(y - s * 0.08)} ${n(x + s * 0.05)} ${n(y)}H${n(x - s * 0.05)}Q${n(x - s * 0.1)} ${n(y - s * 0.08)} ${n(x - s * 0.05)} ${n(y - s * 0.2)}Z`,
			tone(light, mix(decor.second, "#ffffff", 0.3), 0.3),
		),
	]);
}

/** A flat-woven rug with a border. */
export function rug(
	room: Room,
	x: readonly [number, number],
	z: readonly [number, number],
	colour: Hex,
	border: Hex,
): string {
	const { camera, light } = room;
	const quad = (inset: number) =>
		camera.face(
			[x[0] + inset, 0.005, z[0] + inset],
			[x[1] - inset, 0.005, z[0] + inset],
			[x[1] - inset, 0.005, z[1] - inset],
			[x[0] + inset, 0.005, z[1] - inset],
		);
	let lines = "";
	for (let at = z[0] + 0.3; at < z[1] - 0.2; at += 0.26)
		lines += camera.edge([x[0] + 0.22, 0.006, at], [x[1] - 0.22, 0.006, at]);
	return group([
		shape(quad(0), tone(light, border, 0.25)),
		shape(quad(0.12), tone(light, colour, 0.15)),
		stroke(lines, tone(light, border, 0.3), 2.4, opacity(0.35)),
	]);
}
