import { beforeEach, describe, expect, it } from "vitest";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { GatewayPayment, LookupResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import type { PaymentParts } from "#server/commerce/payment/PaymentParts.ts";
import { recoverPayments } from "#server/commerce/payment/recoverPayments.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";

const minute = 60_000;
type Looked = "silent" | "notFound" | "unclear" | GatewayPayment["status"];

forEachDatabase((_, open) => {
	describe("recovering a charge with an unknown outcome [D31, D32]", () => {
		let world: BookingWorld;
		let agreed: AgreedBooking;
		beforeEach(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = bookingWorld(db);
			agreed = await world.agree(2, {}, { confirmFault: "timeout", webhook: "none" });
			expect((await world.approve(agreed)).outcome).toBe("unknown");
		});

		/**
		 * Runs recovery once with a provider that reports this status; returns how many payments were settled and the keys it was asked to
		 * charge with.
		 */
		async function recover(looked: Looked, more: Partial<GatewayPayment> = {}) {
			const { totalAmount: amount = 200_000 } = more;
			const { parts } = world.payments;
			const real = parts.gateway("sandbox");
			const keys: string[] = [];
			const lookup = async (orderId: string): Promise<LookupResult> => {
				if (looked === "silent") throw new Error("x".repeat(200));
				if (looked === "notFound") return { kind: "notFound" };
				if (looked === "unclear") return { kind: "unknown", code: "BUSY" };
				const paid = looked === "DONE" || looked === "PARTIAL_CANCELED" || looked === "WAITING_FOR_DEPOSIT";
				const payment = { orderId, status: looked, totalAmount: amount, balanceAmount: paid ? amount : 0 };
				return {
					kind: "found",
					payment: { ...payment, paymentKey: "pk", currency: "KRW", detail: {}, ...more },
				};
			};
			const played: PaymentParts = {
				...parts,
				gateway: () => ({
					...real,
					lookup,
					async confirm({ idempotencyKey }) {
						keys.push(idempotencyKey);
						return { kind: "unknown", code: "ASKED" };
					},
				}),
			};
			return { settled: await recoverPayments(played), keys };
		}

		it.each([
			["2026-12-12 23:59:00", "complete"],
			["2026-12-13 00:00:00", "fail"],
		])(
			"found at %s pays for the nights until 12 December or is refunded: %s [DEC-090]",
			async (at, status) => {
				world.clock.set(Number(koreanInstant(at)));
				await recover("DONE");
				const { rows } = await world.db.query<{ status: string; back: number }>(
					`SELECT y.status, (SELECT count(*)::int FROM payment_attempt a WHERE a.payment_id = y.payment_id AND a.action = 'cancel') AS back
				FROM payment y`,
				);
				expect(rows).toEqual([{ status, back: status === "fail" ? 1 : 0 }]);
				expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(status === "fail" ? 5 : 4);
			},
		);

		const standing = async () => {
			const { rows } = await world.db.query(
				`SELECT o.stage, p.status AS pay, a.state AS attempt, a.code FROM order_pay o JOIN payment p USING (order_pay_id)
				JOIN payment_attempt a USING (payment_id) WHERE a.action = 'confirm'`,
			);
			return rows[0];
		};
		const strayMoney = async () => {
			const { rows } = await world.db.query<{ amount: number }>(
				"SELECT amount FROM payment_attempt WHERE action = 'cancel'",
			);
			return rows.map(({ amount }) => amount);
		};
		const toldUnpaid = async () => {
			const { rows } = await world.db.query<{ subject: string | null }>(
				"SELECT payload->>'subject' AS subject FROM outbox",
			);
			return rows.filter(({ subject }) => subject?.includes("결제가 되지 않았어요")).length;
		};
		const open_ = (code: string) => ({ stage: "hold", pay: "ready", attempt: "unknown", code });
		const over = (code: string) => ({ stage: "expired", pay: "fail", attempt: "refused", code });
		const cut = `Error: ${"x".repeat(200)}`.slice(0, 100);

		it.each<readonly [Looked, minutes: number, object, asked: number, settled: number]>([
			["silent", 1, open_(cut), 0, 0],
			["unclear", 1, open_("BUSY"), 0, 0],
			["notFound", 1, open_("ASKED"), 1, 0],
			["READY", 1, open_("ASKED"), 1, 0],
			["IN_PROGRESS", 1, open_("ASKED"), 1, 0],
			["notFound", 10, open_("NOT_FOUND"), 0, 0],
			["READY", 10, over("NOT_CONFIRMED"), 0, 1],
			["IN_PROGRESS", 10, over("NOT_CONFIRMED"), 0, 1],
			["ABORTED", 1, over("ABORTED"), 0, 1],
			["CANCELED", 1, over("CANCELED"), 0, 1],
			["EXPIRED", 1, over("EXPIRED"), 0, 1],
			["DONE", 1, { stage: "placed", pay: "complete", attempt: "done", code: null }, 0, 1],
		])("handles %s after %i minutes", async (looked, minutes, end, asked, settled) => {
			world.clock.pass(minutes * minute);
			const recovered = await recover(looked);
			expect([recovered.settled, recovered.keys.length]).toEqual([settled, asked]);
			const { code, ...rest } = (await standing()) as { code: string | null };
			expect({ ...rest, code: "DONE" === looked ? null : code }).toEqual(end);
			expect(await strayMoney()).toEqual([]);
			// A customer who was told to wait for a mail gets one, whatever the outcome.
			expect(await toldUnpaid()).toBe((end as { pay: string }).pay === "fail" ? 1 : 0);
		});

		it("retries with the same idempotency key for ten minutes and not afterwards", async () => {
			world.clock.pass(10 * minute - 1);
			const first = await recover("notFound");
			const { rows } = await world.db.query<{ key: string }>(
				"SELECT idempotency_key AS key FROM payment_attempt",
			);
			expect(first.keys).toEqual(rows.map(({ key }) => key));
			world.clock.pass(1);
			// Too early for another lookup.
			expect(await recover("READY")).toEqual({ settled: 0, keys: [] });
			world.clock.pass(5 * minute);
			expect(await recover("READY")).toEqual({ settled: 1, keys: [] });
		});

		it("is reported to an operator once when it stays unclear for about an hour", async () => {
			world.alarms.length = 0;
			for (let look = 0; look < 40; look += 1) {
				world.clock.pass(5 * minute);
				await recover("unclear");
			}
			expect(world.alarms).toEqual(["a charge is unclear for a long time"]);
		});

		it("gives up as never charged only after repeated look-ups without a result", async () => {
			world.clock.pass(10 * minute);
			const seen: unknown[] = [];
			for (let look = 0; look < 3; look += 1) {
				await recover("notFound");
				seen.push(((await standing()) as { attempt: string }).attempt);
				world.clock.pass(5 * minute);
			}
			// It was looked up once when it was created.
			expect(seen).toEqual(["unknown", "refused", "refused"]);
			expect(await standing()).toEqual(over("NOT_FOUND"));
		});

		it.each([
			["another amount", "DONE", { totalAmount: 199_999 }, [199_999]],
			["another currency", "DONE", { currency: "USD" }, [200_000]],
			["another number", "DONE", { orderId: "AW1-1" }, [200_000]],
			["a part of which has gone", "PARTIAL_CANCELED", {}, [200_000]],
			["what was not paid in yet", "WAITING_FOR_DEPOSIT", {}, [200_000]],
		] as const)("books nothing for %s and refunds the money", async (_what, looked, more, back) => {
			world.clock.pass(minute);
			expect(await recover(looked, more)).toMatchObject({ settled: 1, keys: [] });
			expect(await standing()).toEqual(over("MISMATCH"));
			expect(await strayMoney()).toEqual(back);
			const { rows } = await world.db.query<{ subject: string | null }>(
				"SELECT payload->>'subject' AS subject FROM outbox",
			);
			expect(rows.filter(({ subject }) => subject?.includes("자동으로 취소"))).toHaveLength(1);
		});
	});
});
