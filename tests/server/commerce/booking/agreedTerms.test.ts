import { beforeEach, describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const refused = { kind: "priceChanged", message: "취소 규정이 변경되었습니다. 다시 확인해 주세요." };

forEachDatabase((_, open) => {
	describe("the cancellation terms a traveller agreed to", () => {
		let world: BookingWorld;
		let app: BookingApp;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			app = await bookingApp(db, {}, world.clock);
		});

		/** Returns the terms as the booking form shows them. */
		async function shown(plan = 1): Promise<string[]> {
			const path = `/api/content/v1/products/1/order-type/OC/ids/1/rooms/1/rateplan/${plan}`;
			const stay = {
				checkInDate: "2026-12-10",
				checkOutDate: "2026-12-12",
				adtCnt: 2,
				chdCnt: 0,
				chdAges: [],
				count: 1,
			};
			const { data } = await app.call(2, "POST", path, { ...stay, promotionIdx: null });
			return data.option.cancelPolicy.cancelText;
		}

		/** Returns the terms stored with an order. */
		async function sold(orderPayId: number): Promise<string[] | undefined> {
			const { rows } = await world.db.query<{ text: string[] }>(
				"SELECT cancel_policy->'cancelText' AS text FROM order_product WHERE order_pay_id = $1",
				[orderPayId],
			);
			return rows[0]?.text;
		}

		const tighten = () =>
			world.db.query(
				`UPDATE rateplan SET cancel_policy = '{"tiers":[{"hoursBefore":null,"refundPercent":0}]}' WHERE rateplan_id = 1`,
			);

		it("must match those on sale; otherwise the hold is rejected and takes no room [DEC-099, DEC-165]", async () => {
			const cancelText = await shown();
			await tighten();
			await expect(world.hold(2, { cancelText })).rejects.toMatchObject(refused);
			expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(5);
			const held = await world.hold(2, { cancelText: await shown() });
			expect(await sold(held.orderPayId)).toEqual(await shown());
		});

		it("are accepted as shown in local time for a stay abroad", async () => {
			await world.db.query("UPDATE nation SET time_zone = 'America/New_York'");
			const cancelText = await shown();
			expect(cancelText.join()).toContain("현지");
			await expect(world.hold(2, { cancelText })).resolves.toMatchObject({ total: 200_000 });
		});

		it("are not checked when the request omits them", async () => {
			await tighten();
			await expect(world.hold(2)).resolves.toMatchObject({ total: 200_000 });
		});

		it("are checked after the price, whose rejection carries more detail [DEC-179]", async () => {
			const cancelText = await shown();
			await tighten();
			await expect(
				world.hold(2, { cancelText, keyCode: "7K3Q-XZ9B-2M4T", expectedTotal: 1 }),
			).rejects.toMatchObject({
				kind: "priceChanged",
				price: expect.anything(),
			});
		});

		it("count from the purchase for a voucher, so the day's terms are sold even if the form showed those of the day before [DEC-192]", async () => {
			const path = { productIdx: 1, accoms: "1", rooms: "1", rateplan: "3", orderType: "OC" };
			const cancelText = await shown(3);
			world.clock.pass(86_400_000);
			const today = await shown(3);
			expect(today).not.toEqual(cancelText);
			const { orderPayId } = await world.hold(2, { path, payKind: "voucher", cancelText });
			expect(await sold(orderPayId)).toEqual(today);
		});
	});
});
