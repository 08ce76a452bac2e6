import type { PhotoMaker } from "#ports/PhotoMaker.ts";

const longestSide = 1600;
/** Maximum length of the base64 text that the API accepts, in characters. */
const maxLetters = 1_400_000;

/** Scales the photo down by redrawing it, which also strips its metadata, such as the location. */
export class CanvasPhotos implements PhotoMaker {
	async shrink(file: Blob): Promise<string | null> {
		try {
			const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
			const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
			const canvas = document.createElement("canvas");
			canvas.width = Math.max(1, Math.round(picture.width * scale));
			canvas.height = Math.max(1, Math.round(picture.height * scale));
			canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
			picture.close();
			const made = [0.85, 0.6].map((quality) => canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "");
			return made.find(({ length }) => length > 0 && length <= maxLetters) ?? null;
		} catch {
			return null;
		}
	}
}
