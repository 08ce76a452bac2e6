import fc from "fast-check";
import { addDays } from "#domain/shared/StayDate.ts";
import { runCommand } from "#server/ops/runCommand.ts";
import type { Services } from "#server/services/Services.ts";
import type { AgreedBooking, BookingWorld } from "#tests/support/bookingWorld.ts";
import { change, day, pay, wish } from "#tests/support/changedBookings.ts";
import { bookCart, type Cart } from "./carts.ts";

/** One thing that a traveller, a stay or time does, with all the random choices it may need. */
export interface Step {
	readonly kind: (typeof kinds)[number];
	readonly pick: number;
	readonly room: number;
	readonly cart: Omit<Cart, "memberId">;
	readonly adults: number;
	readonly minutes: number;
	readonly won: number;
	readonly isLost: boolean;
}

const kinds = [
	...[
		"book",
		"book",
		"book",
		"change",
		"change",
		"change",
		"undoChange",
		"undoChange",
		"pay",
		"pay",
		"extra",
	],
	...["withdraw", "cancel", "cancel", "cancelRoom", "cancelRoom", "undoCancel", "undoCancel", "undoCancel"],
	...["cancelNow", "confirm", "refuseCancel", "reject", "wait", "rest"],
] as const;

const cart = fc.record<Omit<Cart, "memberId">>({
	plan: fc.constantFrom(1, 1, 1, 1, 2, 3, 4),
	from: fc.integer({ min: 1, max: 12 }),
	nights: fc.integer({ min: 1, max: 4 }),
	rooms: fc.constantFrom(1, 1, 1, 2, 3),
	coupons: fc.constantFrom(0, 0, 1, 2, 4, 6, 14),
	awesomeCash: fc.constantFrom(0, 0, 1, 7_777, 60_000),
	welfarePoints: fc.constantFrom(0, 0, 0, 3_333),
});

export const scripts = fc.array(
	fc.record<Step>({
		kind: fc.constantFrom(...kinds),
		pick: fc.nat(2),
		room: fc.nat(2),
		cart,
		adults: fc.integer({ min: 1, max: 5 }),
		minutes: fc.constantFrom(1, 5, 11, 16),
		won: fc.integer({ min: 1_000, max: 45_000 }),
		isLost: fc.boolean(),
	}),
	{ minLength: 18, maxLength: 40 },
);

async function jobs(world: BookingWorld): Promise<void> {
	await world.bookings.expireHolds();
	await world.payments.recover();
	await world.changes.run();
	await world.cancellations.run();
	while ((await world.outbox.deliver()) > 0);
}

/** Runs the jobs until everything in progress has finished. */
export async function rest(world: BookingWorld): Promise<void> {
	for (let turn = 0; turn < 9; turn += 1) {
		world.clock.pass(4 * 60_000);
		await jobs(world);
	}
}

/**
 * Executes one step.
 * @throws Refusal as the server does
 */
export async function act(
	world: BookingWorld,
	booked: AgreedBooking[],
	step: Step,
	turn: number,
): Promise<void> {
	const chosen = booked[step.pick % Math.max(1, booked.length)];
	if (step.kind === "book" || !chosen) {
		const cancelFault = step.isLost ? "lost" : "none";
		const memberId = 1 + (step.pick % 2);
		booked.push(await bookCart(world, { ...step.cart, memberId }, { webhook: "none", cancelFault }));
		return;
	}
	const { memberId, held } = chosen;
	const ids = held.orderProductIds;
	const place = step.room % ids.length;
	const id = ids[place] ?? 0;
	const number = `${held.orderNum}-${place + 1}`;
	const journal = { note: () => undefined };
	const ops = (...args: string[]) => runCommand({ ...world, journal } as unknown as Services, "tester", args);
	const { cancellations, changes } = world;
	switch (step.kind) {
		case "change": {
			const from = addDays(day("2026-12-08"), step.cart.from);
			await change(world, chosen, wish(from, step.cart.nights, { adults: step.adults }));
			return;
		}
		case "undoChange":
			return changes.undo(memberId, ids[0] ?? 0);
		case "pay": {
			const { rows } = await world.db.query<{ id: number }>(
				"SELECT order_add_pay_id AS id FROM order_add_pay WHERE order_product_id = ANY ($1::bigint[]) AND state = 'asked'",
				[ids],
			);
			if (rows[0]) await pay(world, chosen, rows[0].id);
			return;
		}
		case "extra":
			await ops("extra-charge", number, String(step.won), "조식 추가");
			return;
		case "withdraw": {
			const { rows } = await world.db.query<{ id: number }>(
				`SELECT order_add_pay_id AS id FROM order_add_pay WHERE order_product_id = $1 AND state = 'asked' AND reason = '조식 추가'`,
				[id],
			);
			if (rows[0]) await ops("withdraw-charge", String(rows[0].id));
			return;
		}
		case "cancel": {
			const { id: quoteId } = await cancellations.quote(memberId, id, "full");
			const asked = { reason: "일정이 바뀌었어요", quoteId };
			await cancellations.cancelOrder(memberId, held.orderPayId, asked, `cancel-key-${turn}`);
			return;
		}
		case "cancelRoom": {
			const { id: quoteId } = await cancellations.quote(memberId, id, "partial");
			await cancellations.cancelPart(
				memberId,
				id,
				{ reason: "일정이 바뀌었어요", quoteId },
				`part-key-${turn}`,
			);
			return;
		}
		case "undoCancel":
			await cancellations.undo(memberId, id);
			return;
		case "cancelNow":
			await cancellations.now(memberId, id, `now-key-${turn}`);
			return;
		case "confirm":
			await ops("confirm", number, "OK-1");
			return;
		case "refuseCancel":
			await ops("refuse-cancel", number);
			return;
		case "reject":
			// a stay refuses less often than travellers change their mind
			if (step.isLost) await ops("reject", number, "객실이 마감되었습니다.");
			return;
		case "rest":
			return rest(world);
		default:
			world.clock.pass(step.minutes * 60_000);
			return jobs(world);
	}
}
