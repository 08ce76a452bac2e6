import { describe, expect, it } from "vitest";
import { isRunning, membershipPrices } from "#domain/membership/plans.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type Dice, soak, soakTimeout } from "./dice.ts";
import { MemberWorld, type Row } from "./MemberWorld.ts";

const lastDay = stayDateOf("2300-01-01");

describe("subscriptions", () => {
	it("hold their laws through any sequence of commands [A02, SUBS-01, SUBS-02, SUBS-03, SUBS-04, SUBS-05, SUBS-06, SUBS-07, SUBS-10, SUBS-11, SUBS-12, SUBS-13]", {
		timeout: soakTimeout,
	}, () => {
		let world = new MemberWorld();
		let before: readonly Row[] = [];
		const seen = new Set<string>();

		const step = (dice: Dice): string => {
			if (world.today > lastDay || dice.chance(2)) {
				world = new MemberWorld();
				before = [];
				return "another person";
			}
			const command = dice.pick([
				"subscribe",
				"subscribe",
				"days",
				"days",
				"upgrade",
				"cancel",
				"withdraw",
				"booking",
				"outOfTurn",
				"changeType",
			] as const);
			return world[command](dice);
		};

		const check = (): void => {
			const { rows, grade } = world;
			for (const row of rows) seen.add(`${row.plan} ${row.state}`);
			const running = rows.filter(isRunning);
			expect(running.length).toBeLessThanOrEqual(1);
			expect(rows.filter((row) => row.plan === "Silver").length).toBeLessThanOrEqual(1);
			expect(grade).toBe(running[0]?.plan ?? "Bronze");
			// rows that ended never change, and only the newest may run
			before.forEach((row, index) => {
				if (subscriptionMachine.isFinal(row.state)) expect(rows[index]).toBe(row);
			});
			for (const row of rows.slice(0, -1)) expect(subscriptionMachine.isFinal(row.state)).toBe(true);
			// nothing but a Gold charge is ever given back, and in full
			expect(world.refunded % membershipPrices.Gold.price).toBe(0);
			expect(world.refunded).toBeLessThanOrEqual(world.charged);
			before = rows;
		};

		soak(step, check);
		for (const state of [
			"Silver USE",
			"Silver CANCEL_UPGRADE",
			"Gold WITHDRAW",
			"Gold CANCEL",
			"Silver CANCEL",
			"Gold CANCEL_PAYMENT",
		]) {
			expect(seen).toContain(state);
		}
	});
});
