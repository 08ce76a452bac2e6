import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	blob,
	dot,
	group,
	opacity,
	oval,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock, stoneWall } from "#world/illustrations/kit/stones.ts";
import { ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** Coral water in every green, a red-tiled house among hibiscus. */
export const okinawa: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const horizon = 370;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 8, sunAt: 0.2 }));
	const bright = light.hour === "day";
	paper.add(
		water(paper, light, horizon, height, [
			mix(light.water[0], "#2f86b8", bright ? 0.7 : 0.1),
			mix(light.water[1], "#4fd0c8", bright ? 0.8 : 0.35),
		]),
	);
	const reef = random.fork("reef");
	for (let index = 0; index < 15; index++) {
		const share = reef.next();
		const y = horizon + 60 + share * 300;
		paper.add(
			shape(
				blob(reef, reef.between(-40, 900), y, 60 + share * 120, 8 + share * 22, 9, 0.25),
				bright
					? index % 3
						? "#7fe6d8"
						: "#1f7fa0"
					: index % 3
						? mix(light.water[0], light.sky[3], 0.5)
						: light.water[1],
				opacity(0.34),
			),
		);
	}
	paper.add(
		ridgeBody(
			paper,
			light,
			ridge(paper, random.fork("isle"), {
				y: horizon - 8,
				rise: 8,
				base: horizon + 6,
				from: 660,
				to: 1060,
				lift: (share) => 46 * Math.sin(share * Math.PI),
			}),
			"#5f9a72",
			0.36,
			0.3,
		),
		ripples(random.fork("sea"), horizon + 4, 760, width, 90, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.2, horizon + 6, 620),
		boat(light, { x: 560, y: horizon + 90, size: 64, hull: "#ffffff", kind: "sail", depth: 0.1 }),
		boat(light, { x: 300, y: horizon + 50, size: 36, hull: "#ffffff", kind: "sail", depth: 0.2, turn: -1 }),
		kayak(light, 420, 600, "#f0653f"),
		kayak(light, 250, 660, "#f2b23e"),
	);
	const shore: Point[] = [
		[-40, 890],
		[180, 820],
		[420, 770],
		[620, 700],
		[760, 620],
		[860, 540],
		[980, 500],
		[1240, 470],
	];
	const tint = bright ? "#b5f2e6" : mix(light.water[0], light.sky[3], 0.6);
	paper.add(
		shape(`${through(shore.map(([x, y]): Point => [x - 70, y - 22]))}L1300 960H-40Z`, tint, opacity(0.4)),
		shape(`${through(shore.map(([x, y]): Point => [x - 32, y - 10]))}L1300 960H-40Z`, tint, opacity(0.5)),
		shape(
			`${through(shore)}L1300 960H-40Z`,
			paper.across(
				[
					[0, tone(light, "#fdf4e0", 0.05)],
					[1, tone(light, "#efdcb8", 0.2)],
				],
				[0, 480],
				[0, height],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0), 6),
	);
	for (const [x, y, s] of [
		[700, 760, 110],
		[540, 830, 130],
	] as const)
		paper.add(
			oval(x + 24, y + 2, s * 0.5, s * 0.08, "#7d6a4e", opacity(0.25)),
			rect(x + 10, y - 4, 60, 10, tone(light, "#ffffff", 0.1), 'rx="3"'),
			parasol(light, x, y, s, ["#e9604a", "#fff6e8"], -5),
		);
	paper.add(
		person(light, { x: 400, base: 846, height: 84, coat: "#f4efe6", legs: "#6b8196" }),
		person(light, { x: 440, base: 850, height: 78, coat: "#2f8fa0", legs: "#f2e6d4", turn: -1 }),
	);
	const near = random.fork("near");
	for (const [x, y, h] of [
		[980, 600, 260],
		[1180, 610, 330],
	] as const)
		paper.add(palm(light, near, x, y, h, 0.03));
	paper.add(house(paper, light, near, 860, 660));
	paper.add(
		palm(light, near, 1120, 900, 560, 0, -0.2),
		broadLeaves(light, near, 1180, height + 50, 290),
		broadLeaves(light, near, 1020, height + 60, 190),
		palmCorner(width, light, near, -1, 0.8),
	);
	hibiscus(paper, light, near);
	paper.add(
		rock(light, near, 60, 906, 60, 46, "#a89f92"),
		birds(random.fork("birds"), 520, 190, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

function kayak(light: Light, x: number, y: number, colour: string): string {
	return group([
		oval(x, y + 8, 56, 6, "#0f3c4a", opacity(0.25)),
		shape(
			`M${x - 60} ${y - 4}Q${x} ${y + 14} ${x + 60} ${y - 4}Q${x + 30} ${y + 12} ${x} ${y + 12}T${x - 60} ${y - 4}Z`,
			tone(light, colour, 0.2),
		),
		shape(dot(x - 4, y - 26, 7), tone(light, "#eec3a2", 0.2)),
		rect(x - 12, y - 20, 16, 22, tone(light, "#34506b", 0.2), 'rx="5"'),
		stroke(`M${x - 30} ${y - 26}L${x + 26} ${y + 2}`, tone(light, "#f3e6cc", 0.1), 4),
	]);
}

function house(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const lit = light.lamps > 0.1;
	const w = 300;
	return group([
		rect(x, base - 84, w, 90, tone(light, "#f6ead4", 0.25)),
		...[0, 1, 2, 3].map((index) =>
			rect(x + 22 + index * 70, base - 66, 50, 72, lit ? light.lamp : tone(light, "#6d5240", 0.7)),
		),
		...[0, 1, 2, 3, 4].map((index) =>
			rect(x + 8 + index * 70, base - 84, 9, 90, tone(light, "#7d5a40", 0.4)),
		),
		rect(x - 14, base, w + 28, 12, tone(light, "#b58f66", 0.2)),
		tiledRoof(paper, light, { x, y: base - 78, width: w, rise: 88, tile: "#c9604a" }),
		lit ? glow(paper, light, x + w / 2, base - 40, 220, 0.45) : "",
		stoneWall(
			light,
			random,
			[
				[x - 60, base + 50],
				[x + 140, base + 60],
				[x + 340, base + 56],
			],
			() => 13,
			"#b7ab9c",
			3,
		),
		shrub(light, random, x - 40, base + 20, 40, ["#1f6654", "#3a9068", "#7fbf73"]),
		shrub(light, random, x + w + 10, base + 30, 44, ["#1f6654", "#3a9068", "#7fbf73"]),
	]);
}

function hibiscus(paper: Paper, light: Light, random: Random): void {
	for (let index = 0; index < 11; index++) {
		const x = random.between(830, 1190);
		const y = random.between(700, 880);
		const r = random.between(10, 17);
		let petals = "";
		for (let petal = 0; petal < 5; petal++) {
			const angle = (petal / 5) * Math.PI * 2 + index;
			petals += dot(x + Math.cos(angle) * r * 0.75, y + Math.sin(angle) * r * 0.6, r * 0.66);
		}
		paper.add(
			shape(petals, tone(light, index % 3 === 0 ? "#ffb3b8" : "#e4483f", 0.1)),
			stroke(`M${n(x)} ${n(y)}l${n(r * 0.8)} ${n(-r * 0.8)}`, tone(light, "#f7d25a", 0.05), 3.4),
		);
	}
}
