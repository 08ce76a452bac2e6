/** A stroke in a unit square: SVG path commands with coordinates from 0 to 1. */
type Stroke = readonly (readonly [string, ...number[]])[];
type Box = readonly [number, number, number, number];

const lines = (...points: (readonly [number, number])[]): Stroke =>
	points.map(([x, y], index) => [index ? "L" : "M", x, y] as const);

const ring = (y: number, r: number): Stroke => [
	["M", 0.5 - r, y],
	["C", 0.5 - r, y - r * 1.33, 0.5 + r, y - r * 1.33, 0.5 + r, y],
	["C", 0.5 + r, y + r * 1.33, 0.5 - r, y + r * 1.33, 0.5 - r, y],
];

const left = (y0: number): Stroke => [
	["M", 0.5, y0],
	["C", 0.5, y0 + (1 - y0) * 0.5, 0.3, y0 + (1 - y0) * 0.85, 0, 1],
];
const right: Stroke = [
	["M", 0.5, 0.45],
	["C", 0.6, 0.72, 0.78, 0.9, 1, 1],
];

const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const finals = [
	"",
	"ㄱ",
	"ㄲ",
	"ㄱㅅ",
	"ㄴ",
	"ㄴㅈ",
	"ㄴㅎ",
	"ㄷ",
	"ㄹ",
	"ㄹㄱ",
	"ㄹㅁ",
	"ㄹㅂ",
	"ㄹㅅ",
	"ㄹㅌ",
	"ㄹㅍ",
	"ㄹㅎ",
	"ㅁ",
	"ㅂ",
	"ㅂㅅ",
	"ㅅ",
	"ㅆ",
	"ㅇ",
	"ㅈ",
	"ㅊ",
	"ㅋ",
	"ㅌ",
	"ㅍ",
	"ㅎ",
];
const doubled: Record<string, string> = { ㄲ: "ㄱ", ㄸ: "ㄷ", ㅃ: "ㅂ", ㅆ: "ㅅ", ㅉ: "ㅈ" };

const consonants: Record<string, readonly Stroke[]> = {
	ㄱ: [lines([0, 0.08], [1, 0.08], [0.94, 1])],
	ㄴ: [lines([0, 0], [0, 0.94], [1, 0.94])],
	ㄷ: [lines([1, 0.06], [0, 0.06], [0, 0.94], [1, 0.94])],
	ㄹ: [lines([0, 0.04], [1, 0.04], [1, 0.48], [0, 0.48], [0, 0.96], [1, 0.96])],
	ㅁ: [lines([0, 0.06], [1, 0.06], [1, 0.94], [0, 0.94], [0, 0.06])],
	ㅂ: [lines([0, 0], [0, 0.94], [1, 0.94], [1, 0]), lines([0, 0.46], [1, 0.46])],
	ㅅ: [left(0), right],
	ㅇ: [ring(0.5, 0.5)],
	ㅈ: [lines([0.04, 0.08], [0.96, 0.08]), left(0.08), right],
	ㅊ: [lines([0.36, -0.1], [0.64, -0.1]), lines([0.04, 0.18], [0.96, 0.18]), left(0.18), right],
	ㅋ: [lines([0, 0.08], [1, 0.08], [0.94, 1]), lines([0.05, 0.5], [0.96, 0.5])],
	ㅌ: [lines([1, 0.04], [0, 0.04], [0, 0.96], [1, 0.96]), lines([0, 0.5], [0.92, 0.5])],
	ㅍ: [
		lines([0, 0.06], [1, 0.06]),
		lines([0, 0.94], [1, 0.94]),
		lines([0.3, 0.06], [0.3, 0.94]),
		lines([0.7, 0.06], [0.7, 0.94]),
	],
	ㅎ: [lines([0.34, -0.08], [0.66, -0.08]), lines([0.02, 0.2], [0.98, 0.2]), ring(0.68, 0.32)],
};

/** Strokes of vowels to the right of the initial (`uprights`) and of vowels below it (`levels`). */
const uprights: Record<string, readonly Stroke[]> = {
	ㅣ: [lines([0.6, 0], [0.6, 1])],
	ㅏ: [lines([0.4, 0], [0.4, 1]), lines([0.4, 0.48], [0.9, 0.48])],
	ㅑ: [lines([0.4, 0], [0.4, 1]), lines([0.4, 0.36], [0.9, 0.36]), lines([0.4, 0.62], [0.9, 0.62])],
	ㅓ: [lines([0.8, 0], [0.8, 1]), lines([0.2, 0.48], [0.8, 0.48])],
	ㅕ: [lines([0.8, 0], [0.8, 1]), lines([0.2, 0.36], [0.8, 0.36]), lines([0.2, 0.62], [0.8, 0.62])],
	ㅐ: [lines([0.24, 0.04], [0.24, 0.96]), lines([0.78, 0], [0.78, 1]), lines([0.24, 0.5], [0.78, 0.5])],
	ㅒ: [
		lines([0.24, 0.04], [0.24, 0.96]),
		lines([0.78, 0], [0.78, 1]),
		lines([0.24, 0.36], [0.78, 0.36]),
		lines([0.24, 0.62], [0.78, 0.62]),
	],
	ㅔ: [lines([0.46, 0.04], [0.46, 0.96]), lines([0.86, 0], [0.86, 1]), lines([0.02, 0.48], [0.46, 0.48])],
	ㅖ: [
		lines([0.46, 0.04], [0.46, 0.96]),
		lines([0.86, 0], [0.86, 1]),
		lines([0.02, 0.36], [0.46, 0.36]),
		lines([0.02, 0.62], [0.46, 0.62]),
	],
};
const levels: Record<string, readonly Stroke[]> = {
	ㅡ: [lines([0, 0.6], [1, 0.6])],
	ㅗ: [lines([0.5, 0], [0.5, 0.7]), lines([0, 0.7], [1, 0.7])],
	ㅛ: [lines([0.32, 0], [0.32, 0.7]), lines([0.68, 0], [0.68, 0.7]), lines([0, 0.7], [1, 0.7])],
	ㅜ: [lines([0, 0.3], [1, 0.3]), lines([0.5, 0.3], [0.5, 1])],
	ㅠ: [lines([0, 0.3], [1, 0.3]), lines([0.32, 0.3], [0.32, 1]), lines([0.68, 0.3], [0.68, 1])],
};
const mixed: Record<string, readonly [string, string]> = {
	ㅘ: ["ㅗ", "ㅏ"],
	ㅙ: ["ㅗ", "ㅐ"],
	ㅚ: ["ㅗ", "ㅣ"],
	ㅝ: ["ㅜ", "ㅓ"],
	ㅞ: ["ㅜ", "ㅔ"],
	ㅟ: ["ㅜ", "ㅣ"],
	ㅢ: ["ㅡ", "ㅣ"],
};

const latin: Record<string, readonly Stroke[]> = {
	A: [lines([0, 1], [0.5, 0], [1, 1]), lines([0.2, 0.64], [0.8, 0.64])],
	B: [
		lines([0, 1], [0, 0], [0.7, 0.04], [0.8, 0.25], [0.66, 0.46], [0, 0.46]),
		lines([0.66, 0.46], [0.94, 0.7], [0.74, 1], [0, 1]),
	],
	C: [
		[
			["M", 1, 0.18],
			["C", 0.7, -0.12, 0, -0.06, 0, 0.5],
			["C", 0, 1.06, 0.7, 1.12, 1, 0.82],
		],
	],
	D: [
		[
			["M", 0, 0],
			["L", 0, 1],
			["C", 1.3, 1.06, 1.3, -0.06, 0, 0],
		],
	],
	E: [lines([1, 0], [0, 0], [0, 1], [1, 1]), lines([0, 0.48], [0.84, 0.48])],
	F: [lines([1, 0], [0, 0], [0, 1]), lines([0, 0.48], [0.84, 0.48])],
	G: [
		[
			["M", 0.96, 0.18],
			["C", 0.66, -0.12, 0, -0.06, 0, 0.5],
			["C", 0, 1.1, 0.8, 1.1, 1, 0.82],
			["L", 1, 0.56],
			["L", 0.62, 0.56],
		],
	],
	H: [lines([0, 0], [0, 1]), lines([1, 0], [1, 1]), lines([0, 0.48], [1, 0.48])],
	I: [lines([0.5, 0], [0.5, 1])],
	J: [
		[
			["M", 0.8, 0],
			["L", 0.8, 0.7],
			["C", 0.8, 1.12, 0.1, 1.12, 0.06, 0.74],
		],
	],
	K: [lines([0, 0], [0, 1]), lines([0.94, 0], [0, 0.6]), lines([0.36, 0.38], [1, 1])],
	L: [lines([0, 0], [0, 1], [0.9, 1])],
	M: [lines([0, 1], [0, 0], [0.5, 0.66], [1, 0], [1, 1])],
	N: [lines([0, 1], [0, 0], [1, 1], [1, 0])],
	O: [ring(0.5, 0.5)],
	P: [
		lines([0, 1], [0, 0]),
		[
			["M", 0, 0],
			["L", 0.56, 0],
			["C", 1.1, 0, 1.1, 0.56, 0.56, 0.56],
			["L", 0, 0.56],
		],
	],
	Q: [ring(0.5, 0.5), lines([0.64, 0.68], [1, 1.04])],
	R: [
		lines([0, 1], [0, 0]),
		[
			["M", 0, 0],
			["L", 0.56, 0],
			["C", 1.1, 0, 1.1, 0.52, 0.56, 0.52],
			["L", 0, 0.52],
		],
		lines([0.46, 0.52], [0.98, 1]),
	],
	S: [
		[
			["M", 0.92, 0.14],
			["C", 0.6, -0.1, 0.04, -0.04, 0.08, 0.28],
			["C", 0.14, 0.56, 0.94, 0.42, 0.94, 0.74],
			["C", 0.94, 1.08, 0.3, 1.08, 0.04, 0.84],
		],
	],
	T: [lines([0, 0], [1, 0]), lines([0.5, 0], [0.5, 1])],
	U: [
		[
			["M", 0, 0],
			["L", 0, 0.6],
			["C", 0, 1.14, 1, 1.14, 1, 0.6],
			["L", 1, 0],
		],
	],
	V: [lines([0, 0], [0.5, 1], [1, 0])],
	W: [lines([0, 0], [0.26, 1], [0.5, 0.3], [0.74, 1], [1, 0])],
	X: [lines([0, 0], [1, 1]), lines([1, 0], [0, 1])],
	Y: [lines([0, 0], [0.5, 0.52], [1, 0]), lines([0.5, 0.52], [0.5, 1])],
	Z: [lines([0, 0], [1, 0], [0, 1], [1, 1])],
	"0": [ring(0.5, 0.5)],
	"1": [lines([0.2, 0.2], [0.55, 0], [0.55, 1])],
	"2": [
		[
			["M", 0.06, 0.24],
			["C", 0.1, -0.12, 0.94, -0.1, 0.92, 0.3],
			["C", 0.9, 0.56, 0.3, 0.74, 0.04, 1],
			["L", 1, 1],
		],
	],
	"3": [
		lines([0.06, 0], [0.92, 0], [0.44, 0.4]),
		[
			["M", 0.44, 0.4],
			["C", 1.1, 0.36, 1.1, 1.02, 0.46, 1],
			["C", 0.24, 1, 0.1, 0.92, 0.02, 0.8],
		],
	],
	"4": [lines([0.72, 1], [0.72, 0], [0, 0.7], [1, 0.7])],
	"5": [
		lines([0.9, 0], [0.14, 0], [0.1, 0.44]),
		[
			["M", 0.1, 0.44],
			["C", 0.6, 0.24, 1.04, 0.5, 0.94, 0.76],
			["C", 0.8, 1.1, 0.2, 1.06, 0.02, 0.86],
		],
	],
	"6": [
		[
			["M", 0.8, 0],
			["C", 0.3, 0.16, 0.02, 0.5, 0.06, 0.7],
		],
		ring(0.68, 0.42),
	],
	"7": [lines([0, 0], [1, 0], [0.4, 1])],
	"8": [ring(0.25, 0.34), ring(0.74, 0.44)],
	"9": [ring(0.32, 0.42), lines([0.92, 0.36], [0.6, 1])],
	"&": [
		lines([1, 1], [0.2, 0.24], [0.42, 0], [0.64, 0.22], [0.06, 0.72], [0.26, 1], [0.56, 0.94], [0.96, 0.54]),
	],
	"-": [lines([0.1, 0.52], [0.9, 0.52])],
	".": [lines([0.45, 0.98], [0.55, 0.98])],
};

const place = (stroke: Stroke, [x, y, width, height]: Box): string =>
	stroke
		.map(
			([command, ...values]) =>
				command +
				values
					.map((value, index) => (index % 2 ? y + value * height : x + value * width).toFixed(1))
					.join(" "),
		)
		.join("");

function consonant(letter: string, [x, y, width, height]: Box): string {
	const single = doubled[letter];
	if (single) {
		return (
			consonant(single, [x, y, width * 0.42, height]) +
			consonant(single, [x + width * 0.58, y, width * 0.42, height])
		);
	}
	return (consonants[letter] ?? []).map((stroke) => place(stroke, [x, y, width, height])).join("");
}

/** Draws a Hangul syllable in a square of 100 units, placing initial, vowel and final in boxes that depend on their kinds. */
function syllable(code: number): string {
	const initial = initials[Math.floor(code / 588)]!;
	const vowel = vowels[Math.floor((code % 588) / 28)]!;
	const final = finals[code % 28]!;
	const foot = final ? 56 : 90;
	const put = (strokes: readonly Stroke[], box: Box) => strokes.map((stroke) => place(stroke, box)).join("");
	const [level, upright] = mixed[vowel] ?? (levels[vowel] ? [vowel, ""] : ["", vowel]);
	let d = "";
	if (level && upright) {
		d += consonant(initial, [12, 10, 42, foot * 0.42]);
		d += put(levels[level]!, [6, foot * 0.66, 56, foot * 0.38]);
		d += put(uprights[upright]!, [60, 4, 34, foot + 4]);
	} else if (level) {
		d += consonant(initial, [22, 8, 56, foot * 0.46]);
		d += put(levels[level]!, [6, foot * 0.62, 88, foot * 0.42]);
	} else {
		d += consonant(initial, [10, 14, 40, foot * 0.76]);
		d += put(uprights[upright]!, [52, 4, 40, foot + 6]);
	}
	if (final.length === 2) {
		d += consonant(final[0]!, [16, 70, 30, 24]) + consonant(final[1]!, [56, 70, 30, 24]);
	} else if (final) {
		d += consonant(final, [26, 69, 50, 26]);
	}
	return d;
}

export interface Lettering {
	/** SVG path data, to be stroked and not filled; letters are 100 units tall. */
	readonly d: string;
	readonly width: number;
}

/**
 * Converts a name to strokes, so that it looks the same on machines without fonts. Supports Hangul syllables, Latin letters (drawn as
 * capitals), digits and a few symbols; anything else becomes a gap.
 */
export function letterStrokes(text: string): Lettering {
	let x = 0;
	let d = "";
	for (const letter of text.normalize("NFC")) {
		const code = letter.charCodeAt(0) - 0xac00;
		const strokes = latin[letter.toUpperCase()];
		if (code >= 0 && code < 11_172) {
			d += shifted(syllable(code), x);
			x += 104;
		} else if (strokes) {
			const width = letter === "I" || letter === "." || letter === "1" ? 30 : 56;
			d += strokes.map((stroke) => place(stroke, [x + 8, 18, width, 70])).join("");
			x += width + 26;
		} else {
			x += 40;
		}
	}
	return { d, width: Math.max(1, x) };
}

/** Moves absolute path data to the right. */
function shifted(d: string, by: number): string {
	return d.replace(/([MLC])([^MLC]+)/g, (_all, command: string, values: string) => {
		const moved = values
			.trim()
			.split(" ")
			.map((value, index) => (index % 2 ? value : (Number(value) + by).toFixed(1)));
		return command + moved.join(" ");
	});
}
