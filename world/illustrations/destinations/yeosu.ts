import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { birds, finish } from "#world/illustrations/kit/framing.ts";
import { hillside } from "#world/illustrations/kit/hillside.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { boat } from "#world/illustrations/kit/seaside.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridge, ridgeBody, ridges } from "#world/illustrations/kit/terrain.ts";
import { farCity } from "#world/illustrations/kit/towers.ts";
import { redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { glitter, ripples, water } from "#world/illustrations/kit/water.ts";

/** Cable cars over the strait, a cable-stayed bridge, islands one behind another. */
export const yeosu: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, 1);
	const { width, height } = paper;
	const sea = 470;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: sea, clouds: 6, sunAt: 0.74 }));
	paper.add(
		ridges(paper, light, random.fork("isles"), {
			top: 270,
			base: sea + 4,
			surface: growth.hill,
			layers: 5,
			depth: [0.72, 0.34],
		}),
		mist(paper, light, sea, 44, 0.5),
		water(paper, light, sea, height),
		ripples(random.fork("sea"), sea + 4, height, width, 130, light.sky[3], 0.42),
		glitter(random.fork("sun"), light, width * 0.74, sea + 8, 820, 1.2),
	);
	const right = ridge(paper, random.fork("right"), {
		y: sea - 10,
		rise: 16,
		base: sea + 70,
		from: 720,
		lift: (share) => 150 * share,
	});
	paper.add(
		ridgeBody(paper, light, right, growth.pine[1], 0.16, 0.3),
		farCity(paper, light, random.fork("town"), {
			from: 820,
			to: width + 20,
			base: sea + 66,
			height: 60,
			depth: 0.2,
			surface: "#e3d6c4",
		}),
	);
	paper.add(stayedBridge(paper, light, 300, 900, sea + 30));
	for (const [x, y, s, kind] of [
		[520, 600, 60, "fishing"],
		[700, 660, 84, "sail"],
		[390, 560, 40, "sail"],
		[900, 700, 92, "fishing"],
	] as const)
		paper.add(
			boat(light, {
				x,
				y,
				size: s,
				kind,
				hull: kind === "sail" ? "#ffffff" : "#d8583f",
				depth: y < 600 ? 0.12 : 0,
				turn: x > 600 ? -1 : 1,
			}),
		);
	paper.add(
		shape("M-20 560Q120 540 240 600T430 760Q470 830 440 910H-20Z", tone(light, growth.groundDeep, 0.5)),
	);
	paper.add(
		hillside(light, random.fork("houses"), {
			rows: 6,
			top: (share) => [-30 + share * 250, 600 + share * 40],
			bottom: (share) => [-40 + share * 430, 880 - share * 60],
			walls: ["#f3d9b8", "#fbf2e2", "#c9dfe3", "#f0b9a3", "#e6e0d2"],
			roofs: ["#c9634a", "#3f7f93", "#d98a4e"],
			size: [42, 84],
			depth: [0.12, 0],
		}),
	);
	paper.add(cable(paper, light));
	const near = random.fork("near");
	paper.add(
		redPine(light, near, 1120, 930, 520),
		shrub(light, near, 1040, height + 12, 90, growth.crowns.at(-1)!),
		shrub(light, near, 1180, height + 14, 100, growth.crowns[0]!),
		shrub(light, near, 480, height + 16, 70, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 560, 200, tone(light, "#4a566e", 0.5, 0.2), 5),
		finish(paper, light),
	);
};

/** Two tall pylons with their fans of stays, lit in colours after dark. */
function stayedBridge(paper: Paper, light: Light, from: number, to: number, deck: number): string {
	const body = tone(light, "#eef1f4", 0.2, 0.1);
	const shade = tone(light, "#b7c0cc", 0.8, 0.1);
	const lit = light.lamps > 0.3;
	const marks: string[] = [];
	let lamps = "";
	for (let x = from - 60; x < to + 60; x += 22) lamps += dot(x, deck - 5, 2.6);
	for (const [index, x] of [from + 150, to - 150].entries()) {
		const top = deck - 190;
		let stays = "";
		for (let step = 1; step <= 9; step++)
			stays += `M${x} ${top + step * 8}L${x - step * 21} ${deck}M${x} ${top + step * 8}L${x + step * 21} ${deck}`;
		marks.push(
			stroke(stays, lit ? mix(index ? "#8fd0ff" : "#ffb0d0", light.lamp, 0.25) : body, 1.6, opacity(0.85)),
			shape(`M${x - 12} ${deck + 40}L${x - 4} ${top}h8L${x + 12} ${deck + 40}Z`, body),
			shape(`M${x + 1} ${top}h3L${x + 12} ${deck + 40}H${x + 2}Z`, shade),
			lit ? glow(paper, { ...light, lamp: index ? "#8fc8ff" : "#ff9fc4" }, x, top + 60, 150, 0.35) : "",
		);
	}
	marks.push(
		rect(from - 80, deck, to - from + 160, 10, body),
		rect(from - 80, deck + 9, to - from + 160, 5, shade),
		lit ? shape(lamps, light.lamp) : "",
	);
	return group(marks);
}

function cable(paper: Paper, light: Light): string {
	const line = tone(light, "#4b5260", 0.5);
	const at = (share: number) =>
		[-40 + share * 1280, 250 - share * 60 + Math.sin(share * Math.PI) * 120] as const;
	const cabin = (share: number, size: number, colour: string) => {
		const [x, y] = at(share);
		const lit = light.lamps > 0.1;
		return group([
			stroke(`M${n(x)} ${n(y)}v${n(size * 0.5)}`, line, 4),
			rect(
				x - size * 0.5,
				y + size * 0.46,
				size,
				size * 0.86,
				tone(light, colour, 0.25),
				`rx="${n(size * 0.2)}"`,
			),
			rect(
				x - size * 0.4,
				y + size * 0.58,
				size * 0.36,
				size * 0.36,
				lit ? light.lamp : tone(light, "#cfe6ee", 0.1),
				'rx="4"',
			),
			rect(
				x + size * 0.05,
				y + size * 0.58,
				size * 0.36,
				size * 0.36,
				lit ? light.lamp : tone(light, "#cfe6ee", 0.1),
				'rx="4"',
			),
			lit ? glow(paper, light, x, y + size, size * 1.5, 0.4) : "",
		]);
	};
	let d = "";
	for (let step = 0; step <= 24; step++)
		d += `${step ? "L" : "M"}${n(at(step / 24)[0])} ${n(at(step / 24)[1])}`;
	return group([
		stroke(d, line, 3),
		stroke(d, line, 1.6, 'transform="translate(0 -16)"'),
		cabin(0.3, 62, "#d9503d"),
		cabin(0.55, 48, "#f2f4f6"),
		cabin(0.78, 38, "#2f8fa8"),
		cabin(0.12, 76, "#f2b23e"),
	]);
}
