import { roomImages } from "#domain/content/images.ts";
import { watermarkSuffix } from "#domain/content/imageUrl.ts";
import { isWatermarked } from "#domain/offer/channel.ts";
import { pictureOf } from "#server/world/illustrations/catalogue.ts";
import type { Schemas } from "./wire.ts";

/** A picture as the database aggregates it. */
export interface StoredImage {
	readonly sort: number;
	readonly key: string;
	readonly alt: string;
}

/** SQL: the first pictures of a stay (room 0) or a room, in order, as json. */
export const imagesColumn = (propertyId: string, roomId: string, limit: number): string => `(
	SELECT coalesce(json_agg(json_build_object('sort', i.sort, 'key', i.image_key, 'alt', i.alt) ORDER BY i.sort), '[]')
	FROM (
		SELECT sort, image_key, alt FROM property_image
		WHERE property_id = ${propertyId} AND room_id = ${roomId} ORDER BY sort LIMIT ${limit}
	) i)`;

/** The mean colour of one of the drawn pictures; null for any other. */
export const colourOf = (key: string): string | null =>
	pictureOf(/^\/illustrations\/(.+)\.jpg$/.exec(key)?.[1] ?? "")?.color ?? null;

/**
 * Pictures for the wire, a placeholder when there is none (the run-of-house room's for such a room). Those of the one
 * supplier whose pictures are marked say so in their address. [DOM-IMG-01, DOM-IMG-02, CHAN-06, DEC-135]
 */
export function imageAnswers(
	images: readonly StoredImage[],
	channelIndex: number,
	roomName: string | null = null,
): Schemas["ProductImage"][] {
	const mark = isWatermarked(channelIndex) ? watermarkSuffix : "";
	if (images.length > 0) {
		return images.map(({ sort, key, alt }) => ({
			sort,
			imgLink: `${key}${mark}`,
			imgColor: colourOf(key),
			imgAlt: alt.slice(0, 200),
		}));
	}
	return roomImages([], roomName).map((imgLink, sort) => ({ sort, imgLink, imgColor: null, imgAlt: "" }));
}
