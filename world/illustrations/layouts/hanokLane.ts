import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { type Camera, cameraAt } from "#world/illustrations/kit/perspective.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** A lane between tiled walls, climbing to the gate of a hanok with the hills behind it. */
export const hanokLane: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	const camera = cameraAt([640, 560], 1.7, 720);
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 500, clouds: 6, sunAt: 0.22 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 190,
			base: 540,
			surface: winter ? "#a3b3c6" : "#7d9a90",
		}),
		mist(paper, light, 500, 70, 0.5),
	);
	const trees = random.fork("trees");
	paper.add(
		leafTree(light, trees, 420, 590, 230, 0.1),
		leafTree(light, trees, 880, 590, 260, 0.08),
		leafTree(light, trees, 760, 580, 170, 0.14),
	);
	paper.add(
		hanokHouse(paper, light, {
			x: 470,
			base: 566,
			width: 360,
			height: 110,
			bays: 5,
			hall: 2,
			depth: 0.06,
			platform: false,
		}),
	);
	paper.add(
		shape(
			camera.face([-2.3, 0, 1.1], [2.3, 0, 1.1], [2.3, 0, 16], [-2.3, 0, 16]),
			paper.across(
				[
					[0, tone(light, winter ? "#e9eef5" : "#d9c7a6", 0.25, 0.08)],
					[1, tone(light, winter ? "#dde5ef" : "#c9b48f", 0.25)],
				],
				[0, 600],
				[0, height],
			),
		),
		slabs(light, camera),
		gate(paper, light, camera),
	);
	for (const [side, near, far] of [
		[-1, 3.4, 7.4],
		[1, 5, 9],
	] as const)
		paper.add(sideRoof(paper, light, camera, side, near, far));
	for (const side of [-1, 1] as const) {
		for (let z = 14; z > 1.2; z -= z > 6 ? 2.6 : 1.8)
			paper.add(wallPart(light, camera, side, Math.max(1, z - (z > 6 ? 2.6 : 1.8)), z));
	}
	for (const [x, z, coat, holds] of [
		[-0.5, 8, "#d9694c", "suitcase"],
		[0.3, 8.3, "#f3ece0", "bag"],
		[0.9, 5.4, "#4f7f96", "umbrella"],
	] as const) {
		if (holds === "umbrella" && !winter) continue;
		const [px, py] = camera.at([x, 0, z]);
		paper.add(person(light, { x: px, base: py, height: camera.scale(z) * 1.68, coat, holds }));
	}
	paper.add(
		redPine(light, random.fork("pine"), 1120, 620, 420),
		shrub(light, trees, 60, height + 10, 110, growth.crowns[0]!),
		shrub(light, trees, 1150, height + 14, 120, growth.crowns.at(-1)!),
		shrub(light, trees, 250, height + 20, 60, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 520, 190, tone(light, "#4b566c", 0.5, 0.2), 5),
		overhang(paper, light, random.fork("branch"), -1, 0.42, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), 1),
		finish(paper, light),
	);
};

function slabs(light: Light, camera: Camera): string {
	let d = "";
	for (let z = 1.3; z < 14; z *= 1.13) d += camera.edge([-0.8, 0, z], [0.8, 0, z]);
	return (
		shape(
			camera.face([-0.8, 0.002, 1.1], [0.8, 0.002, 1.1], [0.8, 0.002, 13], [-0.8, 0.002, 13]),
			tone(light, light.season === "winter" ? "#ffffff" : "#e6dac4", 0.1),
			opacity(0.8),
		) + stroke(d, tone(light, "#8f7f66", 0.8), 2, opacity(0.35))
	);
}

/** The roofed gate with its doors open and light in the yard. */
function gate(paper: Paper, light: Light, camera: Camera): string {
	const z = 12.5;
	const [left, top] = camera.at([-1.7, 2.6, z]);
	const [right, floor] = camera.at([1.7, 0, z]);
	const s = camera.scale(z);
	const wood = tone(light, "#7a4f36", 0.4);
	const lit = light.lamps > 0.1;
	return group([
		rect(left, top, right - left, floor - top, tone(light, "#efe4cf", 0.3)),
		rect(
			left + s * 0.75,
			top + s * 0.3,
			s * 1.9,
			floor - top - s * 0.3,
			lit ? light.lamp : tone(light, "#c9b48f", 0.3),
		),
		lit ? glow(paper, light, 640, floor - s, s * 2.6, 0.6) : "",
		shape(
			`M${n(left + s * 0.75)} ${n(top + s * 0.3)}l${n(-s * 0.3)} ${n(s * 0.2)}V${n(floor + s * 0.14)}l${n(s * 0.3)} ${n(-s * 0.14)}zM${n(right - s * 0.75)} ${n(top + s * 0.3)}l${n(s * 0.3)} ${n(s * 0.2)}V${n(floor + s * 0.14)}l${n(-s * 0.3)} ${n(-s * 0.14)}z`,
			wood,
		),
		...[0, 0.66, 2.62, 3.28].map((dx) => rect(left + s * dx, top, s * 0.13, floor - top, wood)),
		rect(left, top + s * 0.18, right - left, s * 0.14, wood),
		tiledRoof(paper, light, {
			x: left - s * 0.1,
			y: top + s * 0.06,
			width: right - left + s * 0.2,
			rise: s * 1.15,
		}),
	]);
}

/** A stretch of mud and stone wall under its coping, in perspective. */
function wallPart(light: Light, camera: Camera, side: -1 | 1, near: number, far: number): string {
	const x = side * 2.3;
	const high = 1.85;
	const turned = light.side === side ? 0.85 : 0.18;
	const depth = Math.min(0.16, near / 80);
	const plaster = tone(light, "#e9d9ba", turned, depth);
	const snowy = light.season === "winter";
	let stones = "";
	for (let row = 0; row < 3; row++) {
		for (let z = near + (row % 2) * 0.22; z < far; z += 0.46)
			stones += camera.edge([x, 0.22 + row * 0.32, z], [x, 0.22 + row * 0.32, Math.min(far, z + 0.3)]);
	}
	let ends = "";
	for (let z = near; z < far; z += 0.26) {
		const [px, py] = camera.at([x - side * 0.22, high + 0.03, z]);
		ends += dot(px, py, camera.scale(z) * 0.06);
	}
	const tile = tone(light, snowy ? "#f3f6fb" : "#545b67", turned * 0.6, depth);
	return group([
		shape(camera.face([x, 0, near], [x, high, near], [x, high, far], [x, 0, far]), plaster),
		stroke(
			stones,
			tone(light, "#a99274", turned, depth),
			camera.scale((near + far) / 2) * 0.13,
			opacity(0.75),
		),
		shape(
			camera.face(
				[x - side * 0.24, high, near],
				[x + side * 0.1, high + 0.36, near],
				[x + side * 0.1, high + 0.36, far],
				[x - side * 0.24, high, far],
			),
			tile,
		),
		shape(
			camera.face(
				[x, high, near],
				[x - side * 0.24, high, near],
				[x - side * 0.24, high, far],
				[x, high, far],
			),
			"#1f2130",
			opacity(0.3),
		),
		shape(ends, tone(light, snowy ? "#c3cedb" : "#6c7480", 0.3, depth)),
	]);
}

/** The eaves of a neighbouring house visible over the wall. */
function sideRoof(
	paper: Paper,
	light: Light,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
): string {
	const x = side * 2.9;
	const snowy = light.season === "winter";
	const turned = light.side === side ? 0.8 : 0.2;
	const tile = tone(light, snowy ? "#eef3f9" : "#4d5460", turned);
	let lines = "";
	for (let z = near; z <= far; z += 0.28)
		lines += camera.edge([x - side * 0.5, 2.75, z], [x + side * 1.6, 4.1, z]);
	return group([
		shape(
			camera.face([x, 1.6, near], [x, 2.9, near], [x, 2.9, far], [x, 1.6, far]),
			tone(light, "#f0e6d3", turned),
		),
		...[0.12, 0.4, 0.68].map((share) => {
			const z0 = near + (far - near) * share;
			const z1 = z0 + (far - near) * 0.2;
			return shape(
				camera.face([x, 2.15, z0], [x, 2.6, z0], [x, 2.6, z1], [x, 2.15, z1]),
				light.lamps > 0.1 ? light.lamp : tone(light, "#8a5f41", turned),
			);
		}),
		shape(
			camera.face(
				[x - side * 0.5, 2.75, near],
				[x + side * 1.6, 4.1, near],
				[x + side * 1.6, 4.1, far],
				[x - side * 0.5, 2.75, far],
			),
			paper.linear([
				[0, tile],
				[1, tile],
			]),
		),
		stroke(lines, tone(light, snowy ? "#c9d4e2" : "#2f343f", 0.7), 2.4, opacity(0.5)),
		stroke(
			camera.edge([x - side * 0.5, 2.72, near], [x - side * 0.5, 2.72, far]),
			tone(light, snowy ? "#ffffff" : "#6b737f", 0.2),
			7,
		),
		stroke(
			camera.edge([x + side * 1.6, 4.12, near], [x + side * 1.6, 4.12, far]),
			tone(light, "#efe9df", 0.2),
			6,
		),
	]);
}
