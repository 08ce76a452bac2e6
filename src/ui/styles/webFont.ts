import { isFastConnection, isFirstVisit, isSavingData } from "#ui/app/networkQuality.ts";
import words from "./copyFont.generated.woff2";
import { hasKoreanFont } from "./hasKoreanFont.ts";

/** Adds the font face only after its file has loaded, so that the page is laid out again just once. */
async function addWords(): Promise<void> {
	const face = new FontFace("Stay Words", `url(${words}) format("woff2")`, { weight: "400 700" });
	document.fonts.add(await face.load());
}

/**
 * Loads the web font Pretendard: first one file with the syllables of the product's own texts, then the slices with all others, of which
 * the browser fetches those used on the page. The slices are loaded at once if the device has no Korean font, otherwise only for returning
 * visitors on a fast connection. Does nothing if data saving is on.
 */
export async function loadWebFont(): Promise<void> {
	if (isSavingData()) return;
	await addWords();
	if ((!isFirstVisit() && isFastConnection()) || !hasKoreanFont())
		await import("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css");
}
