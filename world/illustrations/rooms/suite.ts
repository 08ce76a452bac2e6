import { bed } from "#world/illustrations/kit/bedding.ts";
import { mix } from "#world/illustrations/kit/colour.ts";
import type { Draw } from "#world/illustrations/kit/Draw.ts";
import { nightTable, roundTable, rug, sofa } from "#world/illustrations/kit/furniture.ts";
import { decors, roomOf } from "#world/illustrations/kit/interior.ts";
import { litFrom } from "#world/illustrations/kit/light.ts";
import { pendant, pottedPlant } from "#world/illustrations/kit/roomDecor.ts";
import { shell } from "#world/illustrations/kit/roomShell.ts";
import { backWindow, picture, sunPatch } from "./bedroom.ts";

/** A suite: the bed and a sitting corner before a window as wide as the view. */
export const suite: Draw = (paper, { light, random, variant }) => {
	if (variant % 2 === 0) paper.mirror();
	const decor = decors[(variant + 1) % decors.length]!;
	const room = roomOf(paper, litFrom(light, 1), decor, { half: 3.1, height: 2.85, back: 5.4 });
	paper.add(
		shell(room, "herringbone"),
		backWindow(room, random.fork("view"), {
			x: [-0.55, 2.75],
			y: [0.22, 2.6],
			kind: (["sea", "city", "mountains", "city", "sea"] as const)[(variant - 1) % 5]!,
			columns: 4,
			sheer: false,
		}),
		sunPatch(room, [-0.4, 2.6]),
		picture(room, -1.95, 2.05, 0.9, 0.62),
		rug(room, [-0.3, 2.9], [2.7, 4.7], mix(decor.wall, "#ffffff", 0.2), mix(decor.second, decor.wall, 0.4)),
		nightTable(room, -2.88, 5, "#fdf3e0"),
		nightTable(room, -0.82, 5, "#fdf3e0"),
		bed(room, {
			x: -1.86,
			width: 1.75,
			z: [3.5, 5.25],
			headboard: decor.panel,
			throwCloth: decor.accent,
			cushion: decor.second,
			board: 1.3,
		}),
		pottedPlant(room, 2.75, 4.9, 1.2, mix(decor.panel, "#ffffff", 0.3), variant + 3),
		sofa(room, 1.35, 4.15, 2, decor.second, [decor.accent, decor.cloth, decor.accent]),
		roundTable(room, 1.3, 3.15, 0.46, 0.38, decor.wood, "flowers"),
		pendant(room, 1.3, 3.6, 2.15, decor.accent, 0.3, variant % 2 ? "dome" : "globe"),
	);
};
