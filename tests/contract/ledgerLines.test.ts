import fc from "fast-check";
import { expect, it } from "vitest";
import { priceLines } from "#adapters/http/wireLedger.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { ledgerAnswer } from "#server/catalogue/stay/ledgerAnswer.ts";

const number = (most: number) => fc.integer({ min: 1, max: most });
/** One line of each kind: a missing kind does not compile. */
const kinds: {
	readonly [Kind in PriceLine["kind"]]: fc.Arbitrary<Omit<PriceLine & { kind: Kind }, "amount" | "kind">>;
} = {
	night: fc.record({ date: fc.constant(stayDateOf("2026-12-06")), rooms: number(5) }),
	voucher: fc.record({ count: number(20) }),
	extraPayment: fc.constant({}),
	changePaid: fc.constant({}),
	gradeDiscount: fc.record({ grade: fc.constantFrom("normal", "member"), percent: number(99) }),
	discount: fc.record({
		discount: fc.constantFrom("GENERAL", "LONG_NIGHT", "EARLY_BIRD", "TIME_DEAL"),
		percent: number(99),
	}),
	promotion: fc.record({ promotionId: number(1_000) }),
	coupon: fc.record({ heldId: number(1_000), name: fc.string({ maxLength: 80 }) }),
	awesomeCash: fc.constant({}),
	welfarePoints: fc.constant({}),
};
const amount: fc.Arbitrary<Won> = fc.integer({ min: -1_000_000, max: -1 }).map(won);
const taken = Object.entries(kinds)
	.filter(([kind]) => kind !== "night" && kind !== "voucher")
	.map(([kind, rest]) =>
		fc.tuple(amount, rest).map(([off, more]) => ({ kind, ...more, amount: off }) as PriceLine),
	);
const sold = Object.entries(kinds)
	.filter(([kind]) => kind === "night" || kind === "voucher")
	.map(([kind, rest]) => rest.map((more) => ({ kind, ...more, amount: won(1_000_000_000) }) as PriceLine));

it("a price ledger is read back from the server's response line by line, with a coupon's own name [DEC-179]", () => {
	fc.assert(
		fc.property(fc.oneof(...sold), fc.array(fc.oneof(...taken), { maxLength: 20 }), (first, others) => {
			const lines = [first, ...others];
			expect(priceLines(ledgerAnswer(lines).lines)).toEqual(lines);
		}),
	);
});
