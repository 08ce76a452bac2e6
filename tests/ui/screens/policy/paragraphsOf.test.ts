import { expect, it } from "vitest";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { policies, retentionPlaceholder } from "#copy/policies.ts";
import { periodText, retentionRules } from "#domain/member/retentionRules.ts";
import { paragraphsOf } from "#ui/screens/policy/paragraphsOf.ts";

it("the privacy policy lists all data kept, with period, purpose and legal basis [DEC-196]", () => {
	const lines: readonly string[] = policies.privacy.sections.flatMap(paragraphsOf);
	for (const { what, purpose, base, period } of Object.values(retentionRules)) {
		const line = lines.find((each) => each.startsWith(`${what}: `));
		for (const part of [periodText(period), purpose, base]) expect(line).toContain(part);
	}
});

it("the terms promise to state the amount of a fee at the stay before booking, but no reason for it", () => {
	const lines: readonly string[] = policies.terms.sections.flatMap(paragraphsOf);
	const [fee] = lines.filter((line) => line.includes("현지에서 따로 내는 요금"));
	expect(fee).toContain("결제하기 전에 금액을 알립니다");
	expect(fee).not.toContain("이유");
});

it("the privacy policy names all data passed to a stay, for the period stated in the booking form, and inquiries", () => {
	const lines: readonly string[] = policies.privacy.sections.flatMap(paragraphsOf);
	const given = lines.find((line) => line.includes("예약한 숙소와 공급사")) ?? "";
	const agreed = bookingFormCopy.consent.thirdPartyDetail("", false);
	const [, items = ""] = /항목: ([^·]+) ·/.exec(agreed) ?? [];
	const [, period = ""] = /보유 기간: (.+)까지/.exec(agreed) ?? [];
	expect(items.split(", ")).toHaveLength(4);
	for (const part of [...items.trim().split(", "), period]) expect(given).toContain(part);
	expect(given).toContain("예약 문의의 내용");
	const processed = lines.find((line) => line.startsWith("예약과 결제: "));
	for (const item of items.trim().split(", ")) expect(processed).toContain(item);
});

it("the privacy policy names all processors: payments, messages and servers", () => {
	const [section] = policies.privacy.sections.filter(({ title }) => title.includes("처리 위탁"));
	const text = section?.paragraphs.join(" ") ?? "";
	for (const part of ["결제대행사", "카드의 등록", "문자 메시지와 이메일", "{호스팅}"])
		expect(text).toContain(part);
	const numbers = policies.privacy.sections.map(({ title }) => Number.parseInt(title, 10));
	expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it("the paragraphs of a policy stay unchanged around the list of kept data [DEC-196]", () => {
	const [first, ...rest] = paragraphsOf({ title: "", paragraphs: ["앞", retentionPlaceholder, "뒤"] });
	expect([first, rest.at(-1), rest.length]).toEqual(["앞", "뒤", Object.keys(retentionRules).length + 1]);
});
