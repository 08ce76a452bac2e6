import { cityBasin } from "#world/illustrations/kit/cityBasin.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, tone } from "#world/illustrations/kit/light.ts";
import { dot, opacity, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { seoulTower } from "#world/illustrations/kit/seoulTower.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { tower } from "#world/illustrations/kit/towers.ts";
import { firBand, redPine } from "#world/illustrations/kit/trees.ts";
import { ripples } from "#world/illustrations/kit/water.ts";

const walls = ["#efe9dd", "#dfe3e8", "#d3dce4", "#ecdcc8", "#cbd6df", "#f3ede4"];

/** Seoul from a wooded hill: the Han winds through the basin under the granite peaks. */
export const skyline: Draw = (paper, { light, random, variant }) => {
	const { width, height } = paper;
	const horizon = 430;
	const growth = growthOf[light.season];
	const mirror = variant % 2 ? 1 : -1;
	const atX = (share: number) => width * (mirror > 0 ? share : 1 - share);
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 6 }));
	const winter = light.season === "winter";
	paper.add(
		range(paper, light, random.fork("range"), {
			base: horizon + 40,
			height: 250,
			surface: winter ? "#9fb0c4" : "#8c9cb4",
			depth: 0.5,
			peaks: [
				[0.06, 0.6],
				[0.26, 0.86],
				[0.38, 1],
				[0.6, 0.7],
				[0.84, 0.92],
			].map(([share, rise]) => [mirror > 0 ? share! : 1 - share!, rise!] as const),
			...(winter ? { snow: 0.3 } : {}),
		}),
		mist(paper, light, horizon, 80, 0.75),
	);
	const foot = ridge(paper, random.fork("foot"), {
		y: horizon - 8,
		rise: 26,
		base: horizon + 120,
		wave: 0.6,
	});
	paper.add(ridgeBody(paper, light, foot, growth.hill, 0.45, 0.6));
	paper.add(
		shape(
			`M0 ${horizon + 10}H${width}V${height}H0Z`,
			paper.across(
				[
					[0, tone(light, growth.hill, 0.4, 0.7)],
					[0.5, tone(light, growth.groundDeep, 0.5, 0.25)],
					[1, tone(light, growth.groundDeep, 0.7, 0)],
				],
				[0, horizon],
				[0, height],
			),
		),
	);
	const bank = (y: number): readonly [number, number] => {
		const share = (y - horizon - 10) / (height - horizon - 10);
		const middle = 0.6 - 0.26 * Math.sin(share * 4.4) + 0.1 * share;
		const half = 0.012 + share ** 1.35 * 0.3;
		const [a, b] = [atX(middle - half), atX(middle + half)];
		return a < b ? [a, b] : [b, a];
	};
	paper.add(river(paper, light, random.fork("river"), horizon + 16, bank));
	const hillX = atX(0.24);
	const city = cityBasin(paper, light, random.fork("city"), {
		far: horizon + 34,
		near: height - 96,
		rows: 9,
		surfaces: walls,
		open: (y) => {
			const [a, b] = bank(y);
			const margin = 8 + (y - horizon) * 0.06;
			return [[a - margin, b + margin]];
		},
		swell: (share, row) => (row === 3 || row === 4 ? 0.75 + Math.sin(share * 9) * 0.3 : 1),
		between: (row, y) => {
			if (row === 1) return namsan(paper, light, random.fork("namsan"), hillX, y + 14);
			if (row === 3) return spire(paper, light, random.fork("spire"), atX(0.83), y);
			if (row === 4 || row === 6) return crossing(light, bank(y - 14), y - 14, row === 4 ? 0.24 : 0.08, row);
			return "";
		},
	});
	paper.add(city, mist(paper, light, horizon + 60, 70, 0.35));
	const near = ridge(paper, random.fork("near"), {
		y: height - 36,
		rise: 26,
		base: height + 10,
		wave: 0.8,
		rough: 0.2,
		lift: (share) =>
			80 * (mirror > 0 ? (1 - share) ** 3 : share ** 3) + 30 * (mirror > 0 ? share ** 4 : (1 - share) ** 4),
	});
	paper.add(
		firBand(light, random.fork("firs"), (x) => crestAt(near, x) + 8, {
			from: -20,
			to: width + 20,
			step: 24,
			height: [36, 78],
			depth: 0.02,
			snow: winter,
		}),
		shape(near.outline, tone(light, winter ? "#d5dfea" : mix(growth.pine[0], growth.groundDeep, 0.25), 0.75)),
		redPine(light, random.fork("pine"), atX(0.09), height + 30, 430),
		redPine(light, random.fork("pine2"), atX(0.97), height + 40, 240),
		birds(random.fork("birds"), atX(0.55), 190, tone(light, "#44506a", 0.6, 0.2)),
		variant % 3 === 0 ? overhang(paper, light, random.fork("branch"), mirror as 1 | -1, 0.34) : "",
		airborne(paper, light, random.fork("air"), 0.6),
		finish(paper, light),
	);
};

function river(
	paper: Paper,
	light: Light,
	random: Random,
	from: number,
	bank: (y: number) => readonly [number, number],
): string {
	let left = "";
	let right = "";
	for (let y = from; y <= paper.height + 20; y += 14) {
		const [a, b] = bank(y);
		left += `${left ? "L" : "M"}${n(a)} ${n(y)}`;
		right = `L${n(b)} ${n(y)}${right}`;
	}
	const outline = `${left}${right}Z`;
	const clip = `clip-path="${paper.clip(`<path d="${outline}"/>`)}"`;
	return `${shape(
		outline,
		paper.across(
			[
				[0, mix(light.water[0], light.sky[3], 0.6)],
				[0.45, mix(light.water[0], light.water[1], 0.35)],
				[1, light.water[1]],
			],
			[0, from],
			[0, paper.height],
		),
	)}<g ${clip}>${ripples(random, from + 30, paper.height, paper.width, 110, light.sky[3], 0.4)}</g>`;
}

/** The wooded hill with the tower in the middle of the city. */
function namsan(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const growth = growthOf[light.season];
	const hill = ridge(paper, random, {
		y: base - 6,
		rise: 5,
		base: base + 4,
		from: x - 230,
		to: x + 230,
		lift: (share) => 92 * Math.exp(-(((share - 0.5) / 0.2) ** 2)),
	});
	const top = crestAt(hill, x);
	return (
		ridgeBody(paper, light, hill, light.season === "autumn" ? "#b5743f" : growth.pine[1], 0.26, 0.3) +
		firBand(light, random, (at) => crestAt(hill, at) + 6, {
			from: x - 150,
			to: x + 150,
			step: 9,
			height: [9, 17],
			depth: 0.3,
			snow: light.season === "winter",
		}) +
		seoulTower(light, x, top + 5, 170, 0.14)
	);
}

/** The tapering glass needle across the river. */
function spire(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const top = base - 330;
	const half = 27;
	const outline = `M${n(x - half)} ${n(base)}Q${n(x - half * 0.9)} ${n(base - 190)} ${n(x - 7)} ${n(top)}L${n(x - 2)} ${n(top + 26)}L${n(x + 3)} ${n(top - 6)}Q${n(x + half * 0.9)} ${n(base - 190)} ${n(x + half)} ${n(base)}Z`;
	let lines = "";
	let lamps = "";
	for (let y = top + 40; y < base; y += 12) lines += `M${n(x - half)} ${n(y)}h${half * 2}`;
	for (let index = 0; index < 46; index++) {
		if (random.chance(light.lamps))
			lamps += dot(x + random.between(-13, 13), base - random.between(10, 250), 1.8);
	}
	const clip = `clip-path="${paper.clip(`<path d="${outline}"/>`)}"`;
	const face = tone(light, "#cfe2ea", 0.05, 0.2);
	return (
		shape(
			outline,
			paper.linear([
				[0, mix(face, light.sky[3], 0.4)],
				[1, mix(face, light.haze, 0.3)],
			]),
		) +
		`<g ${clip}>${shape(`M${n(x)} ${n(top - 10)}L${n(x - light.side * 60)} ${n(top)}V${n(base)}H${n(x)}Z`, tone(light, "#9fbdcc", 0.8, 0.2))}${stroke(lines, tone(light, "#ffffff", 0.4, 0.2), 1, opacity(0.35))}${shape(lamps, light.lamp)}</g>` +
		tower(paper, light, random, {
			x: x + 46,
			width: 34,
			top: base - 150,
			base,
			surface: "#dfb27d",
			style: "bands",
			depth: 0.22,
		})
	);
}

/** A road bridge over the river, with trusses or a red arch. */
function crossing(
	light: Light,
	[from, to]: readonly [number, number],
	y: number,
	depth: number,
	row: number,
): string {
	const overlap = 30;
	const span = to - from + overlap * 2;
	const scale = 1 - depth * 2;
	const x0 = from - overlap;
	let piers = "";
	let lamps = "";
	for (let x = x0 + 16; x < x0 + span; x += 40 * scale + 8) {
		piers += `M${n(x)} ${n(y)}v${n(11 * scale + 4)}`;
		lamps += dot(x, y - 6 * scale, 2.4 * scale + 0.7);
	}
	const deck = tone(light, "#d9d3c8", 0.2, depth);
	const arch =
		row === 6
			? stroke(
					`M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y - (to - from) * 0.26)} ${n(to)} ${n(y)}`,
					tone(light, "#c9543f", 0.25, depth),
					5 * scale,
				)
			: "";
	let hangers = "";
	if (row === 6) {
		for (let step = 1; step < 12; step++) {
			const share = step / 12;
			const x = from + (to - from) * share;
			hangers += `M${n(x)} ${n(y)}V${n(y - (to - from) * 0.13 * 4 * share * (1 - share))}`;
		}
	}
	return (
		stroke(piers, tone(light, "#a49e96", 0.9, depth), 5 * scale + 1) +
		stroke(hangers, tone(light, "#c9543f", 0.5, depth), 1.4) +
		arch +
		stroke(`M${n(x0)} ${n(y)}h${n(span)}`, deck, 6 * scale + 2) +
		(light.lamps > 0.3 ? shape(lamps, light.lamp) : "")
	);
}
