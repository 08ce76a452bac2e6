/** Where a device's own font would put ink; without a Korean font two syllables are the same empty box. */
function inkOf(syllable: string): string {
	const pen = document.createElement("canvas").getContext("2d");
	if (!pen) return syllable;
	pen.font = "100px sans-serif";
	const ink = pen.measureText(syllable);
	return `${ink.actualBoundingBoxLeft} ${ink.actualBoundingBoxRight} ${ink.actualBoundingBoxAscent} ${ink.actualBoundingBoxDescent}`;
}

/** Whether the device draws Korean itself. '가' alone would not tell: Droid Sans Fallback has the first syllable and hardly another. */
export const hasKoreanFont = (): boolean => inkOf("한") !== inkOf("뷁");
