import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hillside } from "#world/illustrations/kit/hillside.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { rect, shape } from "#world/illustrations/kit/marks.ts";
import { boat, lighthouse } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** A round harbour below painted hill houses, fishing boats at rest, islands to the horizon. */
export const tongyeong: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const sea = 400;
	const growth = growthOf[light.season];
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 7, sunAt: 0.64 }),
		ridges(paper, light, random.fork("isles"), {
			top: 300,
			base: sea + 4,
			surface: growth.hill,
			layers: 3,
			depth: [0.74, 0.5],
		}),
		mist(paper, light, sea, 34, 0.45),
		water(paper, light, sea, height, [light.water[0], mix(light.water[1], "#0f6f8c", 0.3)]),
		ripples(random.fork("sea"), sea + 4, height, width, 150, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.64, sea + 8, 800, 1.2),
	);
	for (const [from, to, y, lift, depth] of [
		[60, 330, sea + 6, 54, 0.42],
		[520, 700, sea + 14, 34, 0.36],
		[790, 1120, sea + 22, 70, 0.28],
	] as const) {
		const isle = ridge(paper, random.fork(`isle ${from}`), {
			y: y - 10,
			rise: 10,
			base: y + 20,
			from,
			to,
			lift: (share) => lift * Math.sin(share * Math.PI),
		});
		paper.add(ridgeBody(paper, light, isle, growth.pine[1], depth, 0.3));
	}
	const arm = ridge(paper, random.fork("arm"), {
		y: 560,
		rise: 12,
		base: 640,
		from: 640,
		lift: (share) => 150 * share ** 1.4,
	});
	paper.add(
		ridgeBody(paper, light, arm, growth.groundDeep, 0.08, 0.2),
		hillside(light, random.fork("far houses"), {
			rows: 4,
			top: (share) => [820 + share * 420, 560 - share * 90],
			bottom: (share) => [760 + share * 480, 632],
			walls: ["#fbf2e2", "#f3d9b8", "#bcdde6", "#f4c3b0", "#f7e39d"],
			roofs: ["#2f8fb0", "#c9634a", "#3f7f93", "#e0a04a"],
			size: [26, 40],
			depth: [0.16, 0.06],
		}),
		rect(560, 622, 700, 26, tone(light, "#c9c2b8", 0.3, 0.04)),
		rect(560, 640, 700, 12, tone(light, "#8e8a86", 0.8, 0.04)),
		lighthouse(paper, light, { x: 590, base: 624, height: 120, body: "#d9503d", depth: 0.04 }),
	);
	for (const [x, y, size, hull] of [
		[690, 676, 60, "#e9eef0"],
		[800, 690, 70, "#2f6f96"],
		[930, 684, 64, "#d8583f"],
		[1060, 694, 74, "#f2f4f5"],
		[420, 560, 54, "#ffffff"],
		[300, 640, 84, "#2f8f86"],
	] as const)
		paper.add(boat(light, { x, y, size, hull, kind: "fishing", turn: x > 600 ? -1 : 1 }));
	paper.add(
		shape("M-20 640Q110 610 250 690T470 900V920H-20Z", tone(light, growth.groundDeep, 0.5)),
		hillside(light, random.fork("near houses"), {
			rows: 5,
			top: (share) => [-30 + share * 200, 660 + share * 50],
			bottom: (share) => [-40 + share * 460, 890 - share * 40],
			walls: ["#fbf2e2", "#f6cdb8", "#cfe6ea", "#f7e39d", "#e4d3e6"],
			roofs: ["#2f8fb0", "#d2603f", "#3f7f93", "#e0a04a"],
			size: [48, 92],
			depth: [0.1, 0],
		}),
	);
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 1120, 930, 470),
		rock(light, near, 980, 900, 60, 34, "#8f8a88"),
		shrub(light, near, 1040, 916, 80, growth.crowns.at(-1)!),
		shrub(light, near, 1190, 914, 96, growth.crowns[0]!),
		shrub(light, near, 500, 918, 60, growth.crowns[0]!),
		birds(random.fork("birds"), 460, 220, tone(light, "#4a566e", 0.5, 0.2), 6),
		overhang(paper, light, random.fork("branch"), 1, 0.28),
		finish(paper, light),
	);
};
