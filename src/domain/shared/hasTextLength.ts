/** Invisible characters such as joiners, direction marks and fillers; a text made only of them counts as empty. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the length of the trimmed text in code points, so that an emoji made of one code point counts once. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** Whether a text has at most `max` characters, at least `min` of which are visible. */
export const hasTextLength = (
	text: string,
	{ min, max }: { readonly min: number; readonly max: number },
): boolean => lengthOf(text) <= max && lengthOf(text.replaceAll(unseen, "")) >= min;
