import { imageCounts } from "#domain/content/images.ts";
import { partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import type { PictureFocus, PictureGroup } from "#domain/stay/StayImage.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A picture in the form the database aggregates it. */
export interface StoredImage {
	readonly sort: number;
	readonly key: string;
	readonly alt: string;
	readonly group: PictureGroup | null;
	readonly focus: PictureFocus | null;
}

/** Returns the month for selecting seasonal pictures; null means any season. */
export const monthOf = (day: StayDate | null): number | null => day && partsOf(day).month;

/**
 * SQL for the first pictures of a room, or of the stay itself (room 0), as JSON. Pictures of the month come first, then year-round ones,
 * then those of other months.
 */
export const imagesColumn = (propertyId: string, roomId: string, limit: number, month: string): string => `(
	SELECT coalesce(json_agg(json_build_object('sort', i.place, 'key', i.image_key, 'alt', i.alt, 'group', i.picture_group,
		'focus', CASE WHEN i.focus_x IS NOT NULL THEN json_build_object('x', i.focus_x, 'y', i.focus_y) END) ORDER BY i.place), '[]')
	FROM (
		SELECT image_key, alt, picture_group, focus_x, focus_y, row_number() OVER (ORDER BY
			CASE WHEN months IS NULL OR ${month} IS NULL THEN 1 WHEN months & (1 << (${month} - 1)) > 0 THEN 0 ELSE 2 END, sort) AS place
		FROM property_image WHERE property_id = ${propertyId} AND room_id = ${roomId} ORDER BY place LIMIT ${limit}
	) i)`;

/** Returns the first pictures of a stay, suited to the day. */
export async function stayImages(
	db: Queryable,
	propertyId: number,
	count: 1 | 20,
	day: StayDate | null,
): Promise<StoredImage[]> {
	const { rows } = await db.query<{ images: StoredImage[] }>(
		{
			name: `bookings.images${count}`,
			text: `SELECT ${imagesColumn("$1::int", "0", count, "$2::int")} AS images`,
		},
		[propertyId, monthOf(day)],
	);
	return rows[0]?.images ?? [];
}

/** Returns the pictures of a stay's rooms, by room ID. */
export async function loadRoomImages(
	db: Queryable,
	propertyId: number,
): Promise<ReadonlyMap<number, readonly StoredImage[]>> {
	const { rows } = await db.query<{ room_id: number; images: readonly StoredImage[] }>(
		{
			name: "catalog.roomImages",
			text: `SELECT r.room_id, ${imagesColumn("r.property_id", "r.room_id", imageCounts.detail, "NULL::int")} AS images
				FROM room r WHERE r.property_id = $1`,
		},
		[propertyId],
	);
	return new Map(rows.map((row) => [row.room_id, row.images]));
}
