import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { Charge } from "#server/commerce/subscription/store/Charge.ts";
import { endingMail, failedMail, paidMail } from "#server/commerce/subscription/subscriptionMails.ts";

const charge: Charge = {
	id: 1,
	subscriptionId: null,
	memberId: 1,
	plan: "Gold",
	purpose: "first",
	termIndex: 0,
	termFirst: stayDateOf("2026-12-03"),
	termLast: stayDateOf("2027-12-02"),
	orderNum: "S1",
	billingKeyId: 1,
	amount: 59_000,
	status: "complete",
	providerKey: null,
	paidAt: null,
	strayAmount: null,
	strayState: null,
};

describe("the mails of a membership", () => {
	it.each([
		["first", "어썸 골드 멤버십에 가입했어요"],
		["upgrade", "멤버십을 어썸 골드로 올렸어요"],
		["renew", "어썸 골드 멤버십 이용료를 결제했어요"],
	] as const)(
		"say of a %s what has happened, with days as they are written everywhere",
		(purpose, subject) => {
			const mail = paidMail({ ...charge, purpose });
			expect(mail.subject).toBe(subject);
			expect(mail.text).toContain("이용 기간: 2026.12.3(목) ~ 2027.12.2(목)");
			expect(mail.text).toContain("다음 결제일: 2027.12.3(금)");
		},
	);

	it("name no plan by its English name and no day as machines write it", () => {
		const mails = [paidMail(charge), failedMail(charge, true), failedMail(charge, false)];
		for (const { subject, text } of [...mails, endingMail("Silver", charge.termLast)])
			expect(`${subject} ${text}`).not.toMatch(/Gold|Silver|\d{4}-\d{2}/);
	});

	it("tell until when a cancelled membership can be used", () => {
		expect(endingMail("Gold", charge.termLast).text).toContain("2027.12.2(목)까지");
	});
});
