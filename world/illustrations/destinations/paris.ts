import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import {
	box,
	dot,
	group,
	opacity,
	oval,
	polygon,
	rect,
	shape,
	stroke,
} from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";

/** Zinc roofs and chimneys toward the iron tower, from a flowered balcony. */
export const paris: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 480, clouds: 8, sunAt: 0.8 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), {
			top: 380,
			base: 500,
			surface: "#93a3a8",
			layers: 3,
			depth: [0.74, 0.55],
		}),
		mist(paper, light, 480, 60, 0.6),
	);
	const rows = random.fork("rows");
	rowOf(paper, light, rows, 500, 0.3, 0.5);
	rowOf(paper, light, rows, 536, 0.42, 0.4);
	paper.add(rect(-10, 560, width + 20, height, tone(light, "#b8ab9c", 0.5, 0.3)));
	const trees = random.fork("trees");
	for (let x = 380; x < 760; x += trees.between(20, 34))
		paper.add(leafTree(light, trees, x, 560, trees.between(40, 62), 0.34));
	paper.add(eiffel(paper, light, 560, 556, 430));
	for (let x = 400; x < 740; x += trees.between(24, 40))
		paper.add(leafTree(light, trees, x, 580, trees.between(40, 60), 0.26));
	paper.add(
		shape(
			`M500 590H640L800 ${height}H330Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.2, 0.25)],
					[1, tone(light, growth.groundDeep, 0.35, 0.02)],
				],
				[0, 590],
				[0, height],
			),
		),
		shape(`M556 590H584L640 ${height}H496Z`, tone(light, "#e6d9c2", 0.15, 0.1)),
	);
	rowOf(paper, light, rows, 590, 0.62, 0.24, [[470, 680]]);
	rowOf(paper, light, rows, 668, 0.9, 0.12, [[440, 700]]);
	rowOf(paper, light, rows, 780, 1.3, 0.04, [[390, 770]]);
	paper.add(
		...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
			leafTree(
				light,
				trees,
				index % 2 ? 650 + index * 14 : 496 - index * 14,
				640 + index * 26,
				60 + index * 14,
				0.12 - index * 0.01,
			),
		),
	);
	balcony(paper, light, random.fork("balcony"), height, width, growth.flowers[1] ?? "#e0604f");
	paper.add(
		birds(random.fork("birds"), 320, 200, tone(light, "#4a566e", 0.5, 0.2), 6),
		overhang(paper, light, random.fork("branch"), -1, 0.32),
		airborne(paper, light, random.fork("air"), 0.7),
		finish(paper, light),
	);
};

/** A terrace of stone houses under mansards. */
function rowOf(
	paper: Paper,
	light: Light,
	random: Random,
	y: number,
	size: number,
	depth: number,
	gaps: readonly (readonly [number, number])[] = [],
): void {
	const stone = ["#efe3cd", "#e9d9bf", "#f3ead8", "#e6d2b8"];
	let x = random.between(-80, -20);
	while (x < paper.width + 10) {
		const w = random.between(110, 170) * size;
		if (!gaps.some(([a, b]) => x + w > a && x < b)) {
			const high = random.between(110, 150) * size;
			const top = y - random.between(0, 16) * size;
			const wall = tone(light, random.pick(stone), 0.25, depth);
			const zinc = tone(light, light.season === "winter" ? "#eef2f8" : "#6f7f8e", 0.3, depth);
			const rise = 46 * size;
			let panes = "";
			let lit = "";
			const columns = 4;
			for (let row = 0; row < 3; row++) {
				for (let column = 0; column < columns; column++) {
					const piece = box(x + w * (0.1 + column * 0.22), top + (16 + row * 40) * size, w * 0.11, 26 * size);
					if (random.chance(light.lamps)) lit += piece;
					else panes += piece;
				}
			}
			let dormers = "";
			for (const share of [0.2, 0.46, 0.72])
				dormers += box(x + w * share, top - rise * 0.72, w * 0.1, rise * 0.5);
			paper.add(
				rect(
					x,
					top,
					w,
					high + 60 * size,
					paper.linear([
						[0, wall],
						[1, mix(wall, light.haze, 0.15)],
					]),
				),
				shape(panes, tone(light, "#7c8b9c", 0.5, depth)),
				lit ? shape(lit, light.lamp) : "",
				depth < 0.3
					? stroke(
							[0, 1, 2].map((row) => `M${n(x)} ${n(top + (44 + row * 40) * size)}h${n(w)}`).join(""),
							tone(light, "#4c5058", 0.5, depth),
							1.8 * size + 0.6,
						)
					: "",
				shape(
					polygon([
						[x - 2, top + 2],
						[x + w * 0.06, top - rise],
						[x + w * 0.94, top - rise],
						[x + w + 2, top + 2],
					]),
					zinc,
				),
				shape(dormers, random.chance(light.lamps) ? light.lamp : tone(light, "#e9e2d4", 0.3, depth)),
				...[0.14, 0.84].map(
					(share) =>
						rect(
							x + w * share,
							top - rise - 26 * size,
							w * 0.1,
							28 * size,
							tone(light, "#d9b795", 0.4, depth),
						) +
						shape(
							[0, 1, 2]
								.map((pot) =>
									box(x + w * share + pot * w * 0.035, top - rise - 36 * size, w * 0.022, 11 * size),
								)
								.join(""),
							tone(light, "#c46a4a", 0.3, depth),
						),
				),
			);
		}
		x += w * random.between(0.98, 1.06);
	}
}

function eiffel(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const lit = light.lamps > 0.1;
	const iron = lit
		? mix(tone(light, "#8a6a54", 0.3, 0.16), "#ffcf7a", 0.4)
		: tone(light, "#8a6f60", 0.35, 0.2);
	const half = (share: number) => high * (0.155 * (1 - share) ** 2.6 + 0.012);
	const at = (share: number) => base - high * share;
	const legs: string[] = [];
	for (const side of [-1, 1]) {
		let outer = "";
		let inner = "";
		for (let step = 0; step <= 14; step++) {
			const share = (step / 14) * 0.94;
			outer += `${step ? "L" : "M"}${n(x + side * half(share))} ${n(at(share))}`;
			const gap = share < 0.34 ? half(share) * 0.46 : half(share) * 0.2;
			inner = `L${n(x + side * gap)} ${n(at(share))}${inner}`;
		}
		legs.push(shape(`${outer}${inner}Z`, iron, opacity(side === light.side ? 1 : 0.86)));
	}
	let lace = "";
	for (let step = 0; step < 16; step++) {
		const a = (step / 16) * 0.9;
		const b = ((step + 1) / 16) * 0.9;
		lace += `M${n(x - half(a))} ${n(at(a))}L${n(x + half(b) * 0.2)} ${n(at(b))}M${n(x + half(a))} ${n(at(a))}L${n(x - half(b) * 0.2)} ${n(at(b))}`;
	}
	let sparks = "";
	if (lit)
		for (let step = 0; step < 40; step++)
			sparks += dot(
				x + (((step * 37) % 20) / 10 - 1) * half((step / 40) * 0.9) * 0.8,
				at((step / 40) * 0.9),
				1.8,
			);
	return group([
		lit ? glow(paper, light, x, at(0.35), high * 0.6, 0.4) : "",
		...legs,
		stroke(lace, tone(light, "#f3e3cc", 0.3, 0.2), 1.2, opacity(0.35)),
		shape(
			`M${n(x - half(0.02))} ${n(at(0.02))}Q${n(x)} ${n(at(0.24))} ${n(x + half(0.02))} ${n(at(0.02))}l-7 0Q${n(x)} ${n(at(0.2))} ${n(x - half(0.02) + 7)} ${n(at(0.02))}Z`,
			iron,
		),
		rect(x - half(0.2) - 5, at(0.225), half(0.2) * 2 + 10, high * 0.03, iron),
		rect(x - half(0.4) - 4, at(0.41), half(0.4) * 2 + 8, high * 0.022, iron),
		rect(x - half(0.9) - 3, at(0.91), half(0.9) * 2 + 6, high * 0.018, iron),
		stroke(`M${n(x)} ${n(at(0.92))}V${n(at(1))}`, iron, 4),
		shape(sparks, "#fff3cf"),
	]);
}

/** Iron rail, geraniums, a small table with coffee. */
function balcony(
	paper: Paper,
	light: Light,
	random: Random,
	height: number,
	width: number,
	bloom: string,
): void {
	const iron = tone(light, "#2f353f", 0.4);
	let rail = "";
	for (let x = 20; x < width; x += 46)
		rail += `M${x} ${height}V${height - 96}M${x} ${height - 50}q23 -36 46 0M${x} ${height - 50}q23 36 46 0`;
	paper.add(
		stroke(rail, iron, 4),
		rect(-10, height - 102, width + 20, 9, iron),
		rect(-10, height - 14, width + 20, 20, iron),
	);
	for (const [x, w] of [
		[60, 250],
		[880, 280],
	] as const) {
		let leaves = "";
		let flowers = "";
		let light2 = "";
		for (let index = 0; index < 46; index++) {
			const px = x + random.next() * w;
			const py = height - 108 - random.between(0, 40);
			leaves += dot(px, py + 8, random.between(8, 15));
			if (index % 2) flowers += dot(x + random.next() * w, py - random.between(0, 22), random.between(6, 10));
			else light2 += dot(x + random.next() * w, py - random.between(0, 24), random.between(4, 7));
		}
		paper.add(
			shape(leaves, tone(light, "#3f7f5c", 0.45)),
			shape(flowers, tone(light, "#d9483f", 0.2)),
			shape(light2, tone(light, bloom, 0.05)),
			shape(`M${x - 8} ${height - 104}h${w + 16}l-8 48h${-w}z`, tone(light, "#b9694c", 0.35)),
		);
	}
	paper.add(
		stroke(`M600 ${height - 70}V${height + 10}`, iron, 9),
		oval(600, height - 74, 130, 22, tone(light, "#f7f1e6", 0.1)),
		shape(`M556 ${height - 108}h44q-2 32 -14 34h-16q-12 -2 -14 -34z`, tone(light, "#ffffff", 0.1)),
		stroke(`M600 ${height - 102}q18 0 12 14t-18 8`, tone(light, "#ffffff", 0.2), 5),
		oval(578, height - 107, 21, 5, tone(light, "#6b4126", 0.2)),
		shape(
			`M628 ${height - 84}Q644 ${height - 106} 668 ${height - 100}Q690 ${height - 92} 688 ${height - 80}Q660 ${height - 88} 628 ${height - 84}Z`,
			tone(light, "#d9913f", 0.15),
		),
	);
}
