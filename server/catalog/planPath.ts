import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** The plan that option and booking paths name. */
export interface PlanPath {
	readonly productIdx: number;
	/** One entry a room, or one for all: our numbers, or the supplier's for an external stay. [DEC-057] */
	readonly accoms: string;
	readonly rooms: string;
	readonly rateplan: string;
}

export interface NamedPlan {
	readonly property_id: number;
	readonly room_id: number;
	readonly rateplan_id: number;
	readonly channel_idx: number;
	readonly nation_code: string;
}

/** The one value of a list in which all are alike; several different rooms are several orders. */
function single(list: string): string {
	const values = new Set(list.split(","));
	const [value] = values;
	if (values.size !== 1 || value === undefined) throw new Refusal("invalidRequest");
	return value;
}

/**
 * The plan a path names. Own stays go by our numbers, external ones by the supplier's, as the rate plan list gave them. [DEC-057]
 * @throws Refusal notFound, invalidRequest when the rooms of a list differ
 */
export async function findPlan(db: Queryable, path: PlanPath): Promise<NamedPlan> {
	const [stay, room, plan] = [single(path.accoms), single(path.rooms), single(path.rateplan)];
	const { rows } = await db.query<NamedPlan>(
		{
			name: "catalog.findPlan",
			text: `
				SELECT p.property_id, r.room_id, rp.rateplan_id, p.channel_idx, p.nation_code
				FROM property p
				JOIN room r ON r.property_id = p.property_id
				JOIN rateplan rp ON rp.property_id = r.property_id AND rp.room_id = r.room_id
				WHERE p.property_id = $1 AND p.status = 'open' AND rp.status = 'open'
					AND coalesce(p.external_id, p.property_id::text) = $2
					AND (CASE WHEN p.external_id IS NULL THEN r.room_id::text ELSE r.external_room_id END) = $3
					AND (CASE WHEN p.external_id IS NULL THEN rp.rateplan_id::text ELSE rp.external_rateplan_id END) = $4`,
		},
		[path.productIdx, stay, room, plan],
	);
	if (!rows[0]) throw new Refusal("notFound");
	return rows[0];
}
