import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { dot, group, opacity, oval, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { range } from "#world/illustrations/kit/mountains.ts";
import { glow, paneColour, spill } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { rock } from "#world/illustrations/kit/stones.ts";
import { crestAt, mist, ridge, ridgeBody } from "#world/illustrations/kit/terrain.ts";
import { fir, firBand } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** A timber lodge by a mountain lake, firs all around, a fire lit inside. */
export const lodge: Draw = (paper, { light: free, random, variant }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const shore = 690;
	if (variant % 2 === 0) paper.mirror();
	const growth = growthOf[light.season];
	const winter = light.season === "winter";
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 470, clouds: 5, sunAt: 0.16 }));
	const scene: string[] = [];
	scene.push(
		range(paper, light, random.fork("far"), {
			base: 520,
			height: 360,
			surface: "#93a3ba",
			depth: 0.5,
			rough: 1,
			snow: winter ? 0.62 : 0.34,
			peaks: [
				[0.08, 0.62],
				[0.3, 0.86],
				[0.5, 1],
				[0.74, 0.8],
				[0.95, 0.66],
			],
		}),
		mist(paper, light, 500, 90, 0.6),
	);
	for (const [y, depth, high] of [
		[520, 0.42, 46],
		[580, 0.26, 70],
		[640, 0.14, 104],
	] as const) {
		const made = ridge(paper, random.fork(`wood ${y}`), {
			y,
			rise: 24,
			base: shore + 10,
			wave: 0.6,
			lift: (share) => 40 * (share - 0.4) ** 2 * 4,
		});
		scene.push(
			firBand(light, random.fork(`firs ${y}`), (x) => crestAt(made, x) + 8, {
				from: -30,
				to: width + 30,
				step: high * 0.26,
				height: [high * 0.6, high],
				depth,
				snow: winter,
			}),
			ridgeBody(paper, light, made, winter ? growth.groundDeep : growth.pine[0], depth, 0.12),
		);
	}
	scene.push(
		shape(
			`M-10 ${shore - 8}Q300 ${shore - 46} 560 ${shore - 40}T1210 ${shore - 70}V${shore + 14}H-10Z`,
			paper.across(
				[
					[0, tone(light, growth.ground, 0.1, 0.06)],
					[1, tone(light, growth.groundDeep, 0.5)],
				],
				[0, shore - 70],
				[0, shore + 10],
			),
		),
	);
	scene.push(chalet(paper, light, 640, shore - 30, variant));
	const trees = random.fork("trees");
	for (const [x, y, high] of [
		[520, shore - 30, 210],
		[580, shore - 20, 150],
		[1030, shore - 44, 250],
		[1100, shore - 40, 320],
		[1180, shore - 30, 270],
		[460, shore - 24, 120],
		[330, shore - 20, 170],
		[250, shore - 14, 130],
	] as const) {
		scene.push(fir(light, trees, x, y, high * trees.between(0.9, 1.1), 0.02));
	}
	const id = paper.keep(scene.join(""));
	paper.add(
		water(paper, light, shore, height, [
			mix(light.water[0], light.haze, 0.3),
			mix(light.water[1], "#12455a", 0.25),
		]),
	);
	paper.add(`<use href="#${id}"/>`, reflection(paper, id, shore + 4, 0.42, 0.72));
	paper.add(ripples(random.fork("ripples"), shore + 8, height, width, 70, light.sky[3], 0.35));
	jetty(paper, light, shore);
	foreground(paper, light, random.fork("near"));
	paper.add(
		birds(random.fork("birds"), 420, 190, tone(light, "#44506a", 0.6, 0.2), 4),
		airborne(paper, light, random.fork("air"), winter ? 1.3 : 0.5),
		finish(paper, light),
	);
};

/** The timber house itself: a glazed gable, a long roof, a smoking chimney. */
export function chalet(paper: Paper, light: Light, x: number, base: number, variant: number): string {
	const winter = light.season === "winter";
	const w = 300;
	const wall = 120;
	const peak = base - wall - 150;
	const logs = variant % 3 === 0 ? "#8d5f41" : variant % 3 === 1 ? "#a3704a" : "#6f4e3d";
	const roof = winter ? "#f6f9fd" : "#4a4f5a";
	const lit = light.lamps > 0.1;
	const pane = lit
		? paper.linear([
				[0, "#ffedbd"],
				[1, light.lamp],
			])
		: paper.linear([
				[0, light.sky[2]],
				[1, paneColour(light)],
			]);
	const front = tone(light, logs, light.side < 0 ? 0.1 : 0.6);
	const flank = tone(light, logs, light.side < 0 ? 0.9 : 0.2);
	let boards = "";
	for (let y = base - wall + 12; y < base; y += 12) boards += `M${x} ${y}h${w + 150}`;
	let mullions = "";
	for (let index = 1; index < 6; index++) mullions += `M${x + 60 + index * 30} ${base}V${peak + 30}`;
	const glass = polygon([
		[x + 60, base - 12],
		[x + 60, base - wall - 44],
		[x + w / 2, peak + 36],
		[x + w - 60, base - wall - 44],
		[x + w - 60, base - 12],
	]);
	const smoke = [0, 1, 2, 3, 4]
		.map((index) =>
			oval(
				x + 320 + index * 16 * light.side * -1,
				peak - 20 - index * 30,
				12 + index * 8,
				9 + index * 6,
				tone(light, "#ffffff", 0.2, 0.2),
				opacity(0.34 - index * 0.055),
			),
		)
		.join("");
	return group([
		smoke,
		rect(x + 300, peak - 4, 34, 120, tone(light, "#9a9088", 0.5)),
		rect(x + 296, peak - 10, 42, 12, tone(light, winter ? "#ffffff" : "#857a72", 0.2)),
		shape(
			polygon([
				[x + w, base],
				[x + w, base - wall],
				[x + w + 150, base - wall],
				[x + w + 150, base],
			]),
			flank,
		),
		shape(
			polygon([
				[x, base],
				[x, base - wall],
				[x + w / 2, peak],
				[x + w, base - wall],
				[x + w, base],
			]),
			front,
		),
		stroke(boards, brighten(flank, -0.1), 1.6, opacity(0.55)),
		shape(glass, pane),
		lit ? "" : shape(glass, "#ffffff", opacity(0.08)),
		group(
			[
				stroke(mullions, tone(light, mix(logs, "#000000", 0.3), 0.5), 5),
				stroke(`M${x + 50} ${base - wall + 16}h${w - 100}`, tone(light, mix(logs, "#000000", 0.3), 0.5), 7),
			],
			`clip-path="${paper.clip(`<path d="${glass}"/>`)}"`,
		),
		...[0, 1].map(
			(index) =>
				rect(x + w + 28 + index * 62, base - 86, 36, 46, pane) +
				stroke(
					`M${x + w + 46 + index * 62} ${base - 86}v46M${x + w + 28 + index * 62} ${base - 63}h36`,
					front,
					3,
				),
		),
		shape(
			polygon([
				[x + w / 2, peak - 14],
				[x + w / 2 + 182, peak - 14],
				[x + w + 186, base - wall + 22],
				[x + w + 18, base - wall + 22],
			]),
			paper.linear([
				[0, tone(light, roof, light.side > 0 ? 0 : 0.5)],
				[1, tone(light, roof, light.side > 0 ? 0.3 : 0.8)],
			]),
		),
		stroke(
			`M${x - 26} ${base - wall + 28}L${x + w / 2} ${peak - 8}L${x + w + 22} ${base - wall + 26}`,
			tone(light, winter ? "#ffffff" : mix(logs, "#ffffff", 0.2), 0.1),
			15,
		),
		rect(x - 30, base - 6, w + 200, 14, tone(light, mix(logs, "#ffffff", 0.12), 0.2)),
		stroke(
			[0, 1, 2, 3, 4, 5, 6].map((index) => `M${x - 26 + index * 32} ${base - 6}v-36`).join("") +
				`M${x - 28} ${base - 42}h196`,
			tone(light, mix(logs, "#000000", 0.2), 0.4),
			4,
		),
		lit ? glow(paper, light, x + w / 2, base - 70, 260, 0.5) : "",
		lit ? spill(paper, light, x + 70, base + 8, w - 140, 40) : "",
		lit
			? shape(
					[0, 1, 2, 3, 4, 5, 6, 7]
						.map((index) => dot(x + 20 + index * 38, base - wall - 8 + Math.sin(index * 1.3) * 6, 3.4))
						.join(""),
					"#fff1c8",
				)
			: "",
	]);
}

function jetty(paper: Paper, light: Light, shore: number): void {
	const plank = tone(light, "#a98462", 0.2);
	const dark = tone(light, "#5e4636", 0.8);
	let gaps = "";
	for (let index = 1; index < 10; index++) {
		const share = index / 10;
		const y = shore + 4 + share ** 1.3 * 150;
		gaps += `M${n(560 - share * 130)} ${n(y)}H${n(640 - share * 60)}`;
	}
	paper.add(
		stroke(`M470 ${shore + 120}v50M576 ${shore + 120}v50M520 ${shore + 60}v34M606 ${shore + 60}v34`, dark, 8),
		shape(`M560 ${shore - 6}H640L586 ${shore + 152}H424Z`, plank),
		shape(`M424 ${shore + 152}H586V${shore + 162}H424Z`, dark),
		stroke(gaps, dark, 2, opacity(0.5)),
		shape(
			`M700 ${shore + 70}Q770 ${shore + 92} 850 ${shore + 66}Q842 ${shore + 104} 812 ${shore + 106}H742Q708 ${shore + 102} 700 ${shore + 70}Z`,
			tone(light, "#b8543c", 0.4),
		),
		stroke(`M704 ${shore + 72}Q770 ${shore + 94} 848 ${shore + 68}`, tone(light, "#f2e6d2", 0.1), 4),
		stroke(
			`M740 ${shore + 84}L690 ${shore + 52}M812 ${shore + 84}L868 ${shore + 56}`,
			tone(light, "#c9a77c", 0.3),
			4,
		),
	);
}

function foreground(paper: Paper, light: Light, random: Random): void {
	const growth = growthOf[light.season];
	const { width, height } = paper;
	paper.add(
		shape(
			`M-10 ${height - 96}Q120 ${height - 110} 250 ${height - 44}T420 ${height + 10}H-10Z`,
			tone(light, growth.groundDeep, 0.6),
		),
		shape(
			`M${width + 10} ${height - 120}Q${width - 130} ${height - 100} ${width - 220} ${height - 34}T${width - 380} ${height + 10}H${width + 10}Z`,
			tone(light, growth.groundDeep, 0.7),
		),
		rock(light, random, 300, height - 14, 54, 40, "#8d8a90"),
		rock(light, random, 372, height + 4, 34, 26, "#9c9798"),
		rock(light, random, width - 300, height - 2, 60, 44, "#86848c"),
		fir(light, random, 60, height - 20, 520),
		fir(light, random, 170, height + 4, 330),
		fir(light, random, width - 60, height, 430),
		shrub(light, random, 240, height + 4, 60, growth.crowns.at(-1)!),
		shrub(light, random, width - 190, height + 6, 66, growth.crowns[0]!),
	);
}
