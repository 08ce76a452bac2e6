import { describe, expect, it } from "vitest";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import { callsAnswering, callsWithExample, exampleData } from "#tests/support/contractExamples.ts";

describe("the extra payment call", () => {
	it("returns the extra payment with the stay's first image [CALL-CONTENT-40]", async () => {
		const { calls } = callsWithExample("viewAddPayment");
		const answer = await new HttpBookings(calls).viewExtraPayment(2, 25);
		expect(answer).toMatchObject({
			ok: true,
			value: { state: "asked", imageUrl: "/images/stays/101-1.webp" },
		});
	});

	it.each([
		[false, false, "asked"],
		[true, false, "paid"],
		[true, true, "withdrawn"],
	])("distinguishes paid and withdrawn charges: %s, %s -> %s [ENT-28]", async (settled, withdrawn, state) => {
		const example = exampleData("viewAddPayment", "content") as { readonly pay: object };
		const data = { ...example, pay: { ...example.pay, orderAddPayStatus: settled, withdrawn } };
		const { calls } = callsAnswering({ body: { result: "SUCCESS", data } });
		expect(await new HttpBookings(calls).viewExtraPayment(2, 25)).toMatchObject({
			ok: true,
			value: { state },
		});
	});
});
