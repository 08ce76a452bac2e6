import { bed } from "#world/illustrations/kit/bedding.ts";
import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { armchair, nightTable, roundTable, rug } from "#world/illustrations/kit/furniture.ts";
import { decors, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { glazing, type VistaKind, vista } from "#world/illustrations/kit/vista.ts";

/** The part of the back wall that is window, in metres, with its sill and head. */
export interface BackWindow {
	readonly x: readonly [number, number];
	readonly y: readonly [number, number];
	readonly kind: VistaKind;
	readonly columns: number;
	readonly rows?: number;
	readonly sheer?: boolean;
}

/** A window in the back wall: the view, its bars, curtains on both sides. */
export function backWindow(room: Room, random: Random, wish: BackWindow): string {
	const { paper, camera, size, outside, light, decor } = room;
	const [x, y] = camera.at([wish.x[0], wish.y[1], size.back]);
	const [right, bottom] = camera.at([wish.x[1], wish.y[0], size.back]);
	const frame = { x, y, width: right - x, height: bottom - y };
	const drape = (from: number, to: number) => {
		const [x0, top] = camera.at([from, size.height - 0.12, size.back - 0.05]);
		const [x1, foot] = camera.at([to, 0.02, size.back - 0.05]);
		const cloth = mix(decor.second, decor.wall, 0.35);
		const pleats = 5;
		const step = (x1 - x0) / pleats;
		let d = "";
		for (let index = 1; index < pleats; index++)
			d += `M${n(x0 + step * index)} ${n(top)}q${n(step * 0.3)} ${n((foot - top) / 2)} 0 ${n(foot - top)}`;
		return (
			shape(
				`M${n(x0)} ${n(top)}H${n(x1)}Q${n(x1 + step * 0.2)} ${n((top + foot) / 2)} ${n(x1)} ${n(foot)}H${n(x0)}Q${n(x0 - step * 0.2)} ${n((top + foot) / 2)} ${n(x0)} ${n(top)}Z`,
				paper.linear(
					[
						[0, tone(light, cloth, 0.5)],
						[0.4, tone(light, cloth, 0.1)],
						[0.7, tone(light, cloth, 0.45)],
						[1, tone(light, cloth, 0.15)],
					],
					[0, 0],
					[1, 0],
				),
			) + stroke(d, tone(light, cloth, 1), 2, opacity(0.4))
		);
	};
	const sheer =
		wish.sheer === false
			? ""
			: rect(
					frame.x,
					frame.y,
					frame.width * 0.14,
					frame.height,
					"#ffffff",
					opacity(room.lamplit ? 0.16 : 0.36),
				) +
				rect(
					frame.x + frame.width * 0.86,
					frame.y,
					frame.width * 0.14,
					frame.height,
					"#ffffff",
					opacity(room.lamplit ? 0.16 : 0.36),
				);
	return group([
		vista(paper, outside, random, wish.kind, frame),
		glazing(light, frame, mix(decor.wall, "#ffffff", 0.4), wish.columns, wish.rows ?? 1),
		sheer,
		drape(wish.x[0] - 0.32, wish.x[0] + 0.06),
		drape(wish.x[1] - 0.06, wish.x[1] + 0.32),
		stroke(
			camera.edge(
				[wish.x[0] - 0.4, size.height - 0.1, size.back - 0.05],
				[wish.x[1] + 0.4, size.height - 0.1, size.back - 0.05],
			),
			tone(light, "#4b4650", 0.4),
			4,
		),
	]);
}

/** Sunlight on the floor below a back window. */
export function sunPatch(room: Room, x: readonly [number, number]): string {
	const { camera, size, outside } = room;
	if (room.lamplit) return "";
	const drift = -outside.side * 0.9;
	const strength = outside.hour === "golden" ? 0.42 : outside.hour === "dawn" ? 0.3 : 0.34;
	const pane = (from: number, to: number) =>
		camera.face(
			[from, 0.004, size.back - 0.1],
			[to, 0.004, size.back - 0.1],
			[to + drift, 0.004, size.back - 2.1],
			[from + drift, 0.004, size.back - 2.1],
		);
	const middle = (x[0] + x[1]) / 2;
	return shape(
		pane(x[0] + 0.05, middle - 0.04) + pane(middle + 0.04, x[1] - 0.05),
		outside.hour === "day" ? "#fffdf0" : outside.glow,
		opacity(strength),
	);
}

/** A framed abstract on the back wall: hills and a sun, never words. */
export function picture(room: Room, x: number, y: number, width: number, height: number): string {
	const { camera, size, light, decor } = room;
	const [left, top] = camera.at([x - width / 2, y + height / 2, size.back]);
	const s = camera.scale(size.back);
	const w = width * s;
	const h = height * s;
	return group([
		rect(left + 4, top + 6, w, h, "#2d2233", opacity(0.16)),
		rect(left, top, w, h, tone(light, decor.wood, 0.3)),
		rect(left + 5, top + 5, w - 10, h - 10, tone(light, "#fbf6ec", 0.1)),
		shape(
			`M${n(left + w * 0.14)} ${n(top + h * 0.7)}Q${n(left + w * 0.4)} ${n(top + h * 0.34)} ${n(left + w * 0.6)} ${n(top + h * 0.62)}T${n(left + w * 0.86)} ${n(top + h * 0.5)}V${n(top + h * 0.86)}H${n(left + w * 0.14)}Z`,
			tone(light, decor.second, 0.2),
		),
		shape(
			`M${n(left + w * 0.14)} ${n(top + h * 0.8)}Q${n(left + w * 0.5)} ${n(top + h * 0.6)} ${n(left + w * 0.86)} ${n(top + h * 0.76)}V${n(top + h * 0.86)}H${n(left + w * 0.14)}Z`,
			tone(light, decor.accent, 0.2),
		),
		`<circle cx="${n(left + w * 0.64)}" cy="${n(top + h * 0.32)}" r="${n(Math.min(w, h) * 0.11)}" fill="${tone(light, decor.accent, 0.05)}"/>`,
	]);
}

const views: readonly VistaKind[] = ["city", "sea", "hills", "city", "garden", "city", "sea", "mountains"];

/** A panelled wall behind the bed. */
function headWall(room: Room, from: number, to: number): string {
	const { camera, size, light, decor } = room;
	const [left, top] = camera.at([from, size.height * 0.62, size.back]);
	const [right, floor] = camera.at([to, 0, size.back]);
	const body = tone(light, mix(decor.panel, decor.wall, 0.2), 0.3);
	let slats = "";
	for (let x = left + 22; x < right; x += 22) slats += `M${n(x)} ${n(top)}V${n(floor)}`;
	return (
		rect(left, top, right - left, floor - top, body) +
		stroke(slats, brighten(body, -0.05), 2.4, opacity(0.7)) +
		rect(left, top - 5, right - left, 7, tone(light, mix(decor.panel, "#ffffff", 0.3), 0.1)) +
		(room.lamplit
			? rect(
					left,
					top - 46,
					right - left,
					46,
					room.paper.linear([
						[0, "#ffe6b0", 0],
						[1, "#ffe6b0", 0.75],
					]),
				)
			: "")
	);
}

/** The double room: one wide bed, a chair by the window. */
export const double: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const outside = litFrom(light, 1);
	const decor = decors[variant % decors.length]!;
	const room = roomOf(paper, outside, decor, { half: 2.75, height: 2.7, back: 5 });
	paper.add(
		shell(room, variant % 3 === 0 ? "herringbone" : "boards"),
		headWall(room, -2.75, 0.5),
		backWindow(room, random.fork("view"), {
			x: [0.95, 2.35],
			y: [0.35, 2.4],
			kind: views[(variant - 1) % views.length]!,
			columns: 2,
		}),
		sunPatch(room, [0.95, 2.35]),
		picture(room, -1.15, 2.06, 0.95, 0.52),
		rug(
			room,
			[-2.3, 0.7],
			[2.3, 4.3],
			mix(decor.wall, decor.second, 0.3),
			mix(decor.wall, decor.accent, 0.4),
		),
		nightTable(room, -2.45, 4.55, "#fdf3e0"),
		nightTable(room, 0.2, 4.55, "#fdf3e0"),
		bed(room, {
			x: -1.1,
			width: 1.86,
			z: [3.2, 4.85],
			headboard: decor.panel,
			throwCloth: decor.accent,
			cushion: decor.second,
		}),
		pottedPlant(room, 2.42, 4.7, 1, mix(decor.accent, "#ffffff", 0.35), variant),
		armchair(room, 1.75, 4, decor.second, decor.accent),
		roundTable(room, 1.02, 3.6, 0.26, 0.5, decor.wood, "tea"),
		pendant(room, -2.45, 4.5, 1.75, decor.accent, 0.15, variant % 2 ? "dome" : "globe"),
	);
};

/** The twin room: two beds, a table between them, the window beside. */
export const twin: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const outside = litFrom(light, 1);
	const decor = decors[(variant + 2) % decors.length]!;
	const room = roomOf(paper, outside, decor, { half: 2.85, height: 2.7, back: 5 });
	paper.add(
		shell(room, variant % 2 ? "boards" : "plain"),
		headWall(room, -2.85, 1.15),
		backWindow(room, random.fork("view"), {
			x: [1.5, 2.5],
			y: [0.35, 2.4],
			kind: views[(variant + 1) % views.length]!,
			columns: 1,
			rows: 1,
		}),
		sunPatch(room, [1.5, 2.5]),
		picture(room, -2, 2.08, 0.6, 0.5),
		picture(room, 0.32, 2.08, 0.6, 0.5),
		rug(room, [-2.6, 0.9], [2.4, 3.9], mix(decor.wall, decor.accent, 0.2), mix(decor.wall, decor.panel, 0.5)),
		nightTable(room, -0.84, 4.6, "#fdf3e0"),
		bed(room, {
			x: -1.9,
			width: 1.2,
			z: [3.2, 4.85],
			headboard: decor.panel,
			throwCloth: decor.accent,
			pillows: 1,
			cushion: decor.second,
		}),
		bed(room, {
			x: 0.24,
			width: 1.2,
			z: [3.2, 4.85],
			headboard: decor.panel,
			throwCloth: decor.accent,
			pillows: 1,
			cushion: decor.second,
		}),
		armchair(room, 2.1, 3.7, decor.second, decor.accent),
		roundTable(room, 1.5, 3.3, 0.24, 0.5, decor.wood, "flowers"),
		pendant(room, -0.84, 4.5, 1.85, decor.accent, 0.2, "globe"),
	);
};

/** The family room: a wide bed and a single bed under a large window. */
export const family: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const outside = litFrom(light, -1);
	const decor = decors[(variant + 4) % decors.length]!;
	const room = roomOf(paper, outside, decor, { half: 3, height: 2.75, back: 5.2 });
	paper.add(
		shell(room, "boards"),
		backWindow(room, random.fork("view"), {
			x: [-2.6, -0.7],
			y: [0.7, 2.4],
			kind: variant % 2 ? "hills" : "sea",
			columns: 3,
		}),
		sunPatch(room, [-2.6, -0.7]),
		headWall(room, -0.2, 3),
		picture(room, 1.4, 2.1, 1.1, 0.5),
		rug(room, [-2.4, 2.6], [2.3, 4.4], mix(decor.wall, "#ffffff", 0.3), decor.accent),
		bed(room, {
			x: -1.8,
			width: 1.1,
			z: [3.6, 5],
			headboard: decor.wood,
			throwCloth: decor.second,
			pillows: 1,
			cushion: decor.accent,
			board: 0.8,
		}),
		nightTable(room, -0.62, 4.8, "#fdf3e0"),
		nightTable(room, 2.4, 4.9, "#fdf3e0"),
		bed(room, {
			x: 1,
			width: 1.95,
			z: [3.4, 5.05],
			headboard: decor.panel,
			throwCloth: decor.accent,
			pillows: 3,
			cushion: decor.second,
		}),
		toys(room),
		pendant(room, -0.55, 4.2, 2, decor.accent, 0.26, "paper"),
	);
};

/** A bear, a ball and a few blocks on the rug. */
function toys(room: Room): string {
	const { camera, light, decor } = room;
	const [x, y] = camera.at([-0.35, 0, 2.75]);
	const bear = tone(light, "#b98a5e", 0.25);
	const [bx, by] = camera.at([0.05, 0, 2.5]);
	return group([
		`<ellipse cx="${n(x)}" cy="${n(y - 26)}" rx="30" ry="32" fill="${bear}"/>`,
		`<circle cx="${n(x)}" cy="${n(y - 72)}" r="25" fill="${bear}"/>`,
		`<circle cx="${n(x - 20)}" cy="${n(y - 92)}" r="10" fill="${bear}"/><circle cx="${n(x + 20)}" cy="${n(y - 92)}" r="10" fill="${bear}"/>`,
		`<ellipse cx="${n(x)}" cy="${n(y - 64)}" rx="11" ry="8" fill="${tone(light, "#ecd3ae", 0.1)}"/>`,
		`<circle cx="${n(x - 9)}" cy="${n(y - 77)}" r="2.6" fill="#3a2a22"/><circle cx="${n(x + 9)}" cy="${n(y - 77)}" r="2.6" fill="#3a2a22"/><circle cx="${n(x)}" cy="${n(y - 67)}" r="3" fill="#3a2a22"/>`,
		`<circle cx="${n(bx)}" cy="${n(by - 20)}" r="20" fill="${tone(light, decor.accent, 0.2)}"/>`,
		stroke(`M${n(bx - 19)} ${n(by - 22)}q19 12 38 0`, "#fff6e8", 4, opacity(0.8)),
	]);
}
