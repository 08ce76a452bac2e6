import { isFastLine, isFirstVisit, isSavingData } from "#ui/app/line.ts";

/** Drawn by a device of its own accord; without a Korean font two syllables are the same empty box. */
function drawn(syllable: string): string {
	const canvas = document.createElement("canvas");
	canvas.width = 16;
	canvas.height = 16;
	const pen = canvas.getContext("2d");
	pen?.fillText(syllable, 0, 12);
	return canvas.toDataURL();
}

const hasKoreanFont = (): boolean => drawn("가") !== drawn("뷁");

/**
 * Brings Pretendard in: the one file with the syllables of the product's own words, then the slices with all others, of which the
 * browser fetches those that stand on the page: where the device cannot draw them itself at once, else when somebody comes back on
 * a fast line. Does nothing where the reader saves data.
 */
export async function loadWebFont(): Promise<void> {
	if (isSavingData()) return;
	await import("./copyFont.generated.css");
	await document.fonts.ready;
	if (!hasKoreanFont() || (!isFirstVisit() && isFastLine()))
		await import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");
}
