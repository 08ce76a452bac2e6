import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingStart, plantBookingWorld, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { nightCosts, plantWishedStays } from "./wishedStays.ts";

const day = 86_400_000;
const member = 2;
const dates = "checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1";

forEachDatabase((_, open) => {
	describe("a price drop on the wish list", () => {
		let app: BookingApp;
		let clock: ReturnType<typeof testClock>;

		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			clock = testClock(bookingStart);
			app = await bookingApp(db, {}, clock);
			await agree(true);
			await db.query("INSERT INTO wish (member_id, property_id, created_at) VALUES ($1, 1, now())", [member]);
			await app.call(member, "GET", `/api/content/v1/wishs?${dates}`);
		});

		const agree = (marketingAgree: boolean) => app.call(member, "PUT", "/api/auth/users", { marketingAgree });
		const cost = (night: number) =>
			app.services.db.query("UPDATE rate_month SET price = array_fill($1::int, ARRAY[31])", [night]);
		const mails = async () => {
			await app.services.priceDrops.send();
			const { rows } = await app.services.db.query<{
				payload: { to: string; subject: string; text: string };
			}>("SELECT payload FROM outbox WHERE topic = 'mail' AND key LIKE 'falls:%' ORDER BY outbox_id");
			return rows.map(({ payload }) => payload);
		};

		it("is mailed as advertising to members who opted in, for the dates viewed, with a link to withdraw consent", async () => {
			expect(await mails()).toEqual([]);
			await cost(80_000);
			clock.pass(day);
			const [mail, ...others] = await mails();
			expect(others).toEqual([]);
			expect(mail?.to).toBe("m2@example.com");
			expect(mail?.subject).toMatch(/^\(광고\) \[\{site\}\] /);
			expect(mail?.text).toContain("12.8(화) ~ 12.10(목) · 성인 2명 · 객실 1개");
			expect(mail?.text).toContain("200,000원 → 160,000원 (40,000원 내림)");
			expect(mail?.text).toContain(
				"/products/1?checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1\n",
			);
			expect(mail?.text).toMatch(/\/mypage\/user\n\n\{site\} 고객센터 \{contact\}$/);
		});

		it("is mailed with the children it was priced for, and omits guests that were not specified", async () => {
			await app.call(
				member,
				"GET",
				`/api/content/v1/wishs?${dates.replace("chdCnt=0&count=1", "chdCnt=1&count=2")}`,
			);
			await cost(80_000);
			expect((await mails())[0]?.text).toContain("12.8(화) ~ 12.10(목) · 성인 2명 · 아동 1명 · 객실 2개\n");
			await app.call(member, "GET", "/api/content/v1/wishs?checkInDate=2026-12-08&checkOutDate=2026-12-10");
			await cost(40_000);
			clock.pass(7 * day);
			const [, second] = await mails();
			expect(second?.text).toMatch(/^남산 서재 호텔\n12\.8\(화\) ~ 12\.10\(목\) · 객실 1개\n/);
			expect(second?.text).toContain("/products/1?checkInDate=2026-12-08&checkOutDate=2026-12-10\n\n");
			expect(second?.text).toContain("\n\n요금은 이 메일을 보낸 때를 기준으로 하고, 바뀔 수 있어요.\n\n");
		});

		it("is mailed with the four other largest drops, largest first", async () => {
			const { db } = app.services;
			await plantWishedStays(db, member, [100_000, 100_000, 100_000, 100_000, 100_000, 100_000]);
			await app.call(member, "GET", `/api/content/v1/wishs?${dates}`);
			for (const [index, night] of [70_000, 40_000, 60_000, 30_000, 90_000, 50_000].entries()) {
				await nightCosts(db, 11 + index, night);
			}
			await nightCosts(db, 1, 80_000);
			const fallen = (text = "") => [...text.matchAll(/^\/products\/(\d+)/gm)].map(([, id]) => Number(id));
			const [mail] = await mails();
			expect(fallen(mail?.text)).toEqual([14, 12, 16, 13, 11]);
			clock.pass(7 * day);
			const [, second] = await mails();
			expect(fallen(second?.text)).toEqual([1, 15]);
		});

		it("is looked for again only after a day when there was none", async () => {
			expect(await mails()).toEqual([]);
			await cost(80_000);
			clock.pass(day - 1);
			expect(await mails()).toEqual([]);
			clock.pass(1);
			expect(await mails()).toHaveLength(1);
		});

		it("is mailed at most once a week, and only when the price is below the last one mailed", async () => {
			await cost(80_000);
			expect(await mails()).toHaveLength(1);
			await cost(60_000);
			clock.pass(6 * day);
			expect(await mails()).toHaveLength(1);
			clock.pass(day);
			const [, second] = await mails();
			expect(second?.text).toContain("160,000원 → 120,000원");
			clock.pass(7 * day);
			expect(await mails()).toHaveLength(2);
		});

		it("is tracked only for the dates viewed last; new dates start a new baseline", async () => {
			await app.call(member, "GET", `/api/content/v1/wishs?${dates.replace("12-08", "12-09")}`);
			await cost(80_000);
			expect((await mails()).map(({ text }) => /[\d,]+원 → [\d,]+원/.exec(text)?.[0])).toEqual([
				"100,000원 → 80,000원",
			]);
			await app.call(member, "GET", `/api/content/v1/wishs?${dates}`);
			clock.pass(7 * day);
			expect(await mails()).toHaveLength(1);
		});

		it("is not a price that only the member's own grade has lowered [DEC-077, DEC-191]", async () => {
			const { db } = app.services;
			await db.query("UPDATE member SET grade = 'Gold' WHERE member_id = $1", [member]);
			expect(await mails()).toEqual([]);
			const { wishs } = (await app.call(member, "GET", `/api/content/v1/wishs?${dates}`)).data;
			expect(wishs[0].price.totalAmount).toBeLessThan(200_000);
			expect(wishs[0].price.firstAmount).toBe(wishs[0].price.totalAmount);
			await cost(80_000);
			clock.pass(day);
			expect((await mails())[0]?.text).toContain(
				`/products/1?checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1\n`,
			);
		});

		it("is not mailed after the consent is withdrawn, even while the mail is being prepared", async () => {
			await cost(80_000);
			const { catalog } = app.services;
			const loadProductItems = catalog.loadProductItems.bind(catalog);
			Object.assign(catalog, {
				async loadProductItems(...asked: Parameters<typeof loadProductItems>) {
					await agree(false);
					return loadProductItems(...asked);
				},
			});
			expect(await mails()).toEqual([]);
			clock.pass(7 * day);
			expect(await mails()).toEqual([]);
			expect((await app.call(member, "GET", "/api/auth/users")).data.marketingAgree).toBe(false);
		});

		it.each(["2026-11-22 07:59:00", "2026-11-22 21:00:00"])(
			"is held back at night (%s) and mailed in the daytime",
			async (moment) => {
				await cost(80_000);
				clock.pass((koreanInstant(moment) ?? 0) - clock.now());
				expect(await mails()).toEqual([]);
				clock.pass(12 * 3_600_000);
				expect(await mails()).toHaveLength(1);
			},
		);

		it("is not mailed for a past, sold-out or closed stay", async () => {
			await cost(80_000);
			const { db } = app.services;
			await db.query("UPDATE room_month SET stock = array_fill(0, ARRAY[31])");
			expect(await mails()).toEqual([]);
			await db.query("UPDATE room_month SET stock = array_fill(5, ARRAY[31])");
			clock.pass((koreanInstant("2026-12-09 12:00:00") ?? 0) - clock.now());
			expect(await mails()).toEqual([]);
		});
	});
});
