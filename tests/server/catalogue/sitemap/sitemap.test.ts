import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const address = "https://stay.example.com";

forEachDatabase((_, open) => {
	describe("the sitemap", () => {
		let world: BookingApp;
		const read = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
			const answer = await world.app.inject({ url: path });
			return { status: answer.statusCode, text: answer.body };
		};
		const listed = (text: string): string[] =>
			[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query(`
				UPDATE property SET status = 'closed' WHERE property_id = 2;
				INSERT INTO property (property_id, channel_idx, nation_code, city_id, name, type_id, star, lat, lng)
					SELECT 20001, 1, nation_code, city_id, '두 번째 묶음', type_id, star, lat, lng FROM property WHERE property_id = 1;
				INSERT INTO notice (type, title, content, published) VALUES ('공지', '보임', '…', true), ('공지', '숨김', '…', false);
			`);
			world = await bookingApp(db, { PUBLIC_URL: address });
		});

		it("lists every part under the public address", async () => {
			expect((await read("/robots.txt")).text).toContain(`Sitemap: ${address}/sitemap.xml`);
			const index = listed((await read("/sitemap.xml")).text);
			expect(index).toEqual(["pages", "stays-1", "stays-2"].map((name) => `${address}/sitemaps/${name}.xml`));
		});

		it("lists each open stay once in its part, and no closed one", async () => {
			expect(listed((await read("/sitemaps/stays-1.xml")).text)).toEqual([`${address}/products/1`]);
			expect(listed((await read("/sitemaps/stays-2.xml")).text)).toEqual([`${address}/products/20001`]);
			for (const part of ["3", "0", "-1", "01", "x"]) {
				expect((await read(`/sitemaps/stays-${part}.xml`)).status, part).toBe(404);
			}
		});

		it("lists published notices and no page that visitors may not see", async () => {
			const pages = listed((await read("/sitemaps/pages.xml")).text).map((url) => url.slice(address.length));
			expect(pages).toContain("/notice/1");
			expect(pages).not.toContain("/notice/2");
			expect(pages.filter((path) => /^\/(mypage|booking|login|payments|lms)/.test(path))).toEqual([]);
		});
	});
});
