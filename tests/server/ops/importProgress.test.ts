import { describe, expect, it } from "vitest";
import { askServer, openOpsSocket } from "#server/ops/opsSocket.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { importing, stay } from "./importing.ts";

forEachDatabase((_, open) => {
	describe("the progress of a long import [DEC-183]", () => {
		const { at, folder, file, write, run, brought, empty } = importing(open);

		/** A database that is lost in the transaction after the given number of them. */
		function dyingAfter(transactions: number): Database {
			let left = transactions;
			return {
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
		}

		/** Everything an import writes, without generated ids. */
		const catalogue = async () =>
			(
				await at.db.query(
					`SELECT p.external_id, p.name, r.external_room_id, rp.external_rateplan_id, rp.normal_per, m.ym, c.cap, c.stock, m.price
					FROM property p JOIN room r USING (property_id) JOIN rateplan rp USING (property_id, room_id)
					LEFT JOIN rate_month m USING (property_id, room_id, rateplan_id)
					LEFT JOIN room_month c USING (property_id, room_id, ym)
					WHERE property_id > 2 ORDER BY 1, 3, 4, 6`,
				)
			).rows;

		it("resumes after the stays already written when it was interrupted", async () => {
			write(...Array.from({ length: 120 }, (_each, index) => stay(index)));
			const dying = dyingAfter(2);
			expect((await run(dying)).outcome).toBe("killed");
			expect(await brought()).toHaveLength(100);
			await at.db.query("UPDATE property SET name = '고친 이름' WHERE external_id = 'NEW-1'");
			expect(await run()).toMatchObject({ isOk: true, progress: ["100번째 줄 다음부터 이어서 들여옵니다."] });
			expect(await brought()).toHaveLength(120);
			const named = () => at.db.query("SELECT name FROM property WHERE external_id = 'NEW-1'");
			expect((await named()).rows).toEqual([{ name: "고친 이름" }]);
			// The previous run was completed, so this one starts from the beginning.
			expect((await run()).progress[0]).toContain("120곳 가운데 50곳");
			expect((await named()).rows).toEqual([{ name: "새 호텔 1" }]);
		});

		it("ends with the same catalogue wherever it was interrupted and resumed", async () => {
			const prices = (index: number) => [
				{ from: "2026-12-28", to: "2027-02-10", price: 50_000 + index },
				{ from: "2027-01-05", to: "2027-01-06", price: 90_000 },
			];
			const [room] = stay(1).rooms;
			const [plan] = room!.plans;
			// The last line repeats a stay of the first batch, with a night in the middle of its months.
			const again = [{ from: "2027-01-15", to: "2027-01-15", price: 33_000 }];
			write(
				...Array.from({ length: 119 }, (_each, index) =>
					stay(index, { rooms: [{ ...room, plans: [{ ...plan, prices: prices(index) }] }] }),
				),
				stay(3, { rooms: [{ ...room, plans: [{ ...plan, prices: again }] }] }),
			);
			expect(await run()).toMatchObject({ isOk: true });
			const straight = await catalogue();
			expect(straight).toHaveLength(119 * 3);
			for (const transactions of [0, 1, 2]) {
				await empty();
				expect((await run(dyingAfter(transactions))).outcome).toBe("killed");
				expect(await run()).toMatchObject({ isOk: true });
				expect(await catalogue()).toEqual(straight);
			}
		});

		it("writes nothing when a line among many batches is invalid, and everything once it is fixed", async () => {
			const lines = Array.from({ length: 160 }, (_each, index) => stay(index));
			write(...lines.slice(0, 79), stay(79, { star: 9 }), ...lines.slice(80));
			const { outcome } = await run();
			expect(outcome).toContain("80번째 줄: star");
			expect(outcome.split("\n")).toHaveLength(2);
			expect(await brought()).toEqual([]);
			write(...lines);
			expect(await run()).toMatchObject({ isOk: true });
			expect(await brought()).toHaveLength(160);
		});

		it("marks each stay for the search index once, and needs no more statements for many stays than for one", async () => {
			const statements = async (lines: number) => {
				write(...Array.from({ length: lines }, (_each, index) => stay(index)));
				let asked = 0;
				const counting: Database = {
					...at.db,
					tx: (work) =>
						at.db.tx((tx) =>
							work({
								...tx,
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

		it("is reported through the running server", async () => {
			write(...Array.from({ length: 60 }, (_each, index) => stay(index)));
			const { services } = await bookingApp(at.db, { DATA_DIR: folder });
			const socket = await openOpsSocket(folder, services);
			const progressLines: string[] = [];
			const outcome = await askServer(folder, { operator: "tester", args: ["import", file] }, (progress) =>
				progressLines.push(progress),
			);
			await socket.close();
			expect(outcome).toMatchObject({ isOk: true });
			expect(progressLines).toEqual([expect.stringMatching(/^숙소 60곳 가운데 50곳 \(1초에 \d+곳\)$/)]);
		});
	});
});
