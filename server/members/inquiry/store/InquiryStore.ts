import type { OrderProduct } from "#domain/booking/Order.ts";
import { type InquiryTab, inquiryTypeList } from "#domain/inquiry/Inquiry.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A message after the initial inquiry; the latest answer is stored with the inquiry itself. */
export interface StoredMessage {
	/** Null for the member. */
	readonly commenter: string | null;
	readonly contents: string;
	/** ISO 8601. */
	readonly at: string;
}

/** The room that an inquiry to a stay is about. */
type AskedRoom = Pick<OrderProduct, "channelIndex" | "orderNo">;

/** A member's inquiry with its latest answer; the answer fields are null while one is awaited. */
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
	readonly asksStay: boolean;
	readonly isUnread: boolean;
	readonly messages: readonly StoredMessage[];
}

export interface InquiryToStore {
	readonly type: number;
	readonly title: string;
	readonly contents: string;
	readonly orderProductId: number | null;
	readonly orderNum: string | null;
	readonly userOrderNum: string | null;
	readonly pageUrl: string;
	readonly asksStay: boolean;
	readonly now: Date;
}

/** The room that an inquiry is about, and how its stay can be contacted. */
export interface InquiredRoom {
	readonly orderProductId: number;
	readonly channelIndex: number;
	readonly email: string | null;
}

/** Maximum messages loaded per inquiry. No real thread is longer; beyond that the oldest messages are left out. */
const maxMessages = 100;

const isUnread = "coalesce(i.comment_at > coalesce(i.read_at, '-infinity'), false)";

const select = `
	SELECT i.inquiry_id AS id, i.type, c.name AS "typeName", i.title, i.contents, i.order_num AS "orderNum",
		i.user_order_num AS "userOrderNum", o.pay_method AS "payMethod", p.snapshot->>'productName' AS "productName",
		p.check_in AS "checkIn", p.check_out AS "checkOut", i.comment_contents AS comment, i.comment_at AS "commentAt",
		i.commenter, i.created_at AS "createdAt", i.asks_stay AS "asksStay", ${isUnread} AS "isUnread",
		coalesce((SELECT jsonb_agg(to_jsonb(m) - 'message_id' ORDER BY m.message_id) FROM (
			SELECT message_id, commenter, contents, created_at AS at FROM inquiry_message m
			WHERE m.inquiry_id = i.inquiry_id ORDER BY message_id DESC LIMIT ${maxMessages}) m), '[]') AS messages
	FROM inquiry i
	LEFT JOIN common_code c ON c.group_code = ${inquiryTypeList} AND c.code = i.type
	LEFT JOIN order_product p ON p.order_product_id = i.order_product_id
	LEFT JOIN order_pay o ON o.order_pay_id = p.order_pay_id`;

const conditions: Readonly<Record<InquiryTab, string>> = {
	all: "true",
	wait: "i.comment_at IS NULL",
	complete: "i.comment_at IS NOT NULL",
};

/** Moves the latest answer into the message history before something newer replaces it. */
const moveAnswerToMessages = `INSERT INTO inquiry_message (inquiry_id, member_id, commenter, contents, created_at)
	SELECT inquiry_id, member_id, coalesce(commenter, ''), comment_contents, comment_at FROM inquiry
	WHERE inquiry_id = $1 AND comment_at IS NOT NULL`;

/** Members' inquiries and their answers. */
export class InquiryStore extends Store {
	/** Lists a member's inquiries, newest first, at most 500. */
	list(memberId: number, tab: InquiryTab): Promise<readonly StoredInquiry[]> {
		return this.rows<StoredInquiry>(
			`${select} WHERE i.member_id = $1 AND ${conditions[tab]} ORDER BY i.inquiry_id DESC LIMIT 500`,
			[memberId],
		);
	}

	async count(
		memberId: number,
	): Promise<{ readonly total: number; readonly answered: number; readonly unread: number }> {
		const { rows } = await this.db.query<{ total: number; answered: number; unread: number }>(
			`SELECT count(*) AS total, count(comment_at) AS answered, count(*) FILTER (WHERE ${isUnread}) AS unread
			FROM inquiry i WHERE member_id = $1`,
			[memberId],
		);
		return rows[0] ?? { total: 0, answered: 0, unread: 0 };
	}

	/** Returns the latest inquiry of a type about an order. */
	newest(memberId: number, type: number, orderNum: string): Promise<StoredInquiry | null> {
		return this.row<StoredInquiry>(
			`${select} WHERE i.member_id = $1 AND i.type = $2 AND i.order_num = $3 ORDER BY i.inquiry_id DESC LIMIT 1`,
			[memberId, type, orderNum],
		);
	}

	/** Returns an inquiry of any member. */
	read(id: number): Promise<StoredInquiry | null> {
		return this.row<StoredInquiry>(`${select} WHERE i.inquiry_id = $1`, [id]);
	}

	/** Returns the member's latest inquiry and locks the member against a concurrent inquiry. */
	async last(memberId: number): Promise<StoredInquiry | null> {
		await this.db.query("SELECT FROM member WHERE member_id = $1 FOR UPDATE", [memberId]);
		return this.row<StoredInquiry>(`${select} WHERE i.member_id = $1 ORDER BY i.inquiry_id DESC LIMIT 1`, [
			memberId,
		]);
	}

	isType(type: number): Promise<boolean> {
		return this.hasRows("SELECT FROM common_code WHERE group_code = $1 AND code = $2", [
			inquiryTypeList,
			type,
		]);
	}

	/** Returns the first room of a paid order that belongs to the member. */
	bookedRoom(memberId: number, orderNum: string): Promise<InquiredRoom | null> {
		return this.row<InquiredRoom>(
			`SELECT p.order_product_id AS "orderProductId", p.channel_idx AS "channelIndex", s.contact_email AS email
			FROM order_pay o JOIN order_product p USING (order_pay_id) JOIN property s USING (property_id)
			WHERE o.order_num = $1 AND o.member_id = $2 AND p.status IS NOT NULL ORDER BY p.seq LIMIT 1`,
			[orderNum, memberId],
		);
	}

	/** Returns the room of an inquiry to a stay; null for any other inquiry. */
	askedRoom(id: number): Promise<AskedRoom | null> {
		return this.row<AskedRoom>(
			`SELECT p.channel_idx AS "channelIndex", p.order_no AS "orderNo"
			FROM inquiry i JOIN order_product p USING (order_product_id)
			WHERE i.inquiry_id = $1 AND i.asks_stay`,
			[id],
		);
	}

	/** Adds an inquiry and returns its ID. */
	async add(memberId: number, inquiry: InquiryToStore): Promise<number> {
		const { type, title, contents, orderProductId, orderNum, userOrderNum, pageUrl, asksStay, now } = inquiry;
		const { rows } = await this.db.query<{ id: number }>(
			`INSERT INTO inquiry (member_id, type, title, contents, order_product_id, order_num, user_order_num, page_url, asks_stay, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING inquiry_id AS id`,
			[
				memberId,
				type,
				personal(title),
				personal(contents),
				orderProductId,
				orderNum,
				userOrderNum,
				pageUrl,
				asksStay,
				now,
			],
		);
		return rows[0]?.id ?? 0;
	}

	/** Returns and locks an inquiry of the member; null if there is none. */
	async lock(memberId: number, id: number): Promise<StoredInquiry | null> {
		const { rowCount } = await this.db.query(
			"SELECT FROM inquiry WHERE inquiry_id = $1 AND member_id = $2 FOR UPDATE",
			[id, memberId],
		);
		return rowCount === 0 ? null : this.read(id);
	}

	/** Adds the member's message to a locked inquiry, which is then awaiting an answer again. */
	async addMessage(memberId: number, id: number, contents: string, now: Date): Promise<void> {
		await this.db.query(moveAnswerToMessages, [id]);
		await this.db.query(
			"UPDATE inquiry SET comment_contents = NULL, comment_at = NULL, commenter = NULL WHERE inquiry_id = $1",
			[id],
		);
		await this.db.query(
			"INSERT INTO inquiry_message (inquiry_id, member_id, contents, created_at) VALUES ($1, $2, $3, $4)",
			[id, memberId, personal(contents), now],
		);
	}

	/** Marks an inquiry as read unless it was answered after the second `seen`; returns false if the member has no such inquiry. */
	markRead(memberId: number, id: number, now: Date, seen: Date | null): Promise<boolean> {
		return this.hasRows(
			`UPDATE inquiry SET read_at = CASE WHEN comment_at >= $4::timestamptz + interval '1 second' THEN read_at ELSE $3 END
			WHERE inquiry_id = $1 AND member_id = $2`,
			[id, memberId, now, seen],
		);
	}

	/** Answers an inquiry on behalf of its stay or of customer service; returns whom to notify, or null for an unknown inquiry. */
	async answer(
		id: number,
		text: string,
		by: "stay" | "center",
		now: Date,
	): Promise<{ readonly title: string; readonly email: string | null } | null> {
		await this.db.query("SELECT FROM inquiry WHERE inquiry_id = $1 FOR UPDATE", [id]);
		await this.db.query(moveAnswerToMessages, [id]);
		return this.row<{ title: string; email: string | null }>(
			`UPDATE inquiry i SET comment_contents = $2, comment_at = $3,
				commenter = coalesce((SELECT left(p.snapshot->>'productName', 50) FROM order_product p
					WHERE $4 AND p.order_product_id = i.order_product_id), '고객센터')
			FROM member m WHERE i.inquiry_id = $1 AND m.member_id = i.member_id RETURNING i.title, m.email`,
			[id, personal(text), now, by === "stay"],
		);
	}
}
