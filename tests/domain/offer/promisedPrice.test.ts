import { describe, expect, it } from "vitest";
import { promisedIn } from "#domain/offer/promisedIn.ts";
import { promiseOfPlan, promiseOutcome } from "#domain/offer/promisedPrice.ts";
import { won } from "#domain/shared/Won.ts";

describe("a price promised by a price comparison", () => {
	it.each([
		["holds", 100, 100, { publicAmount: 100 }, "kept"],
		["holds although another plan has it now", 100, 100, null, "kept"],
		["is beaten by the member's own", 100, 90, { publicAmount: 100 }, "memberPrice"],
		["was lowered", 100, 90, { publicAmount: 90 }, "lowered"],
		["is beaten by another plan", 100, 90, null, "lowered"],
		["was raised", 100, 110, { publicAmount: 110 }, "raised"],
		["was of a room that is sold out", 100, 110, null, "soldOut"],
		["was of a stay where nothing is free", 100, null, null, "soldOut"],
	] as const)("%s", (_says, promised, current, plan, outcome) => {
		expect(promiseOutcome(promised, current, plan)).toBe(outcome);
	});

	it("is compared on the booking form with the price of the chosen plan", () => {
		const raised = { amount: won(100), current: won(110), outcome: "raised" } as const;
		expect(promiseOfPlan(raised, 110)).toBe("raised");
		expect(promiseOfPlan(raised, 100)).toBe("kept");
		expect(promiseOfPlan(raised, 150)).toBe("otherPlan");
	});

	it("is read from a single URL parameter", () => {
		expect(promisedIn("?count=1&promised=100.7.1.x")).toBe("100.7.1.x");
		expect(promisedIn("?count=1")).toBeNull();
	});
});
