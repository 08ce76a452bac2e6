import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Reads } from "#server/platform/database/Database.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Maximum entries in any list of published content (DEC-011). */
const maxLines = 500;

export interface Banner {
	readonly id: number;
	readonly title: string;
	readonly subtitle: string | null;
	readonly imageKey: string;
	readonly linkUrl: string;
	readonly sort: number;
}

export interface MainPlace {
	readonly name: string;
	readonly nationCode: string;
	readonly cityCode: string;
	readonly area: number;
	readonly subArea: number;
	readonly imageKey: string | null;
	readonly cityId: number;
}

export interface Notice {
	readonly id: number;
	readonly type: string;
	readonly title: string;
	readonly content: string;
	readonly createdAt: Date;
	readonly updatedAt: Date;
}

export interface Faq {
	readonly id: number;
	readonly title: string;
	readonly content: string;
	readonly createdAt: Date;
}

const noticeColumns = `notice_id AS id, type, title, content, created_at AS "createdAt", updated_at AS "updatedAt"`;

/** Reads the content published by editors. */
export class ContentStore extends Store<Reads> {
	banners(today: StayDate): Promise<readonly Banner[]> {
		return this.rows<Banner>(
			{
				name: "content.banners",
				text: `SELECT banner_id AS id, title, subtitle, image_key AS "imageKey", link_url AS "linkUrl", sort FROM banner
					WHERE published AND $1::date BETWEEN starts_on AND ends_on ORDER BY sort, banner_id LIMIT 20`,
			},
			[today],
		);
	}

	places(offset: number, limit: number): Promise<readonly MainPlace[]> {
		return this.rows<MainPlace>(
			{
				name: "content.places",
				text: `SELECT p.name, c.nation_code AS "nationCode", c.city_code AS "cityCode", p.area, p.sub_area AS "subArea",
						p.image_key AS "imageKey", p.city_id AS "cityId"
					FROM main_place p JOIN city c USING (city_id) WHERE p.published ORDER BY p.sort, p.place_id OFFSET $1::int LIMIT $2::int`,
			},
			[offset, limit],
		);
	}

	/** Returns the number of open stays per city, for cities that have a place. */
	async staysOfPlaces(): Promise<ReadonlyMap<number, number>> {
		const { rows } = await this.db.query<{ city: number; stays: number }>(
			`SELECT city_id AS city, sum(stays) AS stays FROM place_stays WHERE city_id IN (SELECT city_id FROM main_place WHERE published)
			GROUP BY city_id`,
		);
		return new Map(rows.map(({ city, stays }) => [city, stays]));
	}

	async placeCount(): Promise<number> {
		const { rows } = await this.db.query<{ total: number }>(
			"SELECT count(*) AS total FROM main_place WHERE published",
		);
		return rows[0]?.total ?? 0;
	}

	/** Returns the published notices, newest first. */
	notices(): Promise<readonly Notice[]> {
		return this.rows<Notice>(
			`SELECT ${noticeColumns} FROM notice WHERE published ORDER BY created_at DESC, notice_id DESC LIMIT ${maxLines}`,
		);
	}

	notice(id: number): Promise<Notice | null> {
		return this.row<Notice>(`SELECT ${noticeColumns} FROM notice WHERE published AND notice_id = $1`, [id]);
	}

	faqTypes(): Promise<readonly { readonly id: number; readonly name: string }[]> {
		return this.rows<{ id: number; name: string }>(
			"SELECT faq_type_id AS id, name FROM faq_type ORDER BY sort, faq_type_id",
		);
	}

	/** Returns null for an unknown type. */
	async faqs(typeId: number): Promise<readonly Faq[] | null> {
		const { rows } = await this.db.query<Faq>(
			`SELECT faq_id AS id, title, content, created_at AS "createdAt" FROM faq
				WHERE faq_type_id = $1::int AND published ORDER BY sort, faq_id LIMIT ${maxLines}`,
			[typeId],
		);
		if (rows.length > 0) return rows;
		const known = await this.db.query("SELECT FROM faq_type WHERE faq_type_id = $1::int", [typeId]);
		return known.rowCount === 0 ? null : rows;
	}

	commonCodes(
		group: number,
	): Promise<readonly { readonly code: number; readonly name: string; readonly sort: number }[]> {
		return this.rows<{ code: number; name: string; sort: number }>(
			"SELECT code, name, sort FROM common_code WHERE group_code = $1 ORDER BY sort, code",
			[group],
		);
	}
}
