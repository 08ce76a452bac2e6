import { type Hex, mix, multiply } from "./colour.ts";
import type { Random } from "./random.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";
export type Hour = "dawn" | "day" | "golden" | "dusk" | "night";

/** The single light of a picture: every surface is coloured through it, so that all parts match. */
export interface Light {
	readonly hour: Hour;
	readonly season: Season;
	/** From the zenith to the horizon. */
	readonly sky: readonly [Hex, Hex, Hex, Hex];
	/** The colour that distant things fade to. */
	readonly haze: Hex;
	/** Colour of the sun or moon and of its glow. */
	readonly sun: Hex;
	readonly glow: Hex;
	/** Height of the sun or moon as a share of the sky: 0 = top, 1 = horizon. */
	readonly sunHeight: number;
	/** The side from which the light comes. */
	readonly side: -1 | 1;
	/** Tint of surfaces that face the light, and of those turned away. */
	readonly facing: Hex;
	readonly away: Hex;
	/** Colour of lamps and lit windows, and the share of them that is on, 0..1. */
	readonly lamp: Hex;
	readonly lamps: number;
	/** Colour of water far away and nearby. */
	readonly water: readonly [Hex, Hex];
}

type Mood = Pick<Light, "sky" | "haze" | "sun" | "glow" | "facing" | "away" | "water">;

const moods: Record<Hour, readonly Mood[]> = {
	dawn: [
		{
			sky: ["#7d93c4", "#bdb0d6", "#f5c8c3", "#fdeada"],
			haze: "#f0cdd0",
			sun: "#fff4e0",
			glow: "#ffe0bd",
			facing: "#ffeae0",
			away: "#9c97c4",
			water: ["#efc9cb", "#7f8fbf"],
		},
		{
			sky: ["#5f8fb2", "#a3c3cf", "#f3d3bb", "#fdeed8"],
			haze: "#e9d3c6",
			sun: "#fff6e2",
			glow: "#ffe3b8",
			facing: "#fff0e2",
			away: "#93a3c4",
			water: ["#e8d3c4", "#6f9db6"],
		},
	],
	day: [
		{
			sky: ["#2f83c2", "#64aedb", "#aed9ea", "#e6f3ee"],
			haze: "#c9e3ea",
			sun: "#fffbe8",
			glow: "#ffffff",
			facing: "#fffdf5",
			away: "#9db4d6",
			water: ["#8fcfdf", "#2a83b4"],
		},
		{
			sky: ["#3f9dc0", "#83c8d6", "#c6e6e0", "#f7f3e0"],
			haze: "#d3e8df",
			sun: "#fffae2",
			glow: "#fffdf0",
			facing: "#fffcee",
			away: "#9cb8cc",
			water: ["#a6dbd6", "#2f94a8"],
		},
		{
			sky: ["#4c8fd0", "#8bbde6", "#c8dff0", "#f3ede6"],
			haze: "#d6e2ec",
			sun: "#fffaf0",
			glow: "#ffffff",
			facing: "#fffbf4",
			away: "#a3b1d6",
			water: ["#a8d0e6", "#3a7fbe"],
		},
	],
	golden: [
		{
			sky: ["#5d8fae", "#b3bfae", "#f3c88f", "#fde3ab"],
			haze: "#f2c996",
			sun: "#fff3cf",
			glow: "#ffdf9a",
			facing: "#ffe6bc",
			away: "#8d7da6",
			water: ["#f3c791", "#58819b"],
		},
		{
			sky: ["#d07f5f", "#ee9f66", "#f7c27d", "#fde5b2"],
			haze: "#f3bd86",
			sun: "#fff4d2",
			glow: "#ffe0a0",
			facing: "#ffdfb0",
			away: "#93709a",
			water: ["#f6c385", "#a4687a"],
		},
		{
			sky: ["#6f83b4", "#c9a6b2", "#f6b98c", "#fde0a8"],
			haze: "#efb79a",
			sun: "#fff1c8",
			glow: "#ffd592",
			facing: "#ffe0b8",
			away: "#8574a8",
			water: ["#f0b795", "#6d76a2"],
		},
	],
	dusk: [
		{
			sky: ["#29306d", "#69509a", "#c66f98", "#f7a886"],
			haze: "#cf8197",
			sun: "#ffd9a8",
			glow: "#ff9f7a",
			facing: "#e2a9b4",
			away: "#565087",
			water: ["#d98b93", "#3b3c78"],
		},
		{
			sky: ["#1f3a68", "#456f9b", "#b98fae", "#f6bb98"],
			haze: "#a893b0",
			sun: "#ffe3b8",
			glow: "#ffb48c",
			facing: "#d9b3b8",
			away: "#4d5a8c",
			water: ["#c49aa6", "#2d4a7c"],
		},
	],
	night: [
		{
			sky: ["#0c1640", "#182a60", "#2d4684", "#5068a4"],
			haze: "#34508c",
			sun: "#f4f0dc",
			glow: "#9fb4e6",
			facing: "#8093c9",
			away: "#38457e",
			water: ["#41609e", "#0f1f50"],
		},
		{
			sky: ["#0d1d38", "#13364f", "#1f566a", "#4a8488"],
			haze: "#2c6374",
			sun: "#f6f1d8",
			glow: "#9fd2cc",
			facing: "#7da3b0",
			away: "#2f4f69",
			water: ["#397a85", "#0e2a44"],
		},
	],
};

const heights: Record<Hour, readonly [number, number]> = {
	dawn: [0.74, 0.9],
	day: [0.2, 0.34],
	golden: [0.6, 0.78],
	dusk: [0.84, 0.96],
	night: [0.16, 0.3],
};

export function lightOf(season: Season, hour: Hour, random: Random): Light {
	const mood = random.pick(moods[hour]);
	const cold = season === "winter" ? 0.42 : 0;
	return {
		...mood,
		// Snow light is cooler: otherwise a golden field of snow looks like sand.
		facing: mix(mood.facing, hour === "night" ? mood.facing : "#f3f3fb", cold),
		away: mix(mood.away, hour === "night" ? mood.away : "#8d9fd0", cold),
		haze: mix(mood.haze, "#dcdfee", hour === "night" || hour === "dusk" ? 0 : cold),
		hour,
		season,
		sunHeight: random.between(...heights[hour]),
		side: random.chance(0.5) ? 1 : -1,
		lamp: "#ffd98a",
		lamps: { dawn: 0.12, day: 0, golden: 0.16, dusk: 0.55, night: 0.72 }[hour],
	};
}

/** Returns a placeholder colour for a picture at that hour whose mean colour has not been measured. */
export const skyColour = (hour: Hour): Hex => moods[hour][0]!.sky[2];

/** Returns the same light from a chosen side, for pictures in which the sun has a fixed place. */
export const litFrom = (light: Light, side: -1 | 1): Light => ({ ...light, side });

/** Returns the apparent colour of a surface: `turned` 0 faces the light, 1 is turned away; `depth` 0 is near, 1 is lost in haze. */
export function tone(light: Light, surface: Hex, turned = 0, depth = 0): Hex {
	return mix(multiply(surface, mix(light.facing, light.away, turned)), light.haze, depth);
}

export const isDark = (light: Light): boolean => light.hour === "night" || light.hour === "dusk";

/** The vegetation and the ground cover of a season. */
export interface Growth {
	readonly ground: Hex;
	readonly groundDeep: Hex;
	/** Crowns of broadleaf trees: shadow, body, light. */
	readonly crowns: readonly (readonly [Hex, Hex, Hex])[];
	readonly pine: readonly [Hex, Hex];
	readonly hill: Hex;
	readonly flowers: readonly Hex[];
}

export const growthOf: Record<Season, Growth> = {
	spring: {
		ground: "#b4cf7c",
		groundDeep: "#7fae62",
		crowns: [
			["#e79fb4", "#f6c0cd", "#fde3e6"],
			["#e9aebb", "#f9d0d6", "#fff0ee"],
			["#7fae5a", "#a8cc72", "#d0e398"],
		],
		pine: ["#47785a", "#6d9d6c"],
		hill: "#8db878",
		flowers: ["#f7d047", "#f6a5b8", "#ffffff"],
	},
	summer: {
		ground: "#86b967",
		groundDeep: "#4f9360",
		crowns: [
			["#2f7a57", "#4f9d62", "#86c070"],
			["#3b8357", "#62a85f", "#9ccb72"],
			["#266f5d", "#3f9370", "#74b884"],
		],
		pine: ["#255f52", "#3f8263"],
		hill: "#5f9f72",
		flowers: ["#ffffff", "#f58a6b", "#ffd65a"],
	},
	autumn: {
		ground: "#d9b063",
		groundDeep: "#b38347",
		crowns: [
			["#b23f2c", "#d9632f", "#f2964a"],
			["#c77a23", "#e8a433", "#f8cd63"],
			["#9c3534", "#c14a38", "#e57d4f"],
		],
		pine: ["#3c5d4c", "#5f7f56"],
		hill: "#b98a50",
		flowers: ["#f3e2b8", "#d9633a", "#e8b04a"],
	},
	winter: {
		ground: "#f1f5fa",
		groundDeep: "#d5e0ee",
		crowns: [
			["#b9c8da", "#dde7f1", "#ffffff"],
			["#aebfd3", "#d3dfec", "#fbfdff"],
		],
		pine: ["#3b5f64", "#5f8286"],
		hill: "#a9bccb",
		flowers: ["#ffffff", "#c94b45", "#e9eff6"],
	},
};
