import { roomImages } from "#domain/content/images.ts";
import { watermarkSuffix } from "#domain/content/imageUrl.ts";
import { cutText } from "#domain/shared/cutText.ts";
import { isWatermarked } from "#domain/stay/channel.ts";
import { paintedPictures } from "#server/platform/images/paintedPictures.ts";
import type { StoredImage } from "./store/stayImages.ts";
import type { Schemas } from "./wire.ts";

/** Returns the average colour of one of our illustrations; null for any other picture. */
export const colourOf = (key: string): string | null =>
	paintedPictures.find(/^\/illustrations\/(.+)\.jpg$/.exec(key)?.[1] ?? "")?.colour ?? null;

/** Returns the URL of a stay's picture. For the one supplier whose pictures are watermarked, the URL says so. [CHAN-06, DEC-135] */
export const pictureLink = (key: string, channelIndex: number): string =>
	isWatermarked(channelIndex) ? `${key}${watermarkSuffix}` : key;

/**
 * Converts pictures to the wire format. Without pictures it returns a placeholder, with a special one for run-of-house rooms. [DOM-IMG-01,
 * DOM-IMG-02]
 */
export function imageAnswers(
	images: readonly StoredImage[],
	channelIndex: number,
	roomName: string | null = null,
): Schemas["ProductImage"][] {
	if (images.length > 0) {
		return images.map(({ sort, key, alt, group, focus }) => ({
			sort,
			imgLink: pictureLink(key, channelIndex),
			imgColor: colourOf(key),
			imgAlt: cutText(alt, 200),
			...(group && { imgGroup: group }),
			...(focus && { imgFocus: focus }),
		}));
	}
	return roomImages([], roomName).map((imgLink, sort) => ({ sort, imgLink, imgColor: null, imgAlt: "" }));
}
