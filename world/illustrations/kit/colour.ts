/** '#rrggbb' */
export type Hex = string;
type Triple = readonly [number, number, number];

const parsed = new Map<Hex, Triple>();

function channels(hex: Hex): Triple {
	const known = parsed.get(hex);
	if (known) return known;
	const value = Number.parseInt(hex.slice(1), 16);
	const triple: Triple = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
	parsed.set(hex, triple);
	return triple;
}

function hexOf(red: number, green: number, blue: number): Hex {
	const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
	return `#${((1 << 24) | (clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).slice(1)}`;
}

const toLinear = (value: number) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toGamma = (value: number) =>
	255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055);

/** Converts to Oklab (Ottosson): equal steps look equal, so blends stay clean instead of turning muddy. */
function toLab(hex: Hex): Triple {
	const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function fromLab([lightness, a, b]: Triple): Hex {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return hexOf(
		toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	);
}

/** Blends two colours: `from` at 0, `to` at 1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
	if (share <= 0) return from;
	if (share >= 1) return to;
	const a = toLab(from);
	const b = toLab(to);
	return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Returns the colour of a surface under coloured light. */
export function multiply(surface: Hex, light: Hex): Hex {
	const a = channels(surface);
	const b = channels(light);
	return hexOf((a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255);
}

/** Changes the perceived lightness by a step of -1..1. */
export function brighten(hex: Hex, step: number): Hex {
	const [lightness, a, b] = toLab(hex);
	return fromLab([Math.max(0, Math.min(1, lightness + step)), a, b]);
}
