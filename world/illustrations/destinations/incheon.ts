import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { grass, shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** The long cable-stayed bridge over the western sea, the towers of Songdo, an airliner coming in. */
export const incheon: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const sea = 520;
	const growth = growthOf[light.season];
	paper.add(
		...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 6, sunAt: 0.24 }),
		ridges(paper, light, random.fork("isles"), {
			top: 420,
			base: sea + 4,
			surface: growth.hill,
			layers: 3,
			depth: [0.7, 0.46],
		}),
		farCity(paper, light, random.fork("far"), {
			from: 560,
			to: width + 20,
			base: sea + 2,
			height: 130,
			depth: 0.5,
		}),
		towerRow(paper, light, random.fork("towers"), {
			from: 760,
			to: width + 30,
			base: sea + 6,
			height: [110, 240],
			width: [38, 64],
			surfaces: ["#c9d8e2", "#9fb8c8", "#e4e0d6", "#b7c7c9"],
			styles: ["glass", "fins", "bands", "grid"],
			depth: 0.22,
			swell: (share) => 0.6 + Math.sin(share * Math.PI) * 0.7,
		}),
		mist(paper, light, sea, 34, 0.5),
		water(paper, light, sea, height, [light.water[0], mix(light.water[1], "#3f7f8a", 0.3)]),
		ripples(random.fork("sea"), sea + 4, height, width, 130, light.sky[3], 0.4),
		glitter(random.fork("sun"), light, width * 0.24, sea + 8, 840, 1.3),
		airliner(light, 860, 170, 120),
		bridge(paper, light, sea + 44),
	);
	for (const [x, y, size, kind] of [
		[250, 640, 64, "fishing"],
		[820, 690, 92, "fishing"],
		[560, 610, 40, "sail"],
		[960, 600, 36, "sail"],
	] as const)
		paper.add(
			boat(light, {
				x,
				y,
				size,
				kind,
				hull: kind === "sail" ? "#ffffff" : "#3f6f9a",
				turn: x > 600 ? -1 : 1,
			}),
		);
	const near = random.fork("near");
	const flats = polygon([
		[-40, 800],
		[180, 780],
		[420, 812],
		[720, 846],
		[1240, 812],
		[1240, 920],
		[-40, 920],
	]);
	paper.add(
		shape(flats, tone(light, light.season === "winter" ? "#d9dde4" : "#a08f80", 0.4)),
		stroke(
			"M40 850Q200 824 330 862T640 880M760 872Q920 850 1180 874",
			tone(light, "#dfe6ea", 0),
			5,
			opacity(0.5),
		),
		grass(near, -10, 420, (x) => 830 + x * 0.06, 46, tone(light, "#c98a72", 0.3), 8),
		grass(near, 820, width + 10, (x) => 860 - (x - 820) * 0.06, 52, tone(light, growth.groundDeep, 0.4), 8),
		rock(light, near, 520, 884, 40, 24, "#8b8580"),
		rock(light, near, 590, 894, 26, 18, "#9a938c"),
		shrub(light, near, 1180, 912, 80, growth.crowns[0]!),
		birds(random.fork("birds"), 420, 260, tone(light, "#4a566e", 0.5, 0.15), 7),
		airborne(paper, light, random.fork("air"), light.season === "winter" ? 1 : 0),
		finish(paper, light),
	);
};

/** Two diamond pylons with their fans, the deck running on over low piers to both shores. */
function bridge(paper: Paper, light: Light, deck: number): string {
	const body = tone(light, "#eef2f5", 0.15, 0.06);
	const shade = tone(light, "#aab6c4", 0.8, 0.06);
	const lit = light.lamps > 0.3;
	const marks: string[] = [];
	let piers = "";
	let lamps = "";
	for (let x = -20; x < paper.width + 20; x += 64) {
		if (Math.abs(x - 360) > 40 && Math.abs(x - 720) > 40) piers += `M${x} ${deck}v46`;
		lamps += dot(x + 20, deck - 8, 2.6);
	}
	marks.push(stroke(piers, shade, 8));
	for (const x of [360, 720]) {
		const top = deck - 250;
		let stays = "";
		for (let step = 1; step <= 11; step++)
			stays += `M${x} ${top + 14 + step * 7}L${x - step * 15} ${deck}M${x} ${top + 14 + step * 7}L${x + step * 15} ${deck}`;
		marks.push(
			stroke(stays, lit ? light.lamp : body, 1.5, opacity(0.85)),
			stroke(
				`M${x} ${top}L${x - 22} ${deck}L${x - 8} ${deck + 52}M${x} ${top}L${x + 22} ${deck}L${x + 8} ${deck + 52}`,
				body,
				9,
			),
			stroke(`M${x + 1} ${top + 20}L${x + 23} ${deck}L${x + 10} ${deck + 52}`, shade, 3),
			rect(x - 3, top - 26, 6, 30, body),
		);
	}
	marks.push(
		rect(-20, deck - 5, paper.width + 40, 9, body),
		rect(-20, deck + 4, paper.width + 40, 5, shade),
		lit ? shape(lamps, light.lamp) : "",
	);
	return group(marks);
}

function airliner(light: Light, x: number, y: number, size: number): string {
	const body = tone(light, "#f7f9fb", 0.05, 0.12);
	const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
	return group([
		shape(
			`M${at(0.5, 0.1)}Q${at(0.44, -0.02)} ${at(0.2, -0.01)}L${at(-0.46, -0.02)}L${at(-0.58, -0.2)}L${at(-0.5, -0.2)}L${at(-0.36, -0.03)}L${at(-0.56, 0.05)}Q${at(-0.2, 0.13)} ${at(0.5, 0.1)}Z`,
			body,
		),
		shape(
			`M${at(0.12, 0.06)}L${at(-0.14, 0.32)}L${at(-0.24, 0.32)}L${at(-0.1, 0.06)}Z`,
			tone(light, "#b9c4d2", 0.6, 0.12),
		),
		shape(
			`M${at(0.1, 0)}L${at(-0.06, -0.16)}L${at(-0.13, -0.16)}L${at(-0.06, 0)}Z`,
			tone(light, "#cfd8e2", 0.5, 0.2),
		),
		shape(
			`M${at(-0.46, -0.02)}L${at(-0.58, -0.2)}L${at(-0.5, -0.2)}L${at(-0.36, -0.03)}Z`,
			tone(light, "#e8590c", 0.2, 0.1),
		),
	]);
}
