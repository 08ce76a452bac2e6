import { koreanDay } from "#domain/shared/koreanTime.ts";
import { colourOf } from "#server/catalog/images.ts";
import { linesOf, type Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";

export interface Wishes {
	/** Newest first, at most 500 (DEC-011). */
	list(memberId: number): Promise<Schemas["Wish"][]>;
	/**
	 * Adds, or removes what is there; answers whether it is wished now (DEC-170).
	 * @throws Refusal notFound
	 */
	toggle(memberId: number, propertyId: number): Promise<boolean>;
}

interface WishRow {
	readonly property_id: number;
	readonly name: string;
	readonly type_name: string;
	readonly city: string;
	readonly star: number;
	readonly status: string;
	readonly image: string | null;
	readonly tags: string[];
	readonly event_title: string | null;
}

export function createWishes({ db, clock }: { readonly db: Database; readonly clock: Clock }): Wishes {
	return {
		async list(memberId) {
			const { rows } = await db.query<WishRow>(
				`SELECT p.property_id, p.name, t.name AS type_name, c.name AS city, p.star, p.status,
						(SELECT image_key FROM property_image i WHERE i.property_id = p.property_id AND i.room_id = 0 ORDER BY sort LIMIT 1) AS image,
						coalesce((SELECT array_agg(value) FROM jsonb_array_elements_text(coalesce(p.detail -> 'tags', '[]'))), '{}') AS tags,
						(SELECT e.title FROM event_product ep JOIN event e USING (event_id)
							WHERE ep.property_id = p.property_id AND e.secret IS NULL AND $2::date BETWEEN e.sale_start AND e.sale_end
							ORDER BY e.sale_end, e.event_id LIMIT 1) AS event_title
					FROM wish w JOIN property p USING (property_id) JOIN property_type t USING (type_id) JOIN city c USING (city_id)
					WHERE w.member_id = $1 ORDER BY w.created_at DESC, p.property_id LIMIT 500`,
				[memberId, koreanDay(clock.now())],
			);
			return rows.map((row) => ({
				productIdx: row.property_id,
				productName: row.name,
				productType: row.type_name,
				productImg: row.image,
				productImgColor: row.image === null ? null : colourOf(row.image),
				avail: row.status === "open",
				city: row.city,
				star: row.star as Schemas["Wish"]["star"],
				eventTag: row.event_title?.slice(0, 50) ?? null,
				hashTag: linesOf(row.tags, 50, 20),
			}));
		},

		toggle: (memberId, propertyId) =>
			db.tx(async (tx) => {
				const removed = await tx.query(`DELETE FROM wish WHERE member_id = $1 AND property_id = $2`, [
					memberId,
					propertyId,
				]);
				if (removed.rowCount > 0) return false;
				const added = await tx.query(
					`INSERT INTO wish (member_id, property_id, created_at)
						SELECT $1, property_id, $3 FROM property WHERE property_id = $2 AND status = 'open' ON CONFLICT DO NOTHING`,
					[memberId, propertyId, new Date(clock.now())],
				);
				if (added.rowCount === 0) throw new Refusal("notFound");
				return true;
			}),
	};
}
