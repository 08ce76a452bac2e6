import { expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";

/** Plain-column indexes that find no row another index does not find as fast. */
const needless = `
	WITH index AS (
		SELECT indrelid, indexrelid::regclass::text AS name, indisunique, indkey::text || ' ' AS columns,
			indclass::text || ' ' AS classes, pg_get_expr(indpred, indrelid) AS condition
		FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
		WHERE relnamespace = 'public'::regnamespace AND relam = (SELECT oid FROM pg_am WHERE amname = 'btree') AND indexprs IS NULL
	)
	SELECT one.name || ' is within ' || other.name AS text FROM index one JOIN index other USING (indrelid)
	WHERE one.name <> other.name AND NOT one.indisunique AND one.condition IS NOT DISTINCT FROM other.condition
		AND starts_with(other.columns, one.columns) AND starts_with(other.classes, one.classes)`;

forEachDatabase((_, open) => {
	it("no index is a prefix of another, since every index costs each write", async () => {
		const db = await open();
		expect((await db.query<{ text: string }>(needless)).rows.map(({ text }) => text)).toEqual([]);
		await db.query("CREATE INDEX needless ON order_product (order_pay_id)");
		expect((await db.query(needless)).rows).toEqual([
			{ text: "needless is within order_product_order_pay_id_seq_key" },
		]);
	});
});
