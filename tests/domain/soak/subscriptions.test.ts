import { describe, expect, it } from "vitest";
import { isRunning, membershipPrices } from "#domain/membership/plans.ts";
import { subscriptionMachine } from "#domain/membership/subscriptionMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { checkInvariant, type Dice, soak, soakTimeout } from "./dice.ts";
import { MemberWorld, type Row } from "./MemberWorld.ts";

const lastDay = stayDateOf("2300-01-01");

describe("subscriptions", () => {
	it("keep their invariants through any sequence of commands [A02, SUBS-01, SUBS-02, SUBS-03, SUBS-04, SUBS-05, SUBS-06, SUBS-07, SUBS-10, SUBS-11, SUBS-12, SUBS-13]", {
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
			checkInvariant(running.length <= 1, "one running subscription at most");
			checkInvariant(rows.filter((row) => row.plan === "Silver").length <= 1, "Silver once a person");
			checkInvariant(grade === (running[0]?.plan ?? "Bronze"), "the grade is the running plan");
			// Rows that have ended never change, and only the newest may be active.
			before.forEach((row, index) => {
				checkInvariant(
					!subscriptionMachine.isFinal(row.state) || rows[index] === row,
					`${row.state} is final`,
				);
			});
			checkInvariant(
				rows.slice(0, -1).every((row) => subscriptionMachine.isFinal(row.state)),
				"older rows have ended",
			);
			// Only Gold charges are ever refunded, and always in full.
			checkInvariant(world.refunded % membershipPrices.Gold.price === 0, "whole Gold charges back");
			checkInvariant(world.refunded <= world.charged, "no more back than charged");
			before = rows;
		};

		const states = [
			"Silver USE",
			"Silver CANCEL_UPGRADE",
			"Gold WITHDRAW",
			"Gold CANCEL",
			"Silver CANCEL",
			"Gold CANCEL_PAYMENT",
		];
		soak(step, check, () => states.every((state) => seen.has(state)));
		expect([...seen]).toEqual(expect.arrayContaining(states));
	});
});
