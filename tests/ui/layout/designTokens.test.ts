import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource } from "#tests/support/viewport.ts";
import { layoutWidths } from "#ui/components/sizeClass.ts";
import { barColour } from "#ui/screens/root/barColour.ts";

const root = join(import.meta.dirname, "../../../src/ui");
const files = (extension: string): readonly string[] =>
	readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(extension));
const tokens = new Map(
	[...readSource("styles/tokens.css").matchAll(/--([\w-]+):\s*([^;]+);/g)]
		.toReversed()
		.map(([, name = "", value = ""]) => [name, value]),
);

/** Returns a token's colour in the light or dark appearance. */
function colourOf(name: string, appearance: "light" | "dark"): string {
	const value = tokens.get(name) ?? "";
	const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
	expect(light).toMatch(/^#([\da-f]{3}){1,2}$/);
	return appearance === "dark" ? dark : light;
}

const both = ["light", "dark"] as const;

function luminance(colour: string): number {
	const hex = colour.length === 4 ? colour.replace(/[\da-f]/gi, "$&$&") : colour;
	const [r = 0, g = 0, b = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

describe("design tokens", () => {
	it.each([
		["width-header", layoutWidths.header],
		["width-footer", layoutWidths.footer],
		["width-button", layoutWidths.desktopButton],
	])("--%s equals the layout's %i px [UI-HEADER-07, UI-FOOTER-06, LAYOUT-02, CONST-07]", (name, width) => {
		expect(tokens.get(name)).toBe(`${width}px`);
	});

	it.each([
		["ink", "paper"],
		["ink", "surface"],
		["ink", "surface-2"],
		["ink", "accent-tint-2"],
		["ink", "raised"],
		["ink-2", "raised"],
		["ink-3", "raised"],
		["ink-2", "accent-tint-2"],
		["accent-text", "raised"],
		["red", "raised"],
		["blue", "raised"],
		["green", "raised"],
		["on-ink", "ink"],
		["on-ink", "ink-2"],
		["on-ink", "red"],
		["on-ink", "green"],
		["on-ink", "accent-text"],
		["on-fill", "accent-fill"],
		["on-fill", "accent-fill-hover"],
		["ink-2", "paper"],
		["ink-2", "surface"],
		["ink-2", "surface-2"],
		["ink-2", "accent-tint"],
		["ink-3", "paper"],
		["ink-3", "surface"],
		["accent-text", "paper"],
		["accent-text", "surface"],
		["accent-text", "accent-tint"],
		["blue", "paper"],
		["blue", "blue-tint"],
		["red", "paper"],
		["red", "surface"],
		["red-deep", "red-tint"],
		["green", "paper"],
		["green", "green-tint"],
		["gold-ink", "gold-tint"],
	])("%s on %s has a contrast of at least 4.5:1, in light and dark", (text, ground) => {
		for (const appearance of both) {
			expect(contrast(colourOf(text, appearance), colourOf(ground, appearance))).toBeGreaterThanOrEqual(4.5);
		}
	});

	it.each(["paper", "raised"])("give control borders a contrast above 3:1 on %s", (ground) => {
		for (const appearance of both) {
			expect(contrast(colourOf("control-line", appearance), colourOf(ground, appearance))).toBeGreaterThan(3);
		}
	});

	it("colour the browser bar like the page background", () => {
		for (const device of both) {
			const ground = colourOf("paper", device).replace(/^#fff$/, "#ffffff");
			expect(barColour("device", device)).toBe(ground);
			expect(both.map((other) => barColour(device, other))).toEqual([ground, ground]);
		}
	});
});

describe("style sheets", () => {
	it("use no widths other than the two breakpoints [LAYOUT-01, DEC-034]", () => {
		const widths = files(".css").flatMap((path) =>
			[...readSource(path).matchAll(/@media[^{]*width[^{\d]*([\d.]+)px/g)].map(([, width]) => Number(width)),
		);
		expect(widths.length).toBeGreaterThan(0);
		expect([...new Set(widths)].sort()).toEqual([layoutWidths.desktop, layoutWidths.tablet].sort());
	});

	it("define colours only in the tokens, except for the map, picture placeholders and third-party logos", () => {
		const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|(?<=: )(?:white|black);/i;
		const own = files(".css").filter((path) => colour.test(readSource(path)));
		expect(own.sort()).toEqual([
			"map/BaseMap.module.css",
			"screens/home/HomeScreen.module.css",
			"screens/login/parts/SocialButtons.module.css",
			"screens/stay/parts/PhotoSheet.module.css",
			"styles/tokens.css",
		]);
		const drawn = files(".tsx").filter((path) =>
			/(?:fill|stroke|color)="(?:#|rgb|white|black)/.test(readSource(path)),
		);
		expect(drawn).toEqual(["components/icons/brand.tsx"]);
	});

	it("reference no undefined token", () => {
		const known = new Set(tokens.keys());
		const unknown = files(".css").flatMap((path) => {
			const text = readSource(path);
			const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
			return [...text.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = ""]) =>
				known.has(name) || own.has(name) ? [] : [`${path}: ${name}`],
			);
		});
		expect(unknown).toEqual([]);
	});

	it("are the only place for styles: the content security policy forbids style attributes", () => {
		const withStyle = files(".tsx").filter((path) => /\sstyle=/.test(readSource(path)));
		expect(withStyle).toEqual([]);
	});

	it("never use :has() on the root of a live page, as every change would re-evaluate it", () => {
		const asking = files(".css").flatMap((path) =>
			[...readSource(path).matchAll(/^\s*(?:html|:root|:global\(body\))[^{,\n]*:has\((?!> )[^,{]*/gm)].map(
				([rule]) => `${path}: ${rule.trim()}`,
			),
		);
		expect(asking).toEqual([
			"components/ActionBar.module.css: :root:not([data-alive]):has(.bar)",
			"components/ActionBar.module.css: :root:not([data-alive]):has(.phoneOnly)",
		]);
	});

	it("disable motion for users who prefer reduced motion: no animation lasts longer than 0.01 ms", () => {
		const [, rules = ""] =
			/@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\t\}/.exec(readSource("styles/base.css")) ??
			[];
		expect(rules).toMatch(/^\s*\*,\s*\*::before,\s*\*::after \{/);
		expect(rules).toContain("animation-duration: 0.01ms !important;");
		// None at all: with any duration, however short, every restyle would start transitions on everything it touches.
		expect(rules).toContain("transition: none !important;");
		const important = files(".css").filter((path) =>
			/(animation|transition).*!important/.test(readSource(path)),
		);
		expect(important).toEqual(["styles/base.css"]);
		// A style sheet cannot override scrolling requested by a script, so one place decides how scripts scroll.
		const scrollBehavior = [...files(".ts"), ...files(".tsx")].filter((path) =>
			readSource(path).includes('"smooth"'),
		);
		expect(scrollBehavior).toEqual(["components/motion.ts"]);
		// What the universal selector cannot reach takes its durations from the tokens, which are then 0.
		const [, still = ""] =
			/@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(readSource("styles/tokens.css")) ??
			[];
		expect(still).toMatch(/--fast: 0ms;[\s\S]*--slow: 0ms;/);
		const moving = files(".css").flatMap((path) =>
			[...readSource(path).matchAll(/::backdrop \{([^}]*)\}/g)].flatMap(
				([, body = ""]) => body.match(/(animation|transition):[^;]*/g) ?? [],
			),
		);
		expect(moving).not.toEqual([]);
		expect(moving.filter((each) => !/var\(--(fast|slow)\)/.test(each))).toEqual([]);
	});
});
