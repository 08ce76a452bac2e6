import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, finish } from "#world/illustrations/kit/framing.ts";
import { fittedStones } from "#world/illustrations/kit/japan.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { box, group, opacity, oval, polygon, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { farCity, towerRow } from "#world/illustrations/kit/towers.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";
import { reflection, ripples, water } from "#world/illustrations/kit/water.ts";

/** Food stalls along the river, their lanterns in the water. */
export const fukuoka: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const quay = 640;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 480, clouds: 5, sunAt: 0.2 }));
	const scene: string[] = [
		farCity(paper, light, random.fork("far"), {
			from: -10,
			to: width + 10,
			base: 560,
			height: 220,
			depth: 0.55,
		}),
		towerRow(paper, light, random.fork("row"), {
			from: -30,
			to: width + 20,
			base: quay - 40,
			height: [150, 330],
			width: [60, 110],
			surfaces: ["#d9dfe8", "#e6d6c6", "#c7b8b4", "#cfd9e2"],
			styles: ["grid", "bands", "fins"],
			depth: 0.26,
			swell: (share) => 0.7 + 0.4 * Math.abs(Math.sin(share * 4 + 0.6)),
		}),
		mirrorTower(paper, light, 930, quay - 40),
	];
	const trees = random.fork("trees");
	for (let x = 10; x < width; x += trees.between(90, 150))
		scene.push(willow(light, trees, x, quay - 8, trees.between(150, 200)));
	for (const x of [60, 270, 480, 690, 900, 1100])
		scene.push(stall(paper, light, random.fork(`stall ${x}`), x, quay));
	scene.push(
		fittedStones(light, random.fork("quay"), -10, quay, width + 20, 64, "#b0a79b"),
		rect(-10, quay - 6, width + 20, 9, tone(light, "#d9cfc0", 0.1)),
	);
	for (let x = 30; x < width; x += 120)
		scene.push(shrub(light, trees, x, quay + 2, 18, trees.pick(growth.crowns)));
	const id = paper.keep(scene.join(""));
	const sea = quay + 60;
	paper.add(
		water(paper, light, sea, height),
		`<use href="#${id}"/>`,
		reflection(paper, id, sea + 2, 0.5, 0.86),
		ripples(
			random.fork("ripples"),
			sea + 6,
			height,
			width,
			90,
			light.lamps > 0.3 ? light.lamp : light.sky[3],
			0.34,
		),
	);
	paper.add(
		tourBoat(paper, light, 520, 822),
		shrub(light, trees, 50, height + 14, 100, growth.crowns.at(-1)!),
		shrub(light, trees, 1150, height + 12, 110, growth.crowns[0]!),
		airborne(paper, light, random.fork("air"), 0.6),
		finish(paper, light),
	);
};

function mirrorTower(paper: Paper, light: Light, x: number, base: number): string {
	const body = polygon([
		[x - 44, base],
		[x - 30, base - 330],
		[x, base - 400],
		[x + 30, base - 330],
		[x + 44, base],
	]);
	let lines = "";
	for (let y = base - 380; y < base; y += 12) lines += `M${x - 50} ${y}h100`;
	return group([
		shape(
			body,
			paper.linear([
				[0, mix(light.sky[2], "#ffffff", 0.25)],
				[1, tone(light, "#9fbccb", 0.3, 0.2)],
			]),
		),
		group(
			[
				shape(
					polygon([
						[x, base],
						[x, base - 400],
						[x + 60, base - 320],
						[x + 60, base],
					]),
					tone(light, "#6f93a8", 0.9, 0.2),
					opacity(0.55),
				),
				stroke(lines, "#ffffff", 1, opacity(0.35)),
			],
			`clip-path="${paper.clip(`<path d="${body}"/>`)}"`,
		),
		stroke(`M${x} ${base - 400}v-46`, tone(light, "#c9d2da", 0.3, 0.2), 3),
	]);
}

/** A willow: a short trunk and falling strands. */
function willow(light: Light, random: Random, x: number, base: number, high: number): string {
	const [deep, body, lit] =
		light.season === "autumn"
			? (["#a8792f", "#cf9f3f", "#eacb6a"] as const)
			: light.season === "spring"
				? (["#6f9a4c", "#9cc262", "#cfe08a"] as const)
				: (["#3f7a52", "#639f5f", "#9bc878"] as const);
	let back = "";
	let front = "";
	let shine = "";
	for (let index = 0; index < 30; index++) {
		const dx = random.between(-0.5, 0.5) * high * 0.9;
		const top = base - high * (0.94 - Math.abs(dx / high) * 0.7);
		const long = high * random.between(0.45, 0.7);
		const strand = `M${n(x + dx * 0.6)} ${n(top)}Q${n(x + dx)} ${n(top + long * 0.3)} ${n(x + dx * 1.05)} ${n(top + long)}`;
		if (index % 3 === 0) back += strand;
		else if (index % 3 === 1) front += strand;
		else shine += strand;
	}
	return group([
		stroke(
			`M${n(x)} ${n(base)}Q${n(x - 6)} ${n(base - high * 0.4)} ${n(x + 4)} ${n(base - high * 0.8)}`,
			tone(light, "#5d4638", 0.6),
			high * 0.05,
		),
		stroke(back, tone(light, deep, 0.7), 11),
		stroke(front, tone(light, body, 0.2), 7),
		stroke(shine, tone(light, lit, 0), 3.4, opacity(0.8)),
	]);
}

/** A wheeled stall: counter, stools, split curtain, red lanterns, guests. */
function stall(paper: Paper, light: Light, random: Random, x: number, base: number): string {
	const roof = random.pick(["#c9443a", "#2f6f7a", "#d98a2f", "#3f5a8a"]);
	const w = 150;
	const top = base - 118;
	const marks = [
		glow(paper, light, x + w / 2, base - 60, 170, light.lamps > 0.1 ? 0.7 : 0.25),
		rect(
			x + 8,
			top + 20,
			w - 16,
			98,
			light.lamps > 0 ? mix(light.lamp, "#c97a3c", 0.2) : tone(light, "#d9ad78", 0.4),
		),
		rect(x + 16, base - 66, w - 32, 5, tone(light, "#8a5a3c", 0.5)),
	];
	for (let index = 0; index < 5; index++)
		marks.push(
			rect(
				x + 22 + index * 22,
				base - 84,
				8,
				18,
				tone(light, random.pick(["#7fa65a", "#e9d7a8", "#a84a3c"]), 0.2),
			),
		);
	marks.push(
		person(light, { x: x + w * 0.5, base: base + 4, height: 84, coat: "#f4efe6", turned: 0.2 }),
		rect(x, base - 46, w, 48, tone(light, "#8a5a3c", 0.3)),
		rect(x - 4, base - 50, w + 8, 8, tone(light, "#e3bd88", 0.05)),
	);
	let slats = "";
	for (let at = x + 10; at < x + w; at += 12) slats += box(at, base - 42, 2, 42);
	marks.push(shape(slats, tone(light, "#5d3c28", 0.6), opacity(0.5)));
	for (let index = 0; index < 2; index++)
		marks.push(
			person(light, {
				x: x + 34 + index * 78,
				base: base + 4,
				height: 76,
				coat: random.pick(["#4f7f96", "#d9694c", "#5f6f8a", "#e0a33c"]),
				turned: 0.6,
			}),
		);
	for (let index = 0; index < 5; index++)
		marks.push(
			shape(`M${x + 2 + index * 30} ${top + 20}h27q2 12 0 22h-26q-2 -10 -1 -22z`, tone(light, roof, 0.3)),
		);
	marks.push(
		shape(
			polygon([
				[x - 12, top + 22],
				[x + 6, top - 4],
				[x + w - 6, top - 4],
				[x + w + 12, top + 22],
			]),
			tone(light, mix(roof, "#3a2a30", 0.35), 0.4),
		),
	);
	for (const dx of [-2, w + 2])
		marks.push(
			oval(x + dx, base - 72, 12, 17, light.lamps > 0.1 ? "#ff8a5a" : tone(light, "#d9503d", 0.2)),
			rect(x + dx - 6, base - 91, 12, 4, "#3a2630"),
			rect(x + dx - 6, base - 57, 12, 4, "#3a2630"),
		);
	return group(marks);
}

function tourBoat(paper: Paper, light: Light, x: number, y: number): string {
	const lit = light.lamps > 0.1;
	return group([
		oval(x, y + 22, 170, 12, "#0f1c38", opacity(0.3)),
		shape(
			`M${x - 160} ${y - 6}H${x + 150}Q${x + 176} ${y - 10} ${x + 186} ${y - 20}Q${x + 170} ${y + 24} ${x + 130} ${y + 24}H${x - 130}Q${x - 156} ${y + 22} ${x - 160} ${y - 6}Z`,
			tone(light, "#b8433a", 0.3),
		),
		rect(x - 130, y - 58, 250, 54, lit ? light.lamp : tone(light, "#f3e3c6", 0.2)),
		...[0, 1, 2, 3, 4, 5].map((index) =>
			rect(x - 132 + index * 50, y - 60, 6, 56, tone(light, "#6d4632", 0.4)),
		),
		shape(
			polygon([
				[x - 150, y - 58],
				[x - 136, y - 74],
				[x + 126, y - 74],
				[x + 140, y - 58],
			]),
			tone(light, "#4f4a52", 0.4),
		),
		...[-110, -60, -10, 40, 90].map((dx) =>
			oval(x + dx, y - 46, 8, 11, lit ? "#ff8a5a" : tone(light, "#d9503d", 0.2)),
		),
		lit ? glow(paper, light, x, y - 30, 220, 0.45) : "",
	]);
}
