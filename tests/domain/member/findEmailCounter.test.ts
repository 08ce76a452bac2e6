import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	countFindEmail,
	type FindEmailCounter,
	mayFindEmail,
	smsPerDay,
} from "#domain/member/findEmailCounter.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { someDay } from "../shared/arbitraries.ts";

describe("the find-email counter", () => {
	it("counts up within a day and restarts at 1 on a different day [STORE-01] [STORE-02] [B13]", () => {
		fc.assert(
			fc.property(someDay, fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 20 }), (first, moves) => {
				let counter: FindEmailCounter | null = null;
				let today: StayDate = first;
				let model = 0;
				for (const days of moves) {
					today = addDays(today, days);
					model = counter?.date === today ? model + 1 : 1;
					counter = countFindEmail(counter, today);
					expect(counter).toEqual({ date: today, count: model });
				}
			}),
		);
	});

	it("allows three attempts a day and blocks the fourth [STORE-03] [CONST-05]", () => {
		fc.assert(
			fc.property(someDay, fc.nat({ max: 6 }), (today, attempts) => {
				let counter: FindEmailCounter | null = null;
				for (let attempt = 0; attempt < attempts; attempt += 1) counter = countFindEmail(counter, today);
				expect(mayFindEmail(counter, today)).toBe(attempts < 3);
				expect(mayFindEmail(counter, addDays(today, 1))).toBe(true);
			}),
		);
		expect(smsPerDay).toBe(3);
	});
});
