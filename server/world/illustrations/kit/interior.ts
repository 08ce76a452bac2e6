import { brighten, type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { group, opacity, rect, shape, stroke } from "./marks.ts";
import { glow } from "./openings.ts";
import { n, type Paper } from "./Paper.ts";
import { type Camera, cameraAt } from "./perspective.ts";

/** Half width, height and depth of a room in metres; the back wall stands at `back`. */
export interface RoomSize {
	readonly half: number;
	readonly height: number;
	readonly back: number;
}

/** Colours a room is furnished in. */
export interface Decor {
	readonly wall: Hex;
	readonly panel: Hex;
	readonly floor: Hex;
	readonly cloth: Hex;
	readonly accent: Hex;
	readonly second: Hex;
	readonly wood: Hex;
}

export const decors: readonly Decor[] = [
	{
		wall: "#f1e8da",
		panel: "#c2936a",
		floor: "#cfa878",
		cloth: "#fffdf8",
		accent: "#d4704b",
		second: "#7f9a86",
		wood: "#a97850",
	},
	{
		wall: "#e2e6e8",
		panel: "#3a5068",
		floor: "#a37a58",
		cloth: "#ffffff",
		accent: "#dca24a",
		second: "#54738c",
		wood: "#7d5a43",
	},
	{
		wall: "#e6e8da",
		panel: "#83977f",
		floor: "#d6bd95",
		cloth: "#fffef9",
		accent: "#c9603f",
		second: "#d9c08a",
		wood: "#b08a5e",
	},
	{
		wall: "#f0dccc",
		panel: "#b0674e",
		floor: "#c19370",
		cloth: "#fffaf3",
		accent: "#3f7480",
		second: "#e3b58a",
		wood: "#94664a",
	},
	{
		wall: "#d9d5d0",
		panel: "#4c4b52",
		floor: "#86705f",
		cloth: "#fbf8f3",
		accent: "#d98b45",
		second: "#8c8f98",
		wood: "#5f4a3d",
	},
	{
		wall: "#dbe6e6",
		panel: "#4f7f83",
		floor: "#d3b58c",
		cloth: "#ffffff",
		accent: "#e58a62",
		second: "#a9c3bf",
		wood: "#b58d62",
	},
];

export interface Room {
	readonly paper: Paper;
	readonly camera: Camera;
	readonly size: RoomSize;
	readonly decor: Decor;
	/** Daylight outside. */
	readonly outside: Light;
	/** The light in the room: daylight softened, or lamps. */
	readonly light: Light;
	/** Whether lamps burn. */
	readonly lamplit: boolean;
}

/** The light of a room: it keeps the hour's colour but never its darkness. */
export function indoors(light: Light): Light {
	const kept = { dawn: 0.5, day: 0.35, golden: 0.6, dusk: 0.42, night: 0.16 }[light.hour];
	const lamp = light.hour === "night" || light.hour === "dusk";
	return {
		...light,
		facing: mix(lamp ? "#fff0d8" : "#fffcf6", light.facing, kept),
		away: mix(lamp ? "#b0929a" : "#c2bccb", light.away, kept * 0.8),
		haze: lamp ? "#e8c9a4" : "#f6f0e8",
	};
}

export function roomOf(paper: Paper, outside: Light, decor: Decor, size: RoomSize, eye = 1.55): Room {
	return {
		paper,
		camera: cameraAt([paper.width / 2, 392], eye, 900),
		size,
		decor,
		outside,
		light: indoors(outside),
		lamplit: outside.hour === "night" || outside.hour === "dusk",
	};
}

export interface Block {
	readonly x: readonly [number, number];
	readonly y: readonly [number, number];
	readonly z: readonly [number, number];
}

/** A box in the room: its front, its top, and the side that can be seen. `soft` rounds the edges, in pixels. */
export function block(room: Room, at: Block, colour: Hex, soft = 0): string {
	const { camera, light } = room;
	const [x0, x1] = at.x;
	const [y0, y1] = at.y;
	const [z0, z1] = at.z;
	const edge = (fill: Hex) =>
		soft ? `stroke="${fill}" stroke-width="${n(soft)}" stroke-linejoin="round"` : "";
	const marks: string[] = [];
	const side = x0 > 0 ? x0 : x1 < 0 ? x1 : undefined;
	if (side !== undefined) {
		const faces = (side === x0 ? -1 : 1) === light.side ? 0.15 : 0.9;
		const fill = tone(light, colour, faces);
		marks.push(
			shape(camera.face([side, y0, z0], [side, y1, z0], [side, y1, z1], [side, y0, z1]), fill, edge(fill)),
		);
	}
	const top = tone(light, brighten(colour, 0.025), 0);
	const front = tone(light, colour, 0.5);
	marks.push(
		shape(camera.face([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0]), front, edge(front)),
		shape(camera.face([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]), top, edge(top)),
	);
	return group(marks);
}

/** The shadow a piece of furniture leaves on the floor. */
export function floorShadow(
	room: Room,
	x: readonly [number, number],
	z: readonly [number, number],
	grow = 0.12,
): string {
	const shift = -room.light.side * grow;
	return shape(
		room.camera.face(
			[x[0] - grow + shift, 0, z[0] - grow],
			[x[1] + grow + shift, 0, z[0] - grow],
			[x[1] + grow + shift, 0, z[1]],
			[x[0] - grow + shift, 0, z[1]],
		),
		"#2d2233",
		opacity(0.16),
	);
}

/** Ceiling, side walls, back wall and boarded floor. */
export function shell(
	room: Room,
	floorStyle: "boards" | "herringbone" | "tiles" | "plain" = "boards",
	ceiling: "tray" | "plain" = "tray",
): string {
	const { paper, camera, size, decor, light } = room;
	const { half, height, back } = size;
	const near = 1.1;
	const [left, top] = camera.at([-half, height, back]);
	const [right, floor] = camera.at([half, 0, back]);
	const lit = (turned: number) => tone(light, decor.wall, turned);
	const leftTurn = light.side < 0 ? 0.75 : 0.22;
	const marks = [
		// Under everything, so that no light shows through where two surfaces meet.
		rect(0, 0, paper.width, paper.height, lit(0.3)),
		shape(
			camera.face([-half, height, near], [half, height, near], [half, height, back], [-half, height, back]),
			paper.across(
				[
					[0, tone(light, mix(decor.wall, "#ffffff", 0.5), 0.34)],
					[1, tone(light, mix(decor.wall, "#ffffff", 0.6), 0.1)],
				],
				[0, 0],
				[0, top],
			),
		),
		shape(
			camera.face([-half, 0, near], [-half, height, near], [-half, height, back], [-half, 0, back]),
			paper.across(
				[
					[0, lit(Math.min(1, leftTurn + 0.25))],
					[1, lit(leftTurn)],
				],
				[0, 0],
				[left, 0],
			),
		),
		shape(
			camera.face([half, 0, near], [half, height, near], [half, height, back], [half, 0, back]),
			paper.across(
				[
					[0, lit(1 - leftTurn)],
					[1, lit(Math.min(1, 1.25 - leftTurn))],
				],
				[right, 0],
				[paper.width, 0],
			),
		),
		rect(
			left,
			top,
			right - left,
			floor - top,
			paper.across(
				[
					[0, lit(0.2)],
					[1, lit(0.34)],
				],
				[0, top],
				[0, floor],
			),
		),
		shape(
			camera.face([-half, 0, near], [half, 0, near], [half, 0, back], [-half, 0, back]),
			paper.across(
				[
					[0, tone(light, brighten(decor.floor, 0.03), 0.12)],
					[1, tone(light, decor.floor, 0.4)],
				],
				[0, floor],
				[0, paper.height],
			),
		),
		floorLines(room, floorStyle),
		ceiling === "tray" ? ceilingTray(room) : "",
		stroke(
			camera.edge([-half, 0.06, near], [-half, 0.06, back], [half, 0.06, back], [half, 0.06, near]),
			tone(light, mix(decor.wall, "#ffffff", 0.55), 0.15),
			7,
		),
		stroke(
			camera.edge([-half, height, near], [-half, height, back], [half, height, back], [half, height, near]),
			tone(light, mix(decor.wall, "#8a7f86", 0.2), 0.4),
			2,
			opacity(0.6),
		),
		stroke(
			camera.edge([-half, 0, back], [-half, height, back]) +
				camera.edge([half, 0, back], [half, height, back]),
			"#3a2f42",
			2,
			opacity(0.14),
		),
	];
	return group(marks);
}

/** A shallow recess in the ceiling with its lamps. */
function ceilingTray(room: Room): string {
	const { camera, size, light, decor, lamplit } = room;
	const { half, height, back } = size;
	const quad = (inset: number) =>
		camera.face(
			[-half + inset, height, 1.4],
			[half - inset, height, 1.4],
			[half - inset, height, back - inset],
			[-half + inset, height, back - inset],
		);
	let spots = "";
	for (const x of [-0.62, 0, 0.62]) {
		for (const z of [back * 0.62, back * 0.8]) {
			const [px, py] = camera.at([x * half, height, z]);
			spots += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(camera.scale(z) * 0.06)}" ry="${n(camera.scale(z) * 0.016)}" fill="${lamplit ? "#fff3d0" : tone(light, "#ffffff", 0)}"/>`;
		}
	}
	return (
		shape(quad(0.5), tone(light, mix(decor.wall, "#ffffff", 0.75), 0.06), opacity(0.8)) +
		shape(
			quad(0.5),
			"none",
			`stroke="${lamplit ? "#ffe9bd" : tone(light, mix(decor.wall, "#ffffff", 0.4), 0.5)}" stroke-width="${lamplit ? 5 : 2.4}"`,
		) +
		spots
	);
}

function floorLines(room: Room, style: "boards" | "herringbone" | "tiles" | "plain"): string {
	if (style === "plain") return "";
	const { camera, size, decor, light } = room;
	const dark = tone(light, mix(decor.floor, "#3a2418", 0.4), 0.7);
	let d = "";
	if (style === "boards") {
		for (let x = -size.half; x <= size.half; x += 0.42) d += camera.edge([x, 0, 1.1], [x, 0, size.back]);
		for (let x = -size.half, odd = 0; x < size.half; x += 0.42, odd++) {
			for (let z = 1.6 + (odd % 3) * 0.5; z < size.back; z += 1.5)
				d += camera.edge([x, 0, z], [x + 0.42, 0, z]);
		}
	} else if (style === "tiles") {
		for (let x = -size.half; x <= size.half; x += 0.6) d += camera.edge([x, 0, 1.1], [x, 0, size.back]);
		for (let z = 1.2; z < size.back; z += 0.6) d += camera.edge([-size.half, 0, z], [size.half, 0, z]);
	} else {
		for (let z = 1.2; z < size.back; z += 0.3) {
			for (let x = -size.half; x < size.half; x += 0.6)
				d += camera.edge([x, 0, z], [x + 0.3, 0, z + 0.3], [x + 0.6, 0, z]);
		}
	}
	return stroke(d, dark, 1.5, opacity(0.26));
}

/** A hanging lamp and the pool of light below it. */
export function pendant(
	room: Room,
	x: number,
	z: number,
	y: number,
	colour: Hex,
	size = 0.22,
	kind: "dome" | "globe" | "paper" = "dome",
): string {
	const { paper, camera, light } = room;
	const [px, py] = camera.at([x, y, z]);
	const [, top] = camera.at([x, room.size.height, z]);
	const s = camera.scale(z) * size;
	const shade = tone(light, colour, 0.3);
	const burn = room.lamplit || room.outside.hour === "dawn";
	const body =
		kind === "globe"
			? `<circle cx="${n(px)}" cy="${n(py)}" r="${n(s * 0.62)}" fill="${burn ? "#fff3cf" : tone(light, "#fffaf0", 0.1)}"/>`
			: kind === "paper"
				? `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(s)}" ry="${n(s * 0.78)}" fill="${burn ? "#ffe9b8" : tone(light, "#fbf3e2", 0.15)}"/>` +
					stroke(
						[-0.4, -0.1, 0.2, 0.5]
							.map(
								(dy) =>
									`M${n(px - s * 0.94)} ${n(py + s * dy)}q${n(s * 0.94)} ${n(s * 0.2)} ${n(s * 1.88)} 0`,
							)
							.join(""),
						"#c9a878",
						1.3,
						opacity(0.6),
					)
				: shape(
						`M${n(px - s)} ${n(py + s * 0.4)}Q${n(px - s * 0.9)} ${n(py - s * 0.6)} ${n(px)} ${n(py - s * 0.65)}Q${n(px + s * 0.9)} ${n(py - s * 0.6)} ${n(px + s)} ${n(py + s * 0.4)}Z`,
						shade,
					) +
					`<ellipse cx="${n(px)}" cy="${n(py + s * 0.4)}" rx="${n(s)}" ry="${n(s * 0.14)}" fill="${burn ? "#fff0c4" : tone(light, "#fff6e4", 0.2)}"/>`;
	return (
		stroke(`M${n(px)} ${n(top)}V${n(py - s * 0.6)}`, tone(light, "#3c3a40", 0.4), 2) +
		(burn ? glow(paper, light, px, py + s * 0.3, s * 4.2, 0.5) : "") +
		body
	);
}

/** A potted plant standing on the floor. */
export function pottedPlant(
	room: Room,
	x: number,
	z: number,
	height: number,
	pot: Hex,
	seed: number,
): string {
	const { camera, light } = room;
	const [px, base] = camera.at([x, 0, z]);
	const s = camera.scale(z);
	const h = s * height;
	const w = s * 0.17;
	const marks = [floorShadow(room, [x - 0.18, x + 0.18], [z - 0.1, z + 0.2], 0.05)];
	const leaves = 11;
	for (let index = 0; index < leaves; index++) {
		const angle =
			-Math.PI / 2 + ((index - (leaves - 1) / 2) / leaves) * 2.5 + Math.sin(seed + index * 2.7) * 0.16;
		const long = h * (0.62 + 0.3 * Math.abs(Math.sin(seed * 3 + index * 1.7)));
		const tx = px + Math.cos(angle) * long * 0.8;
		const ty = base - s * 0.34 + Math.sin(angle) * long;
		const wide = long * 0.16;
		const nx = -Math.sin(angle) * wide;
		const ny = Math.cos(angle) * wide;
		const mx = (px + tx) / 2;
		const my = (base - s * 0.34 + ty) / 2;
		const towards = Math.sign(Math.cos(angle)) === light.side;
		marks.push(
			shape(
				`M${n(px)} ${n(base - s * 0.34)}Q${n(mx + nx)} ${n(my + ny)} ${n(tx)} ${n(ty)}Q${n(mx - nx)} ${n(my - ny)} ${n(px)} ${n(base - s * 0.34)}Z`,
				tone(light, index % 3 === 0 ? "#2f6f57" : "#4b9069", towards ? 0.05 : 0.6),
			),
		);
	}
	marks.push(
		shape(
			`M${n(px - w)} ${n(base - s * 0.36)}H${n(px + w)}L${n(px + w * 0.76)} ${n(base)}H${n(px - w * 0.76)}Z`,
			tone(light, pot, 0.35),
		),
		shape(
			`M${n(px + (light.side < 0 ? w * 0.2 : -w))} ${n(base - s * 0.36)}h${n(w * 0.8)}l${n(light.side < 0 ? -w * 0.2 : w * 0.16)} ${n(s * 0.36)}h${n(-w * 0.5)}Z`,
			"#2d2233",
			opacity(0.14),
		),
	);
	return group(marks);
}
