/** What only joins, turns or holds the place of letters: with nothing but it nothing is said. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters without blanks around them; code points, so that an emoji counts as one. */
const lengthOf = (text: string): number => [...text.trim()].length;

/** Whether a text is at most so long, and at least so much of it can be seen. */
export const isWritten = (
	text: string,
	{ min, max }: { readonly min: number; readonly max: number },
): boolean => lengthOf(text) <= max && lengthOf(text.replaceAll(unseen, "")) >= min;
