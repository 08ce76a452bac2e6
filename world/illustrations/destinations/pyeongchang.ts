import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, oval, shape, stroke, through } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { n, type Point } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { fir, firBand } from "#world/illustrations/kit/trees.ts";
import { grass } from "#world/illustrations/kit/undergrowth.ts";

/** High pastures with sheep under wind wheels; ski runs down the same hills in winter. */
export const pyeongchang: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 8, sunAt: 0.22 }),
		range(paper, light, random.fork("far"), {
			base: 560,
			height: 230,
			surface: "#7f95b4",
			depth: 0.62,
			rough: 0.5,
			peaks: [
				[0.08, 0.7],
				[0.36, 1],
				[0.62, 0.76],
				[0.9, 0.92],
			],
			...(winter ? { snow: 0.5 } : {}),
		}),
		mist(paper, light, 540, 60, 0.5),
	);
	const back = ridge(paper, random.fork("back"), {
		y: 500,
		rise: 26,
		base: 760,
		wave: 0.7,
		rough: 0.1,
		lift: (share) => 90 * Math.exp(-(((share - 0.66) / 0.3) ** 2)),
	});
	paper.add(ridgeBody(paper, light, back, growth.ground, 0.22, 0.2));
	for (const [x, size] of [
		[380, 150],
		[560, 186],
		[742, 220],
		[930, 196],
		[1090, 160],
	] as const)
		paper.add(windWheel(light, random.fork(`wheel ${x}`), x, crestAt(back, x) + 6, size));
	if (winter) {
		for (const drop of [46, 96, 150])
			paper.add(
				firBand(light, random.fork(`slope ${drop}`), (x) => crestAt(back, x) + drop, {
					from: 540,
					to: width + 20,
					step: 20,
					height: [30, 58],
					depth: 0.2,
					snow: true,
				}),
			);
	}
	if (winter) paper.add(skiRuns(light, random.fork("runs"), (x) => crestAt(back, x)));
	paper.add(
		firBand(light, random.fork("firs"), (x) => crestAt(back, x) + 70, {
			from: -20,
			to: width * 0.3,
			step: 22,
			height: [40, 78],
			depth: 0.18,
			snow: winter,
		}),
	);
	const front = ridge(paper, random.fork("front"), {
		y: 690,
		rise: 18,
		base: height + 40,
		wave: 0.9,
		rough: 0.1,
		lift: (share) => 70 * (1 - share),
	});
	paper.add(ridgeBody(paper, light, front, growth.groundDeep, 0.04, 0.05));
	const fence: Point[] = [
		[-20, 760],
		[240, 742],
		[520, 790],
		[800, 826],
		[1220, 800],
	];
	paper.add(
		stroke(through(fence), tone(light, "#f4efe4", 0.1), 5),
		stroke(through(fence.map(([x, y]): Point => [x, y + 18])), tone(light, "#f4efe4", 0.3), 5),
		stroke(
			Array.from({ length: 22 }, (_, index) => {
				const x = index * 58 - 10;
				const y = fenceAt(fence, x);
				return `M${n(x)} ${n(y - 12)}v44`;
			}).join(""),
			tone(light, "#d8cfc0", 0.4),
			7,
		),
	);
	const flock = random.fork("flock");
	if (!winter) {
		for (let index = 0; index < 13; index++)
			paper.add(
				sheep(
					light,
					flock.between(90, 1120),
					flock.between(700, 880),
					flock.between(24, 40),
					flock.chance(0.5) ? 1 : -1,
				),
			);
	}
	const near = random.fork("near");
	paper.add(
		fir(light, near, 60, 900, 380),
		fir(light, near, 150, 910, 270),
		fir(light, near, 1150, 906, 330),
		grass(
			near,
			0,
			width,
			() => 896,
			winter ? 12 : 28,
			tone(light, winter ? "#cfd9e6" : growth.ground, 0.4),
			11,
		),
		birds(random.fork("birds"), 300, 210, tone(light, "#4a566e", 0.5, 0.2), 5),
		airborne(paper, light, random.fork("air"), winter ? 1 : 0.3),
		finish(paper, light),
	);
};

function fenceAt(points: readonly Point[], x: number): number {
	const after = points.findIndex(([at]) => at >= x);
	const [bx, by] = points[after < 0 ? points.length - 1 : after]!;
	const [ax, ay] = points[Math.max(0, after - 1)]!;
	return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
}

function windWheel(light: Light, random: Random, x: number, base: number, size: number): string {
	const white = tone(light, "#fbfcfd", 0.05, 0.16);
	const shade = tone(light, "#c2cdd9", 0.6, 0.16);
	const hub = base - size;
	const turn = random.between(0, Math.PI);
	const blades = [0, 1, 2].map((index) => {
		const angle = turn + (index * Math.PI * 2) / 3;
		const dx = Math.cos(angle) * size * 0.52;
		const dy = Math.sin(angle) * size * 0.52;
		return `M${n(x - dy * 0.03)} ${n(hub + dx * 0.03)}Q${n(x + dx * 0.3 + dy * 0.06)} ${n(hub + dy * 0.3 - dx * 0.06)} ${n(x + dx)} ${n(hub + dy)}L${n(x + dy * 0.02)} ${n(hub - dx * 0.02)}Z`;
	});
	return group([
		shape(
			`M${n(x - size * 0.022)} ${n(base)}L${n(x - size * 0.01)} ${n(hub)}h${n(size * 0.02)}L${n(x + size * 0.022)} ${n(base)}Z`,
			white,
		),
		shape(`M${n(x)} ${n(base)}V${n(hub)}h${n(size * 0.01)}L${n(x + size * 0.022)} ${n(base)}Z`, shade),
		shape(blades.join(""), white),
		shape(dot(x, hub, size * 0.026), shade),
	]);
}

/** Pale runs between the trees, a lift line beside them. */
function skiRuns(light: Light, random: Random, crest: (x: number) => number): string {
	const snow = tone(light, "#ffffff", 0, 0.06);
	const runs = [640, 830, 1010].map((x) => {
		const y = crest(x) + 4;
		const bend = random.between(-60, 60);
		return `M${n(x - 10)} ${n(y)}Q${n(x + bend - 40)} ${n(y + 110)} ${n(x - 70)} ${n(y + 260)}h110Q${n(x + bend + 30)} ${n(y + 100)} ${n(x + 12)} ${n(y)}Z`;
	});
	let chairs = "";
	for (let step = 0; step < 7; step++) chairs += `M${n(700 + step * 44)} ${n(660 - step * 34)}v12h8`;
	return group([
		shape(runs.join(""), snow),
		stroke("M680 676L1000 428", tone(light, "#5b6572", 0.6, 0.1), 2),
		stroke(chairs, tone(light, "#c94b45", 0.3, 0.08), 3),
	]);
}

function sheep(light: Light, x: number, base: number, size: number, turn: 1 | -1): string {
	const wool = tone(light, "#fdfaf3", 0.08);
	const dark = tone(light, "#4a4246", 0.3);
	return group([
		oval(x, base, size * 0.8, size * 0.12, "#2a2536", opacity(0.18)),
		stroke(
			`M${n(x - size * 0.34)} ${n(base)}v${n(-size * 0.4)}M${n(x + size * 0.34)} ${n(base)}v${n(-size * 0.4)}`,
			dark,
			size * 0.1,
		),
		shape(
			dot(x - size * 0.36, base - size * 0.52, size * 0.34) +
				dot(x, base - size * 0.62, size * 0.4) +
				dot(x + size * 0.36, base - size * 0.52, size * 0.34),
			wool,
		),
		shape(dot(x, base - size * 0.42, size * 0.34), tone(light, "#ddd6cf", 0.6)),
		oval(x + turn * size * 0.74, base - size * 0.6, size * 0.19, size * 0.24, dark),
	]);
}
