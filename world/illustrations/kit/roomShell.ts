import { brighten, mix } from "./colour.ts";
import type { Room } from "./interior.ts";
import { tone } from "./light.ts";
import { group, opacity, rect, shape, stroke } from "./marks.ts";
import { n } from "./Paper.ts";

/** Ceiling, side walls, back wall and boarded floor. */
export function shell(
	room: Room,
	floorStyle: "boards" | "herringbone" | "tiles" | "plain" = "boards",
	ceiling: "tray" | "plain" = "tray",
): string {
	const { paper, camera, size, decor, light } = room;
	const { half, height, back } = size;
	const near = 1.1;
	const [left, top] = camera.at([-half, height, back]);
	const [right, floor] = camera.at([half, 0, back]);
	const lit = (turned: number) => tone(light, decor.wall, turned);
	const leftTurn = light.side < 0 ? 0.75 : 0.22;
	const marks = [
		// Painted below everything, so that no light shows through where two surfaces meet.
		rect(0, 0, paper.width, paper.height, lit(0.3)),
		shape(
			camera.face([-half, height, near], [half, height, near], [half, height, back], [-half, height, back]),
			paper.across(
				[
					[0, tone(light, mix(decor.wall, "#ffffff", 0.5), 0.34)],
					[1, tone(light, mix(decor.wall, "#ffffff", 0.6), 0.1)],
				],
				[0, 0],
				[0, top],
			),
		),
		shape(
			camera.face([-half, 0, near], [-half, height, near], [-half, height, back], [-half, 0, back]),
			paper.across(
				[
					[0, lit(Math.min(1, leftTurn + 0.25))],
					[1, lit(leftTurn)],
				],
				[0, 0],
				[left, 0],
			),
		),
		shape(
			camera.face([half, 0, near], [half, height, near], [half, height, back], [half, 0, back]),
			paper.across(
				[
					[0, lit(1 - leftTurn)],
					[1, lit(Math.min(1, 1.25 - leftTurn))],
				],
				[right, 0],
				[paper.width, 0],
			),
		),
		rect(
			left,
			top,
			right - left,
			floor - top,
			paper.across(
				[
					[0, lit(0.2)],
					[1, lit(0.34)],
				],
				[0, top],
				[0, floor],
			),
		),
		shape(
			camera.face([-half, 0, near], [half, 0, near], [half, 0, back], [-half, 0, back]),
			paper.across(
				[
					[0, tone(light, brighten(decor.floor, 0.03), 0.12)],
					[1, tone(light, decor.floor, 0.4)],
				],
				[0, floor],
				[0, paper.height],
			),
		),
		floorLines(room, floorStyle),
		ceiling === "tray" ? ceilingTray(room) : "",
		stroke(
			camera.edge([-half, 0.06, near], [-half, 0.06, back], [half, 0.06, back], [half, 0.06, near]),
			tone(light, mix(decor.wall, "#ffffff", 0.55), 0.15),
			7,
		),
		stroke(
			camera.edge([-half, height, near], [-half, height, back], [half, height, back], [half, height, near]),
			tone(light, mix(decor.wall, "#8a7f86", 0.2), 0.4),
			2,
			opacity(0.6),
		),
		stroke(
			camera.edge([-half, 0, back], [-half, height, back]) +
				camera.edge([half, 0, back], [half, height, back]),
			"#3a2f42",
			2,
			opacity(0.14),
		),
	];
	return group(marks);
}

/** A shallow recess in the ceiling with its lamps. */
function ceilingTray(room: Room): string {
	const { camera, size, light, decor, lamplit } = room;
	const { half, height, back } = size;
	const quad = (inset: number) =>
		camera.face(
			[-half + inset, height, 1.4],
			[half - inset, height, 1.4],
			[half - inset, height, back - inset],
			[-half + inset, height, back - inset],
		);
	let spots = "";
	for (const x of [-0.62, 0, 0.62]) {
		for (const z of [back * 0.62, back * 0.8]) {
			const [px, py] = camera.at([x * half, height, z]);
			spots += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(camera.scale(z) * 0.06)}" ry="${n(camera.scale(z) * 0.016)}" fill="${lamplit ? "#fff3d0" : tone(light, "#ffffff", 0)}"/>`;
		}
	}
	return (
		shape(quad(0.5), tone(light, mix(decor.wall, "#ffffff", 0.75), 0.06), opacity(0.8)) +
		shape(
			quad(0.5),
			"none",
			`stroke="${lamplit ? "#ffe9bd" : tone(light, mix(decor.wall, "#ffffff", 0.4), 0.5)}" stroke-width="${lamplit ? 5 : 2.4}"`,
		) +
		spots
	);
}

function floorLines(room: Room, style: "boards" | "herringbone" | "tiles" | "plain"): string {
	if (style === "plain") return "";
	const { camera, size, decor, light } = room;
	const dark = tone(light, mix(decor.floor, "#3a2418", 0.4), 0.7);
	let d = "";
	if (style === "boards") {
		for (let x = -size.half; x <= size.half; x += 0.42) d += camera.edge([x, 0, 1.1], [x, 0, size.back]);
		for (let x = -size.half, odd = 0; x < size.half; x += 0.42, odd++) {
			for (let z = 1.6 + (odd % 3) * 0.5; z < size.back; z += 1.5)
				d += camera.edge([x, 0, z], [x + 0.42, 0, z]);
		}
	} else if (style === "tiles") {
		for (let x = -size.half; x <= size.half; x += 0.6) d += camera.edge([x, 0, 1.1], [x, 0, size.back]);
		for (let z = 1.2; z < size.back; z += 0.6) d += camera.edge([-size.half, 0, z], [size.half, 0, z]);
	} else {
		for (let z = 1.2; z < size.back; z += 0.3) {
			for (let x = -size.half; x < size.half; x += 0.6)
				d += camera.edge([x, 0, z], [x + 0.3, 0, z + 0.3], [x + 0.6, 0, z]);
		}
	}
	return stroke(d, dark, 1.5, opacity(0.26));
}
