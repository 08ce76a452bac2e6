import type { Hex } from "./colour.ts";
import { growthOf, type Light, tone } from "./light.ts";
import { dot, group, opacity, shape, stroke, through } from "./marks.ts";
import { n, type Paper, type Point } from "./Paper.ts";
import type { Random } from "./random.ts";

/** A pointed leaf as a piece of path. */
export function leaf(x: number, y: number, long: number, angle: number, slim = 0.3): string {
	const dx = Math.cos(angle) * long;
	const dy = Math.sin(angle) * long;
	const sx = -dy * slim;
	const sy = dx * slim;
	return `M${n(x)} ${n(y)}Q${n(x + dx * 0.45 + sx)} ${n(y + dy * 0.45 + sy)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx * 0.45 - sx)} ${n(y + dy * 0.45 - sy)} ${n(x)} ${n(y)}Z`;
}

/**
 * A branch reaching in from an upper corner: blossom in spring, leaves in summer and autumn, snow in winter. It gives the viewer a place to
 * stand.
 */
export function overhang(
	paper: Paper,
	light: Light,
	random: Random,
	corner: -1 | 1,
	reach = 0.42,
	leafage: readonly [Hex, Hex, Hex] = growthOf[light.season].crowns[0]!,
): string {
	const x0 = corner < 0 ? -30 : paper.width + 30;
	const long = Math.min(paper.width, 1300) * reach;
	const layers = ["", "", ""];
	let wood = "";
	let twigs = "";
	let snow = "";
	for (let bough = 0; bough < 3; bough++) {
		const far = long * (1 - bough * 0.26) * random.between(0.85, 1.05);
		const drop = random.between(30, 110) + bough * 60;
		const points: Point[] = [];
		for (let index = 0; index <= 8; index++) {
			const share = index / 8;
			points.push([
				x0 - corner * far * share,
				-16 + bough * 30 + drop * share * share + Math.sin(share * 6 + bough * 2) * 9,
			]);
		}
		wood += through(points);
		snow += through(points.map(([x, y]): Point => [x, y - 4]));
		for (let index = 1; index <= 8; index++) {
			const [x, y] = points[index]!;
			const angle = Math.PI * (corner > 0 ? 0.78 : 0.22) + random.between(-0.7, 0.7);
			const twig = random.between(40, 84);
			twigs += `M${n(x)} ${n(y)}q${n(Math.cos(angle) * twig * 0.5)} ${n(Math.sin(angle) * twig * 0.3)} ${n(Math.cos(angle) * twig)} ${n(Math.sin(angle) * twig)}`;
			for (let bit = 0; bit < 15; bit++) {
				const along = random.between(0.05, 1.1);
				const bx = x + Math.cos(angle) * twig * along + random.between(-17, 17);
				const by = y + Math.sin(angle) * twig * along + random.between(-15, 15);
				const which = bit % 5 < 2 ? 0 : bit % 5 < 4 ? 1 : 2;
				layers[which] += foliage(light, random, bx, by, angle);
			}
		}
	}
	const bark = tone(light, "#4a342f", 0.8);
	const [deepTone, bodyTone, litTone] = leafage;
	const winter = light.season === "winter";
	return group([
		stroke(wood, bark, 7),
		stroke(twigs, bark, 2.6),
		winter ? stroke(snow, tone(light, "#ffffff", 0.1), 4.4) : "",
		winter ? "" : shape(layers[0]!, tone(light, deepTone, 0.75)),
		shape(layers[1]!, tone(light, bodyTone, 0.25)),
		shape(layers[2]!, tone(light, litTone, 0)),
	]);
}

function foliage(light: Light, random: Random, x: number, y: number, angle: number): string {
	if (light.season === "spring") return dot(x, y, random.between(3.4, 8.4));
	if (light.season === "winter") return random.chance(0.3) ? dot(x, y, random.between(2, 5)) : "";
	return leaf(x, y, random.between(17, 34), angle + random.between(-0.9, 0.9), 0.34);
}

/** Petals, leaves or snow in the air. */
export function airborne(paper: Paper, light: Light, random: Random, strength = 1): string {
	const { width, height } = paper;
	if (light.season === "summer") return "";
	if (light.season === "winter") {
		let near = "";
		let far = "";
		for (let index = 0; index < 90 * strength; index++) {
			const spot = dot(random.between(0, width), random.between(0, height), random.between(1.4, 4));
			if (index % 4) far += spot;
			else near += dot(random.between(0, width), random.between(0, height), random.between(3.6, 6));
		}
		return shape(far, "#ffffff", opacity(0.7)) + shape(near, "#ffffff", opacity(0.85));
	}
	const colours = light.season === "spring" ? ["#ffdfe4", "#f8b9c6"] : ["#e98a3a", "#c9492f"];
	return colours
		.map((colour) => {
			let d = "";
			for (let index = 0; index < 15 * strength; index++) {
				const x = random.between(0, width);
				const y = random.between(height * 0.1, height);
				const r = random.between(3, 6);
				const turn = random.between(-r, r);
				d += `M${n(x)} ${n(y)}q${n(r)} ${n(turn - r)} ${n(r * 2)} ${n(turn)}q${n(-r)} ${n(r)} ${n(-r * 2)} ${n(-turn)}z`;
			}
			return shape(d, tone(light, colour, 0.1));
		})
		.join("");
}

/** The final overlay: warmth from the light's side and some depth at the bottom, so that all layers share one atmosphere. */
export function finish(paper: Paper, light: Light, strength = 1): string {
	const from: Point = light.side < 0 ? [0, 0] : [paper.width, 0];
	const to: Point = light.side < 0 ? [paper.width, paper.height] : [0, paper.height];
	const warm = { dawn: 0.2, day: 0.1, golden: 0.28, dusk: 0.16, night: 0.08 }[light.hour] * strength;
	return shape(
		`M0 0H${paper.width}V${paper.height}H0Z`,
		paper.across(
			[
				[0, light.glow, warm],
				[0.5, light.glow, 0],
				[1, light.away, 0.16 * strength],
			],
			from,
			to,
		),
	);
}

/** A few birds far off. */
export function birds(random: Random, x: number, y: number, colour: Hex, count = 5): string {
	let d = "";
	for (let index = 0; index < count; index++) {
		const bx = x + random.between(-70, 70);
		const by = y + random.between(-30, 30);
		const s = random.between(6, 12);
		d += `M${n(bx - s)} ${n(by - s * 0.3)}Q${n(bx - s * 0.4)} ${n(by - s * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.7)} ${n(bx + s)} ${n(by - s * 0.3)}`;
	}
	return stroke(d, colour, 2.2, opacity(0.7));
}
