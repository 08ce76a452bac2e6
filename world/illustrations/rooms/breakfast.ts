import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { vase } from "#world/illustrations/kit/furniture.ts";
import { decors, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, oval, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import { pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { backWindow, sunPatch } from "./bedroom.ts";

/** A table laid for breakfast at a sunny window. */
export const breakfast: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const decor = decors[(variant * 2) % decors.length]!;
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 2.9, height: 2.7, back: 4.6 }, 1.7);
	paper.add(
		shell(room, "boards", "plain"),
		backWindow(room, random.fork("view"), {
			x: [-1.9, 1.9],
			y: [0.6, 2.45],
			kind: (["garden", "sea", "hills"] as const)[(variant - 1) % 3]!,
			columns: 4,
			sheer: true,
		}),
		sunPatch(room, [-1.8, 1.8]),
		pottedPlant(room, -2.5, 4.2, 1.3, mix(decor.accent, "#ffffff", 0.3), variant),
		pottedPlant(room, 2.5, 4.3, 1, mix(decor.second, "#ffffff", 0.2), variant + 5),
		chair(room, 330),
		chair(room, 870),
		table(room),
		meal(room, variant),
	);
};

function chair(room: Room, x: number): string {
	const { light, decor } = room;
	const wood = tone(light, decor.wood, 0.35);
	let slats = "";
	for (const dx of [-52, -18, 18, 52]) slats += `M${x + dx} 470v170`;
	return group([
		stroke(`M${x - 84} 640V470Q${x} 430 ${x + 84} 470V640`, wood, 15),
		stroke(slats, brighten(wood, -0.04), 8),
		stroke(`M${x - 78} 528Q${x} 500 ${x + 78} 528`, brighten(wood, 0.04), 11),
	]);
}

/** The table top, which fills the foreground. */
function table(room: Room): string {
	const { paper, light, decor } = room;
	const top = tone(light, mix(decor.wood, "#e9c9a0", 0.35), 0.1);
	let grain = "";
	for (let index = 0; index < 9; index++)
		grain += `M${60 + index * 30} ${650 + index * 30}H${1140 - index * 6}`;
	return group([
		oval(600, 650, 570, 40, "#2d2233", opacity(0.14)),
		shape(
			"M150 616H1050L1290 910H-90Z",
			paper.across(
				[
					[0, brighten(top, 0.03)],
					[1, brighten(top, -0.06)],
				],
				[0, 616],
				[0, 900],
			),
		),
		stroke(grain, brighten(top, -0.1), 2, opacity(0.35)),
		shape("M150 612H1050L1056 622H144Z", brighten(top, 0.07)),
		shape("M430 616H770L850 910H350Z", tone(light, "#fffaf0", 0.12), opacity(0.92)),
		stroke("M446 616L372 910M754 616L828 910", tone(light, decor.accent, 0.2), 6, opacity(0.7)),
		room.lamplit ? "" : shape("M760 616H960L1190 910H860Z", "#fff7dc", opacity(0.3)),
	]);
}

function meal(room: Room, variant: number): string {
	const { light, decor } = room;
	const plate = (x: number, y: number, rx: number) =>
		oval(x - light.side * 8, y + rx * 0.12, rx * 1.04, rx * 0.34, "#2d2233", opacity(0.16)) +
		oval(x, y, rx, rx * 0.34, tone(light, "#ffffff", 0.05)) +
		oval(x, y - 1, rx * 0.76, rx * 0.24, tone(light, "#f1ece4", 0.1));
	const croissant = (x: number, y: number, s: number) => {
		const crust = tone(light, "#d9913f", 0.15);
		return (
			shape(
				`M${n(x - s)} ${n(y + s * 0.2)}Q${n(x - s * 0.8)} ${n(y - s * 0.5)} ${n(x)} ${n(y - s * 0.55)}Q${n(x + s * 0.8)} ${n(y - s * 0.5)} ${n(x + s)} ${n(y + s * 0.2)}Q${n(x + s * 0.6)} ${n(y + s * 0.05)} ${n(x)} ${n(y + s * 0.1)}Q${n(x - s * 0.6)} ${n(y + s * 0.05)} ${n(x - s)} ${n(y + s * 0.2)}Z`,
				crust,
			) +
			stroke(
				`M${n(x - s * 0.5)} ${n(y - s * 0.36)}L${n(x - s * 0.36)} ${n(y + s * 0.06)}M${n(x)} ${n(y - s * 0.54)}V${n(y + s * 0.08)}M${n(x + s * 0.5)} ${n(y - s * 0.36)}L${n(x + s * 0.36)} ${n(y + s * 0.06)}`,
				brighten(crust, -0.12),
				4,
				opacity(0.6),
			) +
			shape(
				`M${n(x - s * 0.4)} ${n(y - s * 0.4)}Q${n(x)} ${n(y - s * 0.56)} ${n(x + s * 0.4)} ${n(y - s * 0.4)}Q${n(x)} ${n(y - s * 0.42)} ${n(x - s * 0.4)} ${n(y - s * 0.4)}Z`,
				"#ffe2a6",
				opacity(0.7),
			)
		);
	};
	const cup = (x: number, y: number, s: number, drink: string) =>
		oval(x, y + s * 0.5, s * 1.1, s * 0.34, tone(light, mix(decor.accent, "#ffffff", 0.65), 0.1)) +
		stroke(
			`M${n(x + s * 0.6)} ${n(y - s * 0.1)}q${n(s * 0.5)} 0 ${n(s * 0.4)} ${n(s * 0.3)}t${n(-s * 0.5)} ${n(s * 0.2)}`,
			tone(light, decor.accent, 0.2),
			s * 0.14,
		) +
		shape(
			`M${n(x - s * 0.7)} ${n(y - s * 0.3)}H${n(x + s * 0.7)}Q${n(x + s * 0.66)} ${n(y + s * 0.5)} ${n(x + s * 0.3)} ${n(y + s * 0.56)}H${n(x - s * 0.3)}Q${n(x - s * 0.66)} ${n(y + s * 0.5)} ${n(x - s * 0.7)} ${n(y - s * 0.3)}Z`,
			tone(light, decor.accent, 0.2),
		) +
		oval(x, y - s * 0.3, s * 0.7, s * 0.2, tone(light, "#fff7ea", 0.05)) +
		oval(x, y - s * 0.29, s * 0.58, s * 0.15, tone(light, drink, 0.15));
	const steam = (x: number, y: number) =>
		stroke(
			`M${x - 10} ${y}q-12 -22 0 -40t0 -38M${x + 14} ${y - 4}q-12 -22 0 -40t0 -34`,
			"#ffffff",
			5,
			opacity(0.5),
		);
	const glass = (x: number, y: number, colour: string) =>
		rect(x - 26, y - 96, 52, 100, "#ffffff", `rx="6" ${opacity(0.4)}`) +
		shape(`M${x - 22} ${y - 66}h44l-3 66h-38z`, tone(light, colour, 0.05), opacity(0.95)) +
		rect(x - 18, y - 88, 7, 76, "#ffffff", opacity(0.5));
	const eggs =
		oval(800, 764, 46, 17, tone(light, "#ffffff", 0)) +
		oval(792, 758, 17, 9, tone(light, "#f7b23a", 0.05)) +
		oval(852, 776, 40, 15, tone(light, "#ffffff", 0.05)) +
		oval(858, 771, 15, 8, tone(light, "#f7b23a", 0.05)) +
		[0, 1, 2]
			.map(
				(index) =>
					`<circle cx="${744 + index * 18}" cy="${786 + (index % 2) * 8}" r="13" fill="${tone(light, "#d9432f", 0.15)}"/>`,
			)
			.join("") +
		shape("M880 740q30 -26 56 -4q-20 22 -56 4z", tone(light, "#5f9a52", 0.15));
	const fruit = ["#f0b03c", "#d9503a", "#8fae4a", "#7a4f8f", "#f0903c"]
		.map(
			(colour, index) =>
				`<circle cx="${470 + index * 30}" cy="${648 - (index % 2) * 16}" r="20" fill="${tone(light, colour, 0.15)}"/>`,
		)
		.join("");
	return group([
		shape("M430 656Q440 690 480 694H580Q620 690 630 656Z", tone(light, "#f3ede2", 0.25)),
		fruit,
		oval(530, 657, 100, 11, tone(light, "#ffffff", 0.1), opacity(0.85)),
		vase(room, 690, 664, 190),
		plate(330, 770, 150),
		croissant(296, 752, 66),
		croissant(376, 770, 56),
		plate(830, 776, 160),
		eggs,
		cup(590, 760, 62, "#6b4126"),
		steam(590, 720),
		glass(1020, 740, variant % 2 ? "#f6a93b" : "#e8604c"),
		glass(186, 716, variant % 2 ? "#f9d06a" : "#f6a93b"),
		oval(600, 868, 74, 25, tone(light, "#ffffff", 0.05)),
		shape("M548 862Q600 828 652 862Q600 884 548 862Z", tone(light, "#e9b765", 0.1)),
		rect(582, 842, 38, 16, tone(light, "#fbe7a0", 0), 'rx="3"'),
		stroke("M960 820L1040 884M986 810L1070 872", tone(light, "#c9ccd2", 0.2), 7),
		stroke("M170 826L98 890", tone(light, "#c9ccd2", 0.2), 7),
	]);
}
