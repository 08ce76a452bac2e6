import type { BaseMapPart, Box } from "./BaseMapPart.ts";
import boxes from "./boxes.generated.json";

/** From this zoom on cities are drawn from their own parts. */
const cityZoom = 9;
const isNation = (name: string): boolean => name === name.toUpperCase();

const parts = import.meta.glob<BaseMapPart>("./base/*.generated.json", { import: "default" });

/** The names of the parts a window shows, the coarse ones first. */
export function partsInSight([south, west, north, east]: Box, zoom: number): readonly string[] {
	const inSight = Object.entries(boxes as unknown as Readonly<Record<string, Box>>)
		.filter(([name]) => isNation(name) || zoom >= cityZoom)
		.filter(([, box]) => box[0] < north && box[2] > south && box[1] < east && box[3] > west)
		.map(([name]) => name)
		.sort((one, other) => Number(isNation(other)) - Number(isNation(one)));
	return ["world", ...inSight];
}

/** A part of the map that needs no network besides ours; null when it cannot be had. */
export async function loadPart(name: string): Promise<BaseMapPart | null> {
	try {
		return (await parts[`./base/${name}.generated.json`]?.()) ?? null;
	} catch {
		return null;
	}
}

/** Of cities only: what a city's box covers is drawn above what a nation's covers. */
export const isCityPart = (name: string): boolean => name !== "world" && !isNation(name);
