import { canUserCancel, isLinkSelectable } from "#domain/booking/cancelRight.ts";
import { moveOrder, type OrderProductCore } from "#domain/booking/moveOrder.ts";
import { isQuoteValid, type QuotedRefund, quoteRefund } from "#domain/booking/quoteRefund.ts";
import { cancelParts, type OrderPart, splitPaid } from "#domain/booking/refund.ts";
import { isCancelOpen } from "#domain/cancellation/cancelTerms.ts";
import { type OrderActor, type OrderEvent, orderMachine } from "#domain/order/orderMachine.ts";
import {
	movePayment,
	type PaymentCore,
	type PaymentEvent,
	paymentMachine,
	refundEvent,
} from "#domain/payment/paymentMachine.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { splitEvenly } from "#domain/shared/splitWon.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import { policyByRules } from "../booking/policyByRules.ts";
import type { Dice } from "./dice.ts";
import { type RefundableAmounts, recordRefund } from "./recordRefund.ts";
import { nextOf, orderTable, paymentTable } from "./stateTables.ts";

const actors: readonly OrderActor[] = ["payment", "system", "supplier", "operator", "member", "link"];
const day = 86_400_000;

type Room = OrderProductCore & { readonly percentAtCancel: number | null };
type Paid = PaymentCore & RefundableAmounts;

function assert(condition: boolean, rule: string): void {
	if (!condition) throw new Error(rule);
}

/** One traveller with one order at a time, driven through the rules by random commands and compared with the printed tables. */
export class OrderWorld {
	now = Number(koreanInstant("2026-11-26 09:00"));
	balances = { cash: 50_000, points: 30_000 };
	isCouponFree = true;

	rooms: readonly Room[] = [];
	payment: Paid | null = null;
	parts: readonly OrderPart[] = [];
	policy = policyByRules([], koreanDay(0), 540, false);
	quote: QuotedRefund | null = null;
	penalties = 0;
	/** How many orders there have been; a replaced order is never checked again. */
	booked = 0;
	/** The member's balances before the order. */
	before = { ...this.balances };

	book(dice: Dice): string {
		const count = 1 + dice.upTo(2);
		const sale = won(count * dice.upTo(300_000));
		this.isCouponFree ||= dice.chance(50);
		const coupon = this.isCouponFree && dice.chance(50) ? Math.min(sale, dice.upTo(30_000)) : 0;
		const cash = dice.chance(50) ? Math.min(sale - coupon, dice.upTo(this.balances.cash)) : 0;
		const points = dice.chance(50) ? Math.min(sale - coupon - cash, dice.upTo(this.balances.points)) : 0;
		const money = won(sale - coupon - cash - points);
		const startDate = dice.chance(15) ? null : addDays(koreanDay(this.now), dice.upTo(20));
		const channelIndex = dice.pick([1, 1, 5]);
		if (dice.chance(10)) this.balances = { cash: 50_000, points: 30_000 };
		this.before = { ...this.balances };
		this.balances = { cash: this.balances.cash - cash, points: this.balances.points - points };
		if (coupon > 0) this.isCouponFree = false;
		const paid = { money, awesomeCash: won(cash), welfarePoints: won(points), coupon: won(coupon) };
		this.parts = splitPaid(paid, splitEvenly(sale, count)).map((share) => ({ paid: share, refund: null }));
		this.policy = policyByRules(
			dice.pick([
				[],
				[{ daysBefore: 3, time: "18:00", refundPercent: 100 }],
				[
					{ daysBefore: 5, time: "18:00", refundPercent: 100 },
					{ daysBefore: 2, time: "24:00", refundPercent: 50 },
					{ daysBefore: 1, time: "12:00", refundPercent: 7.5 },
				],
			]),
			startDate ?? addDays(koreanDay(this.now), 10),
			540,
			true,
		);
		this.rooms = Array.from({ length: count }, () => ({
			status: "new",
			heldStatus: null,
			hasCancelButton: true,
			channelIndex,
			confirmationNumber: dice.chance(20) ? "HT-1" : null,
			startDate,
			endDate: startDate && addDays(startDate, 1 + dice.upTo(3)),
			validUntil: startDate === null && dice.chance(60) ? addDays(koreanDay(this.now), dice.upTo(10)) : null,
			cancelRequestedAt: null,
			percentAtCancel: null,
		}));
		this.payment = {
			status: "new",
			heldStatus: null,
			totalAmount: money,
			refundedAmount: noWon,
			awesomeCashAmount: won(cash),
			refundedAwesomeCash: noWon,
			welfarePointAmount: won(points),
			refundedWelfarePoints: noWon,
		};
		this.booked += 1;
		this.penalties = 0;
		this.quote = null;
		this.pay("PREPARE");
		return `book ${count} rooms for ${sale}`;
	}

	/** Applies a payment event, which must do exactly what table 4.2 says. */
	pay(event: PaymentEvent): boolean {
		if (!this.payment) return false;
		const { status, heldStatus } = this.payment;
		const wanted = nextOf(paymentTable, status, event, heldStatus);
		const moved = movePayment(this.payment, event);
		assert(moved.ok === (wanted !== null), `payment ${status} ${event}`);
		if (moved.ok) {
			assert(moved.value.status === wanted, `payment ${status} ${event} leads to ${wanted}`);
			this.payment = moved.value;
		}
		return moved.ok;
	}

	/** Whether the rules that accompany the table allow an event, stated independently of the code. */
	#isAllowed(room: Room, event: OrderEvent, actor: OrderActor): boolean {
		const today = koreanDay(this.now);
		const by: readonly string[] = orderMachine.table.events[event].by;
		if (!by.includes(actor)) return false;
		if (event === "USER_CANCEL") return canUserCancel(room) && ["pending", "confirm"].includes(room.status);
		if (event === "LMS_CANCEL" || (event === "SUPPLIER_CONFIRM" && actor === "link")) {
			return isLinkSelectable(room) && room.confirmationNumber === null && room.startDate === null;
		}
		if (event === "DAY_FIXED" || event === "DAY_ASKED")
			return room.startDate === null && Boolean(room.validUntil);
		if (event === "VOUCHER_ENDED") return room.startDate === null && (room.validUntil ?? today) < today;
		if (event === "NO_SHOW") return room.startDate !== null && room.startDate <= today;
		if (event === "STAY_ENDED") return (room.endDate ?? room.validUntil ?? today) < today;
		if (event === "CANCEL_UNDONE")
			return room.channelIndex === 1 && this.now - (room.cancelRequestedAt ?? 0) < 600_000;
		return true;
	}

	move(index: number, event: OrderEvent, actor: OrderActor): boolean {
		const room = this.rooms[index];
		if (!room) return false;
		const wanted = nextOf(orderTable, room.status, event, room.heldStatus);
		const moved = moveOrder(room, { event, actor, now: this.now });
		const isFine = wanted !== null && this.#isAllowed(room, event, actor);
		assert(moved.ok === isFine, `order ${room.status} ${event} by ${actor}`);
		if (moved.ok) {
			assert(moved.value.status === wanted, `order ${room.status} ${event} leads to ${wanted}`);
			this.rooms = this.rooms.with(index, moved.value);
		}
		return moved.ok;
	}

	approve(dice: Dice): string {
		if (dice.chance(15)) {
			const event = dice.pick(["APPROVE_FAIL", "EXPIRE"] as const);
			if (this.pay(event)) {
				this.balances = { ...this.before };
				this.isCouponFree ||= this.parts.some((part) => part.paid.coupon > 0);
				this.rooms = [];
			}
			return event;
		}
		if (this.pay("APPROVE_OK")) {
			const event = dice.pick(["PAY_APPROVED", "PAY_APPROVED_INSTANT"] as const);
			this.rooms.forEach((_, index) => {
				this.move(index, event, "payment");
			});
		}
		return "approve";
	}

	/** Requests a cancel quote; the member may later cancel with it. */
	requestQuote(): string {
		const indexes = this.parts.flatMap((part, index) => (part.refund ? [] : [index]));
		if (indexes.length === 0) return "nothing to quote";
		const { policy, parts, now } = this;
		const quote = quoteRefund({ policy, parts, indexes, isCouponExpired: false, now });
		assert(quote.ok === isCancelOpen(policy, now), "a quote exactly while something comes back");
		this.quote = quote.ok ? quote.value : null;
		return `quote ${quote.ok}`;
	}

	cancelAll(): string {
		const open = this.parts.flatMap((part, index) => (part.refund ? [] : [index]));
		if (!this.quote || !isQuoteValid(this.quote, this.now)) return "no quote";
		if (!open.every((index) => this.rooms[index] && canUserCancel(this.rooms[index])))
			return "not all cancellable";
		const span = this.quote.timeline[0];
		const quoted = this.quote;
		this.quote = null;
		for (const index of open) {
			this.move(index, "USER_CANCEL", "member");
			const room = this.rooms[index];
			if (room) this.rooms = this.rooms.with(index, { ...room, percentAtCancel: span?.refundPercent ?? 0 });
		}
		const again = cancelParts(this.parts, open, span?.refundPercent ?? -1);
		assert(
			again.ok && again.value.split.penalty === quoted.penalty,
			"the cancel gives what the quote promised",
		);
		return `cancel ${open.length} rooms`;
	}

	/** Refunds accepted cancellations at the percentage of their request; a cancellation by the supplier refunds everything. */
	refund(): string {
		const waiting = this.rooms.flatMap((room, index) => (room.status === "cancel_wait" ? [index] : []));
		if (!this.payment || waiting.length === 0) return "nothing to refund";
		const live = this.rooms.filter(
			(room) => room.status !== "cancel_wait" && room.status !== "cancel",
		).length;
		// The quote covered the rooms that were active when it was made.
		this.quote = null;
		if (!this.pay(live > 0 ? "PART_CANCEL_ASKED" : "CANCEL_ASKED")) return "payment busy";
		for (const index of waiting) {
			const outcome = cancelParts(this.parts, [index], this.rooms[index]?.percentAtCancel ?? 100);
			if (!outcome.ok) throw new Error("a room is refunded once");
			const { parts, split } = outcome.value;
			this.parts = parts;
			this.payment = recordRefund(this.payment, split);
			this.penalties += split.penalty;
			this.balances.cash += split.refundAwesomeCash;
			this.balances.points += split.refundWelfarePoints;
			if (split.isCouponRestored) this.isCouponFree = true;
			this.move(index, "REFUND_DONE", "payment");
		}
		assert(this.pay(refundEvent(this.payment.status, live)), "a refund settles");
		return `refund ${waiting.length}`;
	}

	tick(dice: Dice): string {
		const startDate = this.rooms[0]?.startDate;
		if (startDate && dice.chance(25)) {
			const stay = koreanInstant(addDays(startDate, dice.upTo(4))) ?? 0;
			this.now = Math.max(this.now, stay);
			return "tick to the stay";
		}
		this.now += dice.pick([30_000, 9 * 60_000, 3_600_000, day, 3 * day]);
		return "tick";
	}

	anything(dice: Dice): string {
		const event = dice.pick(orderMachine.events);
		const actor = dice.pick(dice.chance(50) ? orderMachine.table.events[event].by : actors);
		const index = dice.upTo(Math.max(0, this.rooms.length - 1));
		const room = this.rooms[index];
		// Payments move orders out of 'new', and refunds out of 'cancel_wait', only together with the money.
		if (!room || room.status === "new" || room.status === "cancel_wait") return `skip ${event}`;
		const done = this.move(index, event, actor);
		const moved = this.rooms[index];
		if (done && event === "CANCEL_UNDONE" && moved)
			this.rooms = this.rooms.with(index, { ...moved, percentAtCancel: null });
		return `${event} by ${actor}: ${done}`;
	}

	/** Sends a payment event that is illegal in the current state; it must be refused. */
	wrongPayment(dice: Dice): string {
		if (!this.payment) return "no payment";
		const event = dice.pick(paymentMachine.events);
		if (nextOf(paymentTable, this.payment.status, event, this.payment.heldStatus) !== null)
			return `skip ${event}`;
		this.pay(event);
		return `refused ${event}`;
	}
}
