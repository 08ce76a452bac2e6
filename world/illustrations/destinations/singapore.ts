import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palmCorner } from "#world/illustrations/kit/palms.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

const jungle = ["#1f6654", "#3a9068", "#7fbf73"] as const;

/** Three towers under one long deck, the lotus, the garden's steel trees. */
export const singapore: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 600;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 540, clouds: 8, sunAt: 0.2 }));
	const scene: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore,
			height: 150,
			depth: 0.6,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: -30,
			to: 380,
			base: shore,
			height: [150, 330],
			width: [46, 76],
			surfaces: ["#d3dfe6", "#e6ddd0", "#bfd2dc"],
			styles: ["glass", "bands", "fins"],
			depth: 0.34,
			swell: (share) => 0.7 + Math.sin(share * 3) * 0.4,
		}),
		sands(paper, light, random.fork("sands"), shore),
		lotus(paper, light, 430, shore + 4),
	];
	const trees = random.fork("trees");
	for (const [x, h] of [
		[1010, 190],
		[1100, 240],
		[1180, 170],
	] as const)
		scene.push(steelTree(paper, light, x, shore + 2, h));
	for (let x = 0; x < width; x += trees.between(34, 56))
		scene.push(shrub(light, trees, x, shore + 4, trees.between(18, 30), jungle, 0.06));
	scene.push(rect(-10, shore - 2, width + 20, 14, tone(light, "#dcd6ca", 0.3)));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore + 10, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 12, 0.42, 0.6),
		ripples(
			random.fork("ripples"),
			shore + 16,
			height,
			width,
			100,
			light.lamps > 0.3 ? mix(light.lamp, light.sky[3], 0.5) : light.sky[3],
			0.4,
		),
		glitter(random.fork("sun"), light, width * 0.2, shore + 18, height - 40),
	);
	paper.add(
		boat(light, { x: 700, y: 740, size: 110, hull: "#a8503c", kind: "long" }),
		boat(light, { x: 300, y: 700, size: 60, hull: "#ffffff", kind: "fishing", turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		broadLeaves(light, near, 30, height + 40, 300, 8),
		broadLeaves(light, near, 1180, height + 50, 290, 8),
		shrub(light, near, 180, height + 16, 80, jungle),
		shrub(light, near, 1040, height + 16, 80, jungle),
		palmCorner(width, light, near, 1, 0.8),
		birds(random.fork("birds"), 420, 190, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

function sands(paper: Paper, light: Light, random: Random, base: number): string {
	const marks: string[] = [];
	const top = base - 330;
	for (const x of [560, 690, 820]) {
		const leg = polygon([
			[x, base],
			[x + 20, top],
			[x + 72, top],
			[x + 84, base],
		]);
		const face = tone(light, "#d6e3ea", 0.1, 0.12);
		let floors = "";
		let lamps = "";
		for (let y = top + 12; y < base; y += 12) {
			floors += `M${x} ${y}h90`;
			for (let index = 0; index < 5; index++)
				if (random.chance(light.lamps)) lamps += box(x + 14 + index * 13, y + 3, 8, 5);
		}
		marks.push(
			shape(
				leg,
				paper.linear([
					[0, mix(face, light.sky[3], 0.35)],
					[1, mix(face, light.haze, 0.2)],
				]),
			),
			group(
				[
					shape(
						polygon([
							[x + 46, base],
							[x + 46, top],
							[x + 90, top],
							[x + 90, base],
						]),
						tone(light, "#8ba6b6", 0.9, 0.12),
						opacity(0.55),
					),
					stroke(floors, "#ffffff", 1.3, opacity(0.4)),
					shape(lamps, light.lamp),
				],
				`clip-path="${paper.clip(`<path d="${leg}"/>`)}"`,
			),
			shape(
				polygon([
					[x - 26, base],
					[x + 26, base - 210],
					[x + 32, base - 200],
					[x + 4, base],
				]),
				tone(light, "#b7c8d3", 0.5, 0.12),
			),
		);
	}
	marks.push(
		shape(
			`M520 ${top - 6}Q540 ${top - 30} 600 ${top - 30}H900Q960 ${top - 30} 990 ${top - 8}Q960 ${top + 4} 900 ${top + 4}H580Q536 ${top + 4} 520 ${top - 6}Z`,
			tone(light, "#eef1f3", 0.1, 0.08),
		),
		shape(
			`M520 ${top - 6}Q536 ${top + 4} 580 ${top + 4}H900Q960 ${top + 4} 990 ${top - 8}L900 ${top - 4}H580Z`,
			tone(light, "#9fb0bd", 0.8, 0.08),
		),
		[0, 1, 2, 3, 4, 5, 6, 7, 8]
			.map(
				(index) =>
					`<ellipse cx="${600 + index * 38}" cy="${top - 34}" rx="15" ry="9" fill="${tone(light, jungle[1], index % 2 ? 0.2 : 0.5, 0.08)}"/>`,
			)
			.join(""),
		light.lamps > 0.3 ? rect(540, top - 8, 430, 4, "#fff0c4") + glow(paper, light, 760, top, 260, 0.4) : "",
	);
	return group(marks);
}

/** A museum opening like a flower. */
function lotus(paper: Paper, light: Light, x: number, base: number): string {
	const marks: string[] = [];
	for (const [dx, high, tilt] of [
		[-64, 78, -0.9],
		[64, 78, 0.9],
		[-40, 104, -0.55],
		[40, 104, 0.55],
		[-14, 118, -0.18],
		[16, 118, 0.18],
	] as const) {
		const tx = x + dx * 1.35 + tilt * 20;
		marks.push(
			shape(
				`M${n(x + dx * 0.2)} ${base}Q${n(x + dx * 1.3)} ${n(base - high * 0.3)} ${n(tx)} ${n(base - high)}Q${n(x + dx * 0.5)} ${n(base - high * 0.62)} ${n(x + dx * 0.1 + 14 * Math.sign(tilt || 1))} ${base}Z`,
				tone(light, "#faf8f4", tilt * light.side > 0 ? 0.05 : 0.6, 0.04),
			),
		);
	}
	return group([
		...marks,
		rect(x - 40, base - 8, 80, 10, tone(light, "#d9dde0", 0.4)),
		light.lamps > 0.3 ? glow(paper, { ...light, lamp: "#ffb8d8" }, x, base - 40, 130, 0.5) : "",
	]);
}

/** A garden tower: a trunk of vines, a fan of steel. */
function steelTree(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const lit = light.lamps > 0.3;
	const steel = lit ? "#d98af0" : tone(light, "#8a5f7c", 0.3, 0.06);
	let ribs = "";
	for (let index = -5; index <= 5; index++)
		ribs += `M${n(x + index * 1.6)} ${n(base - high * 0.5)}Q${n(x + index * 3)} ${n(base - high * 0.84)} ${n(x + index * high * 0.07)} ${n(base - high)}`;
	return group([
		lit ? glow(paper, { ...light, lamp: "#d88aff" }, x, base - high * 0.7, high * 0.6, 0.5) : "",
		shape(
			`M${n(x - high * 0.06)} ${base}Q${n(x - high * 0.02)} ${n(base - high * 0.4)} ${n(x - high * 0.04)} ${n(base - high * 0.7)}H${n(x + high * 0.04)}Q${n(x + high * 0.02)} ${n(base - high * 0.4)} ${n(x + high * 0.06)} ${base}Z`,
			tone(light, "#3a8a66", 0.35, 0.05),
		),
		stroke(ribs, steel, 2.6),
		stroke(
			`M${n(x - high * 0.35)} ${n(base - high)}Q${n(x)} ${n(base - high * 0.9)} ${n(x + high * 0.35)} ${n(base - high)}M${n(x - high * 0.2)} ${n(base - high * 0.9)}Q${n(x)} ${n(base - high * 0.83)} ${n(x + high * 0.2)} ${n(base - high * 0.9)}`,
			steel,
			3,
		),
	]);
}
