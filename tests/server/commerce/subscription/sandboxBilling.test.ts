import { beforeEach, describe, expect, it } from "vitest";
import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import { SandboxBilling, type SandboxCard } from "#server/commerce/subscription/SandboxBilling.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { cardCharges, removeCards } from "#tests/support/providerSide.ts";

const now = Date.UTC(2026, 10, 21);

forEachDatabase((_, open) => {
	let db: Database;
	let sandbox: SandboxBilling;
	beforeEach(async () => {
		db = await open();
		sandbox = new SandboxBilling(db, "a-secret");
	});

	async function issue(card: SandboxCard, customerKey = "c1"): Promise<string> {
		const issued = await sandbox.gateway.issueKey(await sandbox.enterCard(customerKey, card), customerKey);
		return issued.kind === "issued" ? issued.billingKey : "";
	}
	const charge = (billingKey: string, orderId = "AM1", customerKey = "c1") =>
		sandbox.gateway.charge({
			billingKey,
			customerKey,
			orderId,
			orderName: "어썸 멤버십",
			amount: 1_900,
			idempotencyKey: orderId,
		});
	const cancel = (amount: number, balance: number) =>
		sandbox.gateway.cancel({
			paymentKey: "pk",
			orderId: "AM1",
			amount,
			balance,
			reason: "",
			idempotencyKey: "",
		});

	describe("the simulated billing provider [DEC-174]", () => {
		it("registers cards on its own page", () => {
			expect(sandbox.gateway.registrationUrl("c/1")).toBe("/pg/sandbox/card?customerKey=c%2F1");
		});

		it("exchanges an auth key for a billing key once, only for the customer who entered the card", async () => {
			const authKey = await sandbox.enterCard("c1", "good");
			expect(authKey).toMatch(/^sba_[\w-]{24}$/);
			const declined = { kind: "declined", code: "INVALID_BILL_KEY_REQUEST" };
			expect(await sandbox.gateway.issueKey(authKey, "c2")).toEqual(declined);
			expect(await sandbox.gateway.issueKey("sba_x", "c1")).toEqual(declined);
			expect(await sandbox.gateway.issueKey(authKey, "c1")).toEqual({
				kind: "issued",
				billingKey: expect.stringMatching(/^sbk_[\w-]{24}$/),
				cardLabel: "신한카드 ****-1234",
			});
			expect(await sandbox.gateway.issueKey(authKey, "c1")).toEqual(declined);
		});

		it.each<readonly [SandboxCard, kind: string, code: string | undefined, taken: number | undefined]>([
			["good", "approved", undefined, 1_900],
			["other", "approved", undefined, 1_900],
			["declined", "declined", "REJECT_CARD_COMPANY", undefined],
			["lost", "unknown", "TIMEOUT", 1_900],
			["wrong", "approved", undefined, 2_900],
		])("charges the %s card: %s %s", async (card, kind, code, taken) => {
			const answer = await charge(await issue(card));
			expect(answer).toMatchObject({ kind, ...(code && { code }) });
			expect((await cardCharges(db)).map(({ amount }) => amount)).toEqual(taken ? [taken] : []);
			const looked = await sandbox.gateway.lookup("AM1");
			const payment = {
				paymentKey: expect.stringMatching(/^sbc_[\w-]{24}$/),
				orderId: "AM1",
				status: "DONE",
				totalAmount: taken,
				balanceAmount: taken,
				currency: "KRW",
				detail: {},
			};
			expect(looked).toEqual(taken ? { kind: "found", payment } : { kind: "notFound" });
			if (answer.kind === "approved" && looked.kind === "found")
				expect(answer.payment).toEqual(looked.payment);
		});

		it("charges once per order number, and only the card's own customer", async () => {
			const key = await issue("good");
			const first = await charge(key);
			expect(await charge(key)).toEqual(first);
			expect(await cardCharges(db)).toHaveLength(1);
			const gone = { kind: "declined", code: "NOT_FOUND_BILLING" };
			expect(await charge(key, "AM2", "c2")).toEqual(gone);
			expect(await charge("sbk_x", "AM2")).toEqual(gone);
			expect(await charge("demo-billing-key-7", "AM3", "anybody")).toMatchObject({ kind: "approved" });
			expect(await charge("demo-billing-key-x", "AM4", "anybody")).toEqual(gone);
			expect(await charge("a-demo-billing-key-7", "AM4", "anybody")).toEqual(gone);
		});

		it("refunds up to its balance, once per expected balance", async () => {
			expect(await cancel(1, 1)).toEqual({ kind: "refused", code: "NOT_FOUND_PAYMENT" });
			await charge(await issue("good"));
			expect(await cancel(1_901, 1_900)).toEqual({ kind: "refused", code: "NOT_CANCELABLE_AMOUNT" });
			for (let times = 0; times < 2; times += 1)
				expect(await cancel(900, 1_900)).toEqual({ kind: "cancelled", balanceAmount: 1_000 });
			expect(await sandbox.gateway.lookup("AM1")).toMatchObject({
				payment: { status: "DONE", balanceAmount: 1_000 },
			});
			expect(await cancel(1_000, 1_000)).toEqual({ kind: "cancelled", balanceAmount: 0 });
			expect(await sandbox.gateway.lookup("AM1")).toMatchObject({
				payment: { status: "CANCELED", balanceAmount: 0, totalAmount: 1_900 },
			});
		});

		it("reports the cards it removes with a signed event [D38]", async () => {
			const keys = [await issue("good"), await issue("other")];
			const kept = await issue("good", "c2");
			const sent = await removeCards(db, "a-secret", "c1", now);
			const read = (rawBody: string, headers: Record<string, string>) =>
				sandbox.gateway.readRemovedKey(rawBody, (name) => headers[name] ?? null, now);
			const told = sent.map(({ rawBody, headers }) => read(rawBody, { ...headers }));
			expect(told.toSorted()).toEqual(keys.toSorted());
			expect(await charge(keys[0] ?? "")).toMatchObject({ code: "NOT_FOUND_BILLING" });
			expect(await charge(kept, "AM2", "c2")).toMatchObject({ kind: "approved" });
			for (const [type, billingKey, secret] of [
				["billing.deleted", "sbk_1", "another-secret"],
				["billing.created", "sbk_1", "a-secret"],
				["billing.deleted", 7, "a-secret"],
			] as const) {
				const body = JSON.stringify({ type, billingKey });
				expect(read(body, { ...signWebhook(secret, "e1", body, now) })).toBeNull();
			}
		});
	});
});
