import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** The granite ramparts of Seorak above a lagoon with its pavilion. */
export const sokcho: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 660;
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 6, sunAt: 0.16 }));
	const scene: string[] = [
		range(paper, light, random.fork("far"), {
			base: 560,
			height: 280,
			surface: "#93a4bb",
			depth: 0.6,
			rough: 0.7,
			peaks: [
				[0.1, 0.9],
				[0.34, 0.72],
				[0.68, 0.8],
				[0.92, 1],
			],
			...(winter ? { snow: 0.4 } : {}),
		}),
		crags(paper, light, random.fork("crags"), winter),
		mist(paper, light, 520, 60, 0.5),
	];
	for (const [y, depth] of [
		[540, 0.26],
		[590, 0.12],
	] as const) {
		const made = ridge(paper, random.fork(`hill ${y}`), {
			y,
			rise: 26,
			base: shore + 6,
			wave: 0.5,
			lift: (share) => 60 * (share - 0.5) ** 2 * 3,
		});
		scene.push(
			ridgeBody(
				paper,
				light,
				made,
				winter ? growth.ground : light.season === "autumn" ? "#c4703a" : growth.hill,
				depth,
				0.2,
			),
			firBand(light, random.fork(`firs ${y}`), (x) => crestAt(made, x) + 26, {
				from: -20,
				to: width + 20,
				step: 26,
				height: [34, 62],
				depth: depth + 0.05,
				snow: winter,
			}),
		);
		const trees = random.fork(`trees ${y}`);
		for (let x = -10; x < width + 20; x += trees.between(40, 80))
			scene.push(leafTree(light, trees, x, crestAt(made, x) + 50, trees.between(50, 84), depth + 0.02));
	}
	scene.push(
		rect(-10, 636, width + 20, 30, tone(light, growth.groundDeep, 0.5, 0.04)),
		pavilion(paper, light, 760, 642),
	);
	const bank = random.fork("bank");
	for (let x = 0; x < width; x += bank.between(34, 64))
		scene.push(
			x > 640 && x < 920
				? ""
				: shrub(light, bank, x, shore - 4, bank.between(20, 36), bank.pick(growth.crowns), 0.02),
		);
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height, [
			mix(light.water[0], light.sky[2], 0.3),
			mix(light.water[1], "#12455a", 0.2),
		]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 2, 0.42, 0.72),
		ripples(random.fork("ripples"), shore + 8, height, width, 70, light.sky[3], 0.35),
	);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 110, 900, 460),
		rock(light, near, 220, 900, 70, 54, "#8f8a88"),
		rock(light, near, 300, 908, 44, 34, "#9b9591"),
		shrub(light, near, 40, 912, 90, growth.crowns[0]!),
		shrub(light, near, 1130, 914, 110, growth.crowns[1] ?? growth.crowns[0]!),
		rock(light, near, 1010, 906, 56, 40, "#8f8a88"),
	);
	paper.add(
		birds(random.fork("birds"), 420, 170, tone(light, "#4a566e", 0.5, 0.2), 5),
		overhang(paper, light, random.fork("branch"), 1, 0.36),
		airborne(paper, light, random.fork("air"), winter ? 1 : 0.8),
		finish(paper, light),
	);
};

/** A wall of bare rock teeth. */
function crags(paper: Paper, light: Light, random: Random, winter: boolean): string {
	const base = 580;
	const marks: string[] = [];
	const teeth: readonly Point[] = [
		[220, 210],
		[310, 280],
		[420, 330],
		[520, 300],
		[620, 372],
		[720, 320],
		[810, 270],
		[890, 210],
	];
	for (const [x, high] of teeth) {
		const w = random.between(96, 130);
		const top = base - high;
		const lean = random.between(-12, 12);
		const outline: Point[] = [
			[x - w, base],
			[x - w * 0.66, base - high * 0.5],
			[x - w * 0.58, base - high * 0.7],
			[x - w * 0.44, top + high * 0.1],
			[x + lean - 8, top],
			[x + lean + 10, top + 6],
			[x + w * 0.46, top + high * 0.14],
			[x + w * 0.56, base - high * 0.64],
			[x + w * 0.8, base - high * 0.4],
			[x + w, base],
		];
		const fade = (colour: string) =>
			paper.across(
				[
					[0, colour],
					[1, mix(colour, light.haze, 0.6)],
				],
				[0, top],
				[0, base],
			);
		marks.push(
			shape(polygon(outline), fade(tone(light, "#c7bfb8", 0.05, 0.3))),
			shape(
				polygon([
					[x + lean, top],
					[x + lean + 10, top + 6],
					[x + w * 0.46, top + high * 0.14],
					[x + w * 0.56, base - high * 0.64],
					[x + w * 0.8, base - high * 0.4],
					[x + w, base],
					[x + w * 0.16, base],
					[x + w * 0.04, base - high * 0.4],
					[x + w * 0.14, base - high * 0.7],
				]),
				fade(tone(light, "#8d8794", 1, 0.3)),
				opacity(0.8),
			),
			stroke(
				`M${n(x - w * 0.24)} ${n(top + high * 0.2)}L${n(x - w * 0.34)} ${n(base - high * 0.3)}M${n(x - w * 0.02)} ${n(top + high * 0.1)}L${n(x - w * 0.1)} ${n(base - high * 0.46)}`,
				tone(light, "#857f88", 0.9, 0.3),
				2.4,
				opacity(0.4),
			),
			winter
				? shape(
						polygon([
							[x - w * 0.46, top + high * 0.18],
							[x + lean - 8, top],
							[x + lean + 6, top + 4],
							[x + w * 0.06, top + high * 0.18],
							[x - w * 0.1, top + high * 0.14],
							[x - w * 0.2, top + high * 0.28],
						]),
						tone(light, "#ffffff", 0, 0.15),
					)
				: "",
		);
	}
	return group(marks);
}

/** A red-pillared pavilion standing in the water. */
function pavilion(paper: Paper, light: Light, x: number, base: number): string {
	const red = tone(light, "#b0483a", 0.3);
	const lit = light.lamps > 0.1;
	return group([
		...[-60, -22, 22, 60].map((dx) => rect(x + dx - 4, base - 8, 8, 30, tone(light, "#8f8578", 0.5))),
		rect(x - 86, base - 12, 172, 10, tone(light, "#c7b9a4", 0.2)),
		...[-66, -24, 18, 60].map((dx) => rect(x + dx, base - 74, 8, 64, red)),
		stroke(`M${x - 66} ${base - 30}h134M${x - 66} ${base - 20}h134`, red, 3),
		rect(x - 74, base - 80, 150, 10, tone(light, "#3f8a76", 0.4)),
		lit ? glow(paper, light, x, base - 44, 110, 0.6) : "",
		tiledRoof(paper, light, { x: x - 76, y: base - 78, width: 152, rise: 54, palace: true }),
		tiledRoof(paper, light, { x: x - 40, y: base - 124, width: 80, rise: 30, palace: true }),
	]);
}
