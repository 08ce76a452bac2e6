import { isFastLine, isSavingData } from "#ui/app/line.ts";

/**
 * Brings Pretendard in: the one file with the syllables of the product's own words, and on a fast line the slices with all
 * others, of which the browser fetches those that stand on the page. Does nothing where the reader saves data.
 */
export async function loadWebFont(): Promise<void> {
	if (isSavingData()) return;
	await import("./copyFont.generated.css");
	await document.fonts.ready;
	if (isFastLine()) await import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");
}
