import { describe, expect, it } from "vitest";
import { paidTotal } from "#domain/booking/refund.ts";
import { type OrderState, orderMachine } from "#domain/order/orderMachine.ts";
import { sumWon } from "#domain/shared/Won.ts";
import { checkInvariant, type Dice, soak, soakTimeout } from "./dice.ts";
import { OrderWorld } from "./OrderWorld.ts";

describe("orders and payments", () => {
	it("keep their invariants through any sequence of commands [A01, A14, A15, DOM-STATUS-18, DOM-STATUS-22, PAY-01]", {
		timeout: soakTimeout,
	}, () => {
		const world = new OrderWorld();
		const seen = new Set<string>();
		let ended: readonly (OrderState | null)[] = [];
		let order = 0;

		const step = (dice: Dice): string => {
			const isOver = world.rooms.every((room) => orderMachine.isFinal(room.status));
			// Every now and then an order that never ends is abandoned in its current state.
			if (dice.chance(isOver ? 40 : 4)) return world.book(dice);
			const command = dice.pick([
				"anything",
				"anything",
				"tick",
				"approve",
				"requestQuote",
				"cancelAll",
				"refund",
				"wrongPayment",
			] as const);
			return world[command](dice);
		};

		const check = (): void => {
			const { payment, parts, rooms } = world;
			if (!payment) return;
			for (const { status } of [payment, ...rooms]) seen.add(status);

			// Final states stay final for as long as it is the same order.
			const final = rooms.map(({ status }) => (orderMachine.isFinal(status) ? status : null));
			if (order === world.booked) {
				ended.forEach((status, index) => {
					if (status && rooms[index]) checkInvariant(rooms[index].status === status, `${status} is final`);
				});
			}
			order = world.booked;
			ended = final;

			// Money: never more back than paid, and every won accounted for once everything is cancelled.
			const back = payment.refundedAmount + payment.refundedAwesomeCash + payment.refundedWelfarePoints;
			checkInvariant(payment.refundedAmount <= payment.totalAmount, "no more back than paid");
			checkInvariant(world.balances.cash >= 0 && world.balances.points >= 0, "no balance below zero");
			if (rooms.length > 0) {
				const cash = world.balances.cash - payment.refundedAwesomeCash;
				const points = world.balances.points - payment.refundedWelfarePoints;
				checkInvariant(cash === world.before.cash - payment.awesomeCashAmount, "cash accounted for");
				checkInvariant(points === world.before.points - payment.welfarePointAmount, "points accounted for");
			}
			if (parts.every((part) => part.refund)) {
				const paid = sumWon(parts.map((part) => paidTotal(part.paid)));
				const coupon = sumWon(parts.map((part) => part.paid.coupon));
				const restored = parts.some((part) => part.refund?.ateCoupon) ? 0 : coupon;
				checkInvariant(back + world.penalties + restored === paid, "refund + penalty = paid");
				checkInvariant(payment.status === "cancel", "all rooms cancelled, payment cancelled");
			}
			if (payment.status === "cancel") {
				checkInvariant(
					rooms.every(({ status }) => status === "cancel"),
					"payment cancelled, all rooms cancelled",
				);
			}
		};

		const states = [
			"pending",
			"confirm",
			"add_pay",
			"cancel",
			"complete",
			"noshow",
			"partialCanceled",
			"fail",
		];
		soak(step, check, () => states.every((state) => seen.has(state)));
		expect([...seen]).toEqual(expect.arrayContaining(states));
	});
});
