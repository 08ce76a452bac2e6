import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layoutWidths } from "#domain/navigation/layout.ts";
import { readSource } from "#tests/support/viewport.ts";

const root = join(import.meta.dirname, "../../../src/ui");
const files = (extension: string): readonly string[] =>
	readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(extension));
const tokens = new Map(
	[...readSource("styles/tokens.css").matchAll(/--([\w-]+):\s*([^;]+);/g)]
		.toReversed()
		.map(([, name = "", value = ""]) => [name, value]),
);

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
	])("--%s is the layout's %i px [UI-HEADER-07, UI-FOOTER-06, LAYOUT-02, CONST-07]", (name, width) => {
		expect(tokens.get(name)).toBe(`${width}px`);
	});

	it.each([
		["ink", "paper"],
		["ink", "surface"],
		["ink-2", "paper"],
		["ink-2", "surface"],
		["ink-2", "surface-2"],
		["ink-2", "accent-tint"],
		["ink-3", "paper"],
		["ink-3", "surface"],
		["accent-text", "paper"],
		["accent-text", "surface"],
		["accent-text", "accent-tint"],
		["paper", "accent-fill"],
		["paper", "accent-fill-hover"],
		["paper", "accent-text"],
		["blue", "paper"],
		["blue", "blue-tint"],
		["red", "paper"],
		["red", "surface"],
		["red-deep", "red-tint"],
		["green", "paper"],
		["green", "green-tint"],
		["gold-ink", "gold-tint"],
	])("%s on %s reaches 4.5:1", (text, ground) => {
		expect(contrast(tokens.get(text) ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
	});

	it("draws the borders of controls at 3:1", () => {
		expect(contrast(tokens.get("control-line") ?? "", tokens.get("paper") ?? "")).toBeGreaterThanOrEqual(3);
	});
});

describe("style sheets", () => {
	it("know no other widths than the two breakpoints [LAYOUT-01, DEC-034]", () => {
		const widths = files(".css").flatMap((path) =>
			[...readSource(path).matchAll(/@media[^{]*width[^{\d]*([\d.]+)px/g)].map(([, width]) => Number(width)),
		);
		expect(widths.length).toBeGreaterThan(0);
		expect([...new Set(widths)].sort()).toEqual([layoutWidths.desktop, layoutWidths.tablet].sort());
	});

	it("name no token that does not exist", () => {
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

	it("are the only place of styles: the content security policy knows no style attributes", () => {
		const withStyle = files(".tsx").filter((path) => /\sstyle=/.test(readSource(path)));
		expect(withStyle).toEqual([]);
	});

	it("stand still for readers who ask for it: nothing moves for longer than 0.01 ms", () => {
		const [, rules = ""] =
			/@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\t\}/.exec(readSource("styles/base.css")) ??
			[];
		expect(rules).toMatch(/^\s*\*,\s*\*::before,\s*\*::after \{/);
		expect(rules).toContain("animation-duration: 0.01ms !important;");
		// None at all: with a time, however short, every restyle would begin transitions of everything it touches.
		expect(rules).toContain("transition: none !important;");
		const important = files(".css").filter((path) =>
			/(animation|transition).*!important/.test(readSource(path)),
		);
		expect(important).toEqual(["styles/base.css"]);
		// A style sheet cannot still what a script asks for: one place says how scripts scroll.
		const gliding = [...files(".ts"), ...files(".tsx")].filter((path) =>
			readSource(path).includes('"smooth"'),
		);
		expect(gliding).toEqual(["components/motion.ts"]);
		// What no universal selector reaches takes its time from the tokens, which are nothing then.
		const [, still = ""] =
			/@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(readSource("styles/tokens.css")) ??
			[];
		expect(still).toMatch(/--fast: 0ms;[\s\S]*--slow: 0ms;/);
		for (const path of files(".css")) {
			for (const [, body = ""] of readSource(path).matchAll(/::backdrop \{([^}]*)\}/g)) {
				for (const [moving] of body.matchAll(/(animation|transition):[^;]*/g)) {
					expect(moving).toMatch(/var\(--(fast|slow)\)/);
				}
			}
		}
	});
});
