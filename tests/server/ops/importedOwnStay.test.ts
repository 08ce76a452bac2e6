import { beforeAll, describe, expect, it } from "vitest";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type ContentServer, contentServer } from "../catalogue/stay/contentServer.ts";
import { plan, room } from "./fullLine.ts";
import { importLines, stay } from "./importing.ts";

const dates = { checkInDate: "2026-12-30", checkOutDate: "2027-01-01", adtCnt: 2, chdCnt: 0, count: 1 };
const voucher = {
	...plan,
	externalId: "V-1",
	name: "평일 이용권",
	prices: [],
	voucher: { price: 66_000, validDays: 90 },
};
const own = (changes: object = {}) => stay(1, { channel: 1, contactEmail: "desk@own.example", ...changes });
const withPlans = (...plans: readonly object[]) => own({ rooms: [{ ...room, plans }] });

forEachDatabase((_, open) => {
	describe("an imported stay of our own channel [CHAN-01, DEC-183]", () => {
		let server: ContentServer;
		beforeAll(async () => {
			server = await contentServer(open, 60);
		});

		/** Imports the lines; returns the ID of our own stay. */
		async function bring(...lines: readonly object[]): Promise<number> {
			await importLines(server.db, lines);
			const { rows } = await server.db.query<{ id: number }>(
				"SELECT property_id AS id FROM property WHERE import_id = 'NEW-1'",
			);
			expect(rows).toHaveLength(1);
			return rows[0]?.id ?? 0;
		}
		const plansOf = async (id: number) => {
			const { roomMappedRateplans, vouchers } = await server.services.catalog.listRatePlans(id, dates, null);
			return [
				...roomMappedRateplans.flatMap(({ mappedRateplanList }) => mappedRateplanList),
				...(vouchers ?? []),
			];
		};

		it("is named by our own IDs, and is another stay than a supplier's with the same ID [DEC-057]", async () => {
			const id = await bring(own(), stay(1, { name: "공급사 호텔" }));
			const [ours] = await plansOf(id);
			expect(ours).toMatchObject({
				productIdx: id,
				externalId: null,
				externalRoomId: null,
				externalRateplanId: null,
			});
			const { rows } = await server.db.query(
				"SELECT channel_idx, external_id FROM property WHERE 'NEW-1' IN (external_id, import_id) ORDER BY 1",
			);
			expect(rows).toEqual([
				{ channel_idx: 1, external_id: null },
				{ channel_idx: 2, external_id: "NEW-1" },
			]);
		});

		it("changes to what a later line of the same ID says", async () => {
			const id = await bring(own());
			expect(await bring(own({ name: "이름을 바꾼 호텔" }))).toBe(id);
			const { info } = await server.services.catalog.viewProduct(id, dates, null);
			expect(info.productName).toBe("이름을 바꾼 호텔");
		});

		it("sells vouchers with their validity, apart from the plans by night [DEC-192]", async () => {
			const id = await bring(withPlans(plan!, voucher));
			const sold = await plansOf(id);
			expect(sold.map(({ saleType, rateplanName }) => [saleType, rateplanName])).toEqual([
				["STAY", "룸온리"],
				["VOUCHER", "평일 이용권"],
			]);
			const { rows } = await server.db.query(
				`SELECT voucher_price, voucher_valid_days, voucher_weekdays_only, rateplan_type FROM rateplan
				WHERE property_id = $1 AND sale_type = 'VOUCHER'`,
				[id],
			);
			expect(rows).toEqual([
				{
					voucher_price: 66_000,
					voucher_valid_days: 90,
					voucher_weekdays_only: false,
					rateplan_type: "VOUCHER",
				},
			]);
		});

		it("keeps a plan what it is: a voucher never becomes a plan by night [DEC-192]", async () => {
			const id = await bring(withPlans(plan!, voucher));
			const swapped = { ...plan!, externalId: "V-1" };
			await expect(bring(withPlans(plan!, swapped))).rejects.toThrow(
				"1번 채널의 NEW-1: 도시나 유형이 그사이 없어졌거나, 이미 다른 도시에 있는 숙소이거나, 숙박 요금제와 이용권이 서로 바뀌었습니다.",
			);
			expect((await plansOf(id)).map(({ saleType }) => saleType)).toEqual(["STAY", "VOUCHER"]);
		});

		it("confirms at once or asks the stay first, and is sold in its time, as the plan says", async () => {
			const id = await bring(
				withPlans({ ...plan!, instantConfirm: false, saleFrom: "2026-01-01", saleUntil: "2027-12-31" }),
			);
			const { rows } = await server.db.query(
				"SELECT instant_confirm, sale_start::text, sale_end::text FROM rateplan WHERE property_id = $1 AND sale_type = 'STAY'",
				[id],
			);
			expect(rows).toEqual([{ instant_confirm: false, sale_start: "2026-01-01", sale_end: "2027-12-31" }]);
			await bring(withPlans({ ...plan!, saleFrom: "2020-01-01", saleUntil: "2020-12-31" }));
			expect(await plansOf(id)).toEqual([]);
		});

		it.each([
			[
				"without an address for its bookings",
				own({ contactEmail: null }),
				"contactEmail: 1번 채널의 숙소에는",
			],
			["on a channel that does not exist", own({ channel: 11 }), "channel"],
			[
				"with a voucher that has prices by night",
				withPlans(plan!, { ...voucher, prices: plan!.prices }),
				"rooms.0.plans.1.prices: voucher",
			],
			["with a room of vouchers alone", withPlans(voucher), "rooms.0.plans: prices"],
			[
				"with a sale that ends before it begins",
				withPlans({ ...plan!, saleFrom: "2027-01-02", saleUntil: "2027-01-01" }),
				"saleUntil: saleFrom..saleUntil",
			],
		])("is refused %s", async (_case, line, expected) => {
			await expect(bring(line)).rejects.toThrow(expected);
		});
	});
});
