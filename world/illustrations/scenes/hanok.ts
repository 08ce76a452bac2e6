import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof, tiledWall } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, opacity, oval, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow, spill } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** A hanok around its yard under a wooded hill, with the village roofs behind. */
export const hanok: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const ground = 660;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 470, clouds: 5, sunAt: 0.2 }));
	paper.add(
		ridges(paper, light, random.fork("range"), {
			top: 180,
			base: 500,
			surface: winter ? "#a3b3c6" : "#7d9a90",
		}),
		mist(paper, light, 470, 80, 0.6),
	);
	const hill = ridge(paper, random.fork("hill"), {
		y: 450,
		rise: 36,
		base: 700,
		wave: 0.7,
		lift: (share) => 60 * share,
	});
	paper.add(
		ridgeBody(paper, light, hill, winter ? growth.groundDeep : growth.hill, 0.24, 0.3),
		firBand(light, random.fork("wood"), (x) => crestAt(hill, x) + 8, {
			from: -20,
			to: width + 20,
			step: 18,
			height: [34, 70],
			depth: 0.28,
			snow: winter,
		}),
	);
	village(paper, light, random.fork("village"));
	const trees = random.fork("trees");
	paper.add(
		leafTree(light, trees, 120, ground - 10, 330, 0.03),
		leafTree(light, trees, 1120, ground - 30, 250, 0.06),
	);
	yard(paper, light, random.fork("yard"), ground);
	paper.add(
		tiledWall(light, -30, ground + 8, 300, 86, 0.02),
		hanokHouse(paper, light, {
			x: 356,
			base: ground - 14,
			width: 620,
			height: 208,
			bays: 5,
			hall: variant % 3 === 0 ? 1 : 2,
		}),
		spill(paper, light, 500, ground + 18, 330, light.lamps > 0.1 ? 120 : 0),
	);
	paper.add(tiledWall(light, 1010, ground + 22, 240, 92, 0));
	garden(paper, light, random.fork("garden"), ground, height);
	paper.add(
		birds(random.fork("birds"), 560, 170, tone(light, "#4b566c", 0.5, 0.2), 4),
		overhang(paper, light, random.fork("branch"), variant % 3 === 1 ? -1 : 1, 0.36, growth.crowns[0]),
		airborne(paper, light, random.fork("air"), 1),
		finish(paper, light),
	);
};

function village(paper: Paper, light: Light, random: Random): void {
	const lanes = tone(light, growthOf[light.season].groundDeep, 0.7, 0.2);
	paper.add(rect(-10, 506, paper.width + 20, 180, lanes));
	for (const [y, size, depth] of [
		[512, 0.6, 0.34],
		[556, 0.8, 0.22],
		[606, 1, 0.12],
	] as const) {
		let x = random.between(-80, -20);
		while (x < paper.width) {
			const width = random.between(110, 190) * size;
			const lift = random.between(-12, 12);
			paper.add(
				rect(x, y + lift - 4, width, 60, tone(light, "#efe6d6", 0.5, depth)),
				tiledRoof(paper, light, { x, y: y + lift, width, rise: 46 * size, depth }),
			);
			if (light.lamps > 0.1 && random.chance(0.6)) {
				paper.add(
					rect(x + width * 0.3, y + lift + 14, width * 0.12, 16 * size, light.lamp),
					rect(x + width * 0.56, y + lift + 14, width * 0.12, 16 * size, light.lamp),
				);
			}
			x += width * random.between(1.15, 1.5);
		}
	}
}

function yard(paper: Paper, light: Light, random: Random, ground: number): void {
	const earth = light.season === "winter" ? "#edf2f8" : "#dcc9a6";
	paper.add(
		shape(
			`M-10 ${ground}H1210V910H-10Z`,
			paper.across(
				[
					[0, tone(light, earth, 0.35, 0.08)],
					[1, tone(light, earth, 0.1)],
				],
				[0, ground],
				[0, 900],
			),
		),
		shape(`M300 ${ground + 14}H1030L1120 ${ground + 66}H240Z`, tone(light, "#4a4458", 1), opacity(0.2)),
	);
	for (const [x, y, rx] of [
		[640, 706, 34],
		[618, 742, 44],
		[654, 786, 54],
		[612, 838, 66],
		[666, 896, 78],
	] as const) {
		paper.add(
			oval(x, y + rx * 0.12, rx, rx * 0.34, tone(light, "#5e5648", 1), opacity(0.3)),
			oval(
				x,
				y,
				rx,
				rx * 0.32,
				tone(light, light.season === "winter" ? "#cfd8e2" : mix("#bdb4a6", "#d8cfc0", random.next()), 0.1),
			),
		);
	}
	let specks = "";
	for (let index = 0; index < 90; index++)
		specks += dot(random.between(0, 1200), random.between(ground + 60, 900), random.between(1, 2.6));
	paper.add(shape(specks, tone(light, light.season === "winter" ? "#c8d4e2" : "#b79f78", 0.5), opacity(0.5)));
}

/** The near garden: jars on their terrace, shrubs, stones, a lantern. */
function garden(paper: Paper, light: Light, random: Random, ground: number, height: number): void {
	const growth = growthOf[light.season];
	const jars: readonly (readonly [number, number, number])[] = [
		[1062, ground + 84, 44],
		[1122, ground + 92, 52],
		[1178, ground + 80, 40],
		[1086, ground + 116, 36],
		[1150, ground + 126, 42],
	];
	paper.add(
		shape(
			polygon([
				[1020, ground + 90],
				[1210, ground + 84],
				[1210, ground + 140],
				[1000, ground + 138],
			]),
			tone(light, "#a89f92", 0.5),
		),
	);
	for (const [x, base, size] of jars) paper.add(jar(light, x, base, size));
	paper.add(
		rock(light, random, 250, ground + 84, 46, 44, "#9a938c"),
		rock(light, random, 316, ground + 92, 26, 24, "#aaa29a"),
		shrub(light, random, 196, ground + 92, 50, growth.crowns[0]!),
		shrub(light, random, 118, ground + 100, 70, growth.crowns.at(-1)!),
		redPine(light, random.fork("pine"), 60, height - 30, 470),
		stoneLantern(paper, light, 330, ground + 92, 92),
		shrub(light, random, 30, height + 6, 110, growth.crowns.at(-1)!),
		shrub(light, random, 190, height + 30, 90, growth.crowns[1] ?? growth.crowns[0]!),
		shrub(light, random, 1150, height + 24, 100, growth.crowns.at(-1)!),
	);
}

function jar(light: Light, x: number, base: number, size: number): string {
	const body = tone(light, "#8a5138", 0.45);
	return (
		oval(x, base, size * 0.5, size * 0.1, "#2c2430", opacity(0.25)) +
		shape(
			`M${n(x - size * 0.26)} ${n(base - size)}Q${n(x - size * 0.62)} ${n(base - size * 0.5)} ${n(x - size * 0.3)} ${n(base)}H${n(x + size * 0.3)}Q${n(x + size * 0.62)} ${n(base - size * 0.5)} ${n(x + size * 0.26)} ${n(base - size)}Z`,
			body,
		) +
		stroke(
			`M${n(x + light.side * size * 0.26)} ${n(base - size * 0.76)}q${n(light.side * size * 0.12)} ${n(size * 0.2)} 0 ${n(size * 0.42)}`,
			tone(light, "#d79a72", 0),
			size * 0.07,
			opacity(0.7),
		) +
		oval(
			x,
			base - size,
			size * 0.34,
			size * 0.1,
			tone(light, light.season === "winter" ? "#ffffff" : "#6d3f2c", 0.2),
		) +
		oval(
			x,
			base - size * 1.05,
			size * 0.1,
			size * 0.05,
			tone(light, light.season === "winter" ? "#ffffff" : "#8a5138", 0.1),
		)
	);
}

function stoneLantern(paper: Paper, light: Light, x: number, base: number, height: number): string {
	const stone = tone(light, "#b5aea6", 0.4);
	const lit = light.lamps > 0.1;
	return (
		rect(x - height * 0.2, base - height * 0.1, height * 0.4, height * 0.1, stone) +
		rect(x - height * 0.06, base - height * 0.5, height * 0.12, height * 0.42, tone(light, "#a29a92", 0.6)) +
		rect(x - height * 0.19, base - height * 0.56, height * 0.38, height * 0.07, stone) +
		rect(x - height * 0.14, base - height * 0.8, height * 0.28, height * 0.25, stone) +
		rect(
			x - height * 0.08,
			base - height * 0.76,
			height * 0.16,
			height * 0.17,
			lit ? light.lamp : tone(light, "#5c5660", 0.8),
		) +
		shape(
			`M${n(x - height * 0.3)} ${n(base - height * 0.78)}Q${n(x - height * 0.08)} ${n(base - height * 0.86)} ${n(x)} ${n(base - height)}Q${n(x + height * 0.08)} ${n(base - height * 0.86)} ${n(x + height * 0.3)} ${n(base - height * 0.78)}Z`,
			tone(light, light.season === "winter" ? "#ffffff" : "#8f8880", 0.3),
		) +
		(lit ? glow(paper, light, x, base - height * 0.67, height * 0.8) : "")
	);
}
