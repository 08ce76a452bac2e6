import { cityBasin } from "#world/illustrations/kit/cityBasin.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { airborne, birds, finish, overhang } from "#world/illustrations/kit/framing.ts";
import { growthOf, type Light, litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { cone } from "#world/illustrations/kit/mountains.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n, type Paper } from "#world/illustrations/kit/Paper.ts";
import { sky } from "#world/illustrations/kit/sky.ts";
import { mist } from "#world/illustrations/kit/terrain.ts";
import { leafTree } from "#world/illustrations/kit/trees.ts";
import { shrub } from "#world/illustrations/kit/undergrowth.ts";

/** The red lattice tower over the endless city, the snow cone on the horizon. */
export const tokyo: Draw = (paper, { light: free, random }) => {
	const light = litFrom(free, -1);
	const { height } = paper;
	const horizon = 440;
	const growth = growthOf[light.season];
	paper.add(...sky(paper, light, random.fork("sky"), { horizon, clouds: 7, sunAt: 0.24 }));
	paper.add(
		cone(paper, light, random.fork("fuji"), {
			x: 300,
			base: horizon + 30,
			width: 760,
			height: 250,
			surface: "#8595b4",
			depth: 0.5,
			snow: 0.4,
		}),
		mist(paper, light, horizon, 70, 0.7),
		shape(
			`M-10 ${horizon + 10}H1210V910H-10Z`,
			paper.across(
				[
					[0, tone(light, "#a9b2c4", 0.4, 0.6)],
					[1, tone(light, "#6d7888", 0.6, 0.1)],
				],
				[0, horizon],
				[0, height],
			),
		),
	);
	paper.add(
		cityBasin(paper, light, random.fork("city"), {
			far: horizon + 30,
			near: height - 70,
			rows: 8,
			surfaces: ["#eef0f2", "#dbe2e9", "#e9ded2", "#cdd6df", "#f3e6da", "#c4ccd6"],
			open: (y) => (y > 680 ? [[620, 960]] : []),
			swell: (share, row) => (row < 5 ? 0.9 + 0.9 * Math.exp(-(((share - 0.2) / 0.14) ** 2)) : 0.95),
			between: (row, y) => (row === 4 ? redTower(paper, light, 770, y + 40, 560) : ""),
		}),
	);
	const park = random.fork("park");
	for (let index = 0; index < 26; index++) {
		const x = 600 + park.next() * 370;
		paper.add(leafTree(light, park, x, 720 + (index / 26) * 130, park.between(80, 120), 0.04));
	}
	const near = random.fork("near");
	for (const [x, y, r] of [
		[40, 912, 90],
		[180, 920, 70],
		[900, 920, 80],
		[1140, 916, 110],
	] as const)
		paper.add(shrub(light, near, x, y, r, growth.crowns.at(-1)!));
	paper.add(
		birds(random.fork("birds"), 520, 190, tone(light, "#4a566e", 0.5, 0.2)),
		overhang(paper, light, random.fork("branch"), -1, 0.4),
		overhang(paper, light, random.fork("branch 2"), 1, 0.22),
		airborne(paper, light, random.fork("air"), 0.8),
		finish(paper, light),
	);
};

function redTower(paper: Paper, light: Light, x: number, base: number, high: number): string {
	const lit = light.lamps > 0.3;
	const red = lit ? mix(tone(light, "#e2583c", 0), "#ff9a4a", 0.5) : tone(light, "#df553a", 0.1, 0.04);
	const white = lit ? "#ffe9c0" : tone(light, "#fbf4ea", 0.1, 0.04);
	const at = (share: number) => base - high * share;
	const half = (share: number) => high * (0.16 * (1 - share) ** 2.1 + 0.012);
	let legs = "";
	let laces = "";
	const steps = 16;
	for (const side of [-1, 1]) {
		legs += `M${n(x + side * half(0))} ${n(base)}`;
		for (let index = 1; index <= steps; index++)
			legs += `L${n(x + side * half((index / steps) * 0.78))} ${n(at((index / steps) * 0.78))}`;
	}
	for (let index = 0; index < steps; index++) {
		const a = (index / steps) * 0.78;
		const b = ((index + 1) / steps) * 0.78;
		laces += `M${n(x - half(a))} ${n(at(a))}L${n(x + half(b))} ${n(at(b))}M${n(x + half(a))} ${n(at(a))}L${n(x - half(b))} ${n(at(b))}M${n(x - half(b))} ${n(at(b))}H${n(x + half(b))}`;
	}
	return group([
		lit ? glow(paper, { ...light, lamp: "#ff8f4a" }, x, at(0.4), high * 0.5, 0.6) : "",
		stroke(laces, red, 2.6),
		stroke(legs, red, 6),
		shape(
			`M${n(x - half(0.12) * 0.7)} ${n(base)}Q${n(x)} ${n(at(0.16))} ${n(x + half(0.12) * 0.7)} ${n(base)}h${n(-10)}Q${n(x)} ${n(at(0.13))} ${n(x - half(0.12) * 0.7 + 10)} ${n(base)}Z`,
			red,
		),
		rect(x - high * 0.062, at(0.42), high * 0.124, high * 0.045, white),
		rect(
			x - high * 0.062,
			at(0.4),
			high * 0.124,
			high * 0.012,
			lit ? "#fff6d8" : tone(light, "#6f8aa0", 0.3),
		),
		rect(x - high * 0.026, at(0.7), high * 0.052, high * 0.03, white),
		stroke(`M${n(x)} ${n(at(0.78))}V${n(at(1))}`, white, 4),
		stroke(`M${n(x)} ${n(at(0.84))}V${n(at(0.9))}`, red, 5),
		lit ? `<circle cx="${n(x)}" cy="${n(at(1))}" r="4" fill="#ff5a4a"/>` : "",
	]);
}
