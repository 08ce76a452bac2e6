import { cityBasin } from "#world/illustrations/kit/cityBasin.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves } from "#world/illustrations/kit/palms.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** The bamboo-jointed tower seen from the hill path. */
export const taipei: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { height } = paper;
	const horizon = 430;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 7, sunAt: 0.76 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 230,
			base: horizon + 20,
			surface: "#6f9488",
			layers: 5,
			depth: [0.74, 0.4],
		}),
		mist(paper, light, horizon, 60, 0.5),
		shape(
			`M-10 ${horizon + 10}H1210V910H-10Z`,
			paper.across(
				[
					[0, tone(light, growth.hill, 0.4, 0.6)],
					[1, tone(light, growth.groundDeep, 0.6, 0.1)],
				],
				[0, horizon],
				[0, height],
			),
		),
		cityBasin(paper, light, random.fork("city"), {
			far: horizon + 30,
			near: 760,
			rows: 7,
			surfaces: ["#e9e6e0", "#dcd9d2", "#e6d3c4", "#cfd8dd", "#d9c9b8"],
			swell: (_share, row) => (row > 4 ? 0.6 : 0.8),
			between: (row, y) => (row === 4 ? tower(paper, light, 560, y + 16, 520) : ""),
		}),
		mist(paper, light, 640, 80, 0.18),
	);
	const near = random.fork("near");
	const slope = "M-20 760Q120 700 300 800T560 910H-20ZM1220 640Q1080 690 960 800T780 910H1220Z";
	paper.add(shape(slope, tone(light, "#2f6f57", 0.75)));
	for (const [x, y, h] of [
		[40, 800, 260],
		[140, 830, 200],
		[1160, 760, 330],
		[1060, 820, 240],
		[980, 860, 170],
	] as const)
		paper.add(leafTree(light, near, x, y, h, 0, growth.crowns[2] ?? growth.crowns[0]!));
	paper.add(
		rock(light, near, 330, 880, 110, 90, "#8f8d86"),
		rock(light, near, 240, 896, 70, 56, "#9d9a92"),
		person(light, { x: 320, base: 792, height: 104, coat: "#e0633f", holds: "bag", turned: 0.5 }),
		person(light, { x: 366, base: 798, height: 98, coat: "#f3ece0", turned: 0.5, turn: -1 }),
		broadLeaves(light, near, 60, height + 40, 240, 8),
		broadLeaves(light, near, 1150, height + 50, 270, 8),
		shrub(light, near, 900, height + 16, 80, ["#1f5f50", "#34886a", "#6fb479"]),
		birds(random.fork("birds"), 300, 220, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

function tower(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const glass = tone(light, "#8fbfb4", 0.1, 0.08);
	const dark = tone(light, "#4f8480", 0.95, 0.08);
	const lit = light.lamps > 0.3;
	const marks: string[] = [];
	const foot = high * 0.2;
	marks.push(
		shape(
			polygon([
				[x - 50, base],
				[x - 38, base - foot],
				[x + 38, base - foot],
				[x + 50, base],
			]),
			paper.linear([
				[0, glass],
				[1, mix(glass, light.haze, 0.3)],
			]),
		),
		shape(
			polygon([
				[x + (light.side > 0 ? -50 : 6), base],
				[x + (light.side > 0 ? -38 : 6), base - foot],
				[x + (light.side > 0 ? -6 : 38), base - foot],
				[x + (light.side > 0 ? -6 : 50), base],
			]),
			dark,
			opacity(0.5),
		),
	);
	const modules = 8;
	const each = (high * 0.62) / modules;
	for (let index = 0; index < modules; index++) {
		const y = base - foot - index * each;
		const lower = 32;
		const upper = 41;
		let rows = "";
		let lamps = "";
		for (let line = 1; line < 4; line++) rows += `M${x - upper} ${n(y - (each * line) / 4)}h${upper * 2}`;
		if (lit)
			for (let line = 0; line < 3; line++)
				for (let at = -26; at < 26; at += 13)
					if ((line * 7 + at + index * 3) % 5 !== 0)
						lamps += box(x + at, y - each * (0.26 + line * 0.26), 8, each * 0.12);
		marks.push(
			shape(
				polygon([
					[x - lower, y],
					[x - upper, y - each * 0.94],
					[x + upper, y - each * 0.94],
					[x + lower, y],
				]),
				glass,
			),
			shape(
				polygon([
					[x + (light.side > 0 ? -lower : 4), y],
					[x + (light.side > 0 ? -upper : 4), y - each * 0.94],
					[x + (light.side > 0 ? -4 : upper), y - each * 0.94],
					[x + (light.side > 0 ? -4 : lower), y],
				]),
				dark,
				opacity(0.55),
			),
			stroke(rows, dark, 1.2, opacity(0.4)),
			shape(lamps, light.lamp),
			rect(x - upper - 3, y - each * 0.98, upper * 2 + 6, each * 0.09, tone(light, "#d9c48a", 0.2, 0.06)),
		);
	}
	const crown = base - foot - modules * each;
	marks.push(
		shape(
			polygon([
				[x - 30, crown],
				[x - 20, crown - 40],
				[x + 20, crown - 40],
				[x + 30, crown],
			]),
			glass,
		),
		shape(
			polygon([
				[x - 16, crown - 40],
				[x - 10, crown - 62],
				[x + 10, crown - 62],
				[x + 16, crown - 40],
			]),
			dark,
		),
		stroke(`M${x} ${crown - 62}V${n(base - high * 1.06)}`, tone(light, "#cfd8d6", 0.3, 0.06), 4),
		lit ? glow(paper, light, x, crown - 30, 120, 0.5) : "",
	);
	return group(marks);
}
