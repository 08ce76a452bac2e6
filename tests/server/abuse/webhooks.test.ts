import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { recoverPayments } from "#server/commerce/payment/recoverPayments.ts";
import { limits } from "#server/platform/limits/countHit.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { forgedNumbers, tossOf } from "./tossOf.ts";

/** Webhooks per run: a few hundred in every run, WEBHOOKS=10000 in the long one. */
const webhooks = Number(process.env.WEBHOOKS ?? 200);
const wish = { path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OC" } };

const events = async ({ db }: BookingWorld) =>
	(await db.query<{ event_id: string }>("SELECT event_id FROM payment_event ORDER BY event_id")).rows.map(
		({ event_id }) => event_id,
	);

forEachDatabase((_, open) => {
	const prepared = async (members = 2) => {
		const db = await open();
		await plantBookingWorld(db, { stock: 30, members });
		const world = bookingWorld(db);
		const victim = await world.agree(2, wish);
		await db.query("UPDATE payment SET provider = 'toss'");
		return { world, victim, toss: tossOf(world) };
	};
	const stateOf = async ({ db }: BookingWorld, paymentId: number) =>
		(
			await db.query(
				"SELECT o.stage, p.status FROM payment p JOIN order_pay o USING (order_pay_id) WHERE payment_id = $1",
				[paymentId],
			)
		).rows[0];

	describe("payment webhooks from anybody", () => {
		it("do not end a payment when only the tail of the order number matches its id [D38]", async () => {
			const { world, victim, toss } = await prepared();
			const forged = `evil-${victim.paymentId}`;
			toss.known.set(forged, { status: "EXPIRED" });
			expect(await toss.send(forged, "EXPIRED", "evil-1")).toBe("ok");
			expect(await stateOf(world, victim.paymentId)).toEqual({ stage: "hold", status: "ready" });
			expect(toss.asked).toEqual([]);
			expect(await events(world)).toEqual([]);
		});

		it("have no effect if forged, even when an older version has stored the event [D38]", async () => {
			const { world, victim, toss } = await prepared();
			const orderId = `evil-${victim.paymentId}`;
			toss.known.set(orderId, { status: "EXPIRED" });
			const payload = { eventId: "evil-1", orderId, paymentKey: null, type: "changed", code: "EXPIRED" };
			await world.db.query(
				"INSERT INTO payment_event (provider, event_id, payload, received_at) VALUES ('toss', $1, $2, $3)",
				["evil-1", JSON.stringify(payload), new Date(world.clock.now())],
			);
			world.clock.pass(60_000);
			await recoverPayments(toss.parts);
			expect(await stateOf(world, victim.paymentId)).toEqual({ stage: "hold", status: "ready" });
			expect(toss.asked).toEqual([]);
		});

		it("have no effect when the provider's answer is about another order [D34]", async () => {
			const { world, victim, toss } = await prepared();
			toss.known.set(victim.orderId, { status: "EXPIRED", orderId: `evil-${victim.paymentId}` });
			expect(await toss.send(victim.orderId, "EXPIRED", "evt-1")).toBe("ok");
			expect(await stateOf(world, victim.paymentId)).toEqual({ stage: "hold", status: "ready" });
		});

		it("end a payment that the provider reports as expired under its own order number [D37]", async () => {
			const { world, victim, toss } = await prepared();
			toss.known.set(victim.orderId, { status: "EXPIRED" });
			expect(await toss.send(victim.orderId, "EXPIRED", "evt-1")).toBe("ok");
			expect(await stateOf(world, victim.paymentId)).toEqual({ stage: "expired", status: "fail" });
		});

		it("trigger only a few provider look-ups per payment and hour, however many events arrive [D38]", async () => {
			const { world, victim, toss } = await prepared();
			const { max } = limits.webhooksByPayment;
			const answers: string[] = [];
			for (let index = 0; index < max + 5; index += 1)
				answers.push(await toss.send(victim.orderId, "READY", `flood-${index}`));
			expect(answers.filter((answer) => answer === "tooManyCalls")).toHaveLength(5);
			expect(toss.asked).toHaveLength(max);
			expect(await events(world)).toHaveLength(max);
			// An event that was accepted before never counts against the rate limit, however often it arrives.
			expect(await toss.send(victim.orderId, "READY", "flood-0")).toBe("ok");
			world.clock.pass(limits.webhooksByPayment.window);
			expect(await toss.send(victim.orderId, "READY", "later")).toBe("ok");
		});

		it(
			`end no payment and store no event after ${webhooks} with every kind of foreign order number [D38]`,
			async () => {
				const { world, victim, toss } = await prepared(6);
				const others = [];
				for (const member of [3, 4, 5, 6]) others.push(await world.agree(member, wish));
				await world.db.query("UPDATE payment SET provider = 'toss'");
				const payments = [victim, ...others];
				const status = fc.constantFrom("EXPIRED", "ABORTED", "DONE", "IN_PROGRESS", "CANCELED");
				const sent = fc.sample(fc.tuple(forgedNumbers(payments), status), {
					numRuns: webhooks,
					seed: 20261122,
				});
				for (const [index, [orderId, claimed]] of sent.entries()) {
					toss.known.set(orderId, { status: claimed as GatewayPayment["status"] });
					await toss.send(orderId, claimed, `forged-${index}`);
				}
				expect(toss.asked).toEqual([]);
				expect(await events(world)).toEqual([]);
				for (const each of payments)
					expect(await stateOf(world, each.paymentId)).toEqual({ stage: "hold", status: "ready" });
			},
			Math.max(30_000, webhooks * 20),
		);
	});
});
