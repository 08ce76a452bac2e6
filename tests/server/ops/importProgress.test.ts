import { describe, expect, it } from "vitest";
import { askServer, openOpsSocket } from "#server/ops/opsSocket.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { importing, stay } from "./importing.ts";

forEachDatabase((_, open) => {
	describe("the progress of a long import [DEC-183]", () => {
		const { at, folder, file, write, run, brought } = importing(open);

		it("goes on after the stays that it has written when it was interrupted", async () => {
			write(...Array.from({ length: 120 }, (_each, index) => stay(index)));
			let left = 2;
			const dying: Database = {
				...at.db,
				async tx(work) {
					left -= 1;
					return at.db.tx(async (tx) => {
						const done = await work(tx);
						if (left < 0) throw new Error("killed");
						return done;
					});
				},
			};
			expect((await run(dying)).outcome).toBe("killed");
			expect(await brought()).toHaveLength(100);
			await at.db.query("UPDATE property SET name = '고친 이름' WHERE external_id = 'NEW-1'");
			expect(await run()).toMatchObject({ isOk: true, told: ["100번째 줄 다음부터 이어서 들여옵니다."] });
			expect(await brought()).toHaveLength(120);
			const named = () => at.db.query("SELECT name FROM property WHERE external_id = 'NEW-1'");
			expect((await named()).rows).toEqual([{ name: "고친 이름" }]);
			// It came to its end: once more is from the beginning.
			expect((await run()).told[0]).toContain("120곳 가운데 50곳");
			expect((await named()).rows).toEqual([{ name: "새 호텔 1" }]);
		});

		it("leaves one mark a stay for the search, and asks as little for many stays as for one", async () => {
			const statements = async (lines: number) => {
				write(...Array.from({ length: lines }, (_each, index) => stay(index)));
				let asked = 0;
				const counting: Database = {
					...at.db,
					tx: (work) =>
						at.db.tx((tx) =>
							work({
								query: (statement, values) => {
									asked += 1;
									return tx.query(statement, values);
								},
							}),
						),
				};
				await at.db.query("DELETE FROM stay_dirty");
				await run(counting);
				return asked;
			};
			expect(await statements(50)).toBe(await statements(1));
			await statements(50);
			const { rows } = await at.db.query(
				"SELECT count(*)::int AS marks, count(DISTINCT property_id)::int AS stays FROM stay_dirty",
			);
			expect(rows).toEqual([{ marks: 50, stays: 50 }]);
		});

		it("tells through the running server how far it is", async () => {
			write(...Array.from({ length: 60 }, (_each, index) => stay(index)));
			const { services } = await bookingApp(at.db, { DATA_DIR: folder });
			const socket = await openOpsSocket(folder, services);
			const told: string[] = [];
			const outcome = await askServer(folder, { operator: "tester", args: ["import", file] }, (progress) =>
				told.push(progress),
			);
			await socket.close();
			expect(outcome).toMatchObject({ isOk: true });
			expect(told).toEqual([expect.stringMatching(/^숙소 60곳 가운데 50곳 \(1초에 \d+곳\)$/)]);
		});
	});
});
