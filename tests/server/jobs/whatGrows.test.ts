import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keptForGood, retentions } from "#server/jobs/store/retention.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { historyRows } from "../platform/database/plans/historyRows.ts";

/** Grow with days and are dropped by what makes them: old nights, what was taken over, answers with their inquiry. */
const droppedElsewhere = [
	"rate_month",
	"room_month",
	"stopped_night",
	"stay_night",
	"stay_dirty",
	"inquiry_message",
];

/** As large as what is offered, however many days go by. */
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
	it("says of every table whether it grows, and of every one that does how long its rows are kept [DEC-196]", async () => {
		const db = await open();
		const { rows } = await db.query<{ name: string }>(
			"SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace",
		);
		expect(rows.map(({ name }) => name).sort()).toEqual(all.toSorted());
	});
}, "pglite");

describe("what is kept for how long", () => {
	it("stands in the operator's book, table by table [DEC-196]", () => {
		const missing = [...doomed, ...keptForGood, ...droppedElsewhere].filter(
			(table) => !told.includes(`\`${table}\``),
		);
		expect(missing).toEqual([]);
	});

	it("is planted for the plans of statements, for every table whose rows outlive their use [DEC-196]", () => {
		expect(Object.keys(historyRows).filter((table) => ![...doomed, ...keptForGood].includes(table))).toEqual(
			[],
		);
	});
});
