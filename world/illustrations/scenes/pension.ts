import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { gableHouse } from "#world/illustrations/kit/houses.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	dot,
	group,
	opacity,
	oval,
	polygon,
	rect,
	shape,
	stroke,
	through,
} from "#world/illustrations/kit/marks.ts";
import { glow, paneColour, spill } from "#world/illustrations/kit/openings.ts";
import { n, type Paper, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { firBand, leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { ripples } from "#world/illustrations/kit/water.ts";

/** A bright country house with a terrace in a valley, a stream beside it. */
export const pension: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 450, clouds: 6, sunAt: 0.24 }));
	paper.add(
		ridges(paper, light, random.fork("range"), {
			top: 190,
			base: 480,
			surface: winter ? "#a2b2c6" : "#7f9f98",
		}),
		mist(paper, light, 450, 70, 0.55),
	);
	for (const [y, depth] of [
		[470, 0.34],
		[530, 0.18],
	] as const) {
		const made = ridge(paper, random.fork(`hill ${y}`), {
			y,
			rise: 30,
			base: 720,
			wave: 0.7,
			lift: (share) => 70 * (share - 0.45) ** 2 * 3,
		});
		paper.add(
			firBand(light, random.fork(`firs ${y}`), (x) => crestAt(made, x) + 6, {
				from: -20,
				to: width + 20,
				step: 17,
				height: [26, 52],
				depth: depth + 0.06,
				snow: winter,
			}),
			ridgeBody(paper, light, made, winter ? growth.ground : growth.hill, depth, 0.2),
		);
	}
	paper.add(
		shape(
			`${through([
				[-40, 640],
				[240, 600],
				[560, 606],
				[860, 590],
				[1240, 560],
			])}V960H-40Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0, 0.1)],
					[1, tone(light, growth.groundDeep, 0.35)],
				],
				[0, 570],
				[0, 900],
			),
		),
	);
	stream(paper, light, random.fork("stream"));
	const trees = random.fork("trees");
	paper.add(
		leafTree(light, trees, 560, 640, 240, 0.05),
		leafTree(light, trees, 1130, 640, 330, 0.03),
		leafTree(light, trees, 300, 610, 150, 0.1),
		leafTree(light, trees, 210, 616, 110, 0.12),
	);
	if (variant % 3 === 0) paper.add(modernHouse(paper, light, 640, 720));
	else {
		const roof = random.fork("roof").pick(["#b8543f", "#4d6b7d", "#5a5f6b", "#c9803f"]);
		paper.add(
			gableHouse(paper, light, random.fork("annex"), {
				x: 930,
				base: 690,
				front: 120,
				flank: 150,
				eaves: 92,
				rise: 56,
				wall: "#f6efe3",
				roof,
				turn: 1,
				depth: 0.03,
			}),
			gableHouse(paper, light, random.fork("house"), {
				x: 640,
				base: 722,
				front: 200,
				flank: 210,
				eaves: 196,
				rise: 96,
				wall: variant % 3 === 1 ? "#fdfaf3" : "#f3e2c9",
				roof,
				turn: 1,
				boards: variant % 3 === 2,
				chimney: true,
			}),
		);
	}
	terrace(paper, light, random.fork("terrace"));
	near(paper, light, random.fork("near"), height);
	paper.add(
		birds(random.fork("birds"), 480, 200, tone(light, "#49556c", 0.5, 0.2), 4),
		overhang(paper, light, random.fork("branch"), -1, 0.34, growth.crowns[variant % growth.crowns.length]),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};

function stream(paper: Paper, light: Light, random: Random): void {
	const left: Point[] = [
		[420, 612],
		[380, 650],
		[330, 690],
		[350, 740],
		[300, 800],
		[150, 930],
	];
	const right: Point[] = [
		[440, 612],
		[426, 650],
		[402, 690],
		[460, 740],
		[480, 800],
		[430, 930],
	];
	const outline = `${through(left)}L${through([...right].reverse()).slice(1)}Z`;
	paper.add(
		shape(
			outline,
			paper.across(
				[
					[0, mix(light.water[0], light.sky[3], 0.4)],
					[1, light.water[1]],
				],
				[0, 610],
				[0, 900],
			),
		),
		group(
			[ripples(random, 640, 900, 560, 46, light.sky[3], 0.55)],
			`clip-path="${paper.clip(`<path d="${outline}"/>`)}"`,
		),
	);
	for (const [x, y, r] of [
		[330, 700, 16],
		[470, 764, 22],
		[300, 812, 26],
		[488, 830, 18],
		[410, 690, 12],
	] as const) {
		paper.add(rock(light, random, x, y, r, r * 0.8, "#a39c98"));
	}
}

/** Flat roofs, warm timber, tall panes: the newer kind of country stay. */
function modernHouse(paper: Paper, light: Light, x: number, base: number): string {
	const lit = light.lamps > 0.1;
	const white = (turned: number) => tone(light, "#faf7f1", turned);
	const pane = lit
		? paper.linear([
				[0, "#ffeebf"],
				[1, light.lamp],
			])
		: paper.linear(
				[
					[0, mix(light.sky[2], "#ffffff", 0.1)],
					[1, paneColour(light)],
				],
				[0, 0],
				[0.5, 1],
			);
	const wood = tone(light, "#b07a4e", 0.35);
	const a = light.side < 0 ? 0.05 : 0.55;
	const b = light.side < 0 ? 0.75 : 0.15;
	let slats = "";
	for (let at = x + 240; at < x + 424; at += 9) slats += `M${at} ${base - 136}v136`;
	let bars = "";
	for (const at of [84, 144]) bars += `M${x + at} ${base - 116}v116`;
	return group([
		rect(x + 120, base - 258, 240, 122, white(a)),
		rect(x + 360, base - 258, 44, 122, white(b)),
		rect(x + 108, base - 268, 306, 14, tone(light, light.season === "winter" ? "#ffffff" : "#d9d4cb", 0.1)),
		rect(x + 142, base - 234, 150, 84, pane),
		stroke(`M${x + 192} ${base - 234}v84M${x + 242} ${base - 234}v84`, white(0.4), 4),
		rect(x, base - 136, 240, 136, white(a)),
		rect(x + 240, base - 136, 184, 136, wood),
		stroke(slats, brighten(wood, -0.09), 2),
		rect(x - 16, base - 146, 460, 14, tone(light, light.season === "winter" ? "#ffffff" : "#cfc9bf", 0.1)),
		rect(x - 16, base - 132, 460, 8, "#20263a", opacity(0.18)),
		rect(x + 24, base - 116, 180, 116, pane),
		stroke(bars, white(0.4), 4),
		rect(x + 300, base - 96, 46, 96, tone(light, "#5e4634", 0.4)),
		rect(x + 366, base - 92, 40, 44, pane),
		lit ? glow(paper, light, x + 114, base - 56, 200, 0.5) : "",
		lit ? glow(paper, light, x + 220, base - 192, 150, 0.35) : "",
	]);
}

/** A deck with a table, chairs, a barbecue and a string of bulbs. */
function terrace(paper: Paper, light: Light, random: Random): void {
	const deck = tone(light, "#c39a6e", 0.15);
	const dark = tone(light, "#7d5d42", 0.8);
	const lit = light.lamps > 0.1;
	let planks = "";
	for (let index = 0; index < 6; index++)
		planks += `M${580 - index * 12} ${734 + index * 12}H${1010 + index * 12}`;
	paper.add(
		shape(
			polygon([
				[590, 722],
				[1000, 722],
				[1076, 800],
				[506, 800],
			]),
			deck,
		),
		shape(
			polygon([
				[506, 800],
				[1076, 800],
				[1076, 816],
				[506, 816],
			]),
			dark,
		),
		stroke(planks, dark, 1.6, opacity(0.4)),
		spill(paper, light, 700, 724, 120, lit ? 70 : 0),
		oval(760, 790, 70, 10, "#2b2433", opacity(0.2)),
		stroke("M730 786L744 748M790 786L776 748", dark, 5),
		oval(760, 746, 62, 11, tone(light, "#fdf7ec", 0.1)),
		shape(dot(742, 738, 7) + dot(774, 740, 6), tone(light, "#d96b43", 0.2)),
		stroke("M664 790V760H704V790M664 760V726", tone(light, "#5f7f8a", 0.3), 6),
		stroke("M856 790V760H816V790M856 760V726", tone(light, "#5f7f8a", 0.3), 6),
		shape("M930 752h64q-4 26 -32 26t-32 -26z", tone(light, "#4a4f5a", 0.4)),
		stroke("M944 776L934 800M980 776L990 800", tone(light, "#4a4f5a", 0.5), 4),
	);
	const left: Point = [540, 620];
	const right: Point = [1050, 640];
	let bulbs = "";
	for (let index = 1; index < 12; index++) {
		const share = index / 12;
		bulbs += dot(
			left[0] + (right[0] - left[0]) * share,
			left[1] + 20 * share + Math.sin(share * Math.PI) * 46 + 7,
			5,
		);
	}
	paper.add(
		stroke(`M${left[0]} ${left[1]}V800M${right[0]} ${right[1]}V806`, dark, 5),
		stroke(
			`M${left[0]} ${left[1]}Q${(left[0] + right[0]) / 2} ${n(left[1] + 106)} ${right[0]} ${right[1]}`,
			dark,
			2,
		),
		shape(bulbs, lit ? "#ffeec2" : tone(light, "#fdf3dc", 0.1)),
	);
	if (lit)
		for (let index = 1; index < 12; index += 2)
			paper.add(glow(paper, light, left[0] + ((right[0] - left[0]) * index) / 12, 668, 46, 0.5));
	if (random.chance(0.5)) paper.add(rock(light, random, 1100, 806, 26, 24, "#a7a19b"));
}

function near(paper: Paper, light: Light, random: Random, height: number): void {
	const growth = growthOf[light.season];
	paper.add(
		shape(
			polygon([
				[820, 900],
				[870, 816],
				[950, 816],
				[1010, 900],
			]),
			tone(light, light.season === "winter" ? "#dfe6ee" : "#e3d2b0", 0.15),
		),
		shrub(light, random, 560, 840, 44, growth.crowns[0]!),
		shrub(light, random, 640, 850, 34, growth.crowns.at(-1)!),
		shrub(light, random, 1130, 850, 64, growth.crowns.at(-1)!),
		shrub(light, random, 1050, 846, 36, growth.crowns[1] ?? growth.crowns[0]!),
		shrub(light, random, 60, height - 10, 100, growth.crowns.at(-1)!),
		shrub(light, random, 190, height + 14, 70, growth.crowns[0]!),
		shrub(light, random, 700, height + 20, 70, growth.crowns[0]!),
		shrub(light, random, 1170, height + 16, 90, growth.crowns[0]!),
	);
	const blooms = growth.flowers.map((colour) => {
		let d = "";
		for (let index = 0; index < 26; index++)
			d += dot(random.between(480, 1180), random.between(826, 900), random.between(2.5, 5.5));
		return shape(d, tone(light, colour, 0.1));
	});
	paper.add(...blooms);
}
