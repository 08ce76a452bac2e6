import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish, leaf } from "#world/illustrations/kit/framing.ts";
import { gableHouse } from "#world/illustrations/kit/houses.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { opacity, oval, rect, shape, through } from "#world/illustrations/kit/marks.ts";
import type { Point } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { boat, lighthouse, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

/** Open sea to the left, where text may be placed; the bay and its pines to the right. */
export const bannerCoast: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const horizon = 430;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 7, sunAt: 0.46 }));
	paper.add(
		water(paper, light, horizon, height, [light.water[0], mix(light.water[1], "#0f7f93", 0.3)]),
		mist(paper, light, horizon, 30, 0.5),
		ripples(random.fork("sea"), horizon + 4, height, width, 120, light.sky[3], 0.36),
		glitter(random.fork("sun"), light, width * 0.46, horizon + 6, 800, 1.1),
		boat(light, { x: 1060, y: horizon + 66, size: 60, hull: "#ffffff", kind: "sail", depth: 0.1 }),
		boat(light, { x: 840, y: horizon + 34, size: 34, hull: "#ffffff", kind: "sail", depth: 0.26, turn: -1 }),
	);
	const cape = ridge(paper, random.fork("cape"), {
		y: 470,
		rise: 5,
		base: 490,
		from: 1240,
		to: 2160,
		wave: 0.2,
		lift: (share) => 150 * share ** 0.7,
	});
	paper.add(
		ridgeBody(paper, light, cape, growth.pine[1], 0.3, 0.3),
		firBand(light, random.fork("firs"), (x) => crestAt(cape, x) + 4, {
			from: 1360,
			to: 2120,
			step: 13,
			height: [18, 40],
			depth: 0.26,
		}),
		lighthouse(paper, light, {
			x: 1318,
			base: 464,
			height: 96,
			body: "#ffffff",
			band: "#d8543f",
			depth: 0.1,
		}),
	);
	const shore: Point[] = [
		[760, 930],
		[960, 850],
		[1180, 770],
		[1400, 690],
		[1560, 620],
		[1600, 560],
		[1540, 516],
		[1420, 496],
	];
	const meadow: Point[] = [
		[1420, 488],
		[1560, 496],
		[1660, 520],
		[1710, 566],
		[1760, 640],
		[1880, 730],
		[2140, 800],
	];
	const tint = "#84e0d2";
	for (const reach of [110, 56]) {
		const back = [...shore].reverse().map(([x, y]) => `${x} ${y}`);
		paper.add(
			shape(
				`${through(shore.map(([x, y], at): Point => [x - reach * (1.5 - at * 0.14), y - reach * 0.3 * (1 - at / 8)]))}L${back.join("L")}Z`,
				tint,
				opacity(0.34),
			),
		);
	}
	paper.add(
		shape(
			`${through(shore)}L${meadow.map(([x, y]) => `${x} ${y}`).join("L")}V960H760Z`,
			paper.across(
				[
					[0, tone(light, "#f1dfbb", 0.1, 0.1)],
					[1, tone(light, "#f7e5c3", 0.05)],
				],
				[0, 500],
				[0, 860],
			),
		),
		surf(random.fork("surf"), shore, tone(light, "#ffffff", 0.02), 6),
		shape(`${through(meadow)}V460L1700 480Z`, tone(light, growth.ground, 0.15, 0.04)),
		gableHouse(paper, light, random.fork("villa"), {
			x: 1800,
			base: 600,
			front: 100,
			flank: 140,
			eaves: 80,
			rise: 46,
			wall: "#fdf9f1",
			roof: "#d9714f",
			depth: 0.03,
			turn: 1,
			chimney: true,
		}),
	);
	const trees = random.fork("trees");
	paper.add(leafTree(light, trees, 1760, 600, 150, 0.05), leafTree(light, trees, 2060, 610, 190, 0.04));
	for (const [x, y, r] of [
		[1730, 610, 26],
		[1850, 630, 28],
		[1960, 660, 36],
		[2060, 700, 40],
	] as const)
		paper.add(shrub(light, trees, x, y, r, trees.pick(growth.crowns)));
	for (const [x, y, s] of [
		[1640, 600, 60],
		[1600, 660, 82],
		[1700, 700, 96],
		[1460, 740, 104],
		[1620, 800, 130],
	] as const)
		paper.add(
			oval(x + s * 0.34, y + 2, s * 0.5, s * 0.08, "#7d6a4e", opacity(0.26)),
			rect(x + s * 0.1, y - 4, s * 0.46, 9, tone(light, "#ffffff", 0.1), 'rx="3"'),
			parasol(light, x, y, s, ["#f26b4f", "#fff3e2"], -5),
		);
	paper.add(
		person(light, { x: 1290, base: 850, height: 72, coat: "#f4efe6", legs: "#6b8196" }),
		person(light, { x: 1328, base: 856, height: 66, coat: "#d8694c", legs: "#f2e6d4", turn: -1 }),
	);
	const crest = (x: number) => 930 - 170 * Math.max(0, (x - 1500) / 640) ** 1.6;
	const points: Point[] = [];
	for (let x = 1480; x <= 2160; x += 60) points.push([x, crest(x)]);
	paper.add(
		shape(`${through(points)}V960H1480Z`, tone(light, growth.groundDeep, 0.5)),
		redPine(light, random.fork("pine"), 1990, 880, 600),
	);
	let blades = "";
	const grasses = random.fork("grass");
	for (let x = 1540; x < 2130; x += grasses.between(4, 10))
		blades += leaf(
			x,
			crest(x) + 24,
			grasses.between(30, 74),
			-Math.PI / 2 + grasses.between(-0.5, 0.5),
			0.05,
		);
	paper.add(
		shape(blades, tone(light, growth.ground, 0.4)),
		birds(random.fork("birds"), 1240, 210, tone(light, "#4d5c74", 0.6, 0.2)),
		finish(paper, light),
	);
};
