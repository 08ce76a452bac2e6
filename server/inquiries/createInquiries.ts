import { paymentMethodLabel } from "#domain/payment/paymentMethod.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import {
	type InquiryCounts,
	type InquiryTab,
	inquiryFaults,
	inquiryTypeList,
} from "#domain/support/Inquiry.ts";
import type { Schemas } from "#server/catalog/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { countHit, limits } from "#server/limits/countHit.ts";

/** An inquiry as sent; the contract has checked sizes. */
export interface NewInquiry {
	/** A code of list 105. */
	readonly type: number;
	readonly title: string;
	readonly content: string;
	/** One of the member's own bookings, or none. */
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly pageUrl: string;
}

/** Members' questions and the answers to them. Each sees their own only. [ENT-37, DEC-157] */
export interface Inquiries {
	/** Newest first, at most 500 (DEC-011), and how many there are of each kind. */
	list(
		memberId: number,
		tab: InquiryTab,
	): Promise<{ inquiries: Schemas["Inquiry"][]; counts: InquiryCounts }>;
	/** The newest of a type about an order; null = none. */
	newest(memberId: number, type: number, orderNum: string): Promise<Schemas["Inquiry"] | null>;
	/**
	 * Its number.
	 * @throws Refusal invalidRequest for a type not of the list, an order that is not the member's, or blank text; tooManyCalls after
	 * twenty in a day
	 */
	send(memberId: number, inquiry: NewInquiry): Promise<number>;
}

interface InquiryRow {
	readonly inquiry_id: number;
	readonly type: number;
	readonly type_name: string | null;
	readonly title: string;
	readonly contents: string;
	readonly order_num: string | null;
	readonly user_order_num: string | null;
	readonly pay_method: string | null;
	readonly product_name: string | null;
	readonly check_in: StayDate | null;
	readonly check_out: StayDate | null;
	readonly comment_contents: string | null;
	readonly comment_at: Date | null;
	readonly commenter: string | null;
	readonly created_at: Date;
}

const select = `
	SELECT i.inquiry_id, i.type, c.name AS type_name, i.title, i.contents, i.order_num, i.user_order_num, o.pay_method,
		p.snapshot->>'productName' AS product_name, p.check_in, p.check_out, i.comment_contents, i.comment_at, i.commenter, i.created_at
	FROM inquiry i
	LEFT JOIN common_code c ON c.group_code = ${inquiryTypeList} AND c.code = i.type
	LEFT JOIN order_product p ON p.order_product_id = i.order_product_id
	LEFT JOIN order_pay o ON o.order_pay_id = p.order_pay_id`;

const conditions: Readonly<Record<InquiryTab, string>> = {
	all: "true",
	wait: "i.comment_at IS NULL",
	complete: "i.comment_at IS NOT NULL",
};

const inquiryAnswer = (row: InquiryRow): Schemas["Inquiry"] => ({
	idx: row.inquiry_id,
	type: row.type,
	typeName: row.type_name ?? "",
	title: row.title,
	contents: row.contents,
	complete: row.comment_at !== null,
	orderNum: row.order_num,
	userOrderNum: row.user_order_num,
	orderMethod: row.pay_method && paymentMethodLabel(row.pay_method),
	productName: row.product_name,
	dates: row.check_in && row.check_out && monthDayRange(row.check_in, row.check_out),
	regDate: koreanDateTime(row.created_at.getTime()),
	commentContents: row.comment_contents?.slice(0, 4000).toWellFormed() ?? null,
	commentRegDate: row.comment_at && koreanDateTime(row.comment_at.getTime()),
	commenter: row.commenter,
});

export function createInquiries({ db, clock }: { readonly db: Database; readonly clock: Clock }): Inquiries {
	/** The first product of a paid order of the member's own. @throws Refusal invalidRequest */
	async function bookedProduct(memberId: number, orderNum: string): Promise<number> {
		const { rows } = await db.query<{ order_product_id: number }>(
			`SELECT p.order_product_id FROM order_pay o JOIN order_product p USING (order_pay_id)
				WHERE o.order_num = $1 AND o.member_id = $2 AND p.status IS NOT NULL ORDER BY p.seq LIMIT 1`,
			[orderNum, memberId],
		);
		if (!rows[0]) throw new Refusal("invalidRequest");
		return rows[0].order_product_id;
	}

	return {
		async list(memberId, tab) {
			const { rows } = await db.query<InquiryRow>(
				`${select} WHERE i.member_id = $1 AND ${conditions[tab]} ORDER BY i.inquiry_id DESC LIMIT 500`,
				[memberId],
			);
			const { rows: counted } = await db.query<{ total: number; answered: number }>(
				"SELECT count(*) AS total, count(comment_at) AS answered FROM inquiry WHERE member_id = $1",
				[memberId],
			);
			const { total, answered } = counted[0] ?? { total: 0, answered: 0 };
			return {
				inquiries: rows.map(inquiryAnswer),
				counts: { all: total, complete: answered, wait: total - answered },
			};
		},

		async newest(memberId, type, orderNum) {
			const { rows } = await db.query<InquiryRow>(
				`${select} WHERE i.member_id = $1 AND i.type = $2 AND i.order_num = $3 ORDER BY i.inquiry_id DESC LIMIT 1`,
				[memberId, type, orderNum],
			);
			return rows[0] ? inquiryAnswer(rows[0]) : null;
		},

		async send(memberId, { type, title, content, orderNum, userOrderNum, pageUrl }) {
			const faults = inquiryFaults({ type, title, content, orderNumber: orderNum });
			if (faults.length > 0) throw new Refusal("invalidRequest");
			const known = await db.query("SELECT FROM common_code WHERE group_code = $1 AND code = $2", [
				inquiryTypeList,
				type,
			]);
			if (known.rowCount === 0) throw new Refusal("invalidRequest");
			await countHit(db, limits.inquiriesByMember, String(memberId), clock.now());
			const orderProductId = orderNum === null ? null : await bookedProduct(memberId, orderNum);
			const { rows } = await db.query<{ inquiry_id: number }>(
				`INSERT INTO inquiry (member_id, type, title, contents, order_product_id, order_num, user_order_num, page_url, created_at)
					VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING inquiry_id`,
				[
					memberId,
					type,
					title.trim(),
					content.trim(),
					orderProductId,
					orderNum,
					userOrderNum?.trim() || null,
					pageUrl,
					new Date(clock.now()),
				],
			);
			return rows[0]?.inquiry_id ?? 0;
		},
	};
}
