import type { Queryable } from "#server/platform/database/Database.ts";

/** Removes personal data from orders; sales, payments and refunds are kept for accounting. */
export async function anonymiseOrders(tx: Queryable, orderPayIds: readonly number[]): Promise<void> {
	const ids = [orderPayIds];
	await tx.query(
		`UPDATE order_pay SET booker_name = '', booker_tel = '', booker_email = '',
			guest_name = '', guest_tel = '', guest_email = '', request = '', agreements = '{}',
			user_first_name = NULL, user_last_name = NULL, international_number = NULL, international_phone = NULL
		WHERE order_pay_id = ANY ($1::bigint[])`,
		ids,
	);
	await tx.query(
		"UPDATE order_product SET cancel_reason = NULL, child_ages = '{}' WHERE order_pay_id = ANY ($1::bigint[])",
		ids,
	);
	await tx.query(
		`UPDATE booking_change SET before = jsonb_set(before, '{childAges}', '[]'), after = jsonb_set(after, '{childAges}', '[]')
		WHERE order_product_id = ANY (ARRAY(
			SELECT order_product_id FROM order_product WHERE order_pay_id = ANY ($1::bigint[])))`,
		ids,
	);
	await tx.query(
		`UPDATE order_event SET note = NULL WHERE note IS NOT NULL AND order_product_id = ANY (ARRAY(
			SELECT order_product_id FROM order_product WHERE order_pay_id = ANY ($1::bigint[])))`,
		ids,
	);
	await tx.query(
		`UPDATE order_add_pay SET reason = '' WHERE order_product_id = ANY (ARRAY(
			SELECT order_product_id FROM order_product WHERE order_pay_id = ANY ($1::bigint[])))`,
		ids,
	);
	await tx.query("UPDATE refund SET reason = '' WHERE order_pay_id = ANY ($1::bigint[])", ids);
	await tx.query("UPDATE payment SET provider_detail = '{}' WHERE order_pay_id = ANY ($1::bigint[])", ids);
	const payments = "ARRAY(SELECT payment_id FROM payment WHERE order_pay_id = ANY ($1::bigint[]))";
	await tx.query(
		`UPDATE payment_attempt SET response = NULL, request = request - 'reason'
		WHERE state IN ('done', 'refused') AND payment_id = ANY (${payments})`,
		ids,
	);
	await tx.query(
		`UPDATE payment_event SET payload = '{}' WHERE handled_at IS NOT NULL AND payment_id = ANY (${payments})`,
		ids,
	);
}

/** Returns the member's orders, paid or not, with the addresses of their guests. */
export async function ordersOf(
	tx: Queryable,
	memberId: number,
): Promise<readonly { readonly order_pay_id: number; readonly addresses: readonly string[] }[]> {
	const { rows } = await tx.query<{ order_pay_id: number; addresses: string[] }>(
		"SELECT order_pay_id, json_build_array(guest_email, guest_tel, booker_email, booker_tel) AS addresses FROM order_pay WHERE member_id = $1",
		[memberId],
	);
	return rows.map(({ order_pay_id, addresses }) => ({
		order_pay_id,
		// Foreign numbers are also dialled without their country code.
		addresses: [...addresses, ...addresses.map((each) => each.replace(/^[+][0-9]+ /, ""))],
	}));
}
