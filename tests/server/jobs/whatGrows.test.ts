import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { retentions } from "#server/jobs/store/retention.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { historyRows } from "../platform/database/plans/historyRows.ts";

/**
 * Growing tables whose rows are never deleted for their age: the ledgers and data that depends on them. Their personal data is removed when
 * its retention ends or with the member.
 */
const keptForGood: readonly string[] = [
	...[
		"order_pay",
		"order_product",
		"order_event",
		"order_add_pay",
		"order_coupon",
		"payment",
		"payment_attempt",
		"refund",
	],
	...[
		"point_balance",
		"point_hold",
		"point_ledger",
		"user_coupon",
		"subscription_history",
		"subscription_charge",
	],
	...[
		"billing_key",
		"member",
		"member_social",
		"passkey",
		"silver_used",
		"review",
		"review_photo",
		"wish",
		"wish_share",
		"advance_notice_application",
		"notice",
	],
];

/** Tables that grow daily and are pruned by the code that fills them: past nights, processed dirty marks, messages together with their inquiry. */
const droppedElsewhere = [
	"rate_month",
	"room_month",
	"stopped_night",
	"stay_night",
	"stay_dirty",
	"inquiry_message",
];

/** Tables whose size follows what is on offer, however many days pass. */
const offered = [
	...[
		"advance_notice",
		"area",
		"banner",
		"channel",
		"city",
		"common_code",
		"corporation",
		"coupon_manager",
		"coupon_product",
	],
	...[
		"event",
		"event_product",
		"external_rating",
		"facility",
		"faq",
		"faq_type",
		"hotels_combined_hotel",
		"main_place",
		"nation",
		"place_stays",
		"poi",
	],
	...[
		"popular_area",
		"popular_tab",
		"price_comparison",
		"promotion",
		"property",
		"property_image",
		"property_type",
		"rateplan",
	],
	...["review_stat", "room", "stay_block", "stay_rule", "stay_slot", "theme", "theme_product"],
	...["job_lease", "schema_migration", "world_state"],
];

const doomed = [...new Set(retentions.map(({ table }) => table))];
const all = [...doomed, ...keptForGood, ...droppedElsewhere, ...offered];

const operations = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
const told = operations.slice(
	operations.indexOf("## What grows"),
	operations.indexOf("## Are the books right?"),
);

forEachDatabase((_, open) => {
	it("every table is listed as growing or not, and growing ones with their retention [DEC-196]", async () => {
		const db = await open();
		const { rows } = await db.query<{ name: string }>(
			"SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace",
		);
		expect(rows.map(({ name }) => name).sort()).toEqual(all.toSorted());
	});
}, "pglite");

describe("data retention", () => {
	it("is documented for operators, table by table [DEC-196]", () => {
		const missing = [...doomed, ...keptForGood, ...droppedElsewhere].filter(
			(table) => !told.includes(`\`${table}\``),
		);
		expect(missing).toEqual([]);
	});

	it("is about the tables of people's activity that the query-plan tests plant with years of rows [DEC-196]", () => {
		const planted = [...doomed, ...keptForGood, "inquiry_message"];
		expect(Object.keys(historyRows).sort()).toEqual(planted.sort());
	});
});
