import { expect, it } from "vitest";
import { TossGateway } from "#server/commerce/payment/toss/TossGateway.ts";
import { createSolapi } from "#server/platform/outbox/createSolapi.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const refused = "Inside a transaction nobody outside is asked";

forEachDatabase((_, open) => {
	it("no external service is called inside a transaction, only after it [F07]", async () => {
		const db = await open();
		const asked: string[] = [];
		const answer = async (url: string | URL | Request) => {
			asked.push(String(url));
			return Response.json({ code: "NOT_FOUND_PAYMENT" }, { status: 404 });
		};
		const toss = new TossGateway({ secretKey: "test_sk_x", fetch: answer });
		const text = createSolapi({ apiKey: "key", apiSecret: "secret", from: "021234567" }, { fetch: answer });
		await expect(db.tx(() => toss.lookup("AW1"))).rejects.toThrow(refused);
		await expect(db.tx(() => text({ to: "01012345678", text: "x" }))).rejects.toThrow(refused);
		await expect(db.tx(async () => Promise.all([toss.lookup("AW1")]))).rejects.toThrow(refused);
		expect(asked).toEqual([]);
		// A function created inside a transaction and called after its commit runs outside it.
		const later = await db.tx(async () => ({ ask: () => toss.lookup("AW1") }));
		expect(await later.ask()).toEqual({ kind: "notFound" });
		expect(asked).toHaveLength(1);
	});
});
