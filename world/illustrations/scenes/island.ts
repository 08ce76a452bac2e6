import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, polygon, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { cone } from "#world/illustrations/kit/mountains.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { basalt, stoneHouse } from "#world/illustrations/kit/stoneHouse.ts";
import { stoneWall } from "#world/illustrations/kit/stones.ts";
import { mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, surf, water } from "#world/illustrations/kit/water.ts";

const field = {
	spring: ["#f6cf3b", "#e3b32c", "#fde98c"],
	summer: ["#8fc46a", "#5f9f58", "#c3dd85"],
	autumn: ["#e8cf9c", "#c79a5c", "#fbeccb"],
	winter: ["#eef3f8", "#cfdbe8", "#ffffff"],
} as const;

/** A volcanic island: fields between black stone walls, a crater rising from the sea. */
export const island: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const horizon = 410;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6, sunAt: 0.24 }));
	if (variant % 3 === 0) {
		paper.add(
			cone(paper, light, random.fork("volcano"), {
				x: 640,
				base: horizon + 20,
				width: 1300,
				height: 250,
				surface: light.season === "winter" ? "#8fa3b8" : "#7f9aa8",
				depth: 0.42,
				...(light.season === "winter" ? { snow: 0.4 } : light.season === "spring" ? { snow: 0.16 } : {}),
			}),
			mist(paper, light, horizon - 6, 70, 0.6),
		);
		for (const [x, high] of [
			[180, 60],
			[470, 44],
			[980, 70],
		] as const) {
			paper.add(
				cone(paper, light, random, {
					x,
					base: horizon + 26,
					width: high * 4.4,
					height: high,
					surface: growth.hill,
					depth: 0.32,
				}),
			);
		}
		paper.add(
			ridgeBody(
				paper,
				light,
				ridge(paper, random.fork("low"), { y: horizon + 14, rise: 10, base: 560 }),
				growth.hill,
				0.22,
				0.3,
			),
		);
	} else {
		paper.add(
			water(paper, light, horizon, 560),
			ripples(random.fork("sea"), horizon + 2, 540, width, 60, light.sky[3], 0.45),
			glitter(random.fork("sun"), light, width * 0.24, horizon + 4, 520),
			crater(paper, light, random.fork("crater"), 820, horizon + 34),
			boat(light, { x: 250, y: horizon + 52, size: 44, hull: "#e9eef0", kind: "fishing", depth: 0.2 }),
			boat(light, { x: 430, y: horizon + 26, size: 24, hull: "#ffffff", kind: "sail", depth: 0.35 }),
		);
	}
	fields(paper, light, random.fork("fields"), height);
	paper.add(
		stoneHouse(paper, light, random.fork("house"), 150, 640, 1),
		stoneHouse(paper, light, random.fork("house 2"), 372, 602, 0.62),
		leafTree(light, random.fork("tree"), 70, 650, 190, 0, growth.crowns.at(-1)),
		leafTree(light, random.fork("tree 2"), 330, 610, 110, 0.05),
		leafTree(light, random.fork("tree 3"), 1110, 560, 90, 0.1),
	);
	const wall = random.fork("walls");
	paper.add(
		stoneWall(
			light,
			wall,
			[
				[-20, 668],
				[180, 664],
				[420, 640],
				[620, 646],
				[760, 690],
			],
			() => 10,
			basalt,
			3,
			0.04,
		),
		stoneWall(
			light,
			wall,
			[
				[1220, 610],
				[980, 626],
				[820, 668],
				[760, 700],
			],
			(share) => 7 + share * 3,
			basalt,
			3,
			0.06,
		),
		stoneWall(
			light,
			wall,
			[
				[-30, 866],
				[170, 800],
				[420, 778],
				[640, 800],
				[800, 856],
				[860, 930],
			],
			(share) => 22 - share * 2,
			basalt,
			3,
		),
	);
	const shrubs = random.fork("shrubs");
	for (const [x, y, r] of [
		[60, 884, 66],
		[160, 906, 58],
		[1130, 876, 84],
		[1030, 910, 60],
		[1200, 820, 54],
	] as const) {
		paper.add(shrub(light, shrubs, x, y, r, growth.crowns.at(-1)!));
		if (light.season === "winter" || light.season === "autumn") {
			let fruit = "";
			for (let index = 0; index < 9; index++)
				fruit += dot(x + shrubs.between(-r, r) * 0.7, y - shrubs.between(0.1, 0.9) * r, r * 0.09);
			paper.add(shape(fruit, tone(light, light.season === "winter" ? "#d8383c" : "#f28c28", 0.1)));
		}
	}
	paper.add(
		birds(random.fork("birds"), 520, 220, tone(light, "#48566e", 0.5, 0.2)),
		airborne(paper, light, random.fork("air"), 0.5),
		finish(paper, light),
	);
};

/** The tuff crater standing in the sea: sheer below, a ragged green crown above. */
function crater(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const growth = growthOf[light.season];
	const crown: Point[] = [];
	const teeth = [0.62, 0.86, 0.78, 0.98, 0.86, 1, 0.84, 0.95, 0.74, 0.82, 0.56];
	teeth.forEach((share, index) => {
		crown.push([x - 210 + index * 42, base - 190 * share + random.between(-4, 4)]);
	});
	const body = polygon([
		[x - 300, base],
		[x - 250, base - 60],
		...crown,
		[x + 262, base - 44],
		[x + 340, base],
	]);
	const clip = `clip-path="${paper.clip(`<path d="${body}"/>`)}"`;
	const face = tone(light, "#a08d7c", 0.2, 0.2);
	let ribs = "";
	for (let index = 0; index < 16; index++) {
		const rx = x - 270 + index * 36 + random.between(-8, 8);
		ribs += polygon([
			[rx, base + 10],
			[rx + random.between(-4, 10), base - random.between(60, 150)],
			[rx + random.between(12, 22), base + 10],
		]);
	}
	const lawn = polygon([
		...crown.map(([cx, cy]): Point => [cx, cy - 6]),
		[x + 240, base - 80],
		...[...crown].reverse().map(([cx, cy], index): Point => [cx, cy + 46 + (index % 2) * 22]),
		[x - 250, base - 60],
	]);
	return group([
		shape(
			body,
			paper.across(
				[
					[0, face],
					[1, mix(face, light.haze, 0.5)],
				],
				[0, base - 190],
				[0, base],
			),
		),
		group(
			[
				shape(ribs, tone(light, "#6f6060", 0.9, 0.2), opacity(0.4)),
				shape(lawn, tone(light, growth.hill, 0.1, 0.18)),
				shape(
					polygon([
						[x - light.side * 60, base - 260],
						[x - light.side * 420, base - 260],
						[x - light.side * 420, base + 10],
						[x - light.side * 20, base + 10],
					]),
					tone(light, "#5d5a70", 1, 0.1),
					opacity(0.24),
				),
			],
			clip,
		),
		surf(
			random,
			[
				[x - 300, base],
				[x - 100, base + 6],
				[x + 120, base + 4],
				[x + 340, base + 1],
			],
			tone(light, "#ffffff", 0.2),
			2.6,
		),
	]);
}

/** Fields in long swells, rows converging with distance. */
function fields(paper: Paper, light: Light, random: Random, height: number): void {
	const [body, deep, lit] = field[light.season];
	const far = ridge(paper, random.fork("far"), { y: 520, rise: 12, base: 720, wave: 0.9, rough: 0.1 });
	const green = growthOf[light.season];
	paper.add(
		shape(
			far.outline,
			paper.across(
				[
					[0, tone(light, green.ground, 0.1, 0.2)],
					[1, tone(light, green.groundDeep, 0.4, 0.05)],
				],
				[0, 510],
				[0, 700],
			),
		),
	);
	const middle = through([
		[-40, 640],
		[240, 600],
		[560, 606],
		[860, 570],
		[1240, 556],
	]);
	paper.add(
		shape(
			`${middle}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, body, 0.05, 0.12)],
					[1, tone(light, deep, 0.2)],
				],
				[0, 570],
				[0, 780],
			),
		),
	);
	const near = through([
		[-40, 820],
		[200, 766],
		[520, 736],
		[860, 742],
		[1240, 690],
	]);
	paper.add(
		shape(
			`${near}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, lit, 0)],
					[0.5, tone(light, body, 0.15)],
					[1, tone(light, deep, 0.45)],
				],
				[0, 700],
				[0, height],
			),
		),
	);
	let rows = "";
	for (let index = -9; index < 14; index++) {
		rows += `M${n(620 + index * 44)} 742Q${n(600 + index * 96)} 820 ${n(560 + index * 190)} 920`;
	}
	paper.add(
		group(
			[stroke(rows, tone(light, deep, 0.5), 5, opacity(0.35))],
			`clip-path="${paper.clip(`<path d="${near}V960H-40Z"/>`)}"`,
		),
	);
	let dots = "";
	let darks = "";
	for (let index = 0; index < 420; index++) {
		const share = random.next() ** 0.7;
		const y = 720 + share * 190;
		const piece = dot(random.between(0, paper.width), y, 1.6 + share * 4.2);
		if (index % 2) dots += piece;
		else darks += piece;
	}
	const clip = `clip-path="${paper.clip(`<path d="${near}V960H-40Z"/>`)}"`;
	paper.add(
		group(
			[shape(darks, tone(light, deep, 0.4), opacity(0.6)), shape(dots, tone(light, lit, 0), opacity(0.9))],
			clip,
		),
	);
}
