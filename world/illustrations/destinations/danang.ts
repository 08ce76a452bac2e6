import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { broadLeaves, palm, palmCorner } from "#world/illustrations/kit/palms.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** The dragon whose back carries a bridge over the river. */
export const danang: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const shore = 560;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 520, clouds: 7, sunAt: 0.78 }));
	const scene: string[] = [
		ridges(paper, light, random.fork("hills"), {
			top: 250,
			base: shore - 20,
			surface: growth.hill,
			layers: 5,
			depth: [0.72, 0.34],
		}),
		mist(paper, light, 500, 60, 0.5),
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore,
			height: 120,
			depth: 0.5,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: -30,
			to: 470,
			base: shore,
			height: [90, 250],
			width: [44, 70],
			surfaces: ["#dfe6ea", "#efe2cf", "#cfdbe2"],
			styles: ["glass", "bands", "grid"],
			depth: 0.3,
			swell: (share) => 1.2 - share * 0.7,
		}),
		wheel(paper, light, 1060, shore - 90, 96),
	];
	const trees = random.fork("trees");
	for (let x = 0; x < width; x += trees.between(50, 84))
		scene.push(
			trees.chance(0.4)
				? palm(light, trees, x, shore + 2, trees.between(80, 120), 0.18)
				: shrub(light, trees, x, shore + 2, trees.between(16, 28), ["#1f6654", "#3a9068", "#7fbf73"], 0.1),
		);
	scene.push(
		rect(-10, shore - 4, width + 20, 12, tone(light, "#d9cfbf", 0.3)),
		dragon(paper, light, shore + 20),
	);
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore + 8, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 40, 0.42, 0.72),
		ripples(random.fork("ripples"), shore + 40, height, width, 100, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.78, shore + 40, height - 50),
		boat(light, { x: 360, y: 760, size: 120, hull: "#b8553c", kind: "long" }),
		boat(light, { x: 820, y: 720, size: 60, hull: "#2f7f8f", kind: "fishing", turn: -1 }),
	);
	const near = random.fork("near");
	paper.add(
		palm(light, near, 70, 940, 560, 0, 0.1),
		broadLeaves(light, near, 40, height + 40, 260),
		broadLeaves(light, near, 1180, height + 50, 280),
		palmCorner(width, light, near, 1, 0.8),
		birds(random.fork("birds"), 460, 190, tone(light, "#4a566e", 0.5, 0.2)),
		finish(paper, light),
	);
};

function wheel(paper: Paper, light: Light, x: number, y: number, r: number): string {
	const lit = light.lamps > 0.3;
	const line = lit ? "#9fd8ff" : tone(light, "#eef3f6", 0.2, 0.2);
	let spokes = "";
	const cabins: string[] = [];
	for (let index = 0; index < 16; index++) {
		const angle = (index / 16) * Math.PI * 2;
		spokes += `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
		cabins.push(
			shape(
				dot(x + Math.cos(angle) * r, y + Math.sin(angle) * r, 6),
				tone(light, ["#f06a4d", "#f2b23e", "#2f8fa8", "#e98aa0"][index % 4]!, 0.2),
			),
		);
	}
	return group([
		stroke(
			`M${x - 40} ${y + r + 14}L${x} ${y}L${x + 40} ${y + r + 14}`,
			tone(light, "#cfd8de", 0.3, 0.15),
			6,
		),
		stroke(spokes, line, 1.4, opacity(0.8)),
		`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${line}" stroke-width="4"/>`,
		...cabins,
		lit ? glow(paper, { ...light, lamp: "#8fd0ff" }, x, y, r * 1.7, 0.4) : "",
	]);
}

function dragon(paper: Paper, light: Light, deck: number): string {
	const lit = light.lamps > 0.3;
	const gold = lit ? "#ffcf5a" : tone(light, "#eab43f", 0.15);
	const dark = lit ? "#e0913a" : tone(light, "#b97f2a", 0.8);
	const arcs: readonly (readonly [number, number, number])[] = [
		[120, 330, 70],
		[330, 640, 120],
		[640, 860, 80],
	];
	const marks: string[] = [];
	let hangers = "";
	let spine = `M60 ${deck - 30}Q90 ${deck - 10} 120 ${deck}`;
	for (const [from, to, rise] of arcs) {
		spine += `Q${(from + to) / 2} ${deck - rise * 2} ${to} ${deck}`;
		for (let x = from + 18; x < to; x += 18) {
			const t = (x - from) / (to - from);
			hangers += `M${n(x)} ${n(deck - rise * 4 * t * (1 - t))}V${deck}`;
		}
	}
	let scales = "";
	for (const [from, to, rise] of arcs) {
		for (let step = 1; step < 24; step++) {
			const t = step / 24;
			scales += dot(from + (to - from) * t, deck - rise * 4 * t * (1 - t), 2.4);
		}
	}
	marks.push(
		rect(-10, deck, 1220, 12, tone(light, "#e9eef1", 0.2)),
		rect(-10, deck + 12, 1220, 6, tone(light, "#9aa6b3", 0.8)),
		...[120, 330, 640, 860].map((x) =>
			shape(`M${x - 22} ${deck + 18}h44l-10 40h-24z`, tone(light, "#c9d0d6", 0.5)),
		),
		stroke(hangers, tone(light, "#f4f6f7", 0.2), 1.6, opacity(0.7)),
		stroke(spine, dark, 22),
		stroke(spine, gold, 15),
		shape(scales, dark, opacity(0.7)),
		// The breathing head rises at the far end.
		stroke(`M860 ${deck}Q920 ${deck + 4} 938 ${deck - 50}`, dark, 24),
		stroke(`M860 ${deck}Q920 ${deck + 4} 938 ${deck - 50}`, gold, 17),
		stroke(
			`M944 ${deck - 96}Q916 ${deck - 122} 872 ${deck - 120}M958 ${deck - 104}Q936 ${deck - 138} 896 ${deck - 146}`,
			dark,
			8,
		),
		shape(`M924 ${deck - 44}l-26 -8l18 -8l-30 -12l26 -6l-24 -18q24 -2 40 8z`, dark),
		shape(
			`M918 ${deck - 40}Q910 ${deck - 92} 950 ${deck - 104}Q980 ${deck - 108} 1000 ${deck - 96}Q1030 ${deck - 94} 1052 ${deck - 104}Q1056 ${deck - 88} 1040 ${deck - 78}Q1012 ${deck - 70} 986 ${deck - 72}Q1006 ${deck - 62} 1034 ${deck - 62}Q1030 ${deck - 46} 1000 ${deck - 44}Q972 ${deck - 42} 952 ${deck - 50}L946 ${deck - 28}Z`,
			gold,
		),
		shape(`M990 ${deck - 72}l6 9l7 -8zM1012 ${deck - 72}l5 8l7 -10z`, "#fff6e0"),
		stroke(`M1046 ${deck - 100}q24 -18 44 -6M1040 ${deck - 84}q28 -4 40 14`, gold, 3),
		shape(dot(968, deck - 88, 5), "#5a2f1c"),
		shape(
			[180, 225, 270, 400, 485, 570, 690, 750, 810]
				.map((sx) => {
					const arc = arcs.find(([from, to]) => sx > from && sx < to)!;
					const t = (sx - arc[0]) / (arc[1] - arc[0]);
					const sy = deck - arc[2] * 4 * t * (1 - t) - 8;
					return `M${n(sx - 9)} ${n(sy + 2)}L${n(sx - 4)} ${n(sy - 15)}L${n(sx + 9)} ${n(sy + 2)}Z`;
				})
				.join(""),
			dark,
		),
		stroke(`M60 ${deck - 30}q-28 -20 -46 6M60 ${deck - 30}q-16 -34 -44 -30`, gold, 9),
	);
	if (lit)
		marks.push(
			glow(paper, { ...light, lamp: "#ff8f3c" }, 1060, deck - 70, 120, 0.8),
			shape(
				`M1020 ${deck - 72}Q1080 ${deck - 110} 1130 ${deck - 80}Q1090 ${deck - 80} 1076 ${deck - 64}Q1110 ${deck - 56} 1120 ${deck - 40}Q1060 ${deck - 40} 1020 ${deck - 66}Z`,
				mix("#ff9a3c", light.lamp, 0.3),
			),
			glow(paper, light, 480, deck - 60, 320, 0.35),
		);
	return group(marks);
}
