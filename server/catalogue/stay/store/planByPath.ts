import type { Seller } from "#domain/stay/Seller.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** A stay's ID, then stay, room and plan as given in a path. */
export type PathNumbers = readonly [productIdx: number, stay: string, room: string, plan: string];

export interface NamedPlan {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly nation_code: string;
	readonly seller: Seller | null;
}

/**
 * SQL condition for the plan in a path, on `property p`, `room r` and `rateplan rp`. $1 is the stay's ID; $2 to $4 identify stay, room and
 * plan: our IDs, or the supplier's for an external stay.
 */
export const namedByPath = `p.property_id = $1 AND coalesce(p.external_id, p.property_id::text) = $2
	AND (CASE WHEN p.external_id IS NULL THEN r.room_id::text ELSE r.external_room_id END) = $3
	AND (CASE WHEN p.external_id IS NULL THEN rp.rateplan_id::text ELSE rp.external_rateplan_id END) = $4`;

/** Returns an open plan by path: our IDs, or the supplier's for an external stay. [DEC-057] */
export async function planByPath(db: Queryable, numbers: PathNumbers): Promise<NamedPlan | null> {
	const { rows } = await db.query<NamedPlan>(
		{
			name: "catalog.findPlan",
			text: `
				SELECT p.property_id, r.room_id, rp.rateplan_id, p.channel_idx, p.nation_code, p.detail->'seller' AS seller
				FROM property p
				JOIN room r ON r.property_id = p.property_id
				JOIN rateplan rp ON rp.property_id = r.property_id AND rp.room_id = r.room_id
				WHERE ${namedByPath} AND p.status = 'open' AND rp.status = 'open'`,
		},
		numbers,
	);
	return rows[0] ?? null;
}
