import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { Charge } from "#server/commerce/subscription/store/Charge.ts";
import {
	endingMail,
	failedMail,
	paidMail,
	removedCardMail,
	type SubscriptionMail,
	strayReturnedMail,
	unpaidMail,
	withdrawnMail,
} from "#server/commerce/subscription/subscriptionMails.ts";

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
	createdAt: 0,
	paidAt: null,
	checks: 0,
	refundsRefused: 0,
	strayAmount: null,
	strayState: null,
};

describe("membership mails", () => {
	it("announce no next charge after a cancellation [SUBS-07]", () => {
		const { text } = paidMail({ ...charge, purpose: "renew" }, true);
		expect(text).toContain("이용 기간: 2026.12.3(목) ~ 2027.12.2(목)");
		expect(text).not.toContain("다음 결제일");
		expect(text).toContain("다음 결제는 없고");
	});

	it.each([
		["first", "어썸 골드 멤버십에 가입했어요"],
		["upgrade", "멤버십을 어썸 골드로 올렸어요"],
		["renew", "어썸 골드 멤버십 이용료를 결제했어요"],
	] as const)("describe a %s charge, with dates in the usual format", (purpose, subject) => {
		const mail = paidMail({ ...charge, purpose });
		expect(mail.subject).toBe(subject);
		expect(mail.text).toContain("이용 기간: 2026.12.3(목) ~ 2027.12.2(목)");
		expect(mail.text).toContain("다음 결제일: 2027.12.3(금)");
	});

	it("use neither the English plan name nor machine-readable dates", () => {
		const mails = [paidMail(charge), failedMail(charge, true), failedMail(charge, false)];
		for (const { subject, text } of [...mails, endingMail("Silver", charge.termLast, charge.termLast)])
			expect(`${subject} ${text}`).not.toMatch(/Gold|Silver|\d{4}-\d{2}/);
	});

	it("state until when a cancelled membership can be used", () => {
		const text = (today: string) => endingMail("Gold", charge.termLast, stayDateOf(today)).text;
		expect(text("2027-12-02")).toContain("2027.12.2(목)까지");
		// Cancelled while a failed charge is being retried: the term is over.
		expect(text("2027-12-03")).toContain("이용 기간이 끝나");
		expect(text("2027-12-03")).not.toContain("까지");
	});

	const silver = { ...charge, plan: "Silver", amount: 1_900, purpose: "renew" } as const;
	it.each<readonly [string, () => SubscriptionMail, text: readonly string[]]>([
		[
			"어썸 실버 멤버십 이용료를 결제했어요",
			() => paidMail(silver),
			[
				"어썸 실버 멤버십 이용료를 결제했어요.",
				"",
				"결제 금액: 1,900원",
				"이용 기간: 2026.12.3(목) ~ 2027.12.2(목)",
				"다음 결제일: 2027.12.3(금)",
				"",
				"멤버십 관리에서 언제든 해지를 예약할 수 있어요.",
			],
		],
		[
			"멤버십 이용료를 결제하지 못했어요",
			() => failedMail(silver, false),
			[
				"어썸 실버 멤버십 이용료 1,900원을 결제하지 못했어요. 내일 다시 결제할게요. 멤버십 관리에서 카드를 바꿀 수 있어요.",
			],
		],
		[
			"멤버십 결제가 되지 않았어요",
			() => unpaidMail(silver),
			[
				"어썸 실버 멤버십 이용료 1,900원 결제가 되지 않아 가입하지 못했어요. 결제된 금액은 없어요. 카드를 확인하고 다시 가입할 수 있어요.",
			],
		],
		[
			"어썸 실버 멤버십이 끝났어요",
			() => failedMail(silver, true),
			["이용료를 세 번 결제하지 못해 어썸 실버 멤버십이 끝났어요."],
		],
		[
			"어썸 골드 멤버십 해지를 예약했어요",
			() => endingMail("Gold", charge.termLast, charge.termFirst),
			[
				"어썸 골드 멤버십 해지를 예약했어요. 더 이상 결제하지 않아요.",
				"",
				"혜택은 2027.12.2(목)까지 그대로 이용할 수 있어요.",
			],
		],
		[
			"멤버십 결제 카드를 다시 등록해 주세요",
			() => removedCardMail("신한카드 ****-1234", charge.termFirst),
			[
				"등록한 카드(신한카드 ****-1234)가 결제사에서 삭제되어 더 이상 결제할 수 없어요.",
				"",
				"다음 결제일: 2026.12.3(목)",
				"멤버십 관리에서 카드를 다시 등록해 주세요. 결제하지 못하면 멤버십이 끝나요.",
			],
		],
		[
			"잘못 결제된 금액을 환불했어요",
			() => strayReturnedMail(20_000),
			[
				"어썸 멤버십 결제 금액이 실제와 달라 결제된 20,000원을 모두 자동으로 환불했어요. 카드사에 따라 확인되는 때가 다를 수 있어요.",
			],
		],
		[
			"어썸 멤버십 청약을 철회했어요",
			() => withdrawnMail(19_000),
			[
				"어썸 멤버십 청약을 철회하고, 결제한 19,000원을 모두 환불했어요. 카드사에 따라 확인되는 때가 다를 수 있어요.",
			],
		],
	])("match word for word: %s", (subject, mail, text) => {
		expect(mail()).toEqual({ subject, text: text.join("\n") });
	});
});
