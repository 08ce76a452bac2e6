import { mix } from "./colour.ts";
import { growthOf, type Light, tone } from "./light.ts";
import { group, rect, shape, stroke } from "./marks.ts";
import { n, type Paper } from "./Paper.ts";
import { palm } from "./palms.ts";
import type { Random } from "./random.ts";
import { boat } from "./seaside.ts";
import { sky } from "./sky.ts";
import { mist, ridge, ridgeBody, ridges } from "./terrain.ts";
import { farCity, towerRow } from "./towers.ts";
import { firBand, leafTree } from "./trees.ts";
import { bamboo, shrub } from "./undergrowth.ts";
import { glitter, ripples, water } from "./water.ts";

export type VistaKind = "city" | "sea" | "hills" | "garden" | "tropical" | "mountains";

export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Outline of the opening when it differs from the frame. */
	readonly outline?: string;
}

/** The view through a window, clipped to its opening. */
export function vista(paper: Paper, light: Light, random: Random, kind: VistaKind, frame: Frame): string {
	const scale = Math.max(frame.width / 1200, frame.height / 800);
	const clip = paper.clip(
		frame.outline
			? `<path d="${frame.outline}"/>`
			: `<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}"/>`,
	);
	const dx = frame.x - (1200 * scale - frame.width) / 2;
	const dy = frame.y + frame.height - 800 * scale;
	return group(
		[
			group(
				scenery(paper, light, random, kind),
				`transform="translate(${n(dx)} ${n(dy)}) scale(${Math.round(scale * 1000) / 1000})"`,
			),
		],
		`clip-path="${clip}"`,
	);
}

function scenery(paper: Paper, light: Light, random: Random, kind: VistaKind): string[] {
	const growth = growthOf[light.season];
	const horizon = 500;
	const marks = sky(paper, light, random.fork("sky"), { horizon, clouds: 4 });
	if (kind === "sea" || kind === "tropical") {
		const cape = ridge(paper, random.fork("cape"), {
			y: horizon + 6,
			rise: 6,
			base: horizon + 4,
			from: 620,
			lift: (share) => 110 * share ** 0.8,
		});
		marks.push(
			ridgeBody(paper, light, cape, growth.hill, 0.5, 0.4),
			water(paper, light, horizon, 900),
			ripples(random.fork("sea"), horizon + 4, 860, 1200, 70, light.sky[3], 0.5),
			glitter(random.fork("sun"), light, light.side < 0 ? 264 : 936, horizon + 8, 820, 1.2),
			boat(light, { x: 420, y: horizon + 60, size: 70, hull: "#ffffff", kind: "sail", depth: 0.2 }),
		);
		if (kind === "tropical")
			marks.push(
				palm(light, random.fork("palm"), 130, 860, 620, 0),
				palm(light, random.fork("palm 2"), 1080, 860, 520, 0),
			);
	} else if (kind === "city") {
		marks.push(
			ridges(paper, light, random.fork("hills"), {
				top: 300,
				base: horizon + 30,
				surface: growth.hill,
				layers: 3,
			}),
			farCity(paper, light, random.fork("far"), { from: -10, to: 1210, base: 620, height: 230, depth: 0.5 }),
			towerRow(paper, light, random.fork("row"), {
				from: -20,
				to: 1220,
				base: 820,
				height: [240, 480],
				width: [90, 150],
				surfaces: ["#dfe5ea", "#cbd8e0", "#ece2d4", "#c9b7a4"],
				styles: ["grid", "bands", "fins", "glass"],
				depth: 0.24,
			}),
		);
	} else if (kind === "mountains" || kind === "hills") {
		const winter = light.season === "winter";
		marks.push(
			ridges(paper, light, random.fork("hills"), {
				top: 190,
				base: 560,
				surface: winter ? "#a5b5c8" : "#7f9f94",
				layers: 5,
				depth: [0.7, 0.22],
			}),
			mist(paper, light, 560, 70, 0.4),
			firBand(light, random.fork("wood"), () => 640, {
				from: -20,
				to: 1220,
				step: 22,
				height: [70, 150],
				depth: 0.2,
				snow: winter,
			}),
			rect(0, 634, 1200, 300, tone(light, growth.ground, 0.25, 0.06)),
			leafTree(light, random.fork("tree"), 180, 780, 330, 0.04),
			leafTree(light, random.fork("tree 2"), 1010, 800, 380, 0.02),
		);
	} else {
		const stream = random.fork("garden");
		marks.push(
			ridges(paper, light, stream, { top: 260, base: 520, surface: growth.hill, layers: 3 }),
			firBand(light, stream, () => 590, {
				from: -20,
				to: 1220,
				step: 24,
				height: [120, 220],
				depth: 0.26,
				snow: light.season === "winter",
			}),
			rect(0, 580, 1200, 330, tone(light, mix(growth.ground, growth.groundDeep, 0.3), 0.25)),
			...[0, 1, 2, 3, 4].map((index) => bamboo(light, stream, 60 + index * 46, 720, 560, 0.06)),
			leafTree(light, stream, 460, 700, 400, 0.04, growth.crowns[0]),
			leafTree(light, stream, 960, 720, 460, 0.02, growth.crowns[1] ?? growth.crowns[0]!),
		);
		for (let x = 40; x < 1200; x += stream.between(80, 140))
			marks.push(shrub(light, stream, x, 760, stream.between(50, 80), stream.pick(growth.crowns)));
	}
	return marks;
}

/** Frame and bars of a window drawn over its vista. */
export function glazing(light: Light, frame: Frame, colour: string, columns: number, rows: number): string {
	const { x, y, width, height } = frame;
	const bar = tone(light, colour, 0.3);
	let d = "";
	for (let index = 1; index < columns; index++)
		d += `M${n(x + (width * index) / columns)} ${n(y)}v${n(height)}`;
	for (let index = 1; index < rows; index++) d += `M${n(x)} ${n(y + (height * index) / rows)}h${n(width)}`;
	return (
		shape(
			`M${n(x + width * 0.06)} ${n(y + height)}L${n(x + width * 0.4)} ${n(y)}h${n(width * 0.12)}L${n(x + width * 0.18)} ${n(y + height)}Z`,
			"#ffffff",
			'opacity=".1"',
		) +
		(d ? stroke(d, bar, 5) : "") +
		`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="${bar}" stroke-width="9"/>`
	);
}
