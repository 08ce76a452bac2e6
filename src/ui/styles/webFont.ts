import { isFastLine, isFirstVisit, isSavingData } from "#ui/app/line.ts";
import words from "./copyFont.generated.woff2";
import { hasKoreanFont } from "./hasKoreanFont.ts";

/** The face is added to the page when its file is there: the page is laid out again once, and not for a face without a file before. */
async function addWords(): Promise<void> {
	const face = new FontFace("Stay Words", `url(${words}) format("woff2")`, { weight: "400 700" });
	document.fonts.add(await face.load());
}

/**
 * Brings Pretendard in: the one file with the syllables of the product's own words, then the slices with all others, of which the
 * browser fetches those that stand on the page: where the device cannot draw them itself at once, else when somebody comes back on
 * a fast line. Does nothing where the reader saves data.
 */
export async function loadWebFont(): Promise<void> {
	if (isSavingData()) return;
	await addWords();
	if ((!isFirstVisit() && isFastLine()) || !hasKoreanFont())
		await import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");
}
