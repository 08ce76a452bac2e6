import { describe, expect, it } from "vitest";
import { signWebhook } from "#server/commerce/payment/gateway/webhookSignature.ts";
import { readConfig } from "#server/config.ts";
import { askedOrder, askedStay } from "#tests/support/askedOrder.ts";
import { bookingApp } from "#tests/support/bookingApp.ts";
import { bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { recordingDatabase } from "#tests/support/recordingDatabase.ts";

/** Maximum statements per step, including BEGIN and COMMIT. The sandbox's own statements are excluded: elsewhere a real provider replaces it. */
const most = { hold: 5, prepare: 1, approve: 2 };

const ofOurs = (asked: readonly string[]): readonly string[] =>
	asked.filter((statement) => !statement.startsWith("sandbox."));

forEachDatabase((_, open) => {
	describe("database statements for a booking", () => {
		it("stay within the known limits for holding, preparing and approving our own room without coupons or points", async () => {
			const { db, takeStatements } = recordingDatabase(await open());
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const request = await world.request(2);
			const asked = async <T>(work: () => Promise<T>) => {
				takeStatements();
				const result = await work();
				return { result, statements: ofOurs(takeStatements()) };
			};
			const held = await asked(() => world.bookings.hold(request, "key-of-a-hold"));
			const { orderNum } = held.result;
			const prepared = await asked(() =>
				world.payments.prepare({ memberId: 2, payKind: "main", payMethod: "card", orderNum }),
			);
			const { paymentId } = prepared.result;
			const target = await world.payments.sandbox.agree(`${orderNum}-${paymentId}`, { webhook: "none" });
			const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken") ?? "";
			const approved = await asked(() =>
				world.payments.approve({ memberId: 2, paymentId, orderNum, pgToken }),
			);
			expect(approved.result.outcome).toBe("approved");
			for (const [step, { statements }] of Object.entries({
				hold: held,
				prepare: prepared,
				approve: approved,
			}))
				expect(statements.length, `${step}:\n${statements.join("\n")}`).toBeLessThanOrEqual(
					most[step as keyof typeof most],
				);
		});

		it("are two for a provider's event about a paid payment, including storing and handling it", async () => {
			const { db, takeStatements } = recordingDatabase(await open());
			await plantBookingWorld(db);
			const world = bookingWorld(db);
			const { orderId } = await world.book(2);
			const body = JSON.stringify({ type: "changed", orderId, paymentKey: "any", code: null });
			const secret = readConfig({}).sandboxWebhookSecret;
			const headers: Readonly<Record<string, string>> = {
				...signWebhook(secret, "evt-1", body, world.clock.now()),
			};
			const tell = () => world.payments.receiveWebhook("sandbox", body, (name) => headers[name] ?? null);
			takeStatements();
			await tell();
			expect(takeStatements()).toHaveLength(2);
			await tell();
			const { rows } = await db.query<{ event_id: string; is_handled: boolean }>(
				"SELECT event_id, handled_at IS NOT NULL AS is_handled FROM payment_event",
			);
			expect(rows).toEqual([{ event_id: "evt-1", is_handled: true }]);
		});

		it("are at most fifteen over HTTP, including the session and the idempotency keys", async () => {
			const { db, takeStatements } = recordingDatabase(await open());
			await plantBookingWorld(db);
			const world = await bookingApp(db);
			const asked: string[] = [];
			const call = async (url: string, body: object) => {
				takeStatements();
				const { status, data } = await world.call(2, "POST", url, body);
				expect(status).toBe(200);
				asked.push(...ofOurs(takeStatements()));
				return data;
			};
			const path = "1/order-type/OC/ids/1/rooms/1/rateplan/1";
			const { option } = await call(`/api/content/v1/products/${path}`, { ...askedStay, promotionIdx: null });
			asked.length = 0;
			const { orderNum } = await call(`/api/content/v1/books/${path}`, {
				...askedOrder,
				keyCode: option.keyCode,
				expectedTotalAmount: option.saleAmount,
			});
			const payments = "/api/payment/v1/payments";
			const prepared = { payKind: "main", orderNum, payMethod: "card" };
			const { paymentIdx } = await call(`${payments}/prepare`, prepared);
			const { sandbox } = world.services.payments;
			const target = await sandbox.agree(`${orderNum}-${paymentIdx}`, { webhook: "none" });
			const pgToken = new URL(target ?? "/", "http://x").searchParams.get("pgToken");
			const approved = await call(`${payments}/approve`, { paymentIdx, orderNum, pgToken });
			expect(approved.outcome).toBe("approved");
			expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(15);
		});
	});
});
