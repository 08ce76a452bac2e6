import type { Hex } from "./colour.ts";
import { floorShadow, type Room } from "./interior.ts";
import { tone } from "./light.ts";
import { group, opacity, shape, stroke } from "./marks.ts";
import { glow } from "./openings.ts";
import { n } from "./Paper.ts";

/** A hanging lamp and the pool of light below it. */
export function pendant(
	room: Room,
	x: number,
	z: number,
	y: number,
	colour: Hex,
	size = 0.22,
	kind: "dome" | "globe" | "paper" = "dome",
): string {
	const { paper, camera, light } = room;
	const [px, py] = camera.at([x, y, z]);
	const [, top] = camera.at([x, room.size.height, z]);
	const s = camera.scale(z) * size;
	const shade = tone(light, colour, 0.3);
	const burn = room.lamplit || room.outside.hour === "dawn";
	const body =
		kind === "globe"
			? `<circle cx="${n(px)}" cy="${n(py)}" r="${n(s * 0.62)}" fill="${burn ? "#fff3cf" : tone(light, "#fffaf0", 0.1)}"/>`
			: kind === "paper"
				? `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(s)}" ry="${n(s * 0.78)}" fill="${burn ? "#ffe9b8" : tone(light, "#fbf3e2", 0.15)}"/>` +
					stroke(
						[-0.4, -0.1, 0.2, 0.5]
							.map(
								(dy) =>
									`M${n(px - s * 0.94)} ${n(py + s * dy)}q${n(s * 0.94)} ${n(s * 0.2)} ${n(s * 1.88)} 0`,
							)
							.join(""),
						"#c9a878",
						1.3,
						opacity(0.6),
					)
				: shape(
						`M${n(px - s)} ${n(py + s * 0.4)}Q${n(px - s * 0.9)} ${n(py - s * 0.6)} ${n(px)} ${n(py - s * 0.65)}Q${n(px + s * 0.9)} ${n(py - s * 0.6)} ${n(px + s)} ${n(py + s * 0.4)}Z`,
						shade,
					) +
					`<ellipse cx="${n(px)}" cy="${n(py + s * 0.4)}" rx="${n(s)}" ry="${n(s * 0.14)}" fill="${burn ? "#fff0c4" : tone(light, "#fff6e4", 0.2)}"/>`;
	return (
		stroke(`M${n(px)} ${n(top)}V${n(py - s * 0.6)}`, tone(light, "#3c3a40", 0.4), 2) +
		(burn ? glow(paper, light, px, py + s * 0.3, s * 4.2, 0.5) : "") +
		body
	);
}

/** A potted plant standing on the floor. */
export function pottedPlant(
	room: Room,
	x: number,
	z: number,
	height: number,
	pot: Hex,
	seed: number,
): string {
	const { camera, light } = room;
	const [px, base] = camera.at([x, 0, z]);
	const s = camera.scale(z);
	const h = s * height;
	const w = s * 0.17;
	const marks = [floorShadow(room, [x - 0.18, x + 0.18], [z - 0.1, z + 0.2], 0.05)];
	const leaves = 11;
	for (let index = 0; index < leaves; index++) {
		const angle =
			-Math.PI / 2 + ((index - (leaves - 1) / 2) / leaves) * 2.5 + Math.sin(seed + index * 2.7) * 0.16;
		const long = h * (0.62 + 0.3 * Math.abs(Math.sin(seed * 3 + index * 1.7)));
		const tx = px + Math.cos(angle) * long * 0.8;
		const ty = base - s * 0.34 + Math.sin(angle) * long;
		const wide = long * 0.16;
		const nx = -Math.sin(angle) * wide;
		const ny = Math.cos(angle) * wide;
		const mx = (px + tx) / 2;
		const my = (base - s * 0.34 + ty) / 2;
		const towards = Math.sign(Math.cos(angle)) === light.side;
		marks.push(
			shape(
				`M${n(px)} ${n(base - s * 0.34)}Q${n(mx + nx)} ${n(my + ny)} ${n(tx)} ${n(ty)}Q${n(mx - nx)} ${n(my - ny)} ${n(px)} ${n(base - s * 0.34)}Z`,
				tone(light, index % 3 === 0 ? "#2f6f57" : "#4b9069", towards ? 0.05 : 0.6),
			),
		);
	}
	marks.push(
		shape(
			`M${n(px - w)} ${n(base - s * 0.36)}H${n(px + w)}L${n(px + w * 0.76)} ${n(base)}H${n(px - w * 0.76)}Z`,
			tone(light, pot, 0.35),
		),
		shape(
			`M${n(px + (light.side < 0 ? w * 0.2 : -w))} ${n(base - s * 0.36)}h${n(w * 0.8)}l${n(light.side < 0 ? -w * 0.2 : w * 0.16)} ${n(s * 0.36)}h${n(-w * 0.5)}Z`,
			"#2d2233",
			opacity(0.14),
		),
	);
	return group(marks);
}
