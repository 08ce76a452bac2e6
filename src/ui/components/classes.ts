/** The class names that apply, as one attribute value. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
	names.filter(Boolean).join(" ");
