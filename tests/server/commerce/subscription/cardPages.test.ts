import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { resetSubscriptions } from "#tests/support/subscriber.ts";

const usual = "/membership/awesome/subscribe";
const hostile = `"><script>alert(1)</script>`;

forEachDatabase((_, open) => {
	describe("the simulated provider's card page [DEC-174]", () => {
		let world: MemberApp;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members: 0 });
			world = await memberApp(db);
		});
		beforeEach(() => resetSubscriptions(world));

		const show = (query: Record<string, string>) =>
			world.app.inject(`/pg/sandbox/card?${new URLSearchParams(query)}`);
		const press = (fields: Record<string, string>) =>
			world.app.inject({
				method: "POST",
				url: "/pg/sandbox/card",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				payload: new URLSearchParams(fields).toString(),
			});
		const entered = async () =>
			(await world.db.query("SELECT * FROM gateway_sandbox WHERE kind = 'billing_auth'")).rowCount;

		it("lists every card, works without scripts and is never cached [D08]", async () => {
			const page = await show({ customerKey: "c1", returnPath: "/membership?x=1" });
			expect(page.headers).toMatchObject({
				"content-type": "text/html; charset=utf-8",
				"content-security-policy":
					"default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
				"cache-control": "no-store",
				"x-robots-tag": "noindex",
			});
			expect([...page.body.matchAll(/name="card" value="(\w*)"/g)].map(([, card]) => card)).toEqual([
				"good",
				"other",
				"declined",
				"lost",
				"wrong",
				"",
			]);
			expect(page.body.match(/class="primary"/g)).toHaveLength(1);
			expect(page.body).toContain('class="primary" name="card" value="good"');
			expect(page.body).toContain('name="customerKey" value="c1"');
			expect(page.body).toContain('name="returnPath" value="/membership?x=1"');
			expect(page.body).not.toMatch(/,\s*<button|Stryker/);
		});

		it("accepts only a form, and rejects JSON with 415 [D08]", async () => {
			const sent = await world.app.inject({
				method: "POST",
				url: "/pg/sandbox/card",
				headers: { "content-type": "application/json" },
				payload: '{"card":{"toString":1,"valueOf":1},"orderId":{"toString":1,"valueOf":1}}',
			});
			expect(sent.statusCode).toBe(415);
		});

		it("escapes its inputs and returns to the default page if none is given", async () => {
			const page = await show({ customerKey: hostile, returnPath: hostile });
			expect(page.body).not.toContain("<script");
			expect((await show({})).body).toContain(`name="customerKey" value=""`);
			expect((await show({})).body).toContain(`name="returnPath" value="${usual}"`);
		});

		it.each([
			["/membership?x=1", "/membership?x=1&authKey="],
			["/membership", "/membership?authKey="],
			["https://evil.example/x", `${usual}?authKey=`],
			["//evil.example/x", `${usual}?authKey=`],
		])("returns only to our own pages: from %s to %s", async (returnPath, target) => {
			const left = await press({ customerKey: "c1", card: "good", returnPath });
			expect(left.statusCode).toBe(303);
			expect(String(left.headers.location)).toMatch(/sba_[\w-]{24}$/);
			expect(String(left.headers.location).replace(/sba_.*/, "")).toBe(target);
			expect(await entered()).toBe(1);
		});

		it.each(["", "constructor", "toString", "gold"])(
			"returns without a card for the button '%s'",
			async (card) => {
				const left = await press({ customerKey: "c1", card });
				expect([left.statusCode, left.headers.location]).toEqual([303, `${usual}?code=PAY_PROCESS_CANCELED`]);
				expect(await entered()).toBe(0);
			},
		);

		it.each([
			["", 400],
			["c 1", 400],
			["c".repeat(65), 400],
			["c1'", 400],
			["c".repeat(64), 303],
			["Az-_09", 303],
		])("responds to the customer key '%s' with %i", async (customerKey, status) => {
			expect((await press({ customerKey, card: "good" })).statusCode).toBe(status);
			expect(await entered()).toBe(status === 303 ? 1 : 0);
		});

		it("returns without a card for an empty form", async () => {
			const left = await world.app.inject({ method: "POST", url: "/pg/sandbox/card" });
			expect([left.statusCode, left.headers.location]).toEqual([303, `${usual}?code=PAY_PROCESS_CANCELED`]);
		});

		it("accepts at most sixty cards per address and hour", async () => {
			const statuses: number[] = [];
			for (let times = 0; times < 61; times += 1)
				statuses.push((await press({ customerKey: "c1", card: "good" })).statusCode);
			expect([statuses.indexOf(429), await entered()]).toEqual([60, 60]);
		});
	});

	describe("the page around the Toss card window [DEC-174]", () => {
		it("passes the customer key on and returns only to our own pages", async () => {
			const db = await open();
			const keys = { TOSS_CLIENT_KEY: "test_ck_x", TOSS_SECRET_KEY: "test_sk_x" };
			const { app } = await memberApp(db, keys);
			const show = (query: Record<string, string>) =>
				app.inject(`/pg/toss/card?${new URLSearchParams(query)}`).then(({ body }) => body);
			const page = await show({ customerKey: "c1", returnPath: "/membership?x=1" });
			for (const told of [
				'id="card"',
				'data-client-key="test_ck_x"',
				'data-customer-key="c1"',
				'data-return-path="/membership?x=1"',
				"/pg/toss/card.js",
				"카드 등록하기",
				"카드 등록 창을 여는 중입니다.",
			])
				expect(page).toContain(told);
			const other = await show({ returnPath: "https://evil.example" });
			expect(other).toContain(`data-return-path="${usual}"`);
			expect(other).toContain('data-customer-key=""');
			const script = await app.inject("/pg/toss/card.js");
			expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
			expect(script.body).toContain("requestBillingAuth");
		});
	});
});
