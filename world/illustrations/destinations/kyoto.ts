import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { turnedRoof } from "#world/illustrations/kit/japan.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, oval, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { type Camera, cameraAt } from "#world/illustrations/kit/perspective.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** The five-storeyed pagoda above a lane of wooden houses. */
export const kyoto: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { height } = paper;
	const growth = growthOf[light.season];
	const camera = cameraAt([560, 600], 1.7, 700);
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 6, sunAt: 0.2 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), { top: 250, base: 590, surface: growth.hill, layers: 4 }),
		mist(paper, light, 560, 60, 0.5),
	);
	const trees = random.fork("trees");
	for (const [x, y, h] of [
		[470, 620, 120],
		[690, 620, 160],
		[760, 616, 130],
		[410, 616, 90],
		[840, 612, 150],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.14));
	paper.add(pagoda(paper, light, 590, 606));
	for (const [x, y, h] of [
		[500, 626, 80],
		[650, 626, 90],
		[700, 624, 70],
	] as const)
		paper.add(leafTree(light, trees, x, y, h, 0.08));
	paper.add(
		shape(
			camera.face([-3.2, 0, 1.1], [3.2, 0, 1.1], [3.2, 0, 40], [-3.2, 0, 40]),
			paper.across(
				[
					[0, tone(light, "#cdbfae", 0.25, 0.16)],
					[1, tone(light, "#b3a390", 0.3)],
				],
				[0, 600],
				[0, height],
			),
		),
		setts(light, camera),
	);
	for (let z = 22; z > 1.4; z -= z > 8 ? 3.4 : 2.4)
		for (const side of [-1, 1] as const)
			paper.add(machiya(paper, light, camera, side, Math.max(1.1, z - (z > 8 ? 3.4 : 2.4)), z));
	const at = (x: number, z: number) => camera.at([x, 0, z]);
	for (const [x, z, coat, holds] of [
		[-0.5, 8, "#8a4f7c", "umbrella"],
		[0.3, 8.4, "#3f6f8a", "bag"],
		[0.9, 12, "#d9694c", "suitcase"],
		[-0.8, 14, "#f2e6d0", "bag"],
	] as const) {
		const [px, py] = at(x, z);
		paper.add(person(light, { x: px, base: py, height: camera.scale(z) * 1.66, coat, legs: coat, holds }));
	}
	paper.add(
		shrub(light, trees, 60, height + 10, 90, growth.crowns[0]!),
		shrub(light, trees, 1140, height + 12, 90, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 330, 200, tone(light, "#4a566e", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), 1, 0.4),
		airborne(paper, light, random.fork("air"), 1),
		finish(paper, light),
	);
};

function setts(light: Light, camera: Camera): string {
	let d = "";
	for (let z = 1.4; z < 26; z *= 1.12) d += camera.edge([-3.2, 0, z], [3.2, 0, z]);
	for (const x of [-1.6, -0.8, 0, 0.8, 1.6]) d += camera.edge([x, 0, 1.1], [x, 0, 30]);
	return stroke(d, tone(light, "#75675a", 0.8, 0.1), 1.8, opacity(0.3));
}

function pagoda(paper: Paper, light: Light, x: number, base: number): string {
	const wood = tone(light, "#8f5a44", 0.3, 0.06);
	const marks: string[] = [];
	for (let tier = 0; tier < 5; tier++) {
		const half = 72 - tier * 9;
		const y = base - tier * 76;
		marks.push(
			rect(x - half * 0.7, y - 62, half * 1.4, 64, wood),
			rect(
				light.side < 0 ? x + half * 0.2 : x - half * 0.7,
				y - 62,
				half * 0.5,
				64,
				tone(light, "#4d3028", 0.9, 0.06),
				opacity(0.5),
			),
			rect(
				x - half * 0.26,
				y - 50,
				half * 0.52,
				44,
				light.lamps > 0.1 ? light.lamp : tone(light, "#f0e2c8", 0.4, 0.06),
			),
			stroke(`M${n(x)} ${n(y - 50)}v44`, wood, 2.4),
			stroke(`M${n(x - half * 0.86)} ${n(y - 12)}h${n(half * 1.72)}`, tone(light, "#b8503c", 0.3, 0.06), 4),
			turnedRoof(paper, light, {
				x: x - half,
				y: y - 58,
				width: half * 2,
				rise: 30,
				tile: "#4f5663",
				over: 30,
				depth: 0.05,
			}),
		);
	}
	const top = base - 4 * 76 - 88;
	marks.push(
		stroke(`M${x} ${top}v-96`, tone(light, "#6d5a3c", 0.4), 4),
		...[0, 1, 2, 3, 4].map((index) =>
			oval(x, top - 20 - index * 13, 11 - index * 1.4, 3.4, tone(light, "#b8934a", 0.2)),
		),
		light.lamps > 0.1 ? glow(paper, light, x, base - 160, 220, 0.35) : "",
	);
	return group(marks);
}

/** A town house: lattice, eaves, a lantern by the door. */
function machiya(
	paper: Paper,
	light: Light,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
): string {
	const x = side * 3.2;
	const out = x - side * 0.8;
	const depth = Math.min(0.3, near / 60);
	const turned = light.side === side ? 0.9 : 0.2;
	const wood = tone(light, Math.round(near * 10) % 2 ? "#7a4f38" : "#8d6244", turned, depth);
	const dark = tone(light, "#3f2c24", 0.8, depth);
	const plaster = tone(light, "#ecdfc6", turned, depth);
	const lit = light.lamps > 0.1;
	let slats = "";
	for (let z = near; z < far; z += (far - near) / 14) slats += camera.edge([x, 0.4, z], [x, 2.2, z]);
	const tile = tone(light, "#565d69", turned * 0.6, depth);
	const [lx, ly] = camera.at([out + side * 0.1, 2, near + (far - near) * 0.2]);
	const s = camera.scale(near + 0.5);
	return group([
		shape(camera.face([x, 0, near], [x, 4.9, near], [x, 4.9, far], [x, 0, far]), plaster),
		shape(camera.face([x, 0, near], [x, 2.5, near], [x, 2.5, far], [x, 0, far]), wood),
		shape(
			camera.face([x, 0.5, near + 0.2], [x, 2.1, near + 0.2], [x, 2.1, far - 0.2], [x, 0.5, far - 0.2]),
			lit ? mix(light.lamp, wood, 0.15) : mix(wood, "#20242f", 0.35),
		),
		stroke(slats, dark, Math.max(1.2, s * 0.012)),
		shape(
			camera.face([x, 3.4, near + 0.4], [x, 4.4, near + 0.4], [x, 4.4, far - 0.4], [x, 3.4, far - 0.4]),
			lit ? mix(light.lamp, plaster, 0.3) : mix(wood, "#20242f", 0.3),
		),
		shape(
			camera.face(
				[x, 3.1, near],
				[out, 2.6, near],
				[out, 2.5, near],
				[out, 2.5, far],
				[out, 2.6, far],
				[x, 3.1, far],
			),
			tile,
		),
		shape(camera.face([out, 2.55, near], [out, 2.45, near], [out, 2.45, far], [out, 2.55, far]), dark),
		shape(
			camera.face(
				[x + side * 0.8, 5.9, near],
				[x - side * 0.6, 4.85, near],
				[x - side * 0.6, 4.85, far],
				[x + side * 0.8, 5.9, far],
			),
			tile,
		),
		shape(camera.face([x, 5.3, near], [x - side * 0.6, 4.85, near], [x, 4.85, near]), dark),
		shape(
			polygon([
				camera.at([x, 0, near]),
				camera.at([x, 4.9, near]),
				camera.at([x + side * 3, 4.9, near]),
				camera.at([x + side * 3, 0, near]),
			]),
			tone(light, "#5d4438", 0.85, depth),
		),
		oval(lx, ly, s * 0.13, s * 0.19, lit ? "#ffcf86" : tone(light, "#f4e6cc", 0.2)),
		lit ? glow(paper, light, lx, ly, s * 0.9, 0.6) : "",
	]);
}
