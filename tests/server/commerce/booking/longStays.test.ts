import { beforeAll, describe, expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";
const everywhere = { cityCode: "", locationKR: 0, nationCode: "", searchText: "", subLocationKR: 0 };
const checkInDate = stayDateOf("2026-12-03");
const stayOf = (nights: number) => ({
	...askedStay,
	checkInDate,
	checkOutDate: addDays(checkInDate, nights),
});

forEachDatabase((_, open) => {
	describe("long stays", () => {
		let world: BookingApp;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			const months = "unnest(ARRAY[202702, 202703, 202704, 202705, 202706]) ym";
			await db.query(`
				INSERT INTO room_month SELECT 1, ym, 1, 5, array_fill(5::int2, ARRAY[31]) FROM ${months};
				INSERT INTO rate_month SELECT 1, ym, 1, 1, array_fill(100000, ARRAY[31]) FROM ${months};
			`);
			world = await bookingApp(db);
			await world.services.search.refresh();
		});
		const find = (nights: number) =>
			world.call(null, "POST", `${content}/products/findProducts`, { ...everywhere, ...stayOf(nights) });

		it.each([1, 30, 31, 45, 60, 61, 181])(
			"can be searched, priced and booked at the same price: %i nights [DEC-189]",
			async (nights) => {
				const found = await find(nights);
				expect(found).toMatchObject({ status: 200 });
				expect(found.data.products).toContainEqual(
					expect.objectContaining({ productIdx: 1, terms: nights, stayTotalAmount: nights * 100_000 }),
				);
				const plans = await world.call(null, "POST", `${content}/products/1/rateplans-v3`, stayOf(nights));
				expect(plans).toMatchObject({ status: 200, data: { terms: nights } });
				const path = `1/order-type/${nights > 1 ? "OC" : "OO"}/ids/1/rooms/1/rateplan/1`;
				const asked = { ...stayOf(nights), promotionIdx: null };
				const option = await world.call(2, "POST", `${content}/products/${path}`, asked);
				expect(option).toMatchObject({ status: 200, data: { option: { saleAmount: nights * 100_000 } } });
				const { keyCode, saleAmount, nightlyRateList } = option.data.option;
				expect(nightlyRateList).toHaveLength(nights);
				const held = await world.call(2, "POST", `${content}/books/${path}`, {
					...askedOrder,
					...stayOf(nights),
					keyCode,
					expectedTotalAmount: saleAmount,
				});
				expect(held).toMatchObject({ status: 200, data: { totalAmount: nights * 100_000 } });
			},
		);

		it("are sold out, not an error, beyond the nights a plan has on sale [DEC-189]", async () => {
			const late = { ...askedStay, checkInDate: "2027-06-01", checkOutDate: "2027-08-15" };
			const found = await world.call(null, "POST", `${content}/products/findProducts`, {
				...everywhere,
				...late,
			});
			expect(found).toMatchObject({ status: 200, data: { products: [], totalCnt: 0 } });
			const plans = await world.call(null, "POST", `${content}/products/1/rateplans-v3`, late);
			expect(plans).toMatchObject({ status: 200, data: { condition: { stockStatus: "SOLD_OUT" } } });
		});

		it("are limited to 181 nights, like the calendar [DEC-189]", async () => {
			expect(await find(182)).toMatchObject({ status: 400 });
			expect(await find(0)).toMatchObject({ status: 400 });
		});
	});
});
