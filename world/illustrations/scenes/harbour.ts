import { suspensionBridge } from "#world/illustrations/kit/bridges.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { hillside } from "#world/illustrations/kit/hillside.ts";
import { growthOf, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, polygon, shape, stroke } from "#world/illustrations/kit/marks.ts";
import type { Point } from "#world/illustrations/kit/Paper.ts";
import { boat, lighthouse } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

const pastels = ["#f3c9a9", "#f6e3b4", "#bfe0d6", "#a9cfe2", "#f2b3a5", "#fbf4e6", "#d9d0ea"];
const roofs = ["#c9634a", "#3f7f93", "#d98a4e", "#5d6f8a"];

/** A port city: painted houses stepping down to the quay, boats, a bridge over the bay. */
export const harbour: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const horizon = 400;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 5, sunAt: 0.74 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 230,
			base: horizon + 10,
			surface: growth.hill,
			layers: 3,
			depth: [0.7, 0.45],
		}),
		farCity(paper, light, random.fork("far"), {
			from: 380,
			to: width + 20,
			base: horizon + 6,
			height: 110,
			depth: 0.5,
		}),
		towerRow(paper, light, random.fork("towers"), {
			from: 820,
			to: 1130,
			base: horizon + 10,
			height: [120, 250],
			width: [34, 54],
			surfaces: ["#cfe0e8", "#e3e9ee", "#b7d0dc"],
			styles: ["glass", "bands", "fins"],
			depth: 0.3,
			swell: (share) => 0.55 + Math.sin(share * Math.PI) * 0.55,
		}),
		mist(paper, light, horizon, 50, 0.55),
		water(paper, light, horizon + 6, height),
		ripples(random.fork("ripples"), horizon + 10, height, width, 120, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.74, horizon + 12, height - 120, 1.1),
		suspensionBridge(light, {
			from: 360,
			to: width + 40,
			deck: horizon + 12,
			water: horizon + 44,
			towers: [600, 960],
			top: horizon - 100,
			surface: "#e9eef2",
			depth: 0.2,
			double: true,
		}),
	);
	for (const [x, y, size, kind, turn] of [
		[700, 520, 40, "sail", 1],
		[930, 500, 30, "fishing", -1],
		[1060, 580, 62, "fishing", 1],
	] as const) {
		paper.add(
			boat(light, { x, y, size, kind, turn, hull: kind === "sail" ? "#ffffff" : "#3d7ea0", depth: 0.12 }),
		);
	}
	const slope: Point[] = [
		[-20, 190],
		[90, 176],
		[220, 226],
		[350, 330],
		[470, 450],
		[580, 560],
		[640, 640],
		[620, 720],
		[-20, 900],
	];
	paper.add(shape(polygon(slope), tone(light, growth.groundDeep, 0.5, 0.12)));
	paper.add(
		hillside(light, random.fork("houses"), {
			rows: 10,
			top: (share) => [-30 + share * 330, 232 + share * 70],
			bottom: (share) => [-40 + share * 700, 800 - share * 110],
			walls: light.season === "winter" ? [...pastels, "#ffffff"] : pastels,
			roofs,
			size: [34, 80],
			depth: [0.26, 0],
		}),
	);
	const trees = random.fork("trees");
	for (let index = 0; index < 12; index++) {
		const share = trees.next();
		paper.add(
			shrub(
				light,
				trees,
				20 + share * 520,
				320 + share * 330 + trees.between(-30, 120),
				trees.between(16, 30),
				trees.pick(growth.crowns),
				0.06,
			),
		);
	}
	paper.add(
		shape(
			polygon([
				[-20, 806],
				[640, 690],
				[700, 706],
				[420, 790],
				[-20, 872],
			]),
			tone(light, "#d8d0c2", 0.2),
		),
		shape(
			polygon([
				[-20, 872],
				[420, 790],
				[700, 706],
				[700, 724],
				[430, 812],
				[-20, 900],
			]),
			tone(light, "#9b9186", 0.9),
		),
	);
	let lamps = "";
	for (let step = 0; step < 8; step++) {
		const x = 40 + step * 84;
		const y = 850 - step * 20;
		paper.add(stroke(`M${x} ${y}v-46`, tone(light, "#4c5666", 0.6), 3));
		lamps += dot(x, y - 48, 5);
	}
	paper.add(shape(lamps, light.lamps > 0.3 ? light.lamp : tone(light, "#fff8e8", 0.1)));
	for (const [x, y, size, hull] of [
		[560, 800, 92, "#d8583f"],
		[400, 862, 112, "#2f7f8f"],
		[730, 770, 70, "#f2f0ea"],
	] as const) {
		paper.add(boat(light, { x, y, size, hull, kind: "fishing" }));
	}
	const mole = random.fork("mole");
	paper.add(
		shape(
			polygon([
				[1240, 800],
				[900, 776],
				[880, 790],
				[900, 812],
				[1240, 870],
			]),
			tone(light, "#c9c1b4", 0.3),
		),
	);
	for (let x = 890; x < 1230; x += mole.between(18, 30)) {
		paper.add(
			rock(
				light,
				mole,
				x,
				822 + (x - 890) * 0.17,
				mole.between(16, 26),
				mole.between(16, 26),
				mix("#8b8a8c", "#b7aa98", mole.next()),
			),
		);
	}
	paper.add(
		lighthouse(paper, light, {
			x: 946,
			base: 790,
			height: 190,
			body: variant % 3 ? "#d9503d" : "#fdfcf8",
			...(variant % 3 ? {} : { band: "#d9503d" }),
		}),
		birds(random.fork("birds"), 620, 190, tone(light, "#49566e", 0.5, 0.2), 6),
		overhang(paper, light, random.fork("branch"), 1, 0.3),
		airborne(paper, light, random.fork("air"), 0.6),
		finish(paper, light),
	);
};
