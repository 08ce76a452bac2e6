import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, tone } from "#world/illustrations/kit/light.ts";
import { box, dot, group, opacity, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist } from "#world/illustrations/kit/terrain.ts";
import { farCity, type TowerStyle, tower, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

const brick = ["#c98a6c", "#b9745c", "#d9b08c", "#e3cfb4", "#a8a7ae", "#cdd6de"];

/** A forest of high-rises seen from a roof terrace, set-back crowns and water tanks among them. */
export const towers: Draw = (paper, { light, random, variant }) => {
	const { width, height } = paper;
	const horizon = 520;
	if (variant % 2 === 0) paper.mirror();
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: horizon + 40, clouds: 6 }));
	paper.add(
		farCity(paper, light, random.fork("far"), {
			from: -20,
			to: width + 20,
			base: horizon + 60,
			height: 190,
			depth: 0.62,
		}),
	);
	const swell = (share: number) => 0.62 + 0.5 * Math.exp(-(((share - 0.62) / 0.22) ** 2));
	const rows: readonly (readonly [number, readonly [number, number], number])[] = [
		[horizon + 80, [150, 300], 0.46],
		[horizon + 130, [170, 330], 0.3],
	];
	for (const [base, tall, depth] of rows) {
		paper.add(
			towerRow(paper, light, random.fork(`row ${base}`), {
				from: -30,
				to: width + 20,
				base,
				height: tall,
				width: [44, 80],
				surfaces: brick,
				styles: ["grid", "fins", "bands", "glass"] satisfies TowerStyle[],
				depth,
				swell,
			}),
			mist(paper, light, base, 70, 0.3),
		);
	}
	paper.add(
		empire(paper, light, random.fork("empire"), 700, horizon + 200),
		needle(paper, light, random.fork("needle"), 330, horizon + 200),
		variant % 3 === 0 ? wedge(paper, light, random.fork("wedge"), 980, horizon + 220) : "",
	);
	paper.add(
		towerRow(paper, light, random.fork("low"), {
			from: -30,
			to: width + 20,
			base: height,
			height: [190, 290],
			width: [60, 100],
			surfaces: brick,
			styles: ["grid", "bands"] satisfies TowerStyle[],
			depth: 0.2,
		}),
	);
	const close = random.fork("close");
	for (const [x, w, top, surface, style] of [
		[-30, 150, 470, "#b9745c", "grid"],
		[140, 120, 560, "#dfc6a6", "grid"],
		[470, 130, 590, "#c98a6c", "grid"],
		[820, 120, 560, "#d6dde3", "bands"],
		[950, 140, 610, "#bf8468", "grid"],
		[1090, 150, 500, "#cbb59c", "fins"],
	] as const) {
		paper.add(
			tower(paper, light, close, { x, width: w, top, base: height, surface, style, depth: 0.06 }),
			tank(light, x + w * 0.56, top, w * 0.2),
		);
	}
	roof(paper, light, random.fork("roof"), height, variant);
	paper.add(
		birds(random.fork("birds"), width * 0.4, 180, tone(light, "#465069", 0.5, 0.2), 5),
		airborne(paper, light, random.fork("air"), 0.7),
		finish(paper, light),
	);
};

/** The stepped limestone tower with a mast. */
function empire(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const stone = "#e6dcca";
	const part = (half: number, top: number, bottom: number, style: TowerStyle) =>
		tower(paper, light, random, {
			x: x - half,
			width: half * 2,
			top,
			base: bottom,
			surface: stone,
			style,
			depth: 0.14,
		});
	const body = tone(light, stone, 0.3, 0.14);
	return group([
		part(78, base - 330, base, "fins"),
		part(56, base - 480, base - 330, "fins"),
		part(38, base - 540, base - 480, "fins"),
		shape(
			polygon([
				[x - 22, base - 540],
				[x - 10, base - 586],
				[x + 10, base - 586],
				[x + 22, base - 540],
			]),
			light.lamps > 0.3 ? mix(light.lamp, "#ffffff", 0.2) : body,
		),
		rect(x - 5, base - 616, 10, 32, body),
		stroke(`M${x} ${base - 616}v-52`, body, 3),
		light.lamps > 0.3 ? glow(paper, light, x, base - 560, 90, 0.5) : "",
	]);
}

/** The arched steel crown. */
function needle(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const steel = tone(light, "#cfd8df", 0.1, 0.16);
	const dark = tone(light, "#98a5b3", 0.9, 0.16);
	const marks = [
		tower(paper, light, random, {
			x: x - 50,
			width: 100,
			top: base - 370,
			base,
			surface: "#d9d3cb",
			style: "grid",
			depth: 0.16,
		}),
	];
	for (let index = 0; index < 5; index++) {
		const half = 44 - index * 9;
		const y = base - 372 - index * 30;
		marks.push(
			shape(
				`M${x - half} ${y}Q${x - half} ${y - 58} ${x} ${y - 70}Q${x + half} ${y - 58} ${x + half} ${y}Z`,
				index % 2 ? dark : steel,
			),
			shape(
				polygon([
					[x - half * 0.4, y - 8],
					[x, y - 44],
					[x + half * 0.4, y - 8],
				]),
				light.lamps > 0.3 ? light.lamp : dark,
			),
		);
	}
	marks.push(shape(`M${x - 5} ${base - 540}L${x} ${base - 640}L${x + 5} ${base - 540}Z`, steel));
	return group(marks);
}

function wedge(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const glass = tone(light, "#bcd6e2", 0.1, 0.16);
	const dark = tone(light, "#7fa0b4", 0.9, 0.16);
	let lines = "";
	let lamps = "";
	for (let y = base - 420; y < base; y += 13) lines += `M${x - 60} ${n(y)}h120`;
	for (let index = 0; index < 60; index++)
		if (random.chance(light.lamps))
			lamps += box(x + random.between(-50, 44), base - random.between(10, 390), 7, 5);
	const body = polygon([
		[x - 56, base],
		[x - 40, base - 400],
		[x, base - 470],
		[x + 56, base],
	]);
	return group([
		shape(
			body,
			paper.linear([
				[0, mix(glass, light.sky[3], 0.4)],
				[1, glass],
			]),
		),
		shape(
			polygon([
				[x, base],
				[x, base - 470],
				[x - light.side * 56, base],
			]),
			dark,
			opacity(0.7),
		),
		group(
			[stroke(lines, "#ffffff", 1, opacity(0.3)), shape(lamps, light.lamp)],
			`clip-path="${paper.clip(`<path d="${body}"/>`)}"`,
		),
	]);
}

/** A wooden water tank on its legs. */
function tank(light: Light, x: number, base: number, size: number): string {
	const wood = tone(light, "#8f6a50", 0.3);
	const dark = tone(light, "#5b4436", 0.8);
	return group([
		stroke(
			`M${n(x - size * 0.4)} ${n(base)}v${n(-size * 0.7)}M${n(x + size * 0.4)} ${n(base)}v${n(-size * 0.7)}`,
			dark,
			3,
		),
		rect(x - size * 0.5, base - size * 1.7, size, size * 1.05, wood),
		rect(
			light.side < 0 ? x + size * 0.1 : x - size * 0.5,
			base - size * 1.7,
			size * 0.4,
			size * 1.05,
			dark,
			opacity(0.5),
		),
		shape(
			polygon([
				[x - size * 0.58, base - size * 1.68],
				[x, base - size * 2.2],
				[x + size * 0.58, base - size * 1.68],
			]),
			tone(light, light.season === "winter" ? "#ffffff" : "#6d5546", 0.4),
		),
	]);
}

/** The terrace the viewer stands on: planters, a rail, lounge chairs, bulbs. */
function roof(paper: Paper, light: Light, random: Random, height: number, variant: number): void {
	const growth = growthOf[light.season];
	const lit = light.lamps > 0.1;
	const floor = height - 92;
	let boards = "";
	for (let index = 0; index < 9; index++)
		boards += `M${-40 + index * 160} ${height}L${120 + index * 120} ${floor}`;
	let bulbs = "";
	for (let index = 0; index <= 20; index++) {
		const share = index / 20;
		bulbs += dot(share * 1200, floor - 190 + Math.sin(((share * 2) % 1) * Math.PI) * 44, 5);
	}
	let glass = "";
	for (let x = 60; x < 1200; x += 150) glass += `M${x} ${floor - 62}v66`;
	paper.add(
		rect(
			-10,
			floor,
			1220,
			110,
			paper.across(
				[
					[0, tone(light, "#b7926c", 0.25)],
					[1, tone(light, "#9a7654", 0.35)],
				],
				[0, floor],
				[0, height],
			),
		),
		stroke(boards, tone(light, "#5e4634", 0.8), 2, opacity(0.4)),
		rect(-10, floor - 60, 1220, 62, tone(light, "#dbeaf0", 0.1), opacity(0.22)),
		stroke(glass, tone(light, "#4c5563", 0.5), 3),
		rect(-10, floor - 66, 1220, 7, tone(light, "#4c5563", 0.4)),
		stroke(
			`M20 ${floor}V${floor - 196}M600 ${floor}V${floor - 196}M1180 ${floor}V${floor - 196}`,
			tone(light, "#3f4652", 0.5),
			5,
		),
		stroke(
			`M20 ${floor - 192}Q310 ${floor - 100} 600 ${floor - 192}Q890 ${floor - 100} 1180 ${floor - 192}`,
			tone(light, "#3f4652", 0.5),
			2,
		),
		shape(bulbs, lit ? "#fff0c4" : tone(light, "#fdf4e0", 0.1)),
		...(lit
			? [110, 240, 370, 500, 700, 830, 960, 1090].map((x) => glow(paper, light, x, floor - 154, 52, 0.5))
			: []),
	);
	for (const x of variant % 2 ? [250, 420] : [760, 930]) {
		paper.add(
			rect(x - 70, floor - 10, 140, 34, tone(light, "#6f7f8c", 0.4), 'rx="8"'),
			rect(x - 64, floor - 34, 128, 26, tone(light, "#f3ece0", 0.1), 'rx="8"'),
			rect(x - 74, floor - 60, 22, 66, tone(light, "#7f909c", 0.35), 'rx="8"'),
			rect(x + 20, floor - 54, 40, 24, tone(light, "#d96f4a", 0.1), 'rx="6"'),
		);
	}
	const side = variant % 2 ? 1040 : 150;
	for (let index = 0; index < 3; index++) {
		const x = side + index * 74;
		paper.add(
			shrub(light, random, x, floor - 8, 44, growth.crowns[index % growth.crowns.length]!),
			rect(x - 36, floor - 14, 72, 42, tone(light, "#4e565f", 0.35), 'rx="4"'),
		);
	}
}
