import { brighten, type Hex, mix } from "./colour.ts";
import { block, floorShadow, type Room } from "./interior.ts";
import { tone } from "./light.ts";
import { group, opacity, shape, stroke } from "./marks.ts";
import { n } from "./Paper.ts";
import type { Place } from "./perspective.ts";

export interface BedWish {
	/** Centre of the bed and its width, in metres. */
	readonly x: number;
	readonly width: number;
	/** Depth of the foot and of the head. */
	readonly z: readonly [number, number];
	readonly headboard: Hex;
	readonly throwCloth: Hex;
	readonly pillows?: number;
	readonly cushion?: Hex;
	/** Height of the mattress top; low for futons. */
	readonly high?: number;
	readonly board?: number;
}

/** A made bed with its head at the back wall. */
export function bed(room: Room, wish: BedWish): string {
	const { camera, light, decor, paper } = room;
	const half = wish.width / 2;
	const [foot, head] = wish.z;
	const high = wish.high ?? 0.56;
	const left = wish.x - half;
	const right = wish.x + half;
	const cloth = decor.cloth;
	const marks: string[] = [floorShadow(room, [left, right], [foot, head], 0.16)];
	const board = wish.board ?? 1.15;
	if (board > 0) {
		marks.push(
			block(
				room,
				{ x: [left - 0.14, right + 0.14], y: [0, board], z: [head, head + 0.1] },
				wish.headboard,
				6,
			),
		);
		let seams = "";
		for (let index = 1; index < 6; index++) {
			const x = left - 0.14 + ((wish.width + 0.28) * index) / 6;
			seams += camera.edge([x, 0.5, head], [x, board, head]);
		}
		marks.push(stroke(seams, brighten(tone(light, wish.headboard, 0.5), -0.06), 2, opacity(0.6)));
	}
	marks.push(
		block(room, { x: [left, right], y: [0.05, high * 0.5], z: [foot, head] }, decor.wood),
		block(room, { x: [left - 0.01, right + 0.01], y: [high * 0.45, high], z: [foot, head] }, cloth, 9),
	);
	const fall = (x: number, y: number, z: number): Place => [x, y, z];
	const quilt = tone(light, brighten(cloth, -0.015), 0.08);
	marks.push(
		shape(
			camera.face(
				fall(left - 0.03, high + 0.03, foot - 0.02),
				fall(right + 0.03, high + 0.03, foot - 0.02),
				fall(right + 0.03, high + 0.03, head - 0.62),
				fall(left - 0.03, high + 0.03, head - 0.62),
			),
			quilt,
			`stroke="${quilt}" stroke-width="10" stroke-linejoin="round"`,
		),
		shape(
			camera.face(
				fall(left - 0.03, high + 0.03, foot - 0.02),
				fall(right + 0.03, high + 0.03, foot - 0.02),
				fall(right + 0.03, high * 0.42, foot - 0.03),
				fall(left - 0.03, high * 0.42, foot - 0.03),
			),
			paper.linear([
				[0, tone(light, cloth, 0.3)],
				[1, tone(light, cloth, 0.65)],
			]),
		),
	);
	// Folds run from the pillows to the foot.
	let folds = "";
	for (const share of [0.16, 0.34, 0.58, 0.8]) {
		const x = left + wish.width * share;
		const [ax, ay] = camera.at([x, high + 0.03, head - 0.7]);
		const [bx, by] = camera.at([x + (share - 0.5) * 0.2, high + 0.03, foot + 0.25]);
		folds += `M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2 + 10)} ${n((ay + by) / 2)} ${n(bx)} ${n(by)}`;
	}
	marks.push(stroke(folds, tone(light, cloth, 1), 2.4, opacity(0.35)));
	const fold = tone(light, brighten(cloth, -0.03), 0.25);
	marks.push(
		shape(
			camera.face(
				[left - 0.03, high + 0.05, head - 0.62],
				[right + 0.03, high + 0.05, head - 0.62],
				[right + 0.03, high + 0.05, head - 0.42],
				[left - 0.03, high + 0.05, head - 0.42],
			),
			fold,
			`stroke="${fold}" stroke-width="6" stroke-linejoin="round"`,
		),
	);
	const scarf = tone(light, wish.throwCloth, 0.12);
	const scarfFront = tone(light, wish.throwCloth, 0.6);
	marks.push(
		shape(
			camera.face(
				[left - 0.04, high + 0.045, foot + 0.12],
				[right + 0.04, high + 0.045, foot + 0.12],
				[right + 0.04, high + 0.045, foot + 0.62],
				[left - 0.04, high + 0.045, foot + 0.62],
			),
			scarf,
			`stroke="${scarf}" stroke-width="5" stroke-linejoin="round"`,
		),
		...[left - 0.04, right + 0.04].map((x) =>
			Math.abs(x) > 0.05 && Math.sign(x) === (x === left - 0.04 ? 1 : -1)
				? shape(
						camera.face(
							[x, high + 0.045, foot + 0.12],
							[x, high + 0.045, foot + 0.62],
							[x, high * 0.5, foot + 0.62],
							[x, high * 0.5, foot + 0.12],
						),
						scarfFront,
					)
				: "",
		),
	);
	marks.push(pillows(room, wish, high));
	return group(marks);
}

function pillows(room: Room, wish: BedWish, high: number): string {
	const { decor } = room;
	const count = wish.pillows ?? 2;
	const marks: string[] = [];
	const cell = (wish.width - 0.1) / count;
	const left = wish.x - wish.width / 2 + 0.05;
	for (let index = 0; index < count; index++) {
		marks.push(
			pillow(
				room,
				left + cell * (index + 0.5),
				high + 0.02,
				wish.z[1] - 0.12,
				cell * 0.94,
				0.46,
				mix(decor.cloth, "#dfe3ea", 0.12),
			),
		);
	}
	for (let index = 0; index < count; index++) {
		marks.push(
			pillow(
				room,
				left + cell * (index + 0.5),
				high + 0.02,
				wish.z[1] - 0.34,
				cell * 0.84,
				0.36,
				decor.cloth,
			),
		);
	}
	if (wish.cushion) marks.push(pillow(room, wish.x, high + 0.03, wish.z[1] - 0.5, 0.5, 0.27, wish.cushion));
	return marks.join("");
}

/** A pillow leaning back, plump in the middle. */
export function pillow(
	room: Room,
	x: number,
	y: number,
	z: number,
	width: number,
	height: number,
	colour: Hex,
): string {
	const { camera, light, paper } = room;
	const [cx, base] = camera.at([x, y, z]);
	const s = camera.scale(z);
	const w = (width * s) / 2;
	const h = height * s;
	const d = `M${n(cx - w)} ${n(base - h * 0.08)}Q${n(cx - w * 1.06)} ${n(base - h * 0.5)} ${n(cx - w * 0.94)} ${n(base - h * 0.94)}Q${n(cx)} ${n(base - h * 1.1)} ${n(cx + w * 0.94)} ${n(base - h * 0.94)}Q${n(cx + w * 1.06)} ${n(base - h * 0.5)} ${n(cx + w)} ${n(base - h * 0.08)}Q${n(cx)} ${n(base + h * 0.08)} ${n(cx - w)} ${n(base - h * 0.08)}Z`;
	return (
		shape(
			d,
			paper.linear([
				[0, tone(light, colour, 0)],
				[0.6, tone(light, colour, 0.2)],
				[1, tone(light, colour, 0.75)],
			]),
		) +
		stroke(
			`M${n(cx - w * 0.5)} ${n(base - h * 0.3)}q${n(w * 0.3)} ${n(-h * 0.12)} ${n(w * 0.5)} 0`,
			tone(light, colour, 1),
			1.8,
			opacity(0.35),
		)
	);
}
