/** Joins the class names that apply into one attribute value. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
	names.filter(Boolean).join(" ");
