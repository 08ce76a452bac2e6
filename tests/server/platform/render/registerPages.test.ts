import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pagesApp } from "./pagesApp.ts";

/** Runs everything that does not wait for external events. */
const settle = () => new Promise((next) => setImmediate(next));

const session = "accessToken=a; refreshToken=r; session=1";

describe("shared pages", () => {
	it("are the same bytes for everyone, rendered once and briefly cacheable", async () => {
		const { made, get } = await pagesApp();
		const first = await get("/search?a=1", { cookie: "rememberMe=Y", "accept-language": "en" });
		const second = await get("/search?a=1", { "user-agent": "another" });
		expect([first.body, second.body, made.length]).toEqual(["<p>1</p>", "<p>1</p>", 1]);
		expect(second.headers).toMatchObject({
			"cache-control": "public, max-age=0, s-maxage=2, stale-while-revalidate=1",
			vary: "cookie, client-interface, accept-encoding",
			age: "0",
			etag: first.headers.etag,
		});
		expect(second.headers["content-security-policy"]).not.toContain("nonce");
	});

	it("depend on nothing in a request but its URL", async () => {
		const { made, get } = await pagesApp();
		await get("/products/7?checkInDate=2030-01-01", {
			cookie: "userInfo=x; campaign=y",
			referer: "http://a.b/",
		});
		expect(made[0]?.request.url).toBe("http://page.invalid/products/7?checkInDate=2030-01-01");
		expect([...(made[0]?.request.headers ?? [])]).toEqual([]);
		expect(made[0]?.options).toMatchObject({
			accessToken: null,
			environment: { signedIn: false, isMemberUnknown: false, member: null, crawler: false },
		});
	});

	it("vary by light and dark, and by no other value of that cookie", async () => {
		const { made, text } = await pagesApp();
		expect(await text("/", { cookie: "appearance=dark" })).toBe("<p>1</p>");
		expect(await text("/", { cookie: "appearance=light" })).toBe("<p>2</p>");
		expect(await text("/")).toBe("<p>3</p>");
		expect(await text("/", { cookie: "appearance=devil" })).toBe("<p>3</p>");
		expect(await text("/", { cookie: "appearance=dark; a=b" })).toBe("<p>1</p>");
		expect(made.map(({ options }) => options.environment)).toMatchObject([
			{ appearance: "dark" },
			{ appearance: "light" },
			{ appearance: "device" },
		]);
	});

	it("vary by URL, surface and day", async () => {
		const { clock, text } = await pagesApp();
		expect(await text("/")).toBe("<p>1</p>");
		expect(await text("/?via=a")).toBe("<p>2</p>");
		expect(await text("/", { "client-interface": "WebView" })).toBe("<p>3</p>");
		const toMidnight = 86_400_000 - ((clock.now() + 9 * 3_600_000) % 86_400_000);
		clock.pass(toMidnight - 1);
		expect(await text("/notice")).toBe("<p>4</p>");
		clock.pass(1);
		expect(await text("/notice")).toBe("<p>5</p>");
	});

	it("are served briefly stale while one render refreshes them, and never older than three seconds", async () => {
		const gate = Promise.withResolvers<void>();
		const { clock, made, text } = await pagesApp(async (turn) => {
			if (turn === 2) await gate.promise;
			return {};
		});
		await text("/");
		clock.pass(1999);
		expect([await text("/"), made.length]).toEqual(["<p>1</p>", 1]);
		clock.pass(1);
		expect(await Promise.all([text("/"), text("/"), text("/")])).toEqual(Array(3).fill("<p>1</p>"));
		expect(made).toHaveLength(2);
		clock.pass(3000);
		const late = text("/");
		await settle();
		expect(made).toHaveLength(2);
		gate.resolve();
		expect(await late).toBe("<p>2</p>");
		// Rendering took longer than the page may be cached.
		expect(await text("/")).toBe("<p>3</p>");
	});

	it("are answered with 304 when the client has them, in the encoding it has", async () => {
		const { get } = await pagesApp(async () => ({ html: "<p>많은 글</p>".repeat(200) }));
		const packed = await get("/", { "accept-encoding": "br" });
		const plain = await get("/");
		expect(packed.headers["content-encoding"]).toBe("br");
		expect(packed.headers.etag).not.toBe(plain.headers.etag);
		const again = await get("/", { "accept-encoding": "br", "if-none-match": `"x", ${packed.headers.etag}` });
		expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", packed.headers.etag]);
		for (const known of [`W/${packed.headers.etag}`, `"x" , W/${packed.headers.etag}`, "*"]) {
			const weak = await get("/", { "accept-encoding": "br", "if-none-match": known });
			expect(weak.statusCode, known).toBe(304);
		}
		expect((await get("/", { "if-none-match": String(packed.headers.etag) })).statusCode).toBe(200);
	});

	it("are not cached when they failed, were not found or redirect", async () => {
		for (const status of [302, 404, 500]) {
			const { made, get } = await pagesApp(async () => ({ status }));
			const answers = [await get("/products/1"), await get("/products/1")];
			expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(
				Array(2).fill("private, no-store"),
			);
			expect(made).toHaveLength(2);
		}
		const { get } = await pagesApp(async (turn) => {
			if (turn === 1) throw new Error("broken");
			return {};
		});
		expect((await get("/")).statusCode).toBe(500);
		expect((await get("/")).body).toBe("<p>2</p>");
	});

	it("do not exhaust memory, whatever URLs are requested", async () => {
		const megabyte = "가".repeat(350_000);
		const { made, text } = await pagesApp(async () => ({ html: megabyte }));
		for (let id = 1; id <= 30; id += 1) await text(`/products/${id}`);
		await text("/products/30");
		expect(made).toHaveLength(30);
		await text("/products/1");
		expect(made).toHaveLength(31);
	});
});

describe("personal pages", () => {
	it.each([
		["members whose session has ended", "/", { cookie: session }],
		["the booking form", "/booking/1?ratePlanId=3", {}],
		["a guest's link", "/lms/20260101-1", {}],
		["an unlisted event", "/events/3?secret=word", {}],
		["members' screens", "/mypage/books", {}],
		["crawlers", "/", { "user-agent": "Googlebot" }],
	] as const)("are rendered afresh for %s, and must not be cached", async (_, url, headers) => {
		const { made, get } = await pagesApp();
		for (let turn = 1; turn <= 2; turn += 1) {
			const answer = await get(url, headers);
			expect(answer.body).toBe(`<p>${turn}</p>`);
			expect(answer.headers).toMatchObject({ "cache-control": "private, no-store" });
			expect(answer.headers).not.toHaveProperty("etag");
			expect(answer.headers).not.toHaveProperty("age");
		}
		expect(made).toHaveLength(2);
	});

	it("carry the viewer's identity", async () => {
		const { made, get } = await pagesApp();
		await get("/", { cookie: session });
		expect(made[0]?.options).toMatchObject({ accessToken: "a", environment: { signedIn: true } });
	});
});

describe("page requests beyond capacity", () => {
	it("are rejected at once with 503, Retry-After and a Korean text, while cached pages are still served", async () => {
		const gate = Promise.withResolvers<void>();
		const { made, get } = await pagesApp(async (turn) => {
			if (turn > 1) await gate.promise;
			return {};
		});
		await get("/");
		const many = Array.from({ length: 100 }, (_, id) => get(`/products/${id + 1}`));
		const early = await Promise.race(many);
		expect(early.statusCode).toBe(503);
		expect(early.headers["retry-after"]).toMatch(/^[2-4]$/);
		expect(early.body).toContain("잠시 후");
		expect(made).toHaveLength(3);
		expect((await get("/")).body).toBe("<p>1</p>");
		gate.resolve();
		const served = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 200).length;
		// Two were being rendered; of the twelve waiting, those are admitted whose wait has not timed out.
		expect(served).toBeGreaterThanOrEqual(2);
		expect(served).toBeLessThanOrEqual(14);
		expect((await get("/products/1000")).statusCode).toBe(200);
	});

	it("are rejected within moments once a rush has lasted for half a second, instead of waiting in turn [F02]", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
		onTestFinished(() => void vi.useRealTimers());
		const gate = Promise.withResolvers<void>();
		const { get } = await pagesApp(async () => {
			await gate.promise;
			return {};
		});
		const statuses: number[] = [];
		const come = (count: number, from: number) =>
			Array.from({ length: count }, async (_, id) => {
				const { statusCode } = await get(`/products/${from + id}`);
				statuses.push(statusCode);
			});
		const rush = come(14, 1);
		await expect.poll(() => vi.getTimerCount()).toBe(12);
		vi.advanceTimersByTime(501);
		await expect.poll(() => statuses).toEqual(Array(12).fill(503));
		const later = come(5, 100);
		await expect.poll(() => statuses).toHaveLength(15);
		vi.advanceTimersByTime(30);
		await Promise.all(later);
		expect(statuses).toEqual(Array(17).fill(503));
		gate.resolve();
		await Promise.all(rush);
		expect(statuses.slice(17)).toEqual([200, 200]);
	});
});
