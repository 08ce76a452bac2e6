import { Store } from "#server/platform/database/Store.ts";

/** The column by which a table's rows are linked to a member. */
export type MemberPath = "member_id" | "order_pay_id" | "order_product_id" | "payment_id";

const ofMember: Readonly<Record<MemberPath, string>> = {
	member_id: "t.member_id = $1",
	order_pay_id: "t.order_pay_id = ANY (ARRAY(SELECT order_pay_id FROM order_pay WHERE member_id = $1))",
	order_product_id:
		"t.order_product_id = ANY (ARRAY(SELECT order_product_id FROM order_product WHERE member_id = $1))",
	payment_id: `t.payment_id = ANY (ARRAY(SELECT payment_id FROM payment WHERE order_pay_id = ANY (
		ARRAY(SELECT order_pay_id FROM order_pay WHERE member_id = $1))))`,
};

/** A member's records for the member's own copy. */
export class OwnRecords extends Store {
	/** Returns all rows, without a limit. Table, columns and path must come from the personal data table, never from a caller's input. */
	all(
		memberId: number,
		table: string,
		columns: readonly string[],
		path: MemberPath,
	): Promise<readonly object[]> {
		return this.rows<object>(
			`SELECT ${columns.map((column) => `t.${column}`).join(", ")} FROM ${table} t WHERE ${ofMember[path]}`,
			[memberId],
		);
	}
}
