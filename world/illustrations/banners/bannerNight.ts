import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hanokHouse, tiledRoof } from "#world/illustrations/kit/hanok.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { disc, group, oval, rect, shape } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** Lanterns rise from a dark pond beside a lit pavilion; night sky to the left. */
export const bannerNight: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const shore = 660;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 540, clouds: 5, sunAt: 0.5 }));
	const scene: string[] = [
		ridges(paper, light, random.fork("hills"), {
			top: 300,
			base: 600,
			surface: "#5f7a8a",
			layers: 5,
			depth: [0.7, 0.3],
		}),
		mist(paper, light, 560, 80, 0.5),
		rect(-10, 616, width + 20, 60, tone(light, growth.groundDeep, 0.7, 0.1)),
	];
	const trees = random.fork("trees");
	for (let x = -20; x < width + 20; x += trees.between(60, 120))
		scene.push(
			x > 1300 && x < 1860
				? ""
				: leafTree(light, trees, x, 650, trees.between(70, x > 1000 ? 200 : 120), 0.1),
		);
	scene.push(
		rect(1330, 640, 520, 24, tone(light, "#b7ab9b", 0.4)),
		hanokHouse(paper, light, {
			x: 1370,
			base: 640,
			width: 430,
			height: 130,
			bays: 5,
			palace: true,
			platform: false,
		}),
		hanokHouse(paper, light, {
			x: 1450,
			base: 452,
			width: 270,
			height: 84,
			bays: 5,
			palace: true,
			platform: false,
		}),
		tiledRoof(paper, light, { x: 1450, y: 376, width: 270, rise: 64, palace: true }),
		glow(paper, light, 1585, 560, 420, 0.5),
	);
	for (let x = -10; x < width; x += trees.between(40, 70))
		scene.push(shrub(light, trees, x, shore - 2, trees.between(18, 32), trees.pick(growth.crowns), 0.04));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 2, 0.5, 0.86),
		ripples(random.fork("ripples"), shore + 8, height, width, 110, mix(light.sky[3], light.lamp, 0.4), 0.32),
	);
	const lanterns = random.fork("lanterns");
	for (let index = 0; index < 26; index++) {
		const far = lanterns.next();
		const s = 9 + far * 24;
		const x = 1000 + lanterns.next() * 1060;
		const y = 90 + lanterns.next() * 440;
		paper.add(lantern(x, y, s), glow(paper, { ...light, lamp: "#ffc978" }, x, y, s * 3, 0.45));
	}
	for (let index = 0; index < 9; index++) {
		const x = 1040 + lanterns.next() * 960;
		const y = 740 + lanterns.next() * 120;
		paper.add(
			oval(x, y + 12, 34, 5, "#ffd98a", 'opacity=".35"'),
			lantern(x, y, 20),
			glow(paper, { ...light, lamp: "#ffc978" }, x, y, 70, 0.45),
		);
	}
	paper.add(
		redPine(light, trees, 2000, 930, 520),
		rock(light, trees, 1880, 906, 70, 50, "#8f8a88"),
		shrub(light, trees, 2060, 920, 110, growth.crowns[0]!),
		overhang(paper, light, random.fork("branch"), 1, 0.4),
		airborne(paper, light, random.fork("air"), 0.6),
		finish(paper, light),
	);
};

/** A paper lantern, brighter below. */
function lantern(x: number, y: number, s: number): string {
	return group([
		shape(
			`M${x - s * 0.62} ${y + s}Q${x - s * 0.95} ${y - s * 0.5} ${x - s * 0.5} ${y - s}H${x + s * 0.5}Q${x + s * 0.95} ${y - s * 0.5} ${x + s * 0.62} ${y + s}Z`,
			"#ffb56a",
		),
		shape(
			`M${x - s * 0.5} ${y + s}Q${x - s * 0.6} ${y} ${x} ${y - s * 0.4}Q${x + s * 0.6} ${y} ${x + s * 0.5} ${y + s}Z`,
			"#ffe3a6",
		),
		disc(x, y + s * 0.7, s * 0.22, "#fffbe6"),
	]);
}
