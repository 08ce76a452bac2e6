import type { Queryable } from "#server/platform/database/Database.ts";

/** How rows of a table lead to a member. */
export type MemberPath = "member_id" | "order_pay_id" | "order_product_id" | "payment_id";

const ofMember: Readonly<Record<MemberPath, string>> = {
	member_id: "t.member_id = $1",
	order_pay_id: "t.order_pay_id = ANY (ARRAY(SELECT order_pay_id FROM order_pay WHERE member_id = $1))",
	order_product_id:
		"t.order_product_id = ANY (ARRAY(SELECT order_product_id FROM order_product WHERE member_id = $1))",
	payment_id: `t.payment_id = ANY (ARRAY(SELECT payment_id FROM payment WHERE order_pay_id = ANY (
		ARRAY(SELECT order_pay_id FROM order_pay WHERE member_id = $1))))`,
};

/** What is kept of a member, as the member may have it. */
export class OwnRecords {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** Every row, however many. Table, columns and path are the table of personal data's, never a caller's. */
	async rows(
		memberId: number,
		table: string,
		columns: readonly string[],
		path: MemberPath,
	): Promise<readonly object[]> {
		const { rows } = await this.#db.query<object>(
			`SELECT ${columns.map((column) => `t.${column}`).join(", ")} FROM ${table} t WHERE ${ofMember[path]}`,
			[memberId],
		);
		return rows;
	}
}
