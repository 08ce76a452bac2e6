import { imageCounts } from "#domain/content/images.ts";
import type { PictureGroup } from "#domain/stay/StayImage.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A picture as the database aggregates it. */
export interface StoredImage {
	readonly sort: number;
	readonly key: string;
	readonly alt: string;
	readonly group: PictureGroup | null;
}

/** SQL: the first pictures of a stay (room 0) or a room, in order, as json. */
export const imagesColumn = (propertyId: string, roomId: string, limit: number): string => `(
	SELECT coalesce(json_agg(json_build_object('sort', i.sort, 'key', i.image_key, 'alt', i.alt, 'group', i.picture_group) ORDER BY i.sort), '[]')
	FROM (
		SELECT sort, image_key, alt, picture_group FROM property_image
		WHERE property_id = ${propertyId} AND room_id = ${roomId} ORDER BY sort LIMIT ${limit}
	) i)`;

/** The first pictures of a stay. */
export async function stayImages(db: Queryable, propertyId: number, count: 1 | 20): Promise<StoredImage[]> {
	const { rows } = await db.query<{ images: StoredImage[] }>(
		{ name: `bookings.images${count}`, text: `SELECT ${imagesColumn("$1::int", "0", count)} AS images` },
		[propertyId],
	);
	return rows[0]?.images ?? [];
}

/** The pictures of a stay's rooms, by room number. */
export async function loadRoomImages(
	db: Queryable,
	propertyId: number,
): Promise<ReadonlyMap<number, readonly StoredImage[]>> {
	const { rows } = await db.query<{ room_id: number; images: readonly StoredImage[] }>(
		{
			name: "catalog.roomImages",
			text: `SELECT r.room_id, ${imagesColumn("r.property_id", "r.room_id", imageCounts.detail)} AS images
				FROM room r WHERE r.property_id = $1`,
		},
		[propertyId],
	);
	return new Map(rows.map((row) => [row.room_id, row.images]));
}
