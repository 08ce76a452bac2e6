import { describe, expect, it } from "vitest";
import { invariantCount } from "#server/ops/store/invariants.ts";
import { plantPoints } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { operating } from "./operating.ts";

forEachDatabase((_, open) => {
	describe("whether the books agree [DEC-196]", () => {
		const { at, run, done } = operating(open, (db) =>
			db.query(
				"INSERT INTO member (member_id, email, email_key) SELECT n, n || '@x', n || '@x' FROM generate_series(4, 21) n",
			),
		);

		it("names each broken law with at most twenty of those who break it, and says how many more there are", async () => {
			// Points without the lines that record how they were earned.
			await at.world.db.query(`DELETE FROM point_ledger; DELETE FROM point_balance;
				INSERT INTO point_balance SELECT n, 30000, 20000 FROM generate_series(1, 21) n`);
			const broken = async () => {
				const { isOk, text } = await run("verify");
				expect(isOk).toBe(false);
				const [all, law = "", ...others] = text.split("\n");
				expect([all, others]).toEqual([`장부의 법칙 ${invariantCount}개 가운데 1개가 깨졌습니다.`, []]);
				const [name, by = ""] = law.split(": ");
				expect(name).toBe("earnings that are left are the points a member has");
				return by;
			};
			const named = (by: string) => by.split(" 그 밖에")[0]?.split(", ") ?? [];
			const tooMany = await broken();
			expect(tooMany).toMatch(/\d 그 밖에 1건$/);
			expect(new Set(named(tooMany)).size).toBe(20);
			await at.world.db.query("DELETE FROM point_balance WHERE member_id = 21");
			const all = await broken();
			expect(all).not.toContain("그 밖에");
			expect(
				named(all)
					.map(Number)
					.toSorted((one, other) => one - other),
			).toEqual(Array.from({ length: 20 }, (_each, index) => index + 1));
			await plantPoints(at.world.db);
			expect(await done("verify")).toBe(`장부의 법칙 ${invariantCount}개가 모두 지켜지고 있습니다.`);
		});
	});
});
