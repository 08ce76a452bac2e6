import { brighten, mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { vase } from "#world/illustrations/kit/furniture.ts";
import { latticeDoor } from "#world/illustrations/kit/hanok.ts";
import { block, type Decor, floorShadow, type Room, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom, tone } from "#world/illustrations/kit/light.ts";
import { group, opacity, rect, shape, stroke } from "#world/illustrations/kit/marks.ts";
import { glow } from "#world/illustrations/kit/openings.ts";
import { n } from "#world/illustrations/kit/Paper.ts";
import type { Random } from "#world/illustrations/kit/random.ts";
import { pendant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { vista } from "#world/illustrations/kit/vista.ts";

const decor: Decor = {
	wall: "#f4ecdc",
	panel: "#8a5f41",
	floor: "#e0bd7c",
	cloth: "#fffdf6",
	accent: "#b9483c",
	second: "#6f8f83",
	wood: "#8a5a3a",
};

/** A heated-floor room: bedding on oiled paper, lattice doors open to the yard, a painted screen. */
export const ondol: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 2.8, height: 2.5, back: 4.9 }, 1.4);
	paper.add(
		shell(room, "tiles", "plain"),
		beams(room),
		doors(room, random.fork("view")),
		screen(room, variant),
		bedding(room, variant),
		table(room),
		chest(room),
	);
	paper.add(pendant(room, 0.2, 3.8, 2.02, "#f4ead6", 0.3, "paper"));
};

function beams(room: Room): string {
	const { camera, size, light } = room;
	const wood = tone(light, decor.wood, 0.6);
	let rafters = "";
	for (let z = 1.6; z < size.back; z += 0.62)
		rafters += camera.face(
			[-size.half, size.height, z],
			[size.half, size.height, z],
			[size.half, size.height, z + 0.14],
			[-size.half, size.height, z + 0.14],
		);
	let posts = "";
	for (const x of [-2.8, -0.95, 2.55])
		posts += camera.face(
			[x, 0, size.back],
			[x, size.height, size.back],
			[x + 0.16, size.height, size.back],
			[x + 0.16, 0, size.back],
		);
	return (
		shape(rafters, wood) +
		shape(posts, tone(light, decor.wood, 0.4)) +
		shape(
			camera.face(
				[-size.half, size.height, size.back],
				[size.half, size.height, size.back],
				[size.half, size.height - 0.18, size.back],
				[-size.half, size.height - 0.18, size.back],
			),
			tone(light, decor.wood, 0.45),
		)
	);
}

function doors(room: Room, random: Random): string {
	const { camera, size, light, outside, paper } = room;
	const [x, y] = camera.at([-0.55, 2.06, size.back]);
	const [right, bottom] = camera.at([1.35, 0.24, size.back]);
	const [wideRight] = camera.at([2.3, 0, size.back]);
	const [wideLeft] = camera.at([-0.79, 0, size.back]);
	const leafWidth = (right - x) / 2;
	const wood = tone(light, decor.wood, 0.5);
	const frame = { x, y, width: right - x, height: bottom - y };
	return group([
		vista(paper, outside, random, "garden", frame),
		rect(x - 8, y - 8, right - x + 16, 8, wood),
		rect(x - 8, bottom, right - x + 16, 12, wood),
		rect(x - 8, y, 8, bottom - y, wood),
		rect(right, y, 8, bottom - y, wood),
		latticeDoor(light, right + 4, y - 2, Math.min(leafWidth, wideRight - right), bottom - y + 6, true),
		latticeDoor(light, wideLeft - leafWidth * 0.2, y - 2, leafWidth * 0.34, bottom - y + 6, true),
		room.lamplit
			? ""
			: shape(
					camera.face(
						[-0.5, 0.004, size.back - 0.1],
						[1.3, 0.004, size.back - 0.1],
						[0.5, 0.004, size.back - 1.9],
						[-1.3, 0.004, size.back - 1.9],
					),
					outside.hour === "day" ? "#fffbe8" : outside.glow,
					opacity(0.4),
				),
	]);
}

/** A folding screen with one landscape running over its panels. */
function screen(room: Room, variant: number): string {
	const { camera, light, size } = room;
	const marks: string[] = [];
	const panels = 6;
	for (let index = 0; index < panels; index++) {
		const x0 = -2.62 + index * 0.27;
		const near = index % 2 ? 0.16 : 0;
		const [ax, ay] = camera.at([x0, 1.62, size.back - 0.2 - near]);
		const [bx, by] = camera.at([x0 + 0.27, 1.62, size.back - 0.36 + near]);
		const [, ay0] = camera.at([x0, 0, size.back - 0.2 - near]);
		const [, by0] = camera.at([x0 + 0.27, 0, size.back - 0.36 + near]);
		const high = ay0 - ay;
		const body = `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}V${n(by0)}L${n(ax)} ${n(ay0)}Z`;
		const swell = (share: number) => Math.sin((index + share) * 0.9 + variant) * 0.12;
		const hill = (base: number) =>
			`M${n(ax)} ${n(ay + high * (base + swell(0)))}Q${n((ax + bx) / 2)} ${n(ay + high * (base - 0.1 + swell(0.5)))} ${n(bx)} ${n(by + high * (base + swell(1)))}V${n(by + high * 0.88)}L${n(ax)} ${n(ay + high * 0.88)}Z`;
		marks.push(
			shape(body, tone(light, "#f3e6c8", index % 2 ? 0.4 : 0.1)),
			shape(hill(0.46), tone(light, "#a9bcae", index % 2 ? 0.4 : 0.1)),
			shape(hill(0.6), tone(light, "#6f8f83", index % 2 ? 0.4 : 0.1)),
			shape(body, "none", `stroke="${tone(light, "#7d3f34", 0.4)}" stroke-width="4"`),
		);
		if (index === 3)
			marks.push(
				`<circle cx="${n((ax + bx) / 2)}" cy="${n(ay + high * 0.2)}" r="${n(high * 0.05)}" fill="${tone(light, "#d9533c", 0.1)}"/>`,
			);
	}
	return group(marks);
}

function bedding(room: Room, variant: number): string {
	const { camera, light } = room;
	const quilt = variant % 3 === 0 ? "#c9574c" : variant % 3 === 1 ? "#5f7f9c" : "#d99a4a";
	const top = tone(light, quilt, 0.12);
	const fold = tone(light, "#fffdf6", 0.1);
	const pattern: string[] = [];
	for (let x = -2.15; x < -0.5; x += 0.3) {
		for (let z = 3.15; z < 4; z += 0.3) {
			const [px, py] = camera.at([x, 0.2, z]);
			pattern.push(
				`<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(camera.scale(z) * 0.045)}" ry="${n(camera.scale(z) * 0.02)}" fill="${brighten(top, 0.09)}"/>`,
			);
		}
	}
	return group([
		floorShadow(room, [-2.3, -0.4], [2.9, 4.5], 0.08),
		block(room, { x: [-2.35, -0.35], y: [0, 0.11], z: [2.85, 4.55] }, "#fffaf0", 9),
		block(room, { x: [-2.3, -0.4], y: [0.11, 0.19], z: [2.9, 4.05] }, quilt, 10),
		...pattern,
		shape(
			camera.face([-2.32, 0.21, 4.02], [-0.38, 0.21, 4.02], [-0.38, 0.21, 4.2], [-2.32, 0.21, 4.2]),
			fold,
			`stroke="${fold}" stroke-width="7" stroke-linejoin="round"`,
		),
		...[-1.85, -0.85].map((x) =>
			block(
				room,
				{ x: [x - 0.38, x + 0.38], y: [0.12, 0.26], z: [4.22, 4.46] },
				mix(quilt, "#fffaf0", 0.72),
				10,
			),
		),
	]);
}

function table(room: Room): string {
	const { camera, light, paper } = room;
	const [x, y] = camera.at([1.15, 0.36, 3.3]);
	const s = camera.scale(3.3);
	return group([
		floorShadow(room, [0.55, 1.75], [3, 3.7], 0.06),
		...[0.6, 1.66].map((lx) =>
			block(room, { x: [lx - 0.04, lx + 0.06], y: [0, 0.32], z: [3.05, 3.12] }, decor.wood),
		),
		block(room, { x: [0.5, 1.8], y: [0.31, 0.36], z: [2.98, 3.68] }, "#9a6844", 4),
		shape(
			`M${n(x - s * 0.3)} ${n(y - s * 0.2)}q${n(s * 0.13)} ${n(-s * 0.06)} ${n(s * 0.26)} 0q${n(s * 0.04)} ${n(s * 0.1)} ${n(-s * 0.03)} ${n(s * 0.17)}h${n(-s * 0.2)}q${n(-s * 0.07)} ${n(-s * 0.07)} ${n(-s * 0.03)} ${n(-s * 0.17)}z`,
			tone(light, "#8fae9c", 0.2),
		),
		stroke(
			`M${n(x - s * 0.04)} ${n(y - s * 0.14)}q${n(s * 0.09)} 0 ${n(s * 0.1)} ${n(-s * 0.08)}`,
			tone(light, "#8fae9c", 0.3),
			6,
		),
		...[0.12, 0.3].map((dx) =>
			shape(
				`M${n(x + s * dx)} ${n(y - s * 0.07)}h${n(s * 0.11)}q0 ${n(s * 0.09)} ${n(-s * 0.055)} ${n(s * 0.09)}t${n(-s * 0.055)} ${n(-s * 0.09)}z`,
				tone(light, "#f3efe4", 0.1),
			),
		),
		...[0.62, 1.68].map((cx) =>
			block(
				room,
				{ x: [cx - 0.3, cx + 0.3], y: [0, 0.09], z: [2.5, 2.9] },
				cx < 1 ? "#b9483c" : "#4f7480",
				12,
			),
		),
		room.lamplit ? glow(paper, light, x, y - 60, 240, 0.3) : "",
	]);
}

function chest(room: Room): string {
	const { camera, light } = room;
	const at = { x: [2.02, 2.74] as const, y: [0, 0.78] as const, z: [4.1, 4.6] as const };
	const [x, y] = camera.at([2.3, 0.78, 4.3]);
	let brass = "";
	for (const share of [0.26, 0.52]) {
		const [ax, ay] = camera.at([2.02, share, 4.1]);
		const [bx] = camera.at([2.74, share, 4.1]);
		brass += `M${n(ax)} ${n(ay)}H${n(bx)}`;
	}
	const [hx, hy] = camera.at([2.38, 0.4, 4.1]);
	return group([
		floorShadow(room, at.x, at.z, 0.06),
		block(room, at, "#7d4a33", 3),
		stroke(brass, tone(light, "#d9ab55", 0.1), 3),
		`<circle cx="${n(hx)}" cy="${n(hy)}" r="13" fill="${tone(light, "#d9ab55", 0.1)}"/><circle cx="${n(hx)}" cy="${n(hy)}" r="5" fill="${tone(light, "#7d4a33", 0.5)}"/>`,
		vase(room, x, y, camera.scale(4.3) * 1.1),
	]);
}
