import { archBridge } from "#world/illustrations/kit/bridges.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, disc, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** The clock tower and the palace over the Thames, a red bus on the bridge. */
export const london: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 600;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 540, clouds: 9, sunAt: 0.16 }));
	const scene: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: shore,
			height: 140,
			depth: 0.6,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: -30,
			to: 360,
			base: shore,
			height: [80, 170],
			width: [50, 84],
			surfaces: ["#d9d3c8", "#cfd6db", "#e3d5c2"],
			styles: ["grid", "bands", "fins"],
			depth: 0.4,
		}),
		wheel(light, 180, shore - 150, 128),
		palace(paper, light, shore),
		clock(paper, light, 560, shore + 4, 420),
	];
	const trees = random.fork("trees");
	for (let x = -10; x < 430; x += trees.between(40, 66))
		scene.push(leafTree(light, trees, x, shore + 4, trees.between(66, 100), 0.1));
	scene.push(rect(-10, shore - 4, width + 20, 20, tone(light, "#b9ae9f", 0.4)));
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore + 14, height, [
			mix(light.water[0], light.sky[3], 0.2),
			mix(light.water[1], "#5d6470", 0.25),
		]),
		`<use href="#${id}"/>`,
		reflection(paper, id, shore + 16, 0.34, 0.62),
		ripples(random.fork("ripples"), shore + 20, height, width, 110, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.16, shore + 22, height - 60),
	);
	paper.add(
		archBridge(light, { from: -40, to: width + 40, deck: 700, water: 776, spans: 6, surface: "#8aa595" }),
		bus(light, 800, 696),
		bus(light, 330, 696),
		boat(light, { x: 620, y: 842, size: 120, hull: "#2f4f6f", kind: "fishing" }),
	);
	for (const [x, coat] of [
		[520, "#3f5f80"],
		[560, "#d9694c"],
		[1010, "#e0a33c"],
		[210, "#f2e8d8"],
	] as const)
		paper.add(
			person(light, { x, base: 700, height: 52, coat, holds: coat === "#d9694c" ? "umbrella" : "bag" }),
		);
	const near = random.fork("near");
	paper.add(
		shrub(light, near, 60, height + 10, 90, growth.crowns[0]!),
		shrub(light, near, 1130, height + 14, 110, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 860, 200, tone(light, "#4a566e", 0.5, 0.2), 6),
		overhang(paper, light, random.fork("branch"), 1, 0.36),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};

function wheel(light: Light, x: number, y: number, r: number): string {
	const line = tone(light, "#eef2f5", 0.3, 0.3);
	let spokes = "";
	let pods = "";
	for (let index = 0; index < 24; index++) {
		const angle = (index / 24) * Math.PI * 2;
		spokes += `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
		pods += `<ellipse cx="${n(x + Math.cos(angle) * (r + 6))}" cy="${n(y + Math.sin(angle) * (r + 6))}" rx="5" ry="4" fill="${light.lamps > 0.3 ? "#ff9fb8" : line}"/>`;
	}
	return (
		stroke(`M${x - 50} ${y + r + 24}L${x} ${y}L${x + 50} ${y + r + 24}`, line, 6) +
		stroke(spokes, line, 1, opacity(0.6)) +
		`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${line}" stroke-width="4"/>` +
		pods
	);
}

const gold = "#dcbf8c";

function palace(paper: Paper, light: Light, base: number): string {
	const stone = tone(light, gold, 0.2, 0.12);
	const shade = tone(light, "#a98f68", 0.8, 0.12);
	const marks = [
		rect(
			590,
			base - 120,
			640,
			126,
			paper.linear([
				[0, stone],
				[1, mix(stone, light.haze, 0.15)],
			]),
		),
	];
	let slits = "";
	let lit = "";
	let pinnacles = "";
	for (let x = 600; x < 1220; x += 17) {
		for (let row = 0; row < 3; row++) {
			const piece = box(x, base - 104 + row * 36, 8, 24);
			if (light.lamps > 0.1 && (x + row * 7) % 3 !== 0) lit += piece;
			else slits += piece;
		}
	}
	for (let x = 600; x < 1220; x += 34) pinnacles += `M${x} ${base - 118}l5 -24l5 24z`;
	marks.push(
		shape(slits, tone(light, "#6f6350", 0.7, 0.1)),
		shape(lit, light.lamp),
		shape(pinnacles, stone),
		stroke(`M590 ${base - 78}H1220M590 ${base - 42}H1220`, shade, 2.4, opacity(0.5)),
		shape(
			`M590 ${base - 118}L610 ${base - 150}H1220V${base - 118}Z`,
			tone(light, light.season === "winter" ? "#eef2f7" : "#6f7680", 0.4, 0.12),
		),
	);
	const tower = (x: number, w: number, high: number) =>
		rect(x, base - high, w, high, stone) +
		rect(x + w * 0.6, base - high, w * 0.4, high, shade, opacity(0.5)) +
		shape(
			[0, 1]
				.map((column) => box(x + w * (0.2 + column * 0.36), base - high * 0.86, w * 0.2, high * 0.5))
				.join(""),
			light.lamps > 0.3 ? mix(light.lamp, stone, 0.3) : tone(light, "#6f6350", 0.7, 0.1),
		) +
		shape([0, 1].map((corner) => `M${n(x + corner * w - 5)} ${n(base - high)}l5 -44l5 44z`).join(""), stone);
	marks.push(
		tower(1090, 92, 290),
		tower(760, 44, 180),
		tower(900, 40, 170),
		stroke(`M1136 ${base - 290}v-56`, shade, 3),
		shape(
			polygon([
				[1136, base - 346],
				[1170, base - 338],
				[1136, base - 328],
			]),
			tone(light, "#c9443f", 0.2),
		),
	);
	if (light.lamps > 0.1) marks.push(glow(paper, light, 900, base - 50, 320, 0.35));
	return group(marks);
}

function clock(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const stone = tone(light, gold, 0.12, 0.05);
	const shade = tone(light, "#a98f68", 0.9, 0.05);
	const dark = tone(light, "#5f6a72", 0.4, 0.05);
	const w = 62;
	const at = (share: number) => base - high * share;
	let slits = "";
	for (let column = 0; column < 4; column++)
		slits += box(x - w * 0.36 + column * w * 0.2, at(0.58), w * 0.08, high * 0.5);
	const lit = light.lamps > 0.1;
	return group([
		rect(x - w / 2, at(0.62), w, high * 0.64, stone),
		rect(x + w * 0.12, at(0.62), w * 0.38, high * 0.64, shade, opacity(0.5)),
		shape(slits, shade, opacity(0.6)),
		stroke(`M${n(x - w / 2)} ${n(at(0.2))}h${w}M${n(x - w / 2)} ${n(at(0.4))}h${w}`, shade, 4),
		rect(x - w * 0.6, at(0.8), w * 1.2, high * 0.19, stone),
		rect(x + w * 0.2, at(0.8), w * 0.4, high * 0.19, shade, opacity(0.4)),
		disc(x, at(0.705), w * 0.42, dark),
		disc(x, at(0.705), w * 0.37, lit ? "#fff3cf" : tone(light, "#fbf7ec", 0.05)),
		stroke(
			`M${n(x)} ${n(at(0.705))}v${n(-w * 0.26)}M${n(x)} ${n(at(0.705))}l${n(w * 0.16)} ${n(w * 0.1)}`,
			"#2d3440",
			3.6,
		),
		lit ? glow(paper, light, x, at(0.705), 90, 0.7) : "",
		rect(x - w * 0.52, at(0.86), w * 1.04, high * 0.06, stone),
		shape(
			[0, 1, 2, 3, 4]
				.map((column) => box(x - w * 0.42 + column * w * 0.18, at(0.852), w * 0.1, high * 0.04))
				.join(""),
			lit ? light.lamp : shade,
		),
		shape(
			polygon([
				[x - w * 0.56, at(0.86)],
				[x - w * 0.26, at(0.93)],
				[x, at(1.04)],
				[x + w * 0.26, at(0.93)],
				[x + w * 0.56, at(0.86)],
			]),
			dark,
		),
		stroke(`M${n(x)} ${n(at(1.03))}v-26`, tone(light, "#d9b25a", 0.1), 4),
	]);
}

function bus(light: Light, x: number, base: number): string {
	const red = tone(light, "#d23a34", 0.2);
	const pane = light.lamps > 0.1 ? light.lamp : tone(light, "#cfe0e8", 0.15);
	return group([
		rect(x, base - 66, 118, 62, red, 'rx="7"'),
		...[0, 1, 2, 3, 4].map((index) => rect(x + 7 + index * 21.5, base - 60, 18, 17, pane, 'rx="2"')),
		...[0, 1, 2, 3].map((index) => rect(x + 7 + index * 21.5, base - 34, 18, 16, pane, 'rx="2"')),
		rect(x + 94, base - 35, 18, 29, pane, 'rx="2"'),
		rect(x, base - 41, 118, 4, tone(light, "#f6e6d0", 0.1)),
		...[26, 92].map(
			(dx) =>
				disc(x + dx, base - 3, 10, "#23262e") + disc(x + dx, base - 3, 4.6, tone(light, "#cfd5db", 0.2)),
		),
	]);
}
