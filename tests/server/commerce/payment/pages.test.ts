import { beforeAll, describe, expect, it } from "vitest";
import { receiptAnswer } from "#server/services/answers/receiptAnswer.ts";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const hostile = `<script>alert(1)</script>" onload='x'&`;

forEachDatabase((_, open) => {
	describe("the simulated provider's checkout page [DEC-173]", () => {
		let server: BookingApp;
		let world: ReturnType<typeof bookingWorld>;

		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { stock: 20 });
			await db.query("UPDATE property SET name = $1 WHERE property_id = 1", [hostile]);
			server = await bookingApp(db);
			world = bookingWorld(db, server.clock);
		});

		async function checkout(): Promise<{ url: string; orderId: string }> {
			const held = await world.hold(2);
			const prepared = await world.payments.prepare({
				memberId: 2,
				payKind: "main",
				payMethod: "card",
				orderNum: held.orderNum,
			});
			return { url: prepared.checkoutUrl ?? "", orderId: `${held.orderNum}-${prepared.paymentId}` };
		}

		const press = (orderId: string, action: string) =>
			server.app.inject({
				method: "POST",
				url: "/pg/sandbox/checkout",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				payload: new URLSearchParams({ orderId, action }).toString(),
			});

		it("shows the escaped order under a policy that forbids scripts [D08]", async () => {
			const { url } = await checkout();
			const page = await server.app.inject(url);
			expect(page.body).toContain("200,000원 결제하기");
			expect(page.body).not.toContain("<script");
			expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
			const [font, style] = [...page.body.matchAll(/<link rel="stylesheet" href="(.*?)">/g)].map(
				([, href]) => href ?? "",
			);
			expect((await server.app.inject(style ?? "")).headers["content-type"]).toContain("text/css");
			// The product's own Korean font, for devices without one.
			expect((await server.app.inject(font ?? "")).headers.location).toMatch(/pretendard.*\.css$/);
		});

		it("accepts only a form, and rejects JSON with 415 [D08]", async () => {
			const sent = await server.app.inject({
				method: "POST",
				url: "/pg/sandbox/checkout",
				headers: { "content-type": "application/json" },
				payload: '{"card":{"toString":1,"valueOf":1},"orderId":{"toString":1,"valueOf":1}}',
			});
			expect(sent.statusCode).toBe(415);
		});

		it("links to the card app only inside the mobile app, and only while the payment is open [BRIDGE-01]", async () => {
			const { url, orderId } = await checkout();
			const link = `/pg/sandbox/card-app?${new URLSearchParams({ orderId })}`;
			expect((await server.app.inject(url)).body).not.toContain(link);
			const headers = { "client-interface": "WebView" };
			expect((await server.app.inject({ url, headers })).body).toContain(link);
			const left = await server.app.inject(link);
			expect([left.statusCode, left.headers.location]).toEqual([
				303,
				`sandbox-card://pay?orderId=${orderId}`,
			]);
			await press(orderId, "decline");
			expect((await server.app.inject(link)).statusCode).toBe(404);
			expect((await server.app.inject("/pg/sandbox/card-app")).statusCode).toBe(404);
		});

		it.each([
			["naverpay", ["slip", "cash"]],
			["card", ["slip"]],
		])("shows the receipts of a charge by %s only with its payment key", async (payMethod, papers) => {
			const held = await world.hold(2);
			const prepared = await world.payments.prepare({
				memberId: 2,
				payKind: "main",
				payMethod,
				orderNum: held.orderNum,
			});
			const orderId = `${held.orderNum}-${prepared.paymentId}`;
			const target = await world.payments.sandbox.agree(orderId, { wantsCashReceipt: true, webhook: "none" });
			const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
			await world.payments.approve({
				memberId: 2,
				paymentId: prepared.paymentId,
				orderNum: held.orderNum,
				pgToken,
			});
			const order = await world.bookings.view(2, held.orderProductIds[0] ?? 0);
			const { charges } = await world.bookings.pageData(order, held.orderProductIds[0] ?? 0, 1);
			const [receipt] = charges.map(receiptAnswer);
			expect(receipt).toMatchObject({ reason: null, amount: 200_000, refunds: [], payMethod });
			expect(receipt?.cashReceiptUrl === null).toBe(!papers.includes("cash"));
			for (const paper of ["slip", "cash"]) {
				const url = (receipt?.slipUrl ?? "").replace("paper=slip", `paper=${paper}`);
				const page = await server.app.inject(url);
				expect(page.statusCode).toBe(papers.includes(paper) ? 200 : 404);
				if (page.statusCode === 200) expect(page.body).toContain("200,000원");
				expect((await server.app.inject(url.replace(/paymentKey=\w+/, "paymentKey=sbx"))).statusCode).toBe(
					404,
				);
			}
		});

		it("accepts only https URLs for a provider's receipt", () => {
			const charge = {
				reason: null,
				method: "card",
				amount: 1,
				paidAt: 0,
				refunds: [],
			};
			for (const receiptUrl of [
				"javascript:alert(1)",
				"http://x.example",
				"//x.example",
				7,
				`https://${"x".repeat(2000)}`,
			])
				expect(receiptAnswer({ ...charge, detail: { receiptUrl } }).slipUrl).toBeNull();
		});

		it.each([
			["approve", /^\/payments\/return\?.*result=success&pgToken=sbx_/],
			["confirmDecline", /^\/payments\/return/],
			["timeout", /^\/payments\/return/],
			["lost", /^\/payments\/return/],
			["wrongAmount", /^\/payments\/return/],
			["webhookFirst", /^\/payments\/return/],
			["refundLost", /^\/payments\/return/],
			["refundRefused", /^\/payments\/return/],
			["neverReturn", /^\/$/],
			["decline", /^\/payments\/fail\?.*code=REJECT_CARD_COMPANY$/],
			["close", /^\/payments\/fail\?.*code=PAY_PROCESS_CANCELED$/],
		])("redirects to the target of button %s and is closed afterwards", async (action, target) => {
			const { url, orderId } = await checkout();
			const left = await press(orderId, action);
			expect([left.statusCode, left.headers.location]).toEqual([303, expect.stringMatching(target)]);
			expect((await server.app.inject(url)).body).toContain("결제창이 닫혔어요");
			expect((await press(orderId, action)).statusCode).toBe(409);
		});

		it("responds 404 for an unknown payment and ignores unknown buttons", async () => {
			expect((await server.app.inject("/pg/sandbox/checkout")).statusCode).toBe(404);
			expect((await server.app.inject("/pg/sandbox/checkout?orderId=AW-1")).statusCode).toBe(404);
			const { orderId } = await checkout();
			for (const action of ["", "constructor", "__proto__", "toString"])
				expect((await press(orderId, action)).statusCode).toBe(409);
			expect((await world.payments.sandbox.find(orderId))?.status).toBe("READY");
		});
	});

	describe("the pages around the Toss window", () => {
		it("pass the order on and compare the amount on return [D22]", async () => {
			const db = await open();
			await plantBookingWorld(db);
			await db.query("UPDATE property SET name = $1 WHERE property_id = 1", [hostile]);
			const keys = { TOSS_CLIENT_KEY: "test_ck_x", TOSS_SECRET_KEY: "test_sk_x" };
			const { app, services } = await bookingApp(db, keys);
			const held = await bookingWorld(db).hold(2);
			const prepared = await services.payments.prepare({
				memberId: 2,
				payKind: "main",
				payMethod: "kakaopay",
				orderNum: held.orderNum,
			});
			const orderId = `${held.orderNum}-${prepared.paymentId}`;
			expect(prepared.checkoutUrl).toBe(`/pg/toss/checkout?orderId=${orderId}`);
			const page = await app.inject(prepared.checkoutUrl ?? "");
			expect(page.body).toContain(`data-order-id="${orderId}"`);
			expect(page.body).toContain("KAKAOPAY");
			expect(page.body).not.toContain("alert(1)</script>");
			const back = (query: Record<string, string>) =>
				app.inject(`/pg/toss/return?${new URLSearchParams(query)}`).then((answer) => answer.headers.location);
			expect(await back({ orderId, paymentKey: "pk", amount: "200000" })).toBe(
				`/payments/return?orderNum=${held.orderNum}&paymentIdx=${prepared.paymentId}&result=success&pgToken=pk`,
			);
			expect(await back({ orderId, paymentKey: "pk", amount: "199999" })).toContain("AMOUNT_MISMATCH");
			expect(await back({ orderId: `${orderId}9`, paymentKey: "pk", amount: "200000" })).toContain("fail");
			const failed = await app.inject(`/pg/toss/fail?code=PAY_PROCESS_CANCELED&orderId=${orderId}`);
			expect(failed.headers.location).toContain("code=PAY_PROCESS_CANCELED");
			const script = await app.inject("/pg/toss/checkout.js");
			expect(script.body).toContain("requestPayment");
		});

		it.each([
			["awesomestay://", "WebView", "awesomestay://"],
			["awesomestay://", "web", undefined],
			["", "WebView", undefined],
		])(
			"tell the card app which app to return to (ours is '%s', requested from %s): %s [BRIDGE-01]",
			async (ours, surface, told) => {
				const db = await open();
				await plantBookingWorld(db);
				const keys = { TOSS_CLIENT_KEY: "test_ck_x", TOSS_SECRET_KEY: "test_sk_x", APP_SCHEME: ours };
				const { app, services } = await bookingApp(db, keys);
				const { orderNum } = await bookingWorld(db).hold(2);
				const { checkoutUrl } = await services.payments.prepare({
					memberId: 2,
					payKind: "main",
					payMethod: "card",
					orderNum,
				});
				const page = await app.inject({ url: checkoutUrl ?? "", headers: { "client-interface": surface } });
				const card = /data-card="([^"]*)"/.exec(page.body)?.[1]?.replaceAll("&quot;", '"') ?? "";
				expect(JSON.parse(card)).toEqual({ flowMode: "DEFAULT", ...(told && { appScheme: told }) });
			},
		);

		it.each([
			[{ TOSS_SECRET_KEY: "test_sk_x" }],
			[{ TOSS_CLIENT_KEY: "test_ck_x" }],
			[{ TOSS_CLIENT_KEY: "live_ck_x", TOSS_SECRET_KEY: "live_sk_x" }],
		])("prevent startup with invalid keys: %o", async (keys) => {
			const db = await open();
			await expect(bookingApp(db, keys)).rejects.toThrow(/TOSS_|DATA_SECRET/);
		});
	});
});
