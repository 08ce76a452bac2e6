import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { tiledRoof, tiledWall } from "#world/illustrations/kit/hanok.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { person } from "#world/illustrations/kit/people.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist, ridges } from "#world/illustrations/kit/terrain.ts";
import { leafTree, redPine } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** The sea of tiled roofs with lanes between them and the brick cathedral's domes. */
export const jeonju: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { width, height } = paper;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon: 420, clouds: 6, sunAt: 0.2 }));
	paper.add(
		ridges(paper, light, random.fork("hills"), { top: 190, base: 450, surface: growth.hill, layers: 4 }),
		mist(paper, light, 430, 60, 0.5),
		rect(-10, 436, width + 20, height, tone(light, growth.groundDeep, 0.7, 0.24)),
	);
	const roofs = random.fork("roofs");
	const rows: readonly (readonly [number, number, number])[] = [
		[462, 0.34, 0.4],
		[500, 0.46, 0.32],
		[548, 0.62, 0.22],
		[606, 0.82, 0.13],
		[682, 1.1, 0.06],
	];
	rows.forEach(([y, size, depth], index) => {
		if (index === 2) paper.add(cathedral(paper, light, 850, 560));
		let x = roofs.between(-90, -20);
		while (x < width) {
			const w = roofs.between(150, 230) * size;
			const open = index === 4 && x + w > 470 && x < 730;
			if (!open) {
				const lift = roofs.between(-10, 10) * size;
				paper.add(rect(x + 4, y + lift - 6, w - 8, 74 * size, tone(light, "#f0e7d6", 0.45, depth)));
				for (let bay = 0; bay < 3; bay++)
					paper.add(
						rect(
							x + w * (0.14 + bay * 0.28),
							y + lift + 12 * size,
							w * 0.16,
							34 * size,
							roofs.chance(light.lamps) ? light.lamp : tone(light, "#d9c9ae", 0.6, depth),
						),
					);
				paper.add(tiledRoof(paper, light, { x, y: y + lift, width: w, rise: 62 * size, depth }));
			}
			if (roofs.chance(0.4)) paper.add(leafTree(light, roofs, x + w * 1.1, y + 40 * size, 110 * size, depth));
			x += w * roofs.between(1.06, 1.3);
		}
	});
	lane(paper, light, height);
	const near = random.fork("near");
	paper.add(
		tiledWall(light, -60, 850, 480, 120),
		tiledWall(light, 790, 850, 480, 120),
		tiledRoof(paper, light, { x: -120, y: 748, width: 420, rise: 120 }),
		tiledRoof(paper, light, { x: 900, y: 748, width: 420, rise: 120 }),
		...[
			[560, 800, 92, "#e58a9a"],
			[604, 806, 88, "#7fb0c9"],
			[676, 740, 62, "#f2e6d0"],
			[536, 720, 54, "#8f6f9c"],
		].map(([x, y, h, coat]) => hanbok(light, Number(x), Number(y), Number(h), String(coat))),
		redPine(light, near, 120, 900, 330),
		shrub(light, near, 60, height + 10, 80, growth.crowns[0]!),
		shrub(light, near, 1130, height + 12, 90, growth.crowns.at(-1)!),
		birds(random.fork("birds"), 460, 180, tone(light, "#4a566e", 0.5, 0.2), 5),
		overhang(paper, light, random.fork("branch"), -1, 0.36),
		airborne(paper, light, random.fork("air"), 0.9),
		finish(paper, light),
	);
};

/** A stroller in a wide bell-shaped skirt. */
function hanbok(light: Light, x: number, base: number, high: number, colour: string): string {
	return (
		person(light, { x, base, height: high, coat: "#fbf3e6", legs: colour }) +
		shape(
			`M${n(x - high * 0.09)} ${n(base - high * 0.62)}Q${n(x - high * 0.3)} ${n(base - high * 0.2)} ${n(x - high * 0.28)} ${n(base - 2)}H${n(x + high * 0.28)}Q${n(x + high * 0.3)} ${n(base - high * 0.2)} ${n(x + high * 0.09)} ${n(base - high * 0.62)}Z`,
			tone(light, colour, 0.25),
		) +
		stroke(
			`M${n(x + high * 0.02)} ${n(base - high * 0.64)}l${n(high * 0.05)} ${n(high * 0.2)}`,
			tone(light, "#d9503d", 0.2),
			high * 0.04,
		)
	);
}

function lane(paper: Paper, light: Light, height: number): void {
	let stones = "";
	for (const y of [720, 750, 790, 840])
		stones += `M${n(600 - (y - 690) * 1.2 - 40)} ${y}H${n(600 + (y - 690) * 1.2 + 40)}`;
	paper.add(
		shape(
			`M556 690H644L930 ${height + 10}H270Z`,
			paper.across(
				[
					[0, tone(light, "#dccbb0", 0.3, 0.06)],
					[1, tone(light, "#cbb797", 0.15)],
				],
				[0, 690],
				[0, height],
			),
		),
		stroke(stones, tone(light, "#8f7f66", 0.7), 2, 'opacity=".35"'),
	);
}

/** Red brick, a tall bell tower and two smaller domes. */
function cathedral(paper: Paper, light: Light, x: number, base: number): string {
	const brick = tone(light, "#b9674f", 0.2, 0.18);
	const dark = tone(light, "#8a4a3c", 0.9, 0.18);
	const dome = tone(light, "#7f8f96", 0.3, 0.16);
	const lit = light.lamps > 0.1 ? light.lamp : tone(light, "#4a4048", 0.7, 0.2);
	const turret = (cx: number, w: number, high: number) =>
		rect(cx - w / 2, base - high, w, high, brick) +
		rect(light.side < 0 ? cx + w * 0.1 : cx - w / 2, base - high, w * 0.4, high, dark, 'opacity=".5"') +
		shape(
			`M${n(cx - w * 0.56)} ${n(base - high)}Q${n(cx - w * 0.6)} ${n(base - high - w * 0.7)} ${n(cx)} ${n(base - high - w * 0.95)}Q${n(cx + w * 0.6)} ${n(base - high - w * 0.7)} ${n(cx + w * 0.56)} ${n(base - high)}Z`,
			dome,
		) +
		stroke(`M${n(cx)} ${n(base - high - w * 0.9)}v${n(-w * 0.4)}`, dark, 3) +
		shape(
			`M${n(cx - w * 0.18)} ${n(base - high * 0.72)}v${n(-high * 0.1)}a${n(w * 0.18)} ${n(w * 0.18)} 0 0 1 ${n(w * 0.36)} 0v${n(high * 0.1)}z`,
			lit,
		);
	return group([
		rect(x - 120, base - 110, 240, 130, brick),
		shape(`M${x - 130} ${base - 108}L${x - 90} ${base - 160}H${x + 90}L${x + 130} ${base - 108}Z`, dome),
		...[-84, -42, 42, 84].map((dx) => shape(`M${x + dx - 10} ${base - 30}v-34a10 10 0 0 1 20 0v34z`, lit)),
		turret(x - 92, 44, 150),
		turret(x + 92, 44, 150),
		turret(x, 70, 220),
		light.lamps > 0.1 ? glow(paper, light, x, base - 120, 180, 0.35) : "",
	]);
}
