import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { boat, lounger, parasol } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** An infinity pool that runs into the view: the sea, the hills or the city by variant. */
export const pool: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const horizon = 400;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6, sunAt: 0.7 }));
	const view = (["sea", "city", "hills"] as const)[variant % 3]!;
	backdrop(paper, light, random.fork("view"), view, horizon);
	const rim = 470;
	const blue = light.hour === "night" ? "#1c7fa0" : light.hour === "dusk" ? "#5f86b8" : "#35b6c9";
	const pale = mix(light.sky[3], "#bdf0ee", light.hour === "day" ? 0.6 : 0.25);
	const basin = polygon([
		[330, rim],
		[width + 20, rim],
		[width + 20, height + 10],
		[-60, height + 10],
	]);
	paper.add(
		shape(
			basin,
			paper.across(
				[
					[0, mix(pale, light.sky[2], 0.3)],
					[0.3, mix(blue, pale, 0.5)],
					[1, light.hour === "night" ? "#1590b0" : blue],
				],
				[0, rim],
				[0, height],
			),
		),
		group(
			[
				ripples(random.fork("ripples"), rim + 4, height, width, 90, "#ffffff", 0.32),
				glitter(random.fork("glitter"), light, width * 0.7, rim + 8, height - 40, 1.3),
				caustics(random.fork("caustics"), height),
			],
			`clip-path="${paper.clip(`<path d="${basin}"/>`)}"`,
		),
		rect(330, rim - 4, width - 320, 7, tone(light, "#ffffff", 0.1), opacity(0.75)),
		light.lamps > 0.3 ? glow(paper, { ...light, lamp: "#aef2f5" }, 700, 720, 420, 0.5) : "",
	);
	deck(paper, light, rim, variant);
	const growth = growthOf[light.season];
	const korean = view === "hills";
	const plants = random.fork("plants");
	if (korean) paper.add(leafTree(light, plants, 90, 560, 330, 0, growth.crowns[0]));
	else paper.add(palm(light, plants, 76, 640, 500, 0, 0.12), palm(light, plants, 214, 560, 360, 0.05, -0.1));
	for (const [x, y, r] of [
		[20, 640, 60],
		[110, 606, 46],
		[196, 566, 38],
		[262, 530, 28],
	] as const) {
		paper.add(
			shrub(light, plants, x, y, r, korean ? plants.pick(growth.crowns) : ["#1f6654", "#3a9068", "#7fbf73"]),
		);
	}
	furniture(paper, light, random.fork("furniture"), variant);
	paper.add(
		korean ? "" : broadLeaves(light, plants, 1180, height + 40, 260),
		korean
			? shrub(light, plants, 1150, height + 20, 100, growth.crowns.at(-1)!)
			: palmCorner(width, light, plants, 1, 0.9),
		birds(random.fork("birds"), 520, 190, tone(light, "#4c5a72", 0.5, 0.2), 4),
		finish(paper, light),
	);
};

function backdrop(
	paper: Paper,
	light: Light,
	random: Random,
	view: "sea" | "city" | "hills",
	horizon: number,
): void {
	const { width } = paper;
	const growth = growthOf[light.season];
	if (view === "city") {
		paper.add(
			ridges(paper, light, random.fork("hills"), {
				top: 250,
				base: horizon + 20,
				surface: growth.hill,
				layers: 3,
			}),
			farCity(paper, light, random.fork("far"), {
				from: -10,
				to: width + 10,
				base: 480,
				height: 160,
				depth: 0.5,
			}),
			towerRow(paper, light, random.fork("rows"), {
				from: -20,
				to: width + 20,
				base: 500,
				height: [90, 250],
				width: [44, 84],
				surfaces: ["#dfe5ea", "#cbd8e0", "#ece2d4", "#b9ccd8"],
				styles: ["glass", "bands", "grid", "fins"],
				depth: 0.26,
				swell: (share) => 0.5 + 0.6 * Math.abs(Math.sin(share * 5 + 1)),
			}),
		);
		return;
	}
	if (view === "hills") {
		paper.add(
			ridges(paper, light, random.fork("hills"), {
				top: 170,
				base: 480,
				surface: light.season === "winter" ? "#a5b5c8" : "#7f9f90",
				layers: 5,
				depth: [0.72, 0.2],
			}),
			rect(0, 470, width, 20, tone(light, growth.groundDeep, 0.5, 0.2)),
		);
		return;
	}
	const cape = ridge(paper, random.fork("cape"), {
		y: horizon + 10,
		rise: 6,
		base: horizon + 4,
		from: 600,
		wave: 0.3,
		lift: (share) => 96 * share ** 0.7,
	});
	paper.add(
		ridgeBody(paper, light, cape, growth.hill, 0.5, 0.4),
		water(paper, light, horizon, 500, [light.water[0], mix(light.water[1], light.water[0], 0.3)]),
		ripples(random.fork("sea"), horizon + 2, 470, width, 60, light.sky[3], 0.5),
		boat(light, { x: 520, y: horizon + 30, size: 44, hull: "#ffffff", kind: "sail", depth: 0.2 }),
		boat(light, { x: 880, y: horizon + 18, size: 24, hull: "#ffffff", kind: "sail", depth: 0.35, turn: -1 }),
	);
}

/** The pattern of light on the floor of the pool. */
function caustics(random: Random, height: number): string {
	let d = "";
	for (let index = 0; index < 60; index++) {
		const share = random.next();
		const y = 560 + share * (height - 560);
		const x = random.between(0, 1200);
		const w = 26 + share * 70;
		d += `M${n(x)} ${n(y)}q${n(w * 0.3)} ${n(-w * 0.12)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`;
	}
	return stroke(d, "#ffffff", 2.4, opacity(0.26));
}

function deck(paper: Paper, light: Light, rim: number, variant: number): void {
	const winter = light.season === "winter";
	const board = winter ? "#e6ebf1" : variant % 2 ? "#d8c3a2" : "#c6a47c";
	const outline = polygon([
		[-20, 566],
		[250, rim + 2],
		[340, rim + 2],
		[-50, 910],
		[-60, 910],
	]);
	let joints = "";
	for (let index = 0; index < 14; index++)
		joints += `M-20 ${560 + index * 30}L${330 - index * 6} ${rim - 20 + index * 26}`;
	paper.add(
		shape(
			outline,
			paper.across(
				[
					[0, tone(light, board, 0.1, 0.1)],
					[1, tone(light, board, 0.3)],
				],
				[0, rim],
				[0, 900],
			),
		),
		group(
			[stroke(joints, tone(light, "#8a7152", 0.8), 1.6, opacity(0.3))],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
		stroke(`M336 ${rim + 2}L-46 906`, tone(light, "#fffdf7", 0.05), 9),
	);
}

function furniture(paper: Paper, light: Light, random: Random, variant: number): void {
	const cloth = random.pick([
		["#f7f2e8", "#e9734f"],
		["#fdf8ee", "#2f8fa0"],
		["#fffaf0", "#e7b23f"],
	] as const);
	if (light.season === "winter") {
		paper.add(lounger(light, 150, 640, 120, cloth[1]), lounger(light, 70, 760, 160, cloth[1]));
		return;
	}
	const open = light.hour !== "night";
	paper.add(
		open ? parasol(light, 236, 560, 150, [cloth[1], cloth[0]], 4) : "",
		lounger(light, 214, 560, 84, cloth[0]),
		open ? parasol(light, 150, 650, 220, [cloth[1], cloth[0]], 4) : "",
		lounger(light, 128, 664, 130, cloth[0]),
		lounger(light, 10, 806, 200, cloth[0]),
		rect(116, 776, 46, 34, tone(light, "#a87c54", 0.3), 'rx="4"'),
		shape(`M126 776v-22h14v22z`, tone(light, "#f2a95e", 0.1), opacity(0.9)),
		stroke("M137 756L146 738", tone(light, "#e2604c", 0.2), 3),
	);
	if (variant % 2) {
		paper.add(
			`<ellipse cx="760" cy="690" rx="62" ry="22" fill="none" stroke="${tone(light, "#f4604a", 0.1)}" stroke-width="20"/>`,
			`<ellipse cx="760" cy="690" rx="62" ry="22" fill="none" stroke="${tone(light, "#fff6ea", 0)}" stroke-width="20" stroke-dasharray="34 34"/>`,
		);
	}
}
