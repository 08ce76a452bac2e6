import type { Appearance } from "#domain/navigation/appearance.ts";

/** The colour of the browser's own bar around a page on a device of this kind: the page's ground (tokens.css). */
export const barColour = (appearance: Appearance, device: "light" | "dark"): string =>
	(appearance === "device" ? device : appearance) === "dark" ? "#15181b" : "#ffffff";
