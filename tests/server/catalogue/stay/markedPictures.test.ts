import { expect, it } from "vitest";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const content = "/api/content/v1";
const dates = { checkInDate: "2026-12-10", checkOutDate: "2026-12-12" };
const guests = { adtCnt: 2, chdCnt: 0, chdAges: [], count: 1 };

/** A stay of our own, and one of the supplier whose pictures carry a mark. */
const stays = [
	{ stay: 1, path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OC" }, mark: "" },
	{
		stay: 2,
		path: { productIdx: 2, accoms: "H-2", rooms: "R-2", rateplan: "P-4", orderType: "OC" },
		mark: "?wm=1",
	},
] as const;

async function planted(world: BookingWorld): Promise<void> {
	await world.db.query(`
		INSERT INTO channel VALUES (4, 'SUP3', true, false);
		UPDATE property SET channel_idx = 4 WHERE property_id = 2;
		INSERT INTO property_image (property_id, room_id, sort, image_key, alt)
			SELECT p, r, 1, '/illustrations/picture-of-' || p || '.jpg', '' FROM unnest(ARRAY[1, 2]) p, LATERAL (VALUES (0), (p)) room (r)`);
}

forEachDatabase((_, open) => {
	it("watermarks one supplier's pictures wherever a stay is shown, and no others [CHAN-06, DEC-135]", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const world = bookingWorld(db);
		await planted(world);
		const { call } = await bookingApp(db, {}, world.clock);
		for (const { stay, path, mark } of stays) {
			const { held } = await world.book(2, { path });
			const room = held.orderProductIds[0];
			await call(2, "POST", `${content}/wishs/products/${stay}`, { productIdx: stay });
			const { data } = await call(2, "POST", `${content}/wish-share`, {});
			const plan = `order-type/${path.orderType}/ids/${path.accoms}/rooms/${path.rooms}/rateplan/${path.rateplan}`;
			const answers = {
				stay: await call(null, "POST", `/api/content/v2/products/${stay}`, { ...dates, ...guests }),
				plans: await call(null, "POST", `${content}/products/${stay}/rateplans-v3`, { ...dates, ...guests }),
				option: await call(null, "POST", `${content}/products/${stay}/${plan}`, {
					...dates,
					...guests,
					promotionIdx: null,
				}),
				wishes: await call(2, "GET", `${content}/wishs`),
				shared: await call(null, "GET", `${content}/wish-shares/${data.token}`),
				bookings: await call(2, "GET", `${content}/books/status/pending`),
				booking: await call(2, "GET", `${content}/books/idx/${room}/img-count/1`),
				review: await call(2, "GET", `${content}/reviews/order-products/${room}`),
			};
			const shown = Object.entries(answers).map(([where, answer]) => {
				const links = JSON.stringify(answer.data).match(
					new RegExp(`/illustrations/picture-of-${stay}[^"]*`, "g"),
				);
				return [where, new Set(links)];
			});
			const picture = new Set([`/illustrations/picture-of-${stay}.jpg${mark}`]);
			expect(shown).toEqual(Object.keys(answers).map((where) => [where, picture]));
		}
	});
});
