/** Measures a syllable in the device's own font. Without a Korean font, all syllables measure the same, as the same missing-glyph box. */
function inkOf(syllable: string): string {
	const pen = document.createElement("canvas").getContext("2d");
	if (!pen) return syllable;
	pen.font = "100px sans-serif";
	const ink = pen.measureText(syllable);
	return `${ink.actualBoundingBoxLeft} ${ink.actualBoundingBoxRight} ${ink.actualBoundingBoxAscent} ${ink.actualBoundingBoxDescent}`;
}

/** Whether the device has a Korean font. Measuring '가' would not suffice: Droid Sans Fallback has the first syllable but hardly any other. */
export const hasKoreanFont = (): boolean => inkOf("한") !== inkOf("뷁");
