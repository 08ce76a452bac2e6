import { pillow } from "#world/illustrations/kit/bedding.ts";
import { brighten, type Hex, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { roundTable, rug } from "#world/illustrations/kit/furniture.ts";
import { block, decors, floorShadow, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { backWindow, sunPatch } from "./bedroom.ts";

/** A shared room: timber bunks with curtains and reading lamps, lockers, backpacks. */
export const dormitory: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const decor = decors[(variant + 1) % decors.length]!;
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 3, height: 2.9, back: 5.2 });
	paper.add(
		shell(room, "boards"),
		backWindow(room, random.fork("view"), {
			x: [-0.62, 0.62],
			y: [0.9, 2.45],
			kind: variant === 2 ? "sea" : "city",
			columns: 2,
			rows: 2,
		}),
		sunPatch(room, [-0.55, 0.55]),
		rug(room, [-1, 1], [2.4, 4.4], mix(decor.wall, decor.accent, 0.35), decor.second),
		lockers(room),
	);
	const quilts: readonly Hex[] = [decor.accent, decor.second, mix(decor.accent, "#ffffff", 0.35), "#e0b45a"];
	paper.add(bunk(room, -1, quilts[0]!, quilts[1]!), bunk(room, 1, quilts[2]!, quilts[3]!));
	paper.add(
		roundTable(room, 0, 3.4, 0.36, 0.5, decor.wood, "tea"),
		backpack(room, -1.05, 2.75, decor.accent),
		backpack(room, 1.15, 3, "#4f7f8c"),
		pottedPlant(room, 0.95, 4.9, 0.7, "#d98a5e", variant),
		pendant(room, 0, 3.6, 2.25, decor.accent, 0.28, "dome"),
	);
};

function lockers(room: Room): string {
	const { camera, light, decor } = room;
	const marks: string[] = [];
	for (let index = 0; index < 2; index++) {
		const x = -1.28 + index * 2.2;
		marks.push(
			block(room, { x: [x, x + 0.36], y: [0, 1.5], z: [4.9, 5.2] }, mix(decor.panel, decor.wall, 0.25), 2),
		);
		const [hx, hy] = camera.at([x + 0.28, 0.8, 4.9]);
		marks.push(stroke(`M${n(hx)} ${n(hy)}v22`, tone(light, "#f4ead6", 0.1), 5));
	}
	return group(marks);
}

function bunk(room: Room, side: -1 | 1, lower: Hex, upper: Hex): string {
	const { camera, light, decor, paper } = room;
	const inner = side * 1.5;
	const outer = side * 2.95;
	const x: readonly [number, number] = side < 0 ? [outer, inner] : [inner, outer];
	const wood = decor.wood;
	const marks: string[] = [floorShadow(room, x, [2.7, 4.9], 0.1)];
	for (const [y, quilt] of [
		[0.34, lower],
		[1.62, upper],
	] as const) {
		marks.push(
			block(room, { x, y: [y - 0.12, y], z: [2.7, 4.9] }, wood, 3),
			block(room, { x: [x[0] + 0.05, x[1] - 0.05], y: [y, y + 0.16], z: [2.75, 4.85] }, "#fffdf8", 6),
			block(room, { x: [x[0] + 0.03, x[1] - 0.03], y: [y + 0.12, y + 0.2], z: [2.75, 4.1] }, quilt, 8),
			pillow(room, (x[0] + x[1]) / 2, y + 0.16, 4.6, 0.7, 0.3, "#fffdf8"),
		);
		const [lx, ly] = camera.at([side * 2.6, y + 0.75, 4.85]);
		if (room.lamplit) marks.push(glow(paper, light, lx, ly, 110, 0.6));
		marks.push(
			`<circle cx="${n(lx)}" cy="${n(ly)}" r="8" fill="${room.lamplit ? "#fff0c4" : tone(light, "#fff7e6", 0.1)}"/>`,
		);
		// The curtain is half drawn along the inner side.
		const cloth = mix(decor.second, "#ffffff", 0.15);
		const pleats: string[] = [];
		for (let index = 0; index < 6; index++) {
			const z0 = 3.95 + index * 0.155;
			pleats.push(
				shape(
					camera.face(
						[inner, y + 0.02, z0],
						[inner, y + 1.02, z0],
						[inner, y + 1.02, z0 + 0.155],
						[inner, y + 0.02, z0 + 0.155],
					),
					tone(light, cloth, index % 2 ? 0.25 : 0.6),
				),
			);
		}
		marks.push(...pleats);
	}
	for (const z of [4.85, 2.72])
		marks.push(
			block(
				room,
				{ x: side < 0 ? [inner - 0.1, inner] : [inner, inner + 0.1], y: [0, 2.7], z: [z, z + 0.1] },
				wood,
				2,
			),
		);
	let rungs = "";
	for (let y = 0.5; y < 1.6; y += 0.27)
		rungs += camera.edge([inner - side * 0.02, y, 2.72], [inner + side * 0.34, y, 2.72]);
	marks.push(
		stroke(rungs, brighten(tone(light, wood, 0.4), 0.05), 8),
		stroke(
			camera.edge([inner + side * 0.36, 0, 2.72], [inner + side * 0.36, 1.95, 2.72]),
			tone(light, wood, 0.4),
			11,
		),
		shape(
			camera.face([inner, 1.84, 2.72], [inner, 1.96, 2.72], [inner, 1.96, 3.9], [inner, 1.84, 3.9]),
			tone(light, wood, 0.5),
		),
	);
	return group(marks);
}

function backpack(room: Room, x: number, z: number, colour: Hex): string {
	const { camera, light } = room;
	const [px, base] = camera.at([x, 0, z]);
	const s = camera.scale(z) * 0.56;
	const body = tone(light, colour, 0.3);
	return group([
		floorShadow(room, [x - 0.2, x + 0.2], [z - 0.1, z + 0.15], 0.06),
		stroke(
			`M${n(px - s * 0.12)} ${n(base - s * 0.86)}q${n(s * 0.12)} ${n(-s * 0.2)} ${n(s * 0.24)} 0`,
			brighten(body, -0.12),
			6,
		),
		shape(
			`M${n(px - s * 0.34)} ${n(base)}V${n(base - s * 0.6)}Q${n(px - s * 0.3)} ${n(base - s * 0.92)} ${n(px)} ${n(base - s * 0.92)}Q${n(px + s * 0.3)} ${n(base - s * 0.92)} ${n(px + s * 0.34)} ${n(base - s * 0.6)}V${n(base)}Z`,
			body,
		),
		shape(
			`M${n(px - s * 0.24)} ${n(base - s * 0.04)}V${n(base - s * 0.4)}H${n(px + s * 0.24)}V${n(base - s * 0.04)}Z`,
			brighten(body, -0.07),
		),
		stroke(
			`M${n(px - s * 0.24)} ${n(base - s * 0.5)}H${n(px + s * 0.24)}`,
			tone(light, "#f6ead2", 0.1),
			4,
			opacity(0.8),
		),
	]);
}
