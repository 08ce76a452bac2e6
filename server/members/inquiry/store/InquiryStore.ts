import type { StayDate } from "#domain/shared/StayDate.ts";
import { type InquiryTab, inquiryTypeList } from "#domain/support/Inquiry.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { personal } from "#server/platform/database/persons.ts";

/** A member's question with its answer, if it has one. */
export interface StoredInquiry {
	readonly id: number;
	readonly type: number;
	readonly typeName: string | null;
	readonly title: string;
	readonly contents: string;
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly payMethod: string | null;
	readonly productName: string | null;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly comment: string | null;
	readonly commentAt: Date | null;
	readonly commenter: string | null;
	readonly createdAt: Date;
}

export interface InquiryToStore {
	readonly type: number;
	readonly title: string;
	readonly contents: string;
	readonly orderProductId: number | null;
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly pageUrl: string;
	readonly now: Date;
}

const select = `
	SELECT i.inquiry_id AS id, i.type, c.name AS "typeName", i.title, i.contents, i.order_num AS "orderNum",
		i.user_order_num AS "userOrderNum", o.pay_method AS "payMethod", p.snapshot->>'productName' AS "productName",
		p.check_in AS "checkIn", p.check_out AS "checkOut", i.comment_contents AS comment, i.comment_at AS "commentAt",
		i.commenter, i.created_at AS "createdAt"
	FROM inquiry i
	LEFT JOIN common_code c ON c.group_code = ${inquiryTypeList} AND c.code = i.type
	LEFT JOIN order_product p ON p.order_product_id = i.order_product_id
	LEFT JOIN order_pay o ON o.order_pay_id = p.order_pay_id`;

const conditions: Readonly<Record<InquiryTab, string>> = {
	all: "true",
	wait: "i.comment_at IS NULL",
	complete: "i.comment_at IS NOT NULL",
};

/** Members' questions and the answers to them. */
export class InquiryStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Newest first. */
	async list(memberId: number, tab: InquiryTab): Promise<readonly StoredInquiry[]> {
		const { rows } = await this.#db.query<StoredInquiry>(
			`${select} WHERE i.member_id = $1 AND ${conditions[tab]} ORDER BY i.inquiry_id DESC LIMIT 500`,
			[memberId],
		);
		return rows;
	}

	async count(memberId: number): Promise<{ readonly total: number; readonly answered: number }> {
		const { rows } = await this.#db.query<{ total: number; answered: number }>(
			"SELECT count(*) AS total, count(comment_at) AS answered FROM inquiry WHERE member_id = $1",
			[memberId],
		);
		return rows[0] ?? { total: 0, answered: 0 };
	}

	/** The newest of a type about an order. */
	async newest(memberId: number, type: number, orderNum: string): Promise<StoredInquiry | null> {
		const { rows } = await this.#db.query<StoredInquiry>(
			`${select} WHERE i.member_id = $1 AND i.type = $2 AND i.order_num = $3 ORDER BY i.inquiry_id DESC LIMIT 1`,
			[memberId, type, orderNum],
		);
		return rows[0] ?? null;
	}

	async isType(type: number): Promise<boolean> {
		const { rowCount } = await this.#db.query("SELECT FROM common_code WHERE group_code = $1 AND code = $2", [
			inquiryTypeList,
			type,
		]);
		return rowCount > 0;
	}

	/** The first product of a paid order of the member's own. */
	async bookedProduct(memberId: number, orderNum: string): Promise<number | null> {
		const { rows } = await this.#db.query<{ id: number }>(
			`SELECT p.order_product_id AS id FROM order_pay o JOIN order_product p USING (order_pay_id)
			WHERE o.order_num = $1 AND o.member_id = $2 AND p.status IS NOT NULL ORDER BY p.seq LIMIT 1`,
			[orderNum, memberId],
		);
		return rows[0]?.id ?? null;
	}

	/** Its number. */
	async add(memberId: number, inquiry: InquiryToStore): Promise<number> {
		const { type, title, contents, orderProductId, orderNum, userOrderNum, pageUrl, now } = inquiry;
		const { rows } = await this.#db.query<{ id: number }>(
			`INSERT INTO inquiry (member_id, type, title, contents, order_product_id, order_num, user_order_num, page_url, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING inquiry_id AS id`,
			[
				memberId,
				type,
				personal(title),
				personal(contents),
				orderProductId,
				orderNum,
				userOrderNum,
				pageUrl,
				now,
			],
		);
		return rows[0]?.id ?? 0;
	}

	/** Answers a question; whom to tell, or null for an unknown one. */
	async answer(
		id: number,
		text: string,
		now: Date,
	): Promise<{ readonly title: string; readonly email: string | null } | null> {
		const { rows } = await this.#db.query<{ title: string; email: string | null }>(
			`UPDATE inquiry i SET comment_contents = $2, comment_at = $3, commenter = '고객센터' FROM member m
			WHERE i.inquiry_id = $1 AND m.member_id = i.member_id RETURNING i.title, m.email`,
			[id, personal(text), now],
		);
		return rows[0] ?? null;
	}
}
