import type { BaseMapPart, Box } from "./BaseMapPart.ts";
import boxes from "./boxes.generated.json";

/** Minimum zoom at which cities are drawn from their own parts. */
const cityZoom = 9;
const isNation = (name: string): boolean => name === name.toUpperCase();

const parts = import.meta.glob<BaseMapPart>("./base/*.generated.json", { import: "default" });

/** Returns the names of the parts within a viewport, coarse ones first. */
export function partsInSight([south, west, north, east]: Box, zoom: number): readonly string[] {
	const inSight = Object.entries(boxes as unknown as Readonly<Record<string, Box>>)
		.filter(([name]) => isNation(name) || zoom >= cityZoom)
		.filter(([, box]) => box[0] < north && box[2] > south && box[1] < east && box[3] > west)
		.map(([name]) => name)
		.sort((one, other) => Number(isNation(other)) - Number(isNation(one)));
	return ["world", ...inSight];
}

/** Loads a part of the base map; null if it cannot be loaded. */
export async function loadPart(name: string): Promise<BaseMapPart | null> {
	try {
		return (await parts[`./base/${name}.generated.json`]?.()) ?? null;
	} catch {
		return null;
	}
}

/** Whether a part is a city's; its area is drawn above that of a nation. */
export const isCityPart = (name: string): boolean => name !== "world" && !isNation(name);
