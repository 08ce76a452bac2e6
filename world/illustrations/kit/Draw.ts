import { type Hour, type Light, lightOf, type Season } from "./light.ts";
import type { Paper } from "./Paper.ts";
import { type Random, randomFrom } from "./random.ts";

export interface Setting {
	readonly light: Light;
	readonly random: Random;
	/** 1, 2, ...: different compositions of the same subject. */
	readonly variant: number;
}

/** Draws one subject onto the paper. */
export type Draw = (paper: Paper, setting: Setting) => void;

export function settingOf(subject: string, season: Season, hour: Hour, variant: number): Setting {
	const random = randomFrom(`${subject}/${season}/${hour}/${variant}`);
	return { light: lightOf(season, hour, random.fork("light")), random, variant };
}
