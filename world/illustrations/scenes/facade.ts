import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, tone } from "#world/illustrations/kit/light.ts";
import { disc, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { paneColour } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity, tower, towerRow } from "#world/illustrations/kit/towers.ts";
import { entrance, ground, type House, pavement } from "./hotelEntrance.ts";

const houses: readonly House[] = [
	{ wall: "#eee6d8", trim: "#c9b99f", awning: "#2f5f58", style: "classic" },
	{ wall: "#c7805f", trim: "#f2e3cf", awning: "#2e4560", style: "boutique" },
	{ wall: "#dfe6ea", trim: "#8fa3b1", awning: "#c2542f", style: "modern" },
	{ wall: "#f6efe4", trim: "#d9a05c", awning: "#a33f36", style: "curved" },
	{ wall: "#5f6f7c", trim: "#d9c7a8", awning: "#b8863c", style: "modern" },
	{ wall: "#e9c9a8", trim: "#fdf4e4", awning: "#3f6f7c", style: "classic" },
];

/** A city hotel from across the street: lit lobby, awning, trees, somebody arriving. */
export const facade: Draw = (paper, { light, random, variant }) => {
	const { width, height } = paper;
	if (variant % 2 === 0) paper.mirror();
	const house = houses[variant % houses.length]!;
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 560, clouds: 6 }));
	paper.add(
		farCity(paper, light, random.fork("far"), {
			from: -20,
			to: width + 20,
			base: 620,
			height: 330,
			depth: 0.6,
		}),
	);
	paper.add(
		towerRow(paper, light, random.fork("back"), {
			from: -40,
			to: width + 20,
			base: ground,
			height: [250, 450],
			width: [70, 120],
			surfaces: ["#d8dde3", "#e6ddd0", "#c6d1da"],
			styles: ["grid", "bands", "fins", "glass"],
			depth: 0.42,
		}),
	);
	const side = random.fork("sides");
	for (const [x, w, top, style] of [
		[-40, 190, 330, "flats"],
		[150, 120, 430, "grid"],
		[960, 130, 390, "bands"],
		[1080, 170, 300, "grid"],
	] as const) {
		paper.add(
			tower(paper, light, side, {
				x,
				width: w,
				top,
				base: ground,
				surface: side.pick(["#e3d3bd", "#cfd8df", "#d9b79a", "#e8e2d8"]),
				style,
				depth: 0.16,
			}),
		);
	}
	paper.add(body(paper, light, random.fork("body"), house), entrance(paper, light, house));
	pavement(paper, light, random.fork("street"), height, variant);
	paper.add(
		birds(random.fork("birds"), 200, 170, tone(light, "#4b566c", 0.5, 0.3), 4),
		overhang(paper, light, random.fork("branch"), 1, 0.32),
		airborne(paper, light, random.fork("air"), 0.7),
		finish(paper, light),
	);
};

function body(paper: Paper, light: Light, random: Random, house: House): string {
	const x = 250;
	const w = 700;
	const floors = house.style === "modern" ? 9 : house.style === "curved" ? 8 : 7;
	const top = house.style === "modern" ? 96 : 150;
	const lobby = 120;
	const step = (ground - lobby - top - 18) / floors;
	const snowy = light.season === "winter";
	const front = tone(light, house.wall, 0.12);
	const shade = tone(light, house.wall, 0.9);
	const trim = tone(light, house.trim, 0.15);
	const flankX = light.side < 0 ? x + w : x - 56;
	const marks = [
		rect(flankX, top + 20, 56, ground - top - 20, shade),
		rect(
			x,
			top,
			w,
			ground - top,
			paper.across(
				[
					[0, brighten(front, 0.02)],
					[1, mix(front, light.haze, 0.12)],
				],
				[0, top],
				[0, ground],
			),
		),
	];
	const cells = house.style === "modern" ? 7 : 9;
	const cell = w / cells;
	const pane = (lit: boolean) => (lit ? light.lamp : mix(paneColour(light), light.sky[2], 0.18));
	let sills = "";
	for (let floor = 0; floor < floors; floor++) {
		const y = top + 22 + floor * step;
		for (let index = 0; index < cells; index++) {
			const cx = x + index * cell;
			const lit = random.chance(light.lamps * 0.8);
			const wide = house.style === "modern" ? cell * 0.84 : cell * 0.5;
			const wx = cx + (cell - wide) / 2;
			const high = step * (house.style === "modern" ? 0.7 : 0.66);
			const arched = house.style === "classic" && floor === 0;
			marks.push(
				arched
					? shape(
							`M${n(wx)} ${n(y + high)}V${n(y + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(y + high)}Z`,
							pane(lit),
						)
					: rect(wx, y, wide, high, pane(lit), house.style === "curved" ? 'rx="6"' : undefined),
			);
			if (!lit)
				marks.push(
					shape(
						polygon([
							[wx + wide * 0.14, y + high],
							[wx + wide * 0.5, y + (arched ? wide * 0.4 : 0)],
							[wx + wide * 0.66, y + (arched ? wide * 0.4 : 0)],
							[wx + wide * 0.3, y + high],
						]),
						"#ffffff",
						opacity(0.14),
					),
				);
			else if (random.chance(0.6))
				marks.push(
					rect(wx, y, wide * 0.22, high, tone(light, "#f6e6c8", 0), opacity(0.7)),
					rect(wx + wide * 0.78, y, wide * 0.22, high, tone(light, "#f6e6c8", 0), opacity(0.7)),
				);
			if (house.style !== "modern") {
				sills += `M${n(wx - 4)} ${n(y + high + 2)}h${n(wide + 8)}`;
				marks.push(
					stroke(`M${n(wx + wide / 2)} ${n(y + (arched ? 4 : 0))}v${n(high - (arched ? 4 : 0))}`, front, 2.4),
				);
			}
			if (house.style === "boutique" && (index + floor) % 2 === 0) {
				marks.push(
					stroke(
						`M${n(wx - 6)} ${n(y + high + 2)}v${n(-step * 0.26)}h${n(wide + 12)}v${n(step * 0.26)}` +
							[0.2, 0.4, 0.6, 0.8]
								.map((share) => `M${n(wx - 6 + (wide + 12) * share)} ${n(y + high)}v${n(-step * 0.24)}`)
								.join(""),
						tone(light, "#2f3640", 0.4),
						2,
					),
				);
				const plants = growthOf[light.season].crowns.at(-1)!;
				marks.push(
					[0, 1, 2, 3]
						.map((bud) => disc(wx + (wide * bud) / 3, y + high - 2, 6, tone(light, plants[1], 0.2)))
						.join(""),
				);
			}
		}
		if (house.style === "modern") marks.push(rect(x, y + step * 0.74, w, 4, trim));
		if (house.style === "curved")
			marks.push(
				rect(x - 16, y + step * 0.76, w + 32, step * 0.16, tone(light, "#ffffff", 0.05), 'rx="8"'),
				rect(x - 16, y + step * 0.92, w + 32, 4, "#252a44", opacity(0.14)),
			);
	}
	if (house.style !== "modern" && house.style !== "curved") marks.push(stroke(sills, trim, 5));
	if (house.style === "classic") {
		marks.push(
			rect(x - 14, top - 8, w + 28, 14, trim),
			rect(x - 8, top - 20, w + 16, 12, tone(light, snowy ? "#ffffff" : house.wall, 0.05)),
			shape(
				polygon([
					[x + 6, top - 20],
					[x + 50, top - 92],
					[x + w - 50, top - 92],
					[x + w - 6, top - 20],
				]),
				tone(light, snowy ? "#eef3f9" : "#5f6b78", 0.35),
			),
			...[0, 1, 2, 3, 4].map(
				(index) =>
					rect(
						x + 96 + index * 118,
						top - 72,
						36,
						44,
						random.chance(light.lamps) ? light.lamp : pane(false),
					) +
					shape(
						polygon([
							[x + 88 + index * 118, top - 72],
							[x + 114 + index * 118, top - 92],
							[x + 140 + index * 118, top - 72],
						]),
						trim,
					),
			),
		);
	} else if (house.style === "boutique") {
		marks.push(
			rect(x - 10, top - 14, w + 20, 18, trim),
			[0, 1, 2, 3, 4, 5, 6, 7]
				.map((index) =>
					disc(
						x + 40 + index * 90,
						top - 20,
						22,
						tone(light, growthOf[light.season].crowns.at(-1)![index % 2 ? 1 : 0], 0.3),
					),
				)
				.join(""),
			rect(x - 4, top - 16, w + 8, 6, tone(light, snowy ? "#ffffff" : house.wall, 0.3)),
		);
	} else if (house.style === "modern") {
		marks.push(
			rect(x + 60, top - 34, w - 120, 36, shade),
			rect(x - 6, top - 6, w + 12, 10, tone(light, snowy ? "#ffffff" : house.trim, 0.1)),
			rect(x, top, 26, ground - top, trim),
			rect(x + w - 26, top, 26, ground - top, tone(light, house.trim, 0.6)),
		);
	} else {
		marks.push(
			shape(
				`M${x + 150} ${top + 2}Q${x + 180} ${top - 60} ${x + w / 2} ${top - 66}Q${x + w - 180} ${top - 60} ${x + w - 150} ${top + 2}Z`,
				tone(light, snowy ? "#ffffff" : house.wall, 0.1),
			),
			rect(x + w / 2 - 4, top - 120, 8, 60, tone(light, house.trim, 0.2)),
			rect(x - 10, top - 4, w + 20, 10, trim),
		);
	}
	// The street is in the shade of the houses opposite.
	marks.push(
		rect(
			x,
			ground - 240,
			w,
			240,
			paper.linear([
				[0, "#1f2440", 0],
				[1, "#1f2440", 0.16],
			]),
		),
	);
	return group(marks);
}
