import { expect, it } from "vitest";
import { migrate, readMigrations } from "#server/platform/database/migrate.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

type Tiers = readonly (readonly [hoursBefore: number | null, refundPercent: number])[];

const stay = {
	checkInDate: "2026-12-10",
	checkOutDate: "2026-12-12",
	adtCnt: 2,
	chdCnt: 0,
	chdAges: [],
	count: 1,
};
const end = "이후 취소(환불) 불가";

forEachDatabase((_name, open) => {
	it.each<readonly [string, Tiers, Tiers, readonly string[]]>([
		[
			"that rise",
			[
				[24, 100],
				[48, 50],
			],
			[
				[48, 50],
				[24, 50],
			],
			["12.8(화) 15:00까지 50% 환불", "12.9(수) 15:00까지 50% 환불", end],
		],
		[
			"that end at once",
			[
				[24, 100],
				[24, 50],
				[0, 0],
			],
			[[24, 50]],
			["12.9(수) 15:00까지 50% 환불", end],
		],
		[
			"without an end, twice",
			[
				[null, 100],
				[null, 50],
			],
			[[null, 50]],
			["체크인 전까지 50% 환불"],
		],
		[
			"that ended centuries ago",
			[
				[1_000_000_000, 100],
				[null, 0],
			],
			[],
			["취소(환불) 불가"],
		],
		[
			"in any order that are sound",
			[
				[24, 0],
				[null, 100],
			],
			[
				[24, 0],
				[null, 100],
			],
			["체크인 전까지 100% 환불"],
		],
	])(
		"tiers %s, imported before they were checked, are shown after an update [DEC-099]",
		async (_, old, now, shown) => {
			const db = await open();
			await plantBookingWorld(db);
			const stored = (tiers: Tiers) => ({
				tiers: tiers.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })),
			});
			await db.query("UPDATE rateplan SET cancel_policy = $1 WHERE rateplan_id = 1", [
				JSON.stringify(stored(old)),
			]);
			await db.query("DELETE FROM schema_migration WHERE version = 260");
			expect(await migrate(db, readMigrations())).toHaveLength(1);
			const { rows } = await db.query(
				"SELECT cancel_policy FROM rateplan WHERE rateplan_id IN (1, 2) ORDER BY rateplan_id",
			);
			expect(rows[0]).toEqual({ cancel_policy: stored(now) });
			const { call } = await bookingApp(db);
			const { status, data } = await call(null, "POST", "/api/content/v1/products/1/rateplans-v3", stay);
			expect(status).toBe(200);
			const texts = data.roomMappedRateplans[0].mappedRateplanList.map(
				(plan: { rateplanIdx: number; cancelPolicy: { cancelText: string[] } }) => [
					plan.rateplanIdx,
					plan.cancelPolicy.cancelText,
				],
			);
			expect(texts).toContainEqual([1, shown]);
		},
	);
});
