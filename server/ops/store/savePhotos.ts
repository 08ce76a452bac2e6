import type { Stay } from "#server/ops/line/Stay.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** The file's photos of a stay (room 0) or of one of its rooms. */
export interface ImportedPhotos {
	readonly propertyId: number;
	readonly roomId: number;
	readonly photos: Stay["photos"];
}

const rowOf = ({ months, ...photo }: NonNullable<Stay["photos"]>[number]) => ({
	...photo,
	monthBits: months?.reduce((bits, month) => bits | (1 << (month - 1)), 0),
});

/** Replaces the stored photos with those in the file; where the file has none, the stored ones are kept. */
export async function savePhotos(tx: Queryable, all: readonly ImportedPhotos[]): Promise<void> {
	const withPhotos = all.filter(({ photos }) => photos);
	if (withPhotos.length === 0) return;
	const values = [
		withPhotos.map(({ propertyId }) => propertyId),
		withPhotos.map(({ roomId }) => roomId),
		withPhotos.map(({ photos }) => JSON.stringify(photos?.map(rowOf))),
	];
	await tx.query(
		{
			name: "import.noPhotos",
			text: `
				DELETE FROM property_image i USING unnest($1::int[], $2::int[]) AS t (property_id, room_id)
				WHERE i.property_id = t.property_id AND i.room_id = t.room_id`,
		},
		values.slice(0, 2),
	);
	await tx.query(
		{
			name: "import.photos",
			text: `
				INSERT INTO property_image (property_id, room_id, sort, image_key, alt, picture_group, focus_x, focus_y, months)
				SELECT t.property_id, t.room_id, n, photo->>'url', photo->>'alt', photo->>'group',
					(photo->'focus'->>'x')::int2, (photo->'focus'->>'y')::int2, (photo->>'monthBits')::int2
				FROM unnest($1::int[], $2::int[], $3::jsonb[]) AS t (property_id, room_id, photos),
					jsonb_array_elements(t.photos) WITH ORDINALITY AS p (photo, n)`,
		},
		values,
	);
}
