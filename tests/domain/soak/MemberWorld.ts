import type { MemberType } from "#domain/member/Member.ts";
import {
	checkSubscribe,
	checkUpgrade,
	hasValidBooking,
	moveSubscription,
	type SubscriptionCore,
} from "#domain/membership/membershipRules.ts";
import { gradeOf, isRunning, membershipPrices } from "#domain/membership/plans.ts";
import type { MembershipPlan, SubscriptionState } from "#domain/membership/Subscription.ts";
import type { SubscriptionEvent } from "#domain/membership/subscriptionMachine.ts";
import { chargeTries, term } from "#domain/membership/term.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { addDays, nightsBetween, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Dice } from "./dice.ts";
import { nextOf, subscriptionTable } from "./stateTables.ts";

export interface Row extends SubscriptionCore {
	readonly state: SubscriptionState;
	readonly anchor: StayDate;
	readonly index: number;
	readonly failed: number;
}

interface Order {
	readonly madeOn: StayDate;
	status: OrderProductStatus;
}

function assert(condition: boolean, rule: string): void {
	if (!condition) throw new Error(rule);
}

/** One member's subscriptions, driven through the rules by random commands and compared with the printed table. */
export class MemberWorld {
	today = stayDateOf("2026-11-20");
	type: MemberType = "N";
	rows: readonly Row[] = [];
	orders: Order[] = [];
	charged = 0;
	refunded = 0;
	/** How often the person has joined Silver; at most once. */
	silverJoins = 0;

	get grade() {
		return gradeOf(this.rows);
	}

	get running(): Row | undefined {
		return this.rows.find(isRunning);
	}

	#charge(plan: MembershipPlan): void {
		this.charged += membershipPrices[plan].price;
	}

	#open(plan: MembershipPlan): void {
		const { last } = term(this.today, plan, 0);
		const row: Row = {
			plan,
			state: "USE",
			anchor: this.today,
			index: 0,
			failed: 0,
			termEnd: last,
			paidOn: this.today,
		};
		this.rows = [...this.rows, row];
		this.#charge(plan);
	}

	subscribe(dice: Dice): string {
		const plan = dice.pick(["Silver", "Gold"] as const);
		const hasJoinedSilver = this.rows.some((row) => row.plan === "Silver");
		const answer = checkSubscribe({ type: this.type, grade: this.grade, hasJoinedSilver }, plan);
		const isFine = this.type === "N" && !this.running && !(plan === "Silver" && this.silverJoins > 0);
		assert(answer.ok === isFine, `subscribe ${plan}`);
		if (!answer.ok) return `no ${plan}`;
		if (plan === "Silver") this.silverJoins += 1;
		this.#open(plan);
		return `subscribe ${plan}`;
	}

	upgrade(): string {
		const answer = checkUpgrade({ type: this.type, grade: this.grade });
		assert(answer.ok === (this.type === "N" && this.running?.plan === "Silver"), "upgrade");
		if (!answer.ok || !this.#move("UPGRADE")) return "no upgrade";
		this.#open("Gold");
		return "upgrade";
	}

	/** Moves the newest row exactly as table 4.3 and its conditions say. */
	#move(event: SubscriptionEvent): boolean {
		const row = this.rows.at(-1);
		if (!row) return false;
		const used = hasValidBooking(
			this.orders.filter((order) => order.madeOn >= row.paidOn).map((order) => order.status),
		);
		const wanted = nextOf(subscriptionTable, row.state, event);
		const moved = moveSubscription(row, event, { today: this.today, hasValidBooking: used });
		const isFine = wanted !== null && this.#isAllowed(row, event, used);
		assert(moved.ok === isFine, `${row.plan} ${row.state} ${event}`);
		if (moved.ok) {
			assert(moved.value.state === wanted, `${row.state} ${event} leads to ${wanted}`);
			this.rows = [...this.rows.slice(0, -1), moved.value];
		}
		return moved.ok;
	}

	#isAllowed(row: Row, event: SubscriptionEvent, used: boolean): boolean {
		if (event === "UPGRADE") return row.plan === "Silver";
		if (event === "WITHDRAW_GOLD") {
			return row.plan === "Gold" && !used && nightsBetween(row.paidOn, this.today) <= 7;
		}
		return ["MEMBER_CANCEL", "SUBSCRIBE"].includes(event) || row.termEnd < this.today;
	}

	cancel(): string {
		const before = this.grade;
		const done = this.#move("MEMBER_CANCEL");
		assert(this.grade === before, "benefits last to the term's end");
		return `cancel ${done}`;
	}

	withdraw(): string {
		const done = this.#move("WITHDRAW_GOLD");
		if (done) {
			this.refunded += membershipPrices.Gold.price;
			assert(this.grade === "Bronze", "withdrawing takes the grade at once");
		}
		return `withdraw ${done}`;
	}

	outOfTurn(dice: Dice): string {
		const event = dice.pick(["SUBSCRIBE", "RENEW_OK", "RENEW_FAIL_FINAL", "TERM_END"] as const);
		const row = this.rows.at(-1);
		if (!row || row.termEnd < this.today) return "in turn";
		assert(!this.#move(event), `${event} comes after the term`);
		return `refused ${event}`;
	}

	booking(dice: Dice): string {
		const last = this.orders.at(-1);
		if (last && dice.chance(60)) {
			last.status = dice.pick(["cancel", "cancel_wait", "complete", "cancel_request"] as const);
			return last.status;
		}
		this.orders = [...this.orders.slice(-3), { madeOn: this.today, status: "pending" }];
		return "book";
	}

	changeType(dice: Dice): string {
		this.type = dice.chance(10) ? "C" : "N";
		return this.type;
	}

	/** Advances the time day by day, so that every charge happens on its day. */
	days(dice: Dice): string {
		const days = dice.pick([1, 6, 31, 366]);
		for (let count = 0; count < days; count += 1) {
			this.today = addDays(this.today, 1);
			this.#dailyJob(dice);
		}
		return `${days} days`;
	}

	#dailyJob(dice: Dice): void {
		const row = this.rows.at(-1);
		if (!row || !isRunning(row) || row.termEnd >= this.today) return;
		if (row.state === "CANCEL_REQUEST") {
			// A cancellation while a failed charge is being retried takes effect the next day.
			assert(
				row.failed > 0 || addDays(row.termEnd, 1) === this.today,
				"a cancelled term ends on its last day",
			);
			this.#move("TERM_END");
		} else if (dice.chance(40)) {
			this.#renew(row);
		} else if (row.failed + 1 < chargeTries) {
			this.rows = [...this.rows.slice(0, -1), { ...row, failed: row.failed + 1 }];
		} else {
			assert(addDays(row.termEnd, chargeTries) === this.today, "three daily tries");
			this.#move("RENEW_FAIL_FINAL");
		}
	}

	#renew(row: Row): void {
		this.#move("RENEW_OK");
		const next = term(row.anchor, row.plan, row.index + 1);
		assert(next.first === addDays(row.termEnd, 1), "terms follow each other");
		const renewed: Row = { ...row, index: row.index + 1, failed: 0, termEnd: next.last, paidOn: this.today };
		this.rows = [...this.rows.slice(0, -1), renewed];
		this.#charge(row.plan);
	}
}
