import type { Queryable } from "#server/platform/database/Database.ts";

export interface StayPlace {
	readonly property_id: number;
	readonly city_id: number;
	readonly nation_code: string;
	readonly type_id: number;
	readonly star: number;
	readonly lat: number;
	readonly lng: number;
	readonly check_in_time: string;
	readonly check_out_time: string;
}

/** Returns an open stay; null when there is none. */
export async function loadStayPlace(db: Queryable, id: number): Promise<StayPlace | null> {
	const { rows } = await db.query<StayPlace>(
		{
			name: "catalog.stayPlace",
			text: `SELECT property_id, city_id, nation_code, type_id, star, lat, lng, check_in_time, check_out_time FROM property
				WHERE property_id = $1 AND status = 'open'`,
		},
		[id],
	);
	return rows[0] ?? null;
}
