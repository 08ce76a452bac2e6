import fastifyCookie from "@fastify/cookie";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { SharedBudget } from "#server/platform/limits/SharedBudget.ts";
import type { Pages } from "#server/platform/render/assets.ts";
import { registerPages } from "#server/platform/render/registerPages.ts";
import { bookingStart, testClock } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { memberApp } from "#tests/support/memberApp.ts";

const minute = 60_000;

forEachDatabase((_, open) => {
	const limit = { scope: "calls", max: 100, window: minute };

	describe("a rate limit shared by several processes", () => {
		it("is enforced across all processes together", async () => {
			const db = await open();
			const now = () => bookingStart;
			const processes = Array.from({ length: 4 }, () => new SharedBudget({ db, limit, now }));
			let heard = 0;
			for (let round = 0; round < 60; round += 1) {
				for (const each of processes) if (each.take("203.0.113.7") === 0) heard += 1;
				for (const each of processes) await each.flush();
				for (const each of processes) await each.flush();
			}
			// The count may be off only by what the processes have not reported yet.
			expect(heard).toBeGreaterThanOrEqual(100);
			expect(heard).toBeLessThanOrEqual(100 + 4 * 10);
		});

		it("stores no counter for infrequent callers and deletes expired windows", async () => {
			const db = await open();
			const clock = testClock(bookingStart);
			const budget = new SharedBudget({ db, limit, now: () => clock.now() });
			for (let hit = 0; hit < 10; hit += 1) budget.take("quiet");
			for (let hit = 0; hit < 11; hit += 1) budget.take("loud");
			await budget.flush();
			const rows = async () =>
				(await db.query<{ key: string; hits: number }>("SELECT key, hits FROM rate_counter ORDER BY key"))
					.rows;
			const [loud, ...quiet] = await rows();
			expect([loud?.hits, quiet]).toEqual([11, []]);
			clock.pass(3 * minute);
			for (let hit = 0; hit < 12; hit += 1) budget.take("later");
			await budget.flush();
			const [later, ...others] = await rows();
			expect([later?.hits, later?.key === loud?.key, others]).toEqual([12, false, []]);
		});

		it("resets when the next minute starts", async () => {
			const clock = testClock(bookingStart + 20_000);
			const budget = new SharedBudget({ db: await open(), limit, now: () => clock.now() });
			for (let hit = 0; hit < 100; hit += 1) expect(budget.take("one")).toBe(0);
			expect(budget.take("one")).toBe(40_000);
			expect(budget.take("other")).toBe(0);
			clock.pass(40_000);
			expect(budget.take("one")).toBe(0);
		});
	});

	describe("API calls from one address", () => {
		it("are rejected beyond the limit with Retry-After, counted across the caller's IPv6 network", async () => {
			const { app } = await memberApp(await open(), { CALLS_PER_MINUTE: "5" });
			const ask = (remoteAddress: string) => app.inject({ url: "/api/content/v1/main", remoteAddress });
			for (let turn = 0; turn < 5; turn += 1)
				expect((await ask(`2001:db8:1:2::${turn + 1}`)).statusCode).not.toBe(429);
			const refused = await ask("2001:db8:1:2:aaaa::9");
			expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
				429,
				-1,
				"60",
			]);
			expect((await ask("2001:db8:1:3::1")).statusCode).not.toBe(429);
		});
	});

	describe("page requests from one address", () => {
		it("are rejected beyond the limit without rendering", async () => {
			let rendered = 0;
			const pages: Pages = {
				bootstrapModules: [],
				assetsOf: () => ({ styles: [], modules: [] }),
				addressOf: () => undefined,
				async render() {
					rendered += 1;
					return { status: 200, headers: new Headers() };
				},
			};
			const { site } = readConfig({});
			const now = () => bookingStart;
			const budget = new SharedBudget({ db: await open(), limit: { ...limit, scope: "pages" }, now });
			const app = Fastify(serverOptions(""));
			await app.register(fastifyCookie);
			const calls = () => async () => expect.fail("asks for nothing");
			const members = { identify: async () => null, wishesOf: async () => null };
			registerPages(app, { pages, site, publicUrl: "", development: false, budget, now, calls, members });
			for (let turn = 0; turn < limit.max; turn += 1)
				await app.inject({ url: "/", remoteAddress: "203.0.113.7" });
			const refused = await app.inject({ url: "/search", remoteAddress: "203.0.113.7" });
			expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
			expect(refused.body).toContain("잠시 후");
			expect(rendered).toBe(limit.max);
			expect((await app.inject({ url: "/", remoteAddress: "203.0.113.8" })).statusCode).toBe(200);
		});
	});

	describe("lists of pages for one address", () => {
		it("are limited with the pages, as one of twenty thousand stays costs as much [ASVS 2.4.1, F02]", async () => {
			const { app } = await memberApp(await open(), { CALLS_PER_MINUTE: "5" });
			const ask = async (url: string, remoteAddress: string) => {
				const { statusCode, headers } = await app.inject({ url, remoteAddress });
				return [statusCode, headers["retry-after"]];
			};
			expect(await ask("/sitemap.xml", "203.0.113.7")).toEqual([200, undefined]);
			expect(await ask("/sitemaps/pages.xml", "203.0.113.7")).toEqual([200, undefined]);
			expect(await ask("/sitemaps/stays-1.xml", "203.0.113.7")).toEqual([429, "60"]);
			expect(await ask("/sitemap.xml", "203.0.113.8")).toEqual([200, undefined]);
		});
	});

	describe("the sandbox's card page", () => {
		const enter = async (app: Awaited<ReturnType<typeof memberApp>>["app"], customerKey: string) =>
			(
				await app.inject({
					method: "POST",
					url: "/pg/sandbox/card",
					headers: { "content-type": "application/x-www-form-urlencoded" },
					payload: new URLSearchParams({ customerKey, card: "good" }).toString(),
				})
			).statusCode;

		it("rejects overlong names and limits the cards stored per address", async () => {
			const { app, db } = await memberApp(await open());
			expect(await enter(app, "x".repeat(3500))).toBe(400);
			const answers: number[] = [];
			for (let turn = 0; turn < 65; turn += 1) answers.push(await enter(app, `customer-${turn}`));
			expect(answers.filter((status) => status === 303)).toHaveLength(60);
			expect(answers.at(-1)).toBe(429);
			expect((await db.query("SELECT 1 FROM gateway_sandbox")).rowCount).toBe(60);
		});
	});
});
