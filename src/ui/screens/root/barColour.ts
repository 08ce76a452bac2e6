import type { Appearance } from "#domain/navigation/appearance.ts";

/** Returns the theme colour for the browser's toolbar on a light or dark device; equals the page background (tokens.css). */
export const barColour = (appearance: Appearance, device: "light" | "dark"): string =>
	(appearance === "device" ? device : appearance) === "dark" ? "#15181b" : "#ffffff";
