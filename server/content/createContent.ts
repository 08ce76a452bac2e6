import { koreanDateTime, koreanDay } from "#domain/shared/koreanTime.ts";
import { colourOf } from "#server/catalog/images.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { cleanHtml } from "./cleanHtml.ts";

/** What editors publish: banners, places, notices, questions, code lists. Newest first, at most 500 (DEC-011). */
export interface Content {
	banners(): Promise<Schemas["MainBanner"][]>;
	/** Zero-based, end exclusive (DEC-156). */
	places(start: number, end: number): Promise<{ total: number; places: Schemas["Place"][] }>;
	notices(): Promise<Schemas["Notice"][]>;
	/** @throws Refusal notFound */
	notice(id: number): Promise<Schemas["Notice"]>;
	faqTypes(): Promise<Schemas["FaqType"][]>;
	/** @throws Refusal notFound for an unknown type */
	faqs(typeId: number): Promise<Schemas["Faq"][]>;
	/** @throws Refusal notFound for an unknown group (DEC-151) */
	commonCodes(group: number): Promise<Schemas["CommonCode"][]>;
}

const LIMIT = 500;

interface NoticeRow {
	readonly notice_id: number;
	readonly type: string;
	readonly title: string;
	readonly content: string;
	readonly created_at: Date;
	readonly updated_at: Date;
}

const noticeAnswer = (row: NoticeRow): Schemas["Notice"] => ({
	idx: row.notice_id,
	title: row.title,
	content: cleanHtml(row.content),
	createdDt: koreanDateTime(row.created_at.getTime()),
	updatedDt: row.updated_at > row.created_at ? koreanDateTime(row.updated_at.getTime()) : null,
	type: row.type,
});

export function createContent({ db, clock }: { readonly db: Database; readonly clock: Clock }): Content {
	return {
		async banners() {
			const { rows } = await db.query<{
				banner_id: number;
				title: string;
				subtitle: string | null;
				image_key: string;
				link_url: string;
				sort: number;
			}>(
				`SELECT banner_id, title, subtitle, image_key, link_url, sort FROM banner
					WHERE $1::date BETWEEN starts_on AND ends_on ORDER BY sort, banner_id LIMIT 20`,
				[koreanDay(clock.now())],
			);
			return rows.map((row) => ({
				idx: row.banner_id,
				title: row.title,
				subTitle: row.subtitle,
				imgUrl: row.image_key,
				imgColor: colourOf(row.image_key),
				linkUrl: row.link_url,
				sort: row.sort,
			}));
		},

		async places(start, end) {
			const { rows } = await db.query<{
				name: string;
				nation_code: string;
				city_code: string;
				area: number;
				sub_area: number;
				image_key: string | null;
				stays: number;
			}>(
				`SELECT p.name, c.nation_code, c.city_code, p.area, p.sub_area, p.image_key,
						(SELECT count(*) FROM property s WHERE s.city_id = p.city_id AND s.status = 'open') AS stays
					FROM main_place p JOIN city c USING (city_id) ORDER BY p.sort, p.place_id OFFSET $1::int LIMIT $2::int`,
				[start, end - start],
			);
			const { rows: counted } = await db.query<{ total: number }>(`SELECT count(*) AS total FROM main_place`);
			return {
				total: counted[0]?.total ?? 0,
				places: rows.map((row) => ({
					placeName: row.name,
					nationCode: row.nation_code,
					cityCode: row.city_code,
					area: row.area,
					subArea: row.sub_area,
					imgUrl: row.image_key,
					productCnt: row.stays,
				})),
			};
		},

		async notices() {
			const { rows } = await db.query<NoticeRow>(
				`SELECT notice_id, type, title, content, created_at, updated_at FROM notice
					WHERE published ORDER BY created_at DESC, notice_id DESC LIMIT ${LIMIT}`,
			);
			return rows.map(noticeAnswer);
		},

		async notice(id) {
			const { rows } = await db.query<NoticeRow>(
				`SELECT notice_id, type, title, content, created_at, updated_at FROM notice WHERE published AND notice_id = $1`,
				[id],
			);
			const [row] = rows;
			if (!row) throw new Refusal("notFound");
			return noticeAnswer(row);
		},

		async faqTypes() {
			const { rows } = await db.query<{ faq_type_id: number; name: string }>(
				`SELECT faq_type_id, name FROM faq_type ORDER BY sort, faq_type_id`,
			);
			return rows.map((row) => ({ faqTypeIdx: row.faq_type_id, typeName: row.name }));
		},

		async faqs(typeId) {
			const { rows } = await db.query<{ faq_id: number; title: string; content: string; created_at: Date }>(
				`SELECT faq_id, title, content, created_at FROM faq WHERE faq_type_id = $1::int ORDER BY sort, faq_id LIMIT ${LIMIT}`,
				[typeId],
			);
			if (rows.length === 0) {
				const known = await db.query(`SELECT FROM faq_type WHERE faq_type_id = $1::int`, [typeId]);
				if (known.rowCount === 0) throw new Refusal("notFound");
			}
			return rows.map((row) => ({
				faqIdx: row.faq_id,
				faqTypeIdx: typeId,
				title: row.title,
				content: cleanHtml(row.content),
				createDate: koreanDateTime(row.created_at.getTime()).slice(0, 10),
			}));
		},

		async commonCodes(group) {
			const { rows } = await db.query<{ code: number; name: string; sort: number }>(
				`SELECT code, name, sort FROM common_code WHERE group_code = $1 ORDER BY sort, code`,
				[group],
			);
			if (rows.length === 0) throw new Refusal("notFound");
			return rows;
		},
	};
}
