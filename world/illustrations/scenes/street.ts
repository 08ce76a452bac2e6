import { brighten, type Hex, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { paneColour } from "#world/illustrations/kit/openings.ts";
import type { Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { type Camera, cameraAt } from "#world/illustrations/kit/perspective.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { farEnd, lamps, plasters, tables } from "./streetLife.ts";

const shutters: readonly Hex[] = ["#4f7f73", "#3f6a86", "#a8503f", "#6d7f5a", "#e9e2d4"];

/** An old European lane: plaster fronts, shutters, awnings, a bell tower at its end. */
export const street: Draw = (paper, { light, random, variant }) => {
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const horizon = 560;
	const camera = cameraAt([width * 0.53, horizon], 1.7, 760);
	paper.add(
		...sky(paper, light, random.fork("sky"), {
			horizon: horizon + 30,
			clouds: 5,
			sunAt: light.side < 0 ? 0.4 : 0.66,
		}),
	);
	paper.add(farEnd(light, random.fork("end"), camera, variant));
	const winter = light.season === "winter";
	paper.add(
		shape(
			camera.face([-4.6, 0, 1.2], [4.6, 0, 1.2], [4.6, 0, 60], [-4.6, 0, 60]),
			paper.across(
				[
					[0, tone(light, winter ? "#e9eef5" : "#cfc1ae", 0.2, 0.4)],
					[1, tone(light, winter ? "#dfe6f0" : "#b8a793", 0.35)],
				],
				[0, horizon],
				[0, height],
			),
		),
		cobbles(light, camera),
	);
	const left = random.fork("left");
	const right = random.fork("right");
	const rows: [number, -1 | 1, Random][] = [];
	for (let z = 34; z > 2; z -= z > 14 ? 5.4 : 4.2) rows.push([z, -1, left], [z, 1, right]);
	for (const [z, side, stream] of rows)
		house(paper, light, stream, camera, side, Math.max(1.4, z - (z > 14 ? 5.4 : 4.2)), z);
	const life = random.fork("life");
	paper.add(lamps(paper, light, camera), tables(light, camera, life, variant));
	const at = (x: number, z: number) => camera.at([x, 0, z]);
	for (const [x, z, coat, holds] of [
		[-0.9, 13, "#d9694c", "suitcase"],
		[0.9, 18, "#f2e8d8", "bag"],
		[0.2, 24, "#4f7f96", "umbrella"],
	] as const) {
		const [px, py] = at(x, z);
		paper.add(
			person(light, {
				x: px,
				base: py,
				height: camera.scale(z) * 1.72,
				coat,
				...(holds === "umbrella" && light.season === "summer" ? {} : { holds }),
			}),
		);
	}
	const growth = growthOf[light.season];
	paper.add(
		shrub(light, life, 70, height + 6, 110, growth.crowns.at(-1)!),
		shrub(light, life, 1160, height + 10, 96, growth.crowns[0]!),
		birds(random.fork("birds"), width * 0.5, 150, tone(light, "#4b566c", 0.5, 0.2), 6),
		airborne(paper, light, random.fork("air"), 0.7),
		finish(paper, light),
	);
};

function house(
	paper: Paper,
	light: Light,
	random: Random,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
): void {
	const x = side * 4.6;
	const high = random.between(9.5, 12.5);
	const plaster = random.pick(plasters);
	const shutter = random.pick(shutters);
	const turned = light.side === side ? 0.95 : 0.12;
	const depth = Math.min(0.5, (near - 1.4) / 46);
	const wall = tone(light, plaster, turned, depth);
	const snowy = light.season === "winter";
	const [, topNear] = camera.at([x, high, near]);
	paper.add(
		shape(
			camera.face([x, 0, near], [x, high, near], [x, high, far], [x, 0, far]),
			paper.across(
				[
					[0, brighten(wall, 0.02)],
					[1, mix(wall, light.haze, 0.16)],
				],
				[0, topNear],
				[0, 700],
			),
		),
		shape(
			camera.face(
				[x - side * 0.5, high + 0.05, near],
				[x, high + 1.3, near],
				[x, high + 1.3, far],
				[x - side * 0.5, high + 0.05, far],
			),
			tone(light, snowy ? "#f4f7fb" : "#b5654a", turned * 0.6, depth),
		),
		shape(
			camera.face(
				[x - side * 0.5, high, near],
				[x - side * 0.5, high - 0.28, near],
				[x - side * 0.5, high - 0.28, far],
				[x - side * 0.5, high, far],
			),
			tone(light, "#efe6d8", turned, depth),
		),
		shape(
			camera.face(
				[x - side * 0.02, high - 0.28, near],
				[x - side * 0.02, high - 0.9, near],
				[x - side * 0.02, high - 0.9, far],
				[x - side * 0.02, high - 0.28, far],
			),
			"#2a2438",
			opacity(0.16),
		),
	);
	const floors = 3;
	const bays = Math.max(1, Math.round((far - near) / 1.7));
	const panes: string[] = [];
	const litPanes: string[] = [];
	let leaves = "";
	let sills = "";
	let boxes = "";
	for (let floor = 0; floor < floors; floor++) {
		const y0 = 3.6 + floor * ((high - 3.9) / floors);
		for (let bay = 0; bay < bays; bay++) {
			const z0 = near + ((far - near) * (bay + 0.3)) / bays;
			const z1 = near + ((far - near) * (bay + 0.7)) / bays;
			const gap = (z1 - z0) * 0.5;
			const face = camera.face([x, y0, z0], [x, y0 + 1.55, z0], [x, y0 + 1.55, z1], [x, y0, z1]);
			if (random.chance(light.lamps)) litPanes.push(face);
			else panes.push(face);
			leaves += camera.face(
				[x, y0 - 0.05, z0 - gap],
				[x, y0 + 1.6, z0 - gap],
				[x, y0 + 1.6, z0],
				[x, y0 - 0.05, z0],
			);
			leaves += camera.face(
				[x, y0 - 0.05, z1],
				[x, y0 + 1.6, z1],
				[x, y0 + 1.6, z1 + gap],
				[x, y0 - 0.05, z1 + gap],
			);
			sills += camera.face(
				[x, y0 - 0.05, z0 - 0.1],
				[x - side * 0.2, y0 - 0.12, z0 - 0.1],
				[x - side * 0.2, y0 - 0.12, z1 + 0.1],
				[x, y0 - 0.05, z1 + 0.1],
			);
			if (floor === 0 && random.chance(0.7)) {
				for (let index = 0; index < 6; index++) {
					const [fx, fy] = camera.at([
						x - side * 0.2,
						y0 + random.between(0, 0.25),
						z0 + ((z1 - z0) * index) / 5,
					]);
					boxes += dot(fx, fy, camera.scale(z0) * 0.11);
				}
			}
		}
	}
	paper.add(
		shape(panes.join(""), mix(paneColour(light, depth), wall, 0.15)),
		litPanes.length ? shape(litPanes.join(""), light.lamp) : "",
		shape(leaves, tone(light, shutter, turned, depth)),
		shape(sills, tone(light, snowy ? "#ffffff" : "#f4ecde", turned * 0.5, depth)),
		shape(
			boxes,
			tone(light, snowy ? "#5f8272" : random.pick(["#e2604c", "#f2a3b0", "#f4c04d"]), turned * 0.4, depth),
		),
		shopFront(light, random, camera, side, near, far, turned, depth),
	);
}

function shopFront(
	light: Light,
	random: Random,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
	turned: number,
	depth: number,
): string {
	const x = side * 4.6;
	const a = near + (far - near) * 0.1;
	const b = near + (far - near) * 0.9;
	const lit = light.lamps > 0.1;
	const timber = random.pick(["#3f5f58", "#7d3f38", "#34506b", "#5a4a3c"]);
	const cloth = random.pick(["#c9503f", "#3f7f73", "#e0a33c", "#34658a"]);
	const marks = [
		shape(camera.face([x, 0, a], [x, 2.9, a], [x, 2.9, b], [x, 0, b]), tone(light, timber, turned, depth)),
		shape(
			camera.face(
				[x, 0.5, a + 0.25],
				[x, 2.4, a + 0.25],
				[x, 2.4, (a + b) / 2 - 0.1],
				[x, 0.5, (a + b) / 2 - 0.1],
			),
			lit ? light.lamp : paneColour(light, depth),
		),
		shape(
			camera.face(
				[x, 0, (a + b) / 2 + 0.15],
				[x, 2.4, (a + b) / 2 + 0.15],
				[x, 2.4, b - 0.25],
				[x, 0, b - 0.25],
			),
			lit ? mix(light.lamp, timber, 0.25) : paneColour(light, depth),
		),
	];
	if (random.chance(0.75)) {
		const out = x - side * 1.15;
		const stripes = 6;
		let even = "";
		let odd = "";
		for (let index = 0; index < stripes; index++) {
			const z0 = a + ((b - a) * index) / stripes;
			const z1 = a + ((b - a) * (index + 1)) / stripes;
			const piece = camera.face(
				[x, 3.1, z0],
				[out, 2.45, z0],
				[out, 2.2, z0],
				[out, 2.2, z1],
				[out, 2.45, z1],
				[x, 3.1, z1],
			);
			if (index % 2) odd += piece;
			else even += piece;
		}
		marks.push(
			shape(even, tone(light, cloth, turned * 0.7, depth)),
			shape(odd, tone(light, "#fbf3e6", turned * 0.7, depth)),
		);
	}
	return group(marks);
}

function cobbles(light: Light, camera: Camera): string {
	let d = "";
	for (let z = 2; z < 30; z *= 1.09) d += camera.edge([-4.6, 0, z], [0, 0, z * 1.01], [4.6, 0, z]);
	let lanes = "";
	for (const x of [-3.4, -2.2, -1.1, 0, 1.1, 2.2, 3.4]) lanes += camera.edge([x, 0, 1.3], [x, 0, 40]);
	return (
		stroke(d, tone(light, "#7f6f60", 0.8, 0.1), 1.6, opacity(0.28)) +
		stroke(lanes, tone(light, "#7f6f60", 0.8, 0.1), 1.6, opacity(0.2)) +
		shape(
			camera.face([-4.6, 0, 1.3], [-3.7, 0, 1.3], [-3.7, 0, 40], [-4.6, 0, 40]) +
				camera.face([4.6, 0, 1.3], [3.7, 0, 1.3], [3.7, 0, 40], [4.6, 0, 40]),
			tone(light, light.season === "winter" ? "#ffffff" : "#e0d4c2", 0.3),
			opacity(0.7),
		) +
		shape(
			light.side < 0
				? camera.face([-4.6, 0, 1.2], [-1.2, 0, 1.2], [-1.2, 0, 60], [-4.6, 0, 60])
				: camera.face([4.6, 0, 1.2], [1.2, 0, 1.2], [1.2, 0, 60], [4.6, 0, 60]),
			"#33304f",
			opacity(light.hour === "night" ? 0.12 : 0.2),
		)
	);
}
