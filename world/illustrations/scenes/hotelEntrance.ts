import { type Hex, mix } from "#world/illustrations/kit/colour.ts";
import { growthOf, type Light, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow, paneColour, spill } from "#world/illustrations/kit/openings.ts";
import type { Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { car } from "#world/illustrations/kit/vehicles.ts";

/** The build and the colours of a city hotel. */
export interface House {
	readonly wall: Hex;
	readonly trim: Hex;
	readonly awning: Hex;
	readonly style: "modern" | "classic" | "boutique" | "curved";
}

/** y of the pavement. */
export const ground = 700;

/** The lit lobby with its canopy, awnings and clipped trees. */
export function entrance(paper: Paper, light: Light, house: House): string {
	const x = 250;
	const w = 700;
	const y = ground - 120;
	const lit = light.lamps > 0;
	const glass = lit
		? paper.linear([
				[0, "#fff0c6"],
				[1, light.lamp],
			])
		: paper.linear([
				[0, mix(light.sky[2], "#6f8798", 0.4)],
				[1, mix(paneColour(light), "#d9b98c", 0.3)],
			]);
	const stone = tone(light, mix(house.wall, "#6d6a6a", 0.35), 0.35);
	const metal = tone(light, "#3a4048", 0.4);
	const marks = [rect(x - 8, y, w + 16, 120, stone)];
	for (let index = 0; index < 6; index++) {
		const wx = x + 18 + index * 114;
		if (index === 2 || index === 3) continue;
		marks.push(
			rect(wx, y + 18, 94, 92, glass),
			stroke(`M${wx + 47} ${y + 18}v92`, metal, 3),
			shape(`M${wx - 4} ${y + 16}h102l10 24h-122z`, tone(light, house.awning, 0.15)),
			rect(wx - 14, y + 40, 122, 7, tone(light, mix(house.awning, "#ffffff", 0.75), 0.15)),
		);
	}
	marks.push(
		rect(x + 244, y + 6, 212, 114, glass),
		stroke(
			`M${x + 297} ${y + 6}v114M${x + 350} ${y + 6}v114M${x + 403} ${y + 6}v114M${x + 244} ${y + 34}h212`,
			metal,
			4,
		),
		shape(
			polygon([
				[x + 210, y + 4],
				[x + 490, y + 4],
				[x + 516, y + 26],
				[x + 184, y + 26],
			]),
			tone(light, house.awning, 0.1),
		),
		rect(x + 184, y + 26, 332, 13, tone(light, mix(house.awning, "#000000", 0.15), 0.4)),
		rect(x + 184, y + 36, 332, 4, lit ? "#fff2c8" : tone(light, house.trim, 0.1)),
		rect(x + 194, y + 38, 7, 82, metal),
		rect(x + 499, y + 38, 7, 82, metal),
		lit ? glow(paper, light, x + 350, y + 70, 260, 0.6) : "",
		lit ? spill(paper, light, x + 244, ground, 212, 96) : "",
		rect(x + 290, ground - 4, 120, 6, tone(light, "#a33b35", 0.3)),
	);
	for (const dx of [216, 484]) {
		marks.push(
			rect(x + dx - 17, ground - 34, 34, 34, tone(light, "#4a4f57", 0.4), 'rx="3"'),
			shape(
				`M${x + dx} ${ground - 118}Q${x + dx + 24} ${ground - 70} ${x + dx + 19} ${ground - 34}H${x + dx - 19}Q${x + dx - 24} ${ground - 70} ${x + dx} ${ground - 118}Z`,
				tone(light, light.season === "winter" ? "#6f9088" : "#3f7f5f", 0.3),
			),
		);
	}
	return group(marks);
}

/** Pavement, passers-by, street trees, lamps and a car. */
export function pavement(paper: Paper, light: Light, random: Random, height: number, variant: number): void {
	const winter = light.season === "winter";
	let slabs = "";
	for (let index = 0; index < 13; index++) slabs += `M${index * 100} ${ground}l${(index - 6) * 9} 62`;
	const growth = growthOf[light.season];
	paper.add(
		rect(-10, ground, 1220, 66, tone(light, winter ? "#e9eef5" : "#d8cfc2", 0.2)),
		stroke(slabs, tone(light, "#8f8579", 0.7), 1.6, opacity(0.4)),
		rect(-10, ground + 62, 1220, 10, tone(light, "#a39a8e", 0.6)),
		rect(
			-10,
			ground + 72,
			1220,
			height - ground,
			paper.across(
				[
					[0, tone(light, winter ? "#bcc6d3" : "#70757e", 0.35)],
					[1, tone(light, winter ? "#a9b4c4" : "#565b66", 0.5)],
				],
				[0, ground + 72],
				[0, height],
			),
		),
		stroke(
			"M-10 846h120M200 846h120M410 846h120M620 846h120M830 846h120M1040 846h170",
			tone(light, "#f5efdf", 0.1),
			7,
			opacity(0.75),
		),
	);
	if (light.lamps > 0.3)
		paper.add(
			shape(
				"M500 772H760L860 900H420Z",
				paper.linear([
					[0, light.lamp, 0.34],
					[1, light.lamp, 0.02],
				]),
			),
		);
	paper.add(
		person(light, { x: 520, base: ground + 44, height: 92, coat: "#d9a24a", holds: "suitcase" }),
		person(light, { x: 556, base: ground + 48, height: 86, coat: "#f3ece0", legs: "#6f8296" }),
		person(light, { x: 700, base: ground + 30, height: 88, coat: "#34405c", turn: -1 }),
		variant % 3 === 0
			? person(light, {
					x: 1010,
					base: ground + 50,
					height: 90,
					coat: "#5f8a78",
					holds: "umbrella",
					turn: -1,
				})
			: "",
		car(
			light,
			variant % 2 ? 880 : 330,
			826,
			230,
			variant % 3 === 0 ? "#f0b63a" : variant % 3 === 1 ? "#e9edf0" : "#b8483a",
			variant % 2 ? -1 : 1,
		),
	);
	for (const x of [120, 1080]) {
		paper.add(
			leafTree(light, random, x, ground + 44, 330, 0, growth.crowns[0]),
			rect(x - 30, ground + 38, 60, 12, tone(light, "#8d7a66", 0.5), 'rx="4"'),
		);
	}
	for (const x of [30, 210, 990, 1180])
		paper.add(shrub(light, random, x, ground + 52, 32, growth.crowns.at(-1)!));
	for (const x of [300, 930]) {
		paper.add(
			stroke(`M${x} ${ground + 50}V${ground - 150}q0 -26 26 -26h10`, tone(light, "#3a4049", 0.4), 5),
			shape(`M${x + 30} ${ground - 182}h22l5 14h-32z`, tone(light, "#3a4049", 0.4)),
			rect(x + 28, ground - 168, 26, 7, light.lamps > 0.1 ? "#fff2c8" : tone(light, "#f2ead8", 0.1)),
			light.lamps > 0.1 ? glow(paper, light, x + 41, ground - 160, 90, 0.6) : "",
		);
	}
}
