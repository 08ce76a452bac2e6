import { expect, it } from "vitest";
import { type PaymentSettings, Payments } from "#server/commerce/payment/Payments.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

forEachDatabase((_, open) => {
	it("accepts events from the providers that take payments, and none from the simulated one in production", async () => {
		const db = await open();
		await plantBookingWorld(db);
		const { clock } = bookingWorld(db);
		const made = (config: PaymentSettings) => new Payments({ config, db, clock });
		const keys = {
			sandboxWebhookSecret: "development-only-webhook-secret",
			toss: { secretKey: "live_sk_x" },
		};
		const production = made({ ...keys, stage: "production" });
		const development = made({ ...keys, stage: "development" });
		const alone = made({ ...keys, toss: { secretKey: "" }, stage: "development" });
		const heard = ({ parts }: Payments) => ["toss", "sandbox", "nobody"].filter(parts.hasGateway);
		expect([production, development, alone].map(heard)).toEqual([["toss"], ["toss", "sandbox"], ["sandbox"]]);
		expect([production, development, alone].map(({ parts }) => parts.current.provider)).toEqual([
			"toss",
			"toss",
			"sandbox",
		]);
		// Payments from the simulator can still be looked up.
		expect(production.parts.gateway("sandbox").provider).toBe("sandbox");
		expect(() => production.parts.gateway("nobody")).toThrow("no gateway for nobody");
		const none = () => null;
		await expect(production.receiveWebhook("sandbox", "{}", none)).rejects.toMatchObject({
			kind: "notFound",
		});
		await expect(development.receiveWebhook("sandbox", "{}", none)).rejects.toMatchObject({
			kind: "invalidRequest",
		});
	});
});
