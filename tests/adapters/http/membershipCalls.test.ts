import { describe, expect, it } from "vitest";
import { HttpBenefitMall } from "#adapters/http/HttpBenefitMall.ts";
import { HttpMemberships, HttpSavedCards } from "#adapters/http/HttpMemberships.ts";
import { callsAnswering, callsWithExample } from "#tests/support/contractExamples.ts";

const key = { key: "purchase-1" };
const base = "/api/payment/v1/subscriptions";

describe("the membership calls", () => {
	it("read the contract's example of a subscription [CALL-OTHER-02, DEC-174]", async () => {
		const answer = await new HttpMemberships(callsWithExample("viewSubscription", "payment").calls).view();
		expect(answer).toMatchObject({
			ok: true,
			value: {
				subscription: { plan: expect.any(String), state: "USE", price: expect.any(Number) },
				isSilverAvailable: true,
				cardRegistrationUrl: expect.stringMatching(/^\//),
			},
		});
	});

	it("read the status of a member who never had a subscription [CALL-OTHER-02]", async () => {
		const data = { subscription: null, silverAvailable: false, cardRegistrationUrl: "/pg" };
		const { calls } = callsAnswering({ body: { result: "SUCCESS", data } });
		expect(await new HttpMemberships(calls).view()).toEqual({
			ok: true,
			value: { subscription: null, isSilverAvailable: false, cardRegistrationUrl: "/pg" },
		});
	});

	it("read the contract's example of the payment history [CALL-OTHER-02, ROUTE-15]", async () => {
		const { calls } = callsWithExample("listSubscriptionHistories", "payment");
		const answer = await new HttpMemberships(calls).records();
		expect(answer).toMatchObject({
			ok: true,
			value: [{ plan: "Gold", amount: 19_000, isPaid: true, isRefunded: false, termEnd: "2027-11-19" }],
		});
	});

	it("send the agreement with every purchase, and the card when one is chosen [CALL-OTHER-02, DEC-075, DEC-174]", async () => {
		const subscribed = callsWithExample("subscribe", "payment");
		expect((await new HttpMemberships(subscribed.calls).subscribe("Gold", 3, key)).ok).toBe(true);
		const upgraded = callsWithExample("upgradeSubscription", "payment");
		const memberships = new HttpMemberships(upgraded.calls);
		expect((await memberships.upgrade(null, key)).ok).toBe(true);
		await memberships.upgrade(3, key);
		expect([...subscribed.requests, ...upgraded.requests]).toEqual([
			{ path: base, body: { plan: "Gold", billingKeyIdx: 3, agreeCouponLoss: true } },
			{ path: `${base}/upgrade`, body: { agreeCouponLoss: true } },
			{ path: `${base}/upgrade`, body: { agreeCouponLoss: true, billingKeyIdx: 3 } },
		]);
	});

	it("return an unknown outcome when the result of a purchase is unclear [CALL-OTHER-02, DEC-174]", async () => {
		const { calls } = callsAnswering({
			body: { result: "SUCCESS", data: { outcome: "unknown", subscription: null } },
		});
		expect(await new HttpMemberships(calls).subscribe("Gold", 3, key)).toEqual({
			ok: true,
			value: { outcome: "unknown", subscription: null },
		});
	});

	it("cancel, withdraw, and change the card [CALL-OTHER-02, SUBS-07, SUBS-12, SUBS-15]", async () => {
		const of = (operation: string) => callsWithExample(operation, "payment").calls;
		expect((await new HttpMemberships(of("cancelSubscription")).cancel(key)).ok).toBe(true);
		expect(await new HttpMemberships(of("withdrawSubscription")).withdraw(key)).toMatchObject({
			value: { outcome: "approved", refundAmount: 19_000 },
		});
		expect(await new HttpSavedCards(of("registerBillingKey")).register("ak_91bd", key)).toEqual({
			ok: true,
			value: { id: 3, name: "신한카드 ****-1234" },
		});
		expect((await new HttpSavedCards(of("changeSubscriptionCard")).use(3)).ok).toBe(true);
	});

	it("look up the company of a code and register with the code [CALL-AUTH-06, CALL-AUTH-07, DEC-149]", async () => {
		const asked = callsWithExample("checkBenefitCode", "auth");
		expect((await new HttpBenefitMall(asked.calls).companyOf("HANBIT01")).ok).toBe(true);
		expect(asked.requests[0]?.path).toBe("/api/auth/benefit-users/code/HANBIT01");
		const registration = { corpCode: "HANBIT01", deptName: "인사팀", userName: "김하늘" };
		const registered = callsWithExample("registerBenefitUser", "auth");
		expect(await new HttpBenefitMall(registered.calls).register(registration)).toMatchObject({
			value: { type: "C" },
		});
		expect(registered.requests).toEqual([{ path: "/api/auth/benefit-users", body: registration }]);
	});
});
