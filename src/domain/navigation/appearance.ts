/** Light, dark, or following the device setting. */
export type Appearance = "light" | "dark" | "device";

export const appearances: readonly Appearance[] = ["light", "dark", "device"];

/** Name of the cookie that stores the appearance, so that the server renders it correctly from the first byte. */
export const appearanceCookie = "appearance";

/** Reads the appearance from a cookie, which is untrusted input; anything else follows the device. */
export const readAppearance = (text: string | undefined): Appearance =>
	text === "light" || text === "dark" ? text : "device";
