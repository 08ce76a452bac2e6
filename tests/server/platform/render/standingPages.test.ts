import { describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { PageMembers } from "#server/platform/render/PageMembers.ts";
import { pagesApp, people } from "./pagesApp.ts";

const as = (token: string, name?: string, grade = "Gold") => {
	const userInfo = encodeURIComponent(JSON.stringify({ name, grade, type: "N", corpName: null }));
	return { cookie: `accessToken=${token}; refreshToken=r; session=1${name ? `; userInfo=${userInfo}` : ""}` };
};

describe("pages for members of one standing", () => {
	it("are rendered once for all of them, without personal data, and then filled in for each [DEC-184]", async () => {
		const { made, get } = await pagesApp();
		const first = await get("/products/7", { ...as("Gold1", "김하늘"), referer: "http://a.b/" });
		const second = await get("/products/7", as("Gold2", "이바다"));
		expect([first.body, second.body, made.length]).toEqual(["<p>1 김하늘 1</p>", "<p>1 이바다 2</p>", 1]);
		expect([...(made[0]?.request.headers ?? [])]).toEqual([]);
		expect(made[0]?.options).toMatchObject({
			isShared: true,
			accessToken: null,
			environment: { signedIn: true, member: { name: "", grade: "Gold", type: "N", corpName: null } },
		});
		for (const { headers } of [first, second]) {
			expect(headers).toMatchObject({ "cache-control": "private, no-store" });
			expect(headers).not.toHaveProperty("etag");
			expect(headers).not.toHaveProperty("age");
		}
	});

	it("vary by the session's standing and by what the browser remembers of it", async () => {
		const { text } = await pagesApp();
		expect(await text("/", as("Gold1"))).toBe("<p>1  1</p>");
		expect(await text("/", as("Gold2", "가"))).toBe("<p>2 가 2</p>");
		expect(await text("/", as("Gold3", "나", "Bronze"))).toBe("<p>3 나 3</p>");
		expect(await text("/", as("Bronze4", "다", "Bronze"))).toBe("<p>4 다 4</p>");
		expect(await text("/")).toBe("<p>5</p>");
		expect(await text("/", as("Gold5", "라"))).toBe("<p>2 라 5</p>");
	});

	it("are never older than pages for everyone", async () => {
		const { clock, text } = await pagesApp();
		await text("/", as("Gold1"));
		clock.pass(3000);
		expect(await text("/", as("Gold1"))).toBe("<p>2  1</p>");
	});

	it.each<readonly [string, string, Partial<PageMembers>]>([
		["an ended session", "/", { identify: async () => null }],
		["a member who sees what nobody else does", "/", { wishesOf: async () => null }],
		["the booking form", "/booking/1?ratePlanId=3", {}],
		["bookings", "/mypage/books", {}],
		[
			"a database that is away",
			"/",
			{ identify: () => Promise.reject<null>(new DatabaseUnavailable("away", new Error("gone"))) },
		],
	])("are not served for %s [DEC-110]", async (_, url, members) => {
		const { made, text } = await pagesApp(undefined, { ...people, ...members });
		const before = made.length;
		const own = [await text(url, as("Gold1", "가")), await text(url, as("Gold1", "가"))];
		expect(new Set(own).size).toBe(2);
		expect(made.slice(before).filter(({ options }) => options.accessToken === "Gold1")).toHaveLength(2);
	});

	it("redirect and fail as other pages do", async () => {
		for (const status of [302, 500]) {
			const { made, get } = await pagesApp(async () => ({ status }));
			const answers = [await get("/search", as("Gold1")), await get("/search", as("Gold1"))];
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
			expect(made).toHaveLength(2);
		}
	});
});
