import { brighten, type Hex, mix } from "./colour.ts";
import { type Light, tone } from "./light.ts";
import { group, opacity, shape } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";
import { type Camera, cameraAt } from "./perspective.ts";

/** Half the width, the height and the depth of a room in metres; the back wall is at `back`. */
export interface RoomSize {
	readonly half: number;
	readonly height: number;
	readonly back: number;
}

/** The colours of a room's furnishings. */
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
	/** Whether the lamps are on. */
	readonly lamplit: boolean;
}

/** Returns the light in a room: it keeps the colour of the hour but not its darkness. */
function indoors(light: Light): Light {
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

/** A box in the room: its front, its top, and the visible side. `soft` is the corner radius in pixels. */
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
