import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { recoverPayments } from "#server/commerce/payment/recoverPayments.ts";
import {
	type AgreedBooking,
	type BookingWorld,
	bookingWorld,
	plantBookingWorld,
} from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { forgedNumbers, type Toss, tossOf } from "./tossOf.ts";

/** Number of webhooks: a few hundred in every run, WEBHOOKS=10000 in the long one. */
const webhooks = Number(process.env.WEBHOOKS ?? 300);
const orders = Math.max(6, Math.floor(webhooks / 20));
const wish = { path: { productIdx: 1, accoms: "1", rooms: "1", rateplan: "1", orderType: "OC" } };

/** What the provider says about a payment, from the start of the flood to its end. */
const lives = [
	["READY", "DONE"],
	["READY", "EXPIRED"],
	["READY", "ABORTED"],
	["READY", "READY"],
] as const;
const lifeOf = (index: number) => lives[index % lives.length] ?? lives[0];

interface Sent {
	readonly orderId: string;
	readonly claimed: string;
	readonly eventId: string;
}

/**
 * Builds the flood: many webhooks for every payment, with every possible status, some events twice; a tenth are about numbers that are not
 * ours. In random order.
 */
function flood(agreed: readonly AgreedBooking[]): readonly Sent[] {
	const claims = fc.constantFrom("READY", "DONE", "EXPIRED", "ABORTED", "CANCELED", "IN_PROGRESS");
	const forged = fc
		.tuple(forgedNumbers(agreed), claims)
		.map(([orderId, claimed]) => ({ orderId, claimed, eventId: "forged" }));
	const own = fc
		.tuple(fc.constantFrom(...agreed), claims, fc.nat({ max: 12 }))
		.map(([{ orderId }, claimed, time]) => ({ orderId, claimed, eventId: `${orderId}-${time}` }));
	const any = fc.oneof({ weight: 1, arbitrary: forged }, { weight: 9, arbitrary: own });
	return fc
		.sample(any, { numRuns: webhooks, seed: 20_261_125 })
		.map((each, index) => (each.eventId === "forged" ? { ...each, eventId: `forged-${index}` } : each));
}

const say = (
	toss: Toss,
	{ orderId }: AgreedBooking,
	status: "READY" | "DONE" | "EXPIRED" | "ABORTED",
	amount: number,
) => toss.known.set(orderId, { status, totalAmount: amount, balanceAmount: amount });

const count = async ({ db }: BookingWorld, what: string): Promise<number> =>
	Number((await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`)).rows[0]?.n);

forEachDatabase((_, open) => {
	describe("a flood of webhooks", () => {
		it(
			`leaves every payment in the provider's state, charged once, after ${webhooks} in any order, a tenth of them forged [D36, D38]`,
			async () => {
				const db = await open();
				await plantBookingWorld(db, { stock: orders, members: orders + 1 });
				const world = bookingWorld(db);
				const agreed: AgreedBooking[] = [];
				for (let member = 2; member <= orders + 1; member += 1) agreed.push(await world.agree(member, wish));
				await db.query("UPDATE payment SET provider = 'toss'");
				const toss = tossOf(world);
				const { rows } = await db.query<{ payment_id: number; amount: number }>(
					"SELECT payment_id, amount FROM payment",
				);
				const amounts = new Map(rows.map(({ payment_id, amount }) => [payment_id, amount]));
				const amountOf = ({ paymentId }: AgreedBooking) => amounts.get(paymentId) ?? 0;
				for (const [index, each] of agreed.entries()) say(toss, each, lifeOf(index)[0], amountOf(each));

				const sent = flood(agreed);
				const forged = sent.filter(({ eventId }) => eventId.startsWith("forged"));
				expect(forged.length).toBeGreaterThan(webhooks / 20);
				const answers: string[] = [];
				const half = Math.floor(sent.length / 2);
				for (let from = 0; from < sent.length; from += 20) {
					// Halfway through the flood the provider reaches a final status for each payment.
					if (from <= half && half < from + 20)
						for (const [index, each] of agreed.entries()) say(toss, each, lifeOf(index)[1], amountOf(each));
					const together = sent.slice(from, from + 20);
					answers.push(
						...(await Promise.all(
							together.map(({ orderId, claimed, eventId }) => toss.send(orderId, claimed, eventId)),
						)),
					);
				}
				expect(new Set(answers)).toEqual(new Set(["ok"]));
				const events = new Set(sent.filter((each) => !forged.includes(each)).map(({ eventId }) => eventId));
				expect(events.size).toBeLessThan(sent.length - forged.length);
				expect(toss.asked.length).toBeLessThanOrEqual(events.size);

				// A payment whose last event came before its final status is settled when the traveller's page returns, or when the hold
				// expires.
				for (const [index, each] of agreed.entries())
					await toss.send(each.orderId, lifeOf(index)[1], `last-${index}`);
				world.clock.pass(60_000);
				await recoverPayments(toss.parts);
				const seen = await db.query<{ payment_id: number; status: string; stage: string }>(
					"SELECT payment_id, p.status, o.stage FROM payment p JOIN order_pay o USING (order_pay_id)",
				);
				const states = new Map(
					seen.rows.map(({ payment_id, status, stage }) => [payment_id, `${status} ${stage}`]),
				);
				const wanted = {
					DONE: "complete placed",
					EXPIRED: "fail expired",
					ABORTED: "fail expired",
					READY: "ready hold",
				};
				for (const [index, { paymentId }] of agreed.entries())
					expect(states.get(paymentId), `payment ${index}`).toBe(wanted[lifeOf(index)[1]]);

				const ours = new Set(agreed.map(({ orderId }) => orderId));
				expect(toss.asked.filter((orderId) => !ours.has(orderId))).toEqual([]);
				expect(await count(world, "payment_event WHERE event_id LIKE 'forged%'")).toBe(0);
				const paid = agreed.filter((_each, index) => lifeOf(index)[1] === "DONE").length;
				expect(await count(world, "payment_attempt WHERE action = 'confirm' AND state = 'done'")).toBe(paid);
				const gone = agreed.filter((_each, index) =>
					["EXPIRED", "ABORTED"].includes(lifeOf(index)[1]),
				).length;
				expect(await world.stock(1, stayDateOf("2026-12-10"))).toBe(gone);
			},
			Math.max(60_000, webhooks * 60),
		);
	});
});
