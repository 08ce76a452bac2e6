import { beforeAll, describe, expect, it } from "vitest";
import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { worldApp } from "#tests/support/worldApp.ts";

const base = "/api/content";

forEachDatabase((_, open) => {
	describe("published content", () => {
		let world: BookingApp;
		beforeAll(async () => {
			world = await worldApp(open);
		});

		const get = (path: string, memberId: number | null = null) => world.call(memberId, "GET", base + path);

		it("shows the banners scheduled for the current Korean day, in order [CALL-CONTENT-13, DEC-155]", async () => {
			const { data } = await get("/v1/mains");
			expect(data.mainBanners.length).toBeGreaterThan(0);
			const sorts = data.mainBanners.map(({ sort }: { sort: number }) => sort);
			expect(sorts).toEqual(sorts.toSorted((a: number, b: number) => a - b));
			await world.services.db.query("UPDATE banner SET starts_on = '2026-11-26', ends_on = '2026-11-26'");
			const days = [
				"2026-11-25T14:59:59Z",
				"2026-11-25T15:00:00Z",
				"2026-11-26T14:59:59Z",
				"2026-11-26T15:00:00Z",
			];
			const before = world.clock.now();
			const seen: boolean[] = [];
			for (const day of days) {
				world.clock.set(Date.parse(day));
				seen.push((await get("/v1/mains")).data.mainBanners.length > 0);
			}
			world.clock.set(before);
			expect(seen).toEqual([false, true, true, false]);
		});

		it.each<[query: string, status: number, start?: number, end?: number]>([
			["", 200, 0, 20],
			["?start=2&end=4", 200, 2, 4],
			["?start=3&end=3", 200, 3, 3],
			["?start=5", 200, 5, 20],
			["?end=7", 200, 0, 7],
			["?start=20", 200, 20, 40],
			["?start=0&end=101", 400],
			["?start=4&end=2", 400],
			["?start=-1", 400],
			["?start=x", 400],
		])(
			"lists places for the range '%s', zero-based with an exclusive end [CALL-CONTENT-14, DEC-156]",
			async (query, status, start, end) => {
				const { status: answered, data } = await get(`/v1/mains/place-list${query}`);
				expect(answered).toBe(status);
				if (status !== 200) return;
				expect(data).toMatchObject({ start, end });
				const rest = Math.max(0, data.totalPlaceCnt - Number(start));
				expect(data.placelist).toHaveLength(Math.min(Number(end) - Number(start), rest));
			},
		);

		it("lists the inquiry types as code 105 and returns 404 for an unknown list [CALL-CONTENT-05, DEC-151]", async () => {
			const { data } = await get("/v1/commoncode/105");
			expect(data.commonCodes.map(({ name }: { name: string }) => name)).toEqual([
				"예약 문의",
				"결제 문의",
				"취소·환불 문의",
				"쿠폰·포인트 문의",
				"멤버십 문의",
				"회원 정보 문의",
				"기타 문의",
			]);
			expect(await get("/v1/commoncode/9999")).toMatchObject({ status: 404, code: -5 });
		});

		it("lists notices newest first, opens one and hides unpublished ones [CALL-CONTENT-09, CALL-CONTENT-10, DEC-022]", async () => {
			const { data } = await get("/v1/notices");
			const [first] = data.notices;
			const dates = data.notices.map(({ createdDt }: { createdDt: string }) => createdDt);
			expect(dates).toEqual(dates.toSorted().reverse());
			expect((await get(`/v1/notices/${first.idx}`)).data.notice).toEqual(first);
			await world.services.db.query("UPDATE notice SET published = false WHERE notice_id = $1", [first.idx]);
			expect(await get(`/v1/notices/${first.idx}`)).toMatchObject({ status: 404, code: -5 });
			expect(await get("/v1/notices/2147483647")).toMatchObject({ status: 404, code: -5 });
		});

		it("returns when a notice was last edited, or null if never [CALL-CONTENT-10]", async () => {
			const { rows } = await world.services.db.query<{ id: number }>(
				`INSERT INTO notice (type, title, content, created_at, updated_at, published) SELECT type, title, content,
					'2026-11-02T03:00:00Z', '2026-11-02T03:00:00Z'::timestamptz + n * interval '1 day', true
					FROM (SELECT * FROM notice LIMIT 1) one, generate_series(0, 1) n RETURNING notice_id AS id`,
			);
			const changed = [];
			for (const { id } of rows) changed.push((await get(`/v1/notices/${id}`)).data.notice.updatedDt);
			expect(changed.toSorted()).toEqual(["2026-11-03 12:00:00", null]);
		});

		it("lists the FAQs of each type [CALL-CONTENT-36, CALL-CONTENT-37, DEC-169]", async () => {
			const { data } = await get("/v2/faqs/types");
			expect(data.faqTypes.map(({ typeName }: { typeName: string }) => typeName)).toEqual([
				"예약",
				"결제",
				"취소·환불",
				"쿠폰·포인트",
				"멤버십",
				"기타",
			]);
			for (const { faqTypeIdx } of data.faqTypes) {
				const { faqs } = (await get(`/v2/faqs/type/${faqTypeIdx}`)).data;
				expect(faqs.length).toBeGreaterThan(0);
			}
			expect((await get("/v2/faqs/type/2147483647")).status).toBe(404);
		});

		it("adds a stay to the wish list, removes it and lists the wishes [CALL-CONTENT-38, CALL-CONTENT-39, DEC-170]", async () => {
			const wishes = async () =>
				(await get("/v1/wishs", 3)).data.wishs.map(({ productIdx }: { productIdx: number }) => productIdx);
			const before = await wishes();
			const { rows } = await world.services.db.query<{ property_id: number }>(
				"SELECT property_id FROM property WHERE status = 'open' AND property_id <> ALL ($1::int[]) ORDER BY 1 LIMIT 1",
				[before],
			);
			const productIdx = rows[0]?.property_id ?? 0;
			const toggle = (id: number, body = id) =>
				world.call(3, "POST", `${base}/v1/wishs/products/${id}`, { productIdx: body });
			expect((await toggle(productIdx)).data).toEqual({ productIdx, wished: true });
			expect(await wishes()).toEqual([productIdx, ...before]);
			expect((await toggle(productIdx)).data).toEqual({ productIdx, wished: false });
			expect(await wishes()).toEqual(before);
			expect(await toggle(productIdx, productIdx + 1)).toMatchObject({ status: 400, code: -2 });
			expect(await toggle(2_147_483_647)).toMatchObject({ status: 404, code: -5 });
		});

		it("returns the price of each wish for the requested dates, and its price when first seen for them", async () => {
			const { db } = world.services;
			const { data } = await get("/v1/wishs", 3);
			expect(data.wishs.length).toBeGreaterThan(0);
			expect(data.wishs.every(({ price }: { price: unknown }) => price === null)).toBe(true);
			const path = "/v1/wishs?checkInDate=2026-12-08&checkOutDate=2026-12-10&adtCnt=2&chdCnt=0&count=1";
			type Priced = {
				productIdx: number;
				price: { totalAmount: number | null; firstAmount: number | null } | null;
			};
			const priced = async (): Promise<Priced[]> => (await get(path, 3)).data.wishs;
			const free = (await priced()).filter(({ price }) => price?.totalAmount != null);
			expect(free.length).toBeGreaterThan(0);
			for (const { price } of free) expect(price?.firstAmount).toBe(price?.totalAmount);
			const [{ productIdx, price }] = free as [Priced];
			const total = price?.totalAmount ?? 0;
			await db.query("UPDATE wish SET seen_total = $2 WHERE property_id = $1", [productIdx, total + 7000]);
			const again = (await priced()).find((wish) => wish.productIdx === productIdx);
			expect(again?.price).toEqual({ totalAmount: total, firstAmount: total + 7000 });
			const other = (await get(path.replace("12-10", "12-09"), 3)).data.wishs as Priced[];
			const anew = other.find((wish) => wish.productIdx === productIdx)?.price;
			expect(anew?.firstAmount).toBe(anew?.totalAmount);
			expect((await get(path.replace("12-10", "12-07"), 3)).status).toBe(400);
		});

		it("lists themes, their stays for the requested dates and their text [CALL-CONTENT-48, CALL-CONTENT-49, CALL-CONTENT-50]", async () => {
			const { themes } = (await get("/v1/theme-products")).data;
			expect(themes.length).toBeGreaterThan(0);
			const stay = {
				checkInDate: "2026-12-10",
				checkOutDate: "2026-12-12",
				adtCnt: 2,
				chdCnt: 0,
				chdAges: [],
				count: 1,
			};
			const shown = await Promise.all(
				themes.map(({ idx }: { idx: number }) =>
					world.call(null, "POST", `${base}/v1/theme-products/${idx}`, stay),
				),
			);
			expect(shown.map(({ data }) => data.theme)).toEqual(themes);
			const products = shown.flatMap(({ data }) => data.products);
			expect(products.length).toBeGreaterThan(0);
			expect(new Set(products.map(({ terms }) => terms))).toEqual(new Set([2]));
			const listed = (await world.call(null, "POST", `${base}/v2/products/${products[0].productIdx}`, stay))
				.data;
			expect(listed.prices).toMatchObject({
				awesomeLowestAmount: products[0].prices?.awesomeLowestAmount,
			});
			const { content } = (await get(`/v1/theme-products/content/${themes[0].idx}`)).data;
			expect(content).toMatchObject(themes[0]);
			expect(content.html).toMatch(/^<p>/);
			expect((await get("/v1/theme-products/content/2147483647")).status).toBe(404);
			expect((await world.call(null, "POST", `${base}/v1/theme-products/2147483647`, stay)).status).toBe(404);
		});
	});
});

describe("stored editors' text", () => {
	it.each([
		["<p>안녕</p><script>alert(1)</script>", "<p>안녕</p>"],
		["<img src=x onerror=alert(1)>글", "글"],
		["<p onclick='x()'>글</p>", "<p>글</p>"],
		['<a href="javascript:alert(1)">눌러</a>', '<a rel="noopener noreferrer">눌러</a>'],
		['<a href="//evil.example">눌러</a>', '<a rel="noopener noreferrer">눌러</a>'],
		["<svg><style><img src=x onerror=alert(1)></style></svg>", ""],
		['<a href="/faq">질문</a>', '<a href="/faq" rel="noopener noreferrer">질문</a>'],
		["<table><tr><td colspan=2>칸</td></tr></table>", '<table><tr><td colspan="2">칸</td></tr></table>'],
	])("%s is stripped of harmful content [D09, DEC-153]", async (html, clean) => {
		expect(await cleanHtml(html)).toBe(clean);
	});
});
