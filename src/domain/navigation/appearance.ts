/** Light, dark, or as the visitor's device has it. */
export type Appearance = "light" | "dark" | "device";

export const appearances: readonly Appearance[] = ["light", "dark", "device"];

/** Kept in a cookie, so that the server draws the page right from its first byte. */
export const appearanceCookie = "appearance";

/** What was chosen, from a cookie anybody can write. */
export const readAppearance = (text: string | undefined): Appearance =>
	text === "light" || text === "dark" ? text : "device";
