import { imageCounts } from "#domain/content/images.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Seller } from "#domain/stay/Seller.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { imagesColumn, monthOf, type StoredImage } from "./stayImages.ts";

/** The data of a stay shown in lists, except its price. */
export interface StayCard {
	readonly property_id: number;
	readonly channel_idx: number;
	readonly is_open: boolean;
	readonly name: string;
	readonly name_en: string;
	readonly type_name: string;
	readonly nation_code: string;
	readonly nation_name: string;
	readonly city_code: string;
	readonly city_name: string;
	readonly address: string;
	readonly lat: number;
	readonly lng: number;
	readonly star: number;
	readonly check_in_time: string;
	readonly check_out_time: string;
	readonly time_zone: string;
	readonly tags: unknown;
	readonly images: readonly StoredImage[];
	readonly wished: boolean;
	readonly star_one: number;
	readonly star_two: number;
	readonly star_three: number;
	readonly star_four: number;
	readonly star_five: number;
	readonly review_count: number;
	readonly star_sum: number;
}

/** Number of pictures in a list card's carousel. */
const CARD_IMAGES = 5;

/** Columns of a StayCard, from `property p` and the tables of `cardTables`. $2 is the member ID, 0 for a visitor. */
const cardColumns = `
	p.property_id, p.channel_idx, p.status = 'open' AS is_open, p.name, p.name_en, t.name AS type_name, p.nation_code, n.name AS nation_name, c.city_code,
	c.name AS city_name, p.address, p.lat, p.lng, p.star, p.check_in_time, p.check_out_time,
	coalesce(c.time_zone, n.time_zone) AS time_zone, p.detail->'tags' AS tags,
	EXISTS (SELECT FROM wish w WHERE w.member_id = $2::int AND w.property_id = p.property_id) AS wished,
	coalesce(rs.star_one, 0) AS star_one, coalesce(rs.star_two, 0) AS star_two, coalesce(rs.star_three, 0) AS star_three,
	coalesce(rs.star_four, 0) AS star_four, coalesce(rs.star_five, 0) AS star_five,
	coalesce(rs.review_count, 0) AS review_count, coalesce(rs.star_sum, 0) AS star_sum`;

const cardTables = `
	property p
	JOIN property_type t ON t.type_id = p.type_id
	JOIN nation n ON n.nation_code = p.nation_code
	JOIN city c ON c.city_id = p.city_id
	LEFT JOIN review_stat rs ON rs.property_id = p.property_id`;

const cards = {
	name: "catalog.stayCards",
	text: `
		SELECT ${cardColumns}, ${imagesColumn("p.property_id", "0", CARD_IMAGES, "$3::int")} AS images
		FROM ${cardTables} WHERE p.property_id = ANY ($1::int[])`,
};

/** Returns the cards of stays, by ID, with pictures suited to the day. */
export async function loadStayCards(
	db: Queryable,
	ids: readonly number[],
	memberId: number | null,
	day: StayDate,
): Promise<Map<number, StayCard>> {
	if (ids.length === 0) return new Map();
	const { rows } = await db.query<StayCard>(cards, [ids, memberId ?? 0, monthOf(day)]);
	return new Map(rows.map((row) => [row.property_id, row]));
}

/** The additional data shown on a stay's own page. */
export interface StayDetail extends StayCard {
	readonly phone: string | null;
	readonly fax: string | null;
	readonly chain: string | null;
	readonly brand: string | null;
	readonly stay_festa: boolean;
	readonly fac: string;
	readonly notices: unknown;
	readonly seller: Seller | null;
}

const detail = {
	name: "catalog.stayDetail",
	text: `
		SELECT ${cardColumns}, p.phone, p.fax, p.chain, p.brand, p.stay_festa, p.fac::text AS fac, p.detail->'notices' AS notices,
			p.detail->'seller' AS seller,
			${imagesColumn("p.property_id", "0", imageCounts.detail, "$3::int")} AS images
		FROM ${cardTables} WHERE p.property_id = $1 AND p.status = 'open'`,
};

/** Returns an open stay as displayed on its page, with pictures suited to the day; null when there is none. */
export async function loadStayDetail(
	db: Queryable,
	id: number,
	memberId: number | null,
	day: StayDate,
): Promise<StayDetail | null> {
	const { rows } = await db.query<StayDetail>(detail, [id, memberId ?? 0, monthOf(day)]);
	return rows[0] ?? null;
}
