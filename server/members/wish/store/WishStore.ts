import type { StayDate } from "#domain/shared/StayDate.ts";
import { sold } from "#server/catalogue/event/store/EventStore.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A stay on a wish list. */
export interface WishedStay {
	readonly stayId: number;
	readonly channelIndex: number;
	readonly name: string;
	readonly typeName: string;
	readonly city: string;
	readonly star: number;
	readonly isOpen: boolean;
	readonly image: string | null;
	readonly tags: readonly string[];
	/** Title of the public event that sells an open plan of the stay, at most 50 characters. */
	readonly eventTitle: string | null;
	/** The dates, guests and rooms for which a price was first shown; `seenTotal` is that price. */
	readonly seenFor: string | null;
	readonly seenTotal: number | null;
}

export class WishStore extends Store {
	/** Lists the wishes, newest first, at most 500. */
	list(memberId: number, today: StayDate): Promise<readonly WishedStay[]> {
		return this.rows<WishedStay>(
			`SELECT p.property_id AS "stayId", p.channel_idx AS "channelIndex", p.name, t.name AS "typeName", c.name AS city, p.star, p.status = 'open' AS "isOpen",
				(SELECT image_key FROM property_image i WHERE i.property_id = p.property_id AND i.room_id = 0 ORDER BY sort LIMIT 1) AS image,
				coalesce((SELECT array_agg(value) FROM jsonb_array_elements_text(coalesce(p.detail -> 'tags', '[]'))), '{}') AS tags,
				(SELECT left(e.title, 50) FROM event_product ep JOIN event e USING (event_id) JOIN rateplan rp ON ${sold}
					WHERE ep.property_id = p.property_id AND e.published AND e.secret IS NULL AND $2::date BETWEEN e.sale_start AND e.sale_end
					ORDER BY e.sale_end, e.event_id LIMIT 1) AS "eventTitle", w.seen_for AS "seenFor", w.seen_total AS "seenTotal"
			FROM wish w JOIN property p USING (property_id) JOIN property_type t USING (type_id) JOIN city c USING (city_id)
			WHERE w.member_id = $1 ORDER BY w.created_at DESC, p.property_id LIMIT 500`,
			[memberId, today],
		);
	}

	/** Returns those of the stays that are on the member's wish list. */
	async among(memberId: number, stays: readonly number[]): Promise<readonly number[]> {
		const { rows } = await this.db.query<{ stay: number }>(
			{
				name: "wish.among",
				text: "SELECT property_id AS stay FROM wish WHERE member_id = $1 AND property_id = ANY ($2::int[])",
			},
			[memberId, stays],
		);
		return rows.map(({ stay }) => stay);
	}

	/** Stores the first prices shown for these dates, guests and rooms. */
	async noteSeen(
		memberId: number,
		seenFor: string,
		seen: readonly { readonly stayId: number; readonly total: number }[],
	): Promise<void> {
		await this.db.query(
			`UPDATE wish w SET seen_for = $2, seen_total = t.total, told_total = NULL FROM unnest($3::int[], $4::int[]) t (stay, total)
			WHERE w.member_id = $1 AND w.property_id = t.stay AND w.seen_for IS DISTINCT FROM $2`,
			[memberId, seenFor, seen.map(({ stayId }) => stayId), seen.map(({ total }) => total)],
		);
	}

	/** Removes a wish; returns false if there was none. */
	remove(memberId: number, stayId: number): Promise<boolean> {
		return this.hasRows("DELETE FROM wish WHERE member_id = $1 AND property_id = $2", [memberId, stayId]);
	}

	/** Adds a wish; returns false if the stay is not open. */
	add(memberId: number, stayId: number, now: Date): Promise<boolean> {
		return this.hasRows(
			`INSERT INTO wish (member_id, property_id, created_at)
			SELECT $1, property_id, $3 FROM property WHERE property_id = $2 AND status = 'open' ON CONFLICT DO NOTHING`,
			[memberId, stayId, now],
		);
	}
}
