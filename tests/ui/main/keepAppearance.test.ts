import { afterEach, describe, expect, it } from "vitest";
import { readAppearance } from "#domain/navigation/appearance.ts";
import { keepAppearance } from "#main/keepAppearance.ts";
import { screenApp } from "#tests/support/screenApp.ts";

const kept = () => /(?:^|; )appearance=([^;]*)/.exec(document.cookie)?.[1];
const bars = () => [...document.querySelectorAll("meta")].map(({ content }) => content);

afterEach(() => {
	document.head.replaceChildren();
	delete document.documentElement.dataset.appearance;
});

describe("the light or dark appearance", () => {
	it("is applied as soon as it is chosen, and saved for the next page", () => {
		document.head.innerHTML = ["light", "dark"]
			.map((device) => `<meta name="theme-color" media="(prefers-color-scheme: ${device})" content="">`)
			.join("");
		const { app } = screenApp();
		keepAppearance(app);
		app.setAppearance("dark");
		expect(document.documentElement.dataset.appearance).toBe("dark");
		expect(bars()).toEqual(["#15181b", "#15181b"]);
		expect(readAppearance(kept())).toBe("dark");
		app.setAppearance("light");
		expect(document.documentElement.dataset.appearance).toBe("light");
		expect(bars()).toEqual(["#ffffff", "#ffffff"]);
		expect(readAppearance(kept())).toBe("light");
		app.setAppearance("device");
		expect(document.documentElement.dataset.appearance).toBeUndefined();
		expect(bars()).toEqual(["#ffffff", "#15181b"]);
		expect(readAppearance(kept())).toBe("device");
	});

	it("adopts the choice made in another tab when the page becomes visible", () => {
		const { app } = screenApp();
		keepAppearance(app);
		app.setAppearance("light");
		// biome-ignore lint/suspicious/noDocumentCookie: as the other tab does it
		document.cookie = "appearance=dark; Path=/";
		document.dispatchEvent(new Event("visibilitychange"));
		expect(app.environment.appearance).toBe("dark");
		expect(document.documentElement.dataset.appearance).toBe("dark");
	});

	it.each([undefined, "", "black", 'dark"><script>'])(
		"falls back to the device's when the cookie contains %s",
		(text) => {
			expect(readAppearance(text)).toBe("device");
		},
	);
});
