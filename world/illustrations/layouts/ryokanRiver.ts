import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { fittedStones } from "#world/illustrations/kit/japan.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, oval, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { type Camera, cameraAt } from "#world/illustrations/kit/perspective.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** A hot-spring town: timber inns along both banks of a stream, a red bridge, gas lamps. */
export const ryokanRiver: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	const camera = cameraAt([610, 500], 2.6, 760);
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 440, clouds: 4, sunAt: 0.3 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 120,
			base: 520,
			surface: winter ? "#9fb0c4" : "#6f9488",
			layers: 4,
			depth: [0.66, 0.3],
		}),
		firBand(light, random.fork("cedars"), () => 520, {
			from: 300,
			to: 920,
			step: 18,
			height: [80, 170],
			depth: 0.32,
			snow: winter,
		}),
		mist(paper, light, 500, 70, 0.6),
	);
	const trees = random.fork("trees");
	paper.add(leafTree(light, trees, 560, 520, 110, 0.2), leafTree(light, trees, 690, 520, 130, 0.2));
	const stream = random.fork("inns");
	for (let z = 26; z > 3; z -= z > 11 ? 5 : 4) {
		for (const side of [-1, 1] as const)
			paper.add(inn(paper, light, stream, camera, side, Math.max(2.2, z - (z > 11 ? 5 : 4)), z));
	}
	paper.add(banks(paper, light, random.fork("banks"), camera, height));
	for (const [x, z] of [
		[-3.5, 15],
		[3.5, 12],
		[-3.5, 8],
		[3.5, 6],
	] as const)
		paper.add(gasLamp(paper, light, camera, x, z));
	for (const [x, z, coat, holds] of [
		[-3.3, 11, "#5a6f9c", "bag"],
		[3.4, 9, "#a8564c", "umbrella"],
		[3.2, 14, "#e0a33c", "bag"],
	] as const) {
		const [px, py] = camera.at([x, 0, z]);
		paper.add(person(light, { x: px, base: py, height: camera.scale(z) * 1.64, coat, legs: coat, holds }));
	}
	paper.add(bridge(light, camera));
	paper.add(
		shrub(light, trees, 50, height + 6, 110, growth.crowns[0]!),
		shrub(light, trees, 1150, height + 10, 120, growth.crowns.at(-1)!),
		overhang(paper, light, random.fork("branch"), 1, 0.4, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), winter ? 1.4 : 0.9),
		finish(paper, light),
	);
};

/** Three floors of timber and paper with balconies, facing the stream. */
function inn(
	paper: Paper,
	light: Light,
	random: Random,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
): string {
	const x = side * 5.2;
	const depth = Math.min(0.26, near / 70);
	const turned = light.side === side ? 0.85 : 0.2;
	const wood = tone(light, random.pick(["#6d4a38", "#7d5a40", "#5a4034", "#86654a"]), turned, depth);
	const dark = tone(light, "#3a2922", 0.85, depth);
	const floors = random.pick([2, 3, 3]);
	const marks = [
		shape(
			camera.face([x, 0, near], [x, floors * 2.5 + 0.3, near], [x, floors * 2.5 + 0.3, far], [x, 0, far]),
			wood,
		),
	];
	const burning = Math.max(light.lamps, 0.05);
	for (let floor = 0; floor < floors; floor++) {
		const y = floor * 2.5 + 0.5;
		const bays = 4;
		let bars = "";
		for (let bay = 0; bay < bays; bay++) {
			const z0 = near + ((far - near) * (bay + 0.1)) / bays;
			const z1 = near + ((far - near) * (bay + 0.9)) / bays;
			const lit = random.chance(burning + 0.15);
			marks.push(
				shape(
					camera.face([x, y, z0], [x, y + 1.5, z0], [x, y + 1.5, z1], [x, y, z1]),
					lit && light.lamps > 0 ? "#ffe0a0" : tone(light, "#f0e4cb", turned, depth),
				),
			);
			for (const share of [0.33, 0.66])
				bars += camera.edge([x, y, z0 + (z1 - z0) * share], [x, y + 1.5, z0 + (z1 - z0) * share]);
			for (const share of [0.3, 0.6]) bars += camera.edge([x, y + 1.5 * share, z0], [x, y + 1.5 * share, z1]);
		}
		marks.push(stroke(bars, dark, Math.max(1, camera.scale(near) * 0.01)));
		const out = x - side * 0.6;
		if (floor > 0) {
			let rail = "";
			for (let z = near; z < far; z += (far - near) / 12)
				rail += camera.edge([out, y - 0.3, z], [out, y + 0.35, z]);
			marks.push(
				shape(
					camera.face([x, y - 0.3, near], [out, y - 0.3, near], [out, y - 0.3, far], [x, y - 0.3, far]),
					dark,
				),
				stroke(
					`${rail}${camera.edge([out, y + 0.35, near], [out, y + 0.35, far])}${camera.edge([out, y - 0.3, near], [out, y - 0.3, far])}`,
					wood,
					Math.max(1.2, camera.scale(near) * 0.016),
				),
			);
		} else {
			marks.push(
				shape(
					camera.face([x, 2.5, near], [x - side * 0.9, 2.2, near], [x - side * 0.9, 2.2, far], [x, 2.5, far]),
					tone(light, light.season === "winter" ? "#f0f4fa" : "#4f5764", turned * 0.6, depth),
				),
			);
		}
	}
	const top = floors * 2.5 + 0.3;
	const roof = tone(light, light.season === "winter" ? "#f3f7fc" : "#4f5764", turned * 0.6, depth);
	marks.push(
		shape(
			camera.face([x, 0, near], [x, top, near], [x + side * 4, top, near], [x + side * 4, 0, near]),
			tone(light, "#4d382d", 0.9, depth),
		),
		shape(
			camera.face(
				[x - side * 0.9, top - 0.1, near],
				[x + side * 1.6, top + 1.3, near],
				[x + side * 1.6, top + 1.3, far],
				[x - side * 0.9, top - 0.1, far],
			),
			roof,
		),
		shape(
			camera.face(
				[x - side * 0.9, top - 0.1, near],
				[x + side * 1.6, top + 1.3, near],
				[x + side * 4, top + 0.2, near],
				[x + side * 4, top - 0.1, near],
			),
			brighten(roof, -0.06),
		),
		stroke(camera.edge([x - side * 0.9, top - 0.12, near], [x - side * 0.9, top - 0.12, far]), dark, 4),
	);
	const [gx, gy] = camera.at([x, 1.2, (near + far) / 2]);
	if (light.lamps > 0.1) marks.push(glow(paper, light, gx, gy, camera.scale((near + far) / 2) * 2.2, 0.35));
	return group(marks);
}

/** Walks along the stone quays, water between them. */
function banks(paper: Paper, light: Light, random: Random, camera: Camera, height: number): string {
	const winter = light.season === "winter";
	const walk = (side: -1 | 1) =>
		shape(
			camera.face([side * 2.6, 0, 1.6], [side * 5.2, 0, 1.6], [side * 5.2, 0, 40], [side * 2.6, 0, 40]),
			paper.across(
				[
					[0, tone(light, winter ? "#eef2f8" : "#cbbfae", 0.3, 0.12)],
					[1, tone(light, winter ? "#dfe6f0" : "#b5a591", 0.3)],
				],
				[0, 500],
				[0, height],
			),
		);
	const water = camera.face([-2.6, -1.3, 1.6], [2.6, -1.3, 1.6], [2.6, -1.3, 40], [-2.6, -1.3, 40]);
	let lines = "";
	for (let index = 0; index < 46; index++) {
		const z = 2.2 + random.next() ** 1.6 * 24;
		const [x, y] = camera.at([random.between(-2.3, 2.3), -1.3, z]);
		lines += `M${n(x)} ${n(y)}h${n(camera.scale(z) * random.between(0.2, 0.6))}`;
	}
	const quay = (side: -1 | 1) => {
		const d = camera.face(
			[side * 2.6, 0, 1.6],
			[side * 2.6, -1.3, 1.6],
			[side * 2.6, -1.3, 40],
			[side * 2.6, 0, 40],
		);
		return group([
			shape(d, tone(light, "#8f877f", light.side === side ? 0.9 : 0.3)),
			group(
				[fittedStones(light, random, side < 0 ? 0 : 600, 500, 600, 420, "#8f877f")],
				`clip-path="${paper.clip(`<path d="${d}"/>`)}" ${opacity(0.6)}`,
			),
			stroke(
				camera.edge([side * 2.6, 0.02, 1.6], [side * 2.6, 0.02, 40]),
				tone(light, winter ? "#ffffff" : "#d9cfc0", 0.1),
				7,
			),
		]);
	};
	return group([
		walk(-1),
		walk(1),
		shape(
			water,
			paper.across(
				[
					[0, mix(light.water[0], light.sky[3], 0.3)],
					[1, mix(light.water[1], "#1f4f5a", 0.35)],
				],
				[0, 520],
				[0, height],
			),
		),
		stroke(lines, light.lamps > 0.1 ? mix(light.lamp, light.sky[3], 0.4) : light.sky[3], 2.6, opacity(0.5)),
		quay(-1),
		quay(1),
	]);
}

function gasLamp(paper: Paper, light: Light, camera: Camera, x: number, z: number): string {
	const [px, base] = camera.at([x, 0, z]);
	const s = camera.scale(z);
	const iron = tone(light, "#2f343d", 0.4);
	const lit = light.lamps > 0.1;
	return group([
		stroke(`M${n(px)} ${n(base)}V${n(base - s * 2.3)}`, iron, s * 0.07),
		rect(px - s * 0.16, base - s * 2.66, s * 0.32, s * 0.38, lit ? "#fff0c0" : tone(light, "#eef2f4", 0.2)),
		shape(
			`M${n(px - s * 0.24)} ${n(base - s * 2.64)}L${n(px)} ${n(base - s * 2.92)}L${n(px + s * 0.24)} ${n(base - s * 2.64)}Z`,
			iron,
		),
		lit ? glow(paper, light, px, base - s * 2.46, s * 1.4, 0.7) : "",
	]);
}

/** The arched red bridge nearest the viewer. */
function bridge(light: Light, camera: Camera): string {
	const z = 5.2;
	const red = tone(light, "#b8433a", 0.25);
	const dark = tone(light, "#7a2c28", 0.8);
	const [left, y] = camera.at([-2.9, 0, z]);
	const [right] = camera.at([2.9, 0, z]);
	const middle = (left + right) / 2;
	const rise = 84;
	const arc = (lift: number) =>
		`M${n(left)} ${n(y - lift)}Q${n(middle)} ${n(y - rise * 2 - lift)} ${n(right)} ${n(y - lift)}`;
	let posts = "";
	let caps = "";
	for (let index = 0; index <= 10; index++) {
		const t = index / 10;
		const x = left + (right - left) * t;
		const py = y - rise * 4 * t * (1 - t);
		posts += `M${n(x)} ${n(py)}v-52`;
		caps += dot(x, py - 56, 6);
	}
	return group([
		shape(
			`${arc(0)}L${n(right)} ${n(y + 26)}Q${n(middle)} ${n(y - rise * 2 + 30)} ${n(left)} ${n(y + 26)}Z`,
			dark,
		),
		stroke(arc(0), light.season === "winter" ? tone(light, "#ffffff", 0.1) : tone(light, "#d9a58a", 0.1), 9),
		stroke(posts, red, 8),
		stroke(arc(28), red, 5),
		stroke(arc(50), red, 9),
		shape(caps, tone(light, "#d9b25a", 0.1)),
		oval(middle, y + 60, (right - left) * 0.4, 16, dark, opacity(0.25)),
	]);
}
