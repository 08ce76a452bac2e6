import { describe, expect, it } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { callsWithExample } from "#tests/support/contractExamples.ts";

describe("the call of an extra payment", () => {
	it("brings the demand with the stay's first picture [CALL-CONTENT-40]", async () => {
		const { calls } = callsWithExample("viewAddPayment");
		const answer = await new HttpBookings(calls).viewExtraPayment(2, 25);
		expect(answer).toMatchObject({
			ok: true,
			value: { isPaid: false, imageUrl: "/images/stays/101-1.webp" },
		});
	});
});
