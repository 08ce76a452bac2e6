import { type Hex, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish } from "#world/illustrations/kit/framing.ts";
import { type Light, tone } from "#world/illustrations/kit/light.ts";
import { blob, dot, group, opacity, oval, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { type Camera, cameraAt } from "#world/illustrations/kit/perspective.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity } from "#world/illustrations/kit/towers.ts";

const cloths: readonly (readonly [Hex, Hex])[] = [
	["#c9443a", "#fbf1e0"],
	["#2f7f7a", "#fbf1e0"],
	["#e0912f", "#fff3da"],
	["#34588f", "#f3ead8"],
];

/** A night market lane: stalls under awnings, lanterns overhead, steam in the light. */
export const market: Draw = (paper, { light, random, variant }) => {
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const horizon = 500;
	const camera = cameraAt([width * 0.5, horizon], 1.8, 720);
	// Here the lamps light the street, whatever the sky is like.
	const warm: Light = {
		...light,
		lamps: Math.max(light.lamps, 0.7),
		facing: mix(light.facing, "#ffd9a0", 0.5),
		away: mix(light.away, "#a07a78", 0.35),
	};
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: horizon + 20, clouds: 4 }));
	paper.add(
		farCity(paper, warm, random.fork("far"), {
			from: 330,
			to: 870,
			base: horizon + 10,
			height: 150,
			depth: 0.4,
		}),
		landmark(paper, warm, variant, width * 0.5, horizon + 6),
	);
	const growth = random.fork("fronts");
	for (let z = 30; z > 2; z -= z > 12 ? 5 : 3.6) {
		for (const side of [-1, 1] as const)
			front(paper, warm, growth, camera, side, Math.max(1.7, z - (z > 12 ? 5 : 3.6)), z);
	}
	paper.add(
		shape(
			camera.face([-6, 0, 1.2], [6, 0, 1.2], [6, 0, 50], [-6, 0, 50]),
			paper.across(
				[
					[0, tone(warm, "#d9b184", 0.2, 0.2)],
					[1, tone(warm, "#7f6256", 0.5)],
				],
				[0, horizon],
				[0, height],
			),
		),
		reflections(random.fork("wet"), camera),
	);
	const life = random.fork("life");
	for (let z = 22; z > 3.4; z -= z > 10 ? 4.2 : 2.5) {
		for (const side of [-1, 1] as const) paper.add(stall(paper, warm, life, camera, side, z));
		const people = life.whole(1, 2);
		for (let index = 0; index < people; index++) {
			const x = life.between(-1.5, 1.5);
			if (z < 5) continue;
			const [px, py] = camera.at([x, 0, z - 0.5]);
			paper.add(
				person(warm, {
					x: px,
					base: py,
					height: camera.scale(z - 0.5) * life.between(1.6, 1.78),
					coat: life.pick(["#d9694c", "#f2e8d8", "#4f7f96", "#e0a33c", "#7a5f8f", "#5f8a6c"]),
					holds: life.chance(0.5) ? "bag" : "suitcase",
					turn: life.chance(0.5) ? 1 : -1,
				}),
			);
		}
	}
	paper.add(
		lanterns(paper, warm, random.fork("lanterns"), camera),
		airborne(paper, light, random.fork("air"), 0.5),
		finish(paper, light),
	);
};

function landmark(paper: Paper, light: Light, variant: number, x: number, base: number): string {
	const body = tone(light, "#8f6a66", 0.4, 0.3);
	const dark = tone(light, "#5d4652", 0.9, 0.3);
	const marks: string[] = [];
	if (variant % 2) {
		for (let tier = 0; tier < 4; tier++) {
			const half = 62 - tier * 11;
			const y = base - 20 - tier * 56;
			marks.push(
				rect(x - half * 0.66, y - 44, half * 1.32, 46, body),
				rect(x - half * 0.2, y - 34, half * 0.4, 26, light.lamp),
				shape(
					`M${n(x - half - 18)} ${n(y - 36)}Q${n(x - half * 0.6)} ${n(y - 46)} ${n(x - half * 0.5)} ${n(y - 62)}H${n(x + half * 0.5)}Q${n(x + half * 0.6)} ${n(y - 46)} ${n(x + half + 18)} ${n(y - 36)}Z`,
					dark,
				),
			);
		}
		marks.push(stroke(`M${x} ${base - 250}v-44`, dark, 4));
	} else {
		marks.push(
			rect(x - 96, base - 150, 24, 160, body),
			rect(x + 72, base - 150, 24, 160, body),
			rect(x - 92, base - 128, 184, 24, body),
			shape(
				`M${x - 130} ${base - 140}Q${x - 100} ${base - 152} ${x - 90} ${base - 178}H${x + 90}Q${x + 100} ${base - 152} ${x + 130} ${base - 140}Z`,
				dark,
			),
			shape(
				`M${x - 84} ${base - 180}Q${x - 66} ${base - 190} ${x - 60} ${base - 210}H${x + 60}Q${x + 66} ${base - 190} ${x + 84} ${base - 180}Z`,
				dark,
			),
			glow(paper, light, x, base - 110, 150, 0.5),
		);
	}
	return group(marks);
}

function front(
	paper: Paper,
	light: Light,
	random: Random,
	camera: Camera,
	side: -1 | 1,
	near: number,
	far: number,
): void {
	const x = side * 6;
	const high = random.between(6.5, 10);
	const depth = Math.min(0.42, near / 60);
	const wall = tone(light, random.pick(["#8a6f78", "#7a6a80", "#9a7f72", "#6f7488", "#a0857a"]), 0.6, depth);
	let lit = "";
	let dark = "";
	for (let floor = 0; floor < 3; floor++) {
		const y = 3.3 + floor * 2.1;
		if (y + 1.2 > high) continue;
		for (let bay = 0; bay < 2; bay++) {
			const z0 = near + (far - near) * (0.14 + bay * 0.46);
			const z1 = z0 + (far - near) * 0.26;
			const face = camera.face([x, y, z0], [x, y + 1.2, z0], [x, y + 1.2, z1], [x, y, z1]);
			if (random.chance(0.6)) lit += face;
			else dark += face;
		}
	}
	const signZ = near + (far - near) * 0.5;
	const out = x - side * 1;
	const sign = random.pick(["#e0533f", "#2f8f92", "#f0b43c", "#d9598a", "#4f74c9"]);
	paper.add(
		shape(
			camera.face([x, 0, near], [x, high, near], [x, high, far], [x, 0, far]),
			paper.across(
				[
					[0, mix(wall, light.sky[1], 0.35)],
					[1, wall],
				],
				[0, 100],
				[0, 560],
			),
		),
		shape(dark, mix(wall, "#141a3c", 0.5)),
		shape(lit, mix(light.lamp, wall, 0.12)),
		// Signs have colours and strokes, but no words.
		shape(
			camera.face([out, 4, signZ], [out, 6.2, signZ], [x, 6.2, signZ], [x, 4, signZ]),
			mix(sign, "#ffffff", 0.12),
		),
		stroke(
			camera.edge([out + side * 0.25, 5.7, signZ], [x - side * 0.2, 5.7, signZ]) +
				camera.edge([out + side * 0.25, 5.2, signZ], [x - side * 0.35, 5.2, signZ]) +
				camera.edge([out + side * 0.25, 4.7, signZ], [x - side * 0.2, 4.7, signZ]),
			"#fff6e0",
			Math.max(1.4, camera.scale(signZ) * 0.1),
			opacity(0.85),
		),
	);
	const [gx, gy] = camera.at([out, 5, signZ]);
	paper.add(glow(paper, { ...light, lamp: sign }, gx, gy, camera.scale(signZ) * 2, 0.4));
}

/** The lamps reflected in wet stones. */
function reflections(random: Random, camera: Camera): string {
	let d = "";
	for (let index = 0; index < 70; index++) {
		const z = random.between(1.6, 20);
		const [x, y] = camera.at([random.between(-2, 2), 0, z]);
		const s = camera.scale(z);
		d += `M${n(x)} ${n(y)}h${n(s * random.between(0.2, 0.7))}`;
	}
	return stroke(d, "#ffe0a0", 2.4, opacity(0.3));
}

function stall(paper: Paper, light: Light, random: Random, camera: Camera, side: -1 | 1, z: number): string {
	const far = z + (z > 10 ? 3.2 : 1.9);
	const inner = side * 2.1;
	const outer = side * 4.6;
	const [cloth, white] = random.pick(cloths);
	const counter = tone(light, "#9a6a48", 0.4);
	const marks = [
		shape(camera.face([inner, 0, z], [inner, 0.95, z], [inner, 0.95, far], [inner, 0, far]), counter),
		shape(
			camera.face([inner, 0, z], [inner, 0.95, z], [outer, 0.95, z], [outer, 0, z]),
			tone(light, "#7c5138", 0.6),
		),
		shape(
			camera.face([inner, 0.95, z], [inner, 0.95, far], [outer, 0.95, far], [outer, 0.95, z]),
			tone(light, "#e3bd88", 0),
		),
		shape(
			camera.face([outer, 0.95, z], [outer, 2.5, z], [outer, 2.5, far], [outer, 0.95, far]),
			mix(light.lamp, "#b96f42", 0.35),
		),
	];
	const s = camera.scale(z);
	for (let row = 0; row < 4; row++) {
		const fz = z + ((far - z) * (row + 0.5)) / 4;
		const [fx, fy] = camera.at([side * (2.4 + (row % 2) * 0.5), 0.95, fz]);
		const fs = camera.scale(fz);
		const colour = random.pick(["#d9503a", "#f0b03c", "#7fa65a", "#f3e3c3", "#c97a3c"]);
		let heap = "";
		for (let index = 0; index < 6; index++)
			heap += dot(fx + random.between(-0.2, 0.2) * fs, fy - random.between(0.02, 0.18) * fs, fs * 0.085);
		marks.push(
			oval(fx, fy, fs * 0.32, fs * 0.09, tone(light, "#fdf4e2", 0)),
			shape(heap, tone(light, colour, 0.05)),
		);
	}
	const [bx, by] = camera.at([side * 3.2, 1.8, (z + far) / 2]);
	marks.push(
		glow(paper, light, bx, by, s * 1.6, 0.75),
		dot(bx, by, s * 0.1) ? shape(dot(bx, by, s * 0.09), "#fff6da") : "",
	);
	let even = "";
	let odd = "";
	for (let index = 0; index < 6; index++) {
		const z0 = z + ((far - z) * index) / 6;
		const z1 = z + ((far - z) * (index + 1)) / 6;
		const piece = camera.face(
			[outer, 2.9, z0],
			[inner - side * 0.3, 2.25, z0],
			[inner - side * 0.3, 2.02, z0],
			[inner - side * 0.3, 2.02, z1],
			[inner - side * 0.3, 2.25, z1],
			[outer, 2.9, z1],
		);
		if (index % 2) odd += piece;
		else even += piece;
	}
	marks.push(
		stroke(
			camera.edge([inner, 0.95, z], [inner, 2.2, z]),
			tone(light, "#5d4638", 0.5),
			Math.max(2, s * 0.05),
		),
		shape(even, tone(light, cloth, 0.15)),
		shape(odd, tone(light, white, 0.15)),
		shape(
			camera.face([outer, 2.9, z], [inner - side * 0.3, 2.25, z], [outer, 2.25, z]),
			tone(light, cloth, 0.6),
		),
	);
	if (random.chance(0.6)) {
		const [sx, sy] = camera.at([side * 2.6, 1.1, (z + far) / 2]);
		for (let index = 0; index < 4; index++) {
			marks.push(
				shape(
					blob(
						random,
						sx + random.between(-0.2, 0.2) * s,
						sy - s * (0.2 + index * 0.32),
						s * (0.2 + index * 0.08),
						s * (0.18 + index * 0.06),
						7,
						0.2,
					),
					"#fff4e0",
					opacity(0.2 - index * 0.03),
				),
			);
		}
	}
	return group(marks);
}

/** Paper lanterns on lines across the lane. */
function lanterns(paper: Paper, light: Light, random: Random, camera: Camera): string {
	const marks: string[] = [];
	for (const z of [26, 19, 14, 10, 7, 4.8]) {
		const s = camera.scale(z);
		const left = camera.at([-5.6, 5.4, z]);
		const right = camera.at([5.6, 5.4, z]);
		const sag = s * 0.9;
		marks.push(
			stroke(
				`M${n(left[0])} ${n(left[1])}Q${n((left[0] + right[0]) / 2)} ${n(left[1] + sag * 2)} ${n(right[0])} ${n(right[1])}`,
				"#3a2c3c",
				Math.max(1, s * 0.018),
			),
		);
		const count = 7;
		for (let index = 1; index < count; index++) {
			const share = index / count;
			const x = left[0] + (right[0] - left[0]) * share;
			const y = left[1] + sag * 4 * share * (1 - share) + s * 0.34;
			const red = random.chance(0.65);
			marks.push(
				oval(
					x,
					y,
					s * 0.24,
					s * 0.29,
					paper.radial([
						[0, red ? "#ffb08a" : "#fff2c8"],
						[0.6, red ? "#f0623f" : "#ffd27f"],
						[1, red ? "#c93d33" : "#efa850"],
					]),
				),
				rect(x - s * 0.1, y - s * 0.33, s * 0.2, s * 0.06, "#4a2c30"),
				rect(x - s * 0.1, y + s * 0.27, s * 0.2, s * 0.06, "#4a2c30"),
				stroke(`M${n(x)} ${n(y + s * 0.33)}v${n(s * 0.2)}`, "#e0a33c", Math.max(1, s * 0.03)),
			);
			if (index % 2)
				marks.push(glow(paper, { ...light, lamp: red ? "#ff9a6a" : "#ffdf9a" }, x, y, s * 0.8, 0.4));
		}
	}
	return group(marks);
}
