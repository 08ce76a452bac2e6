import { expect, it } from "vitest";
import { policies, whatIsKept } from "#copy/policies.ts";
import { keepings, periodText } from "#domain/member/keeping.ts";
import { paragraphsOf } from "#ui/screens/policy/paragraphsOf.ts";

it("the privacy policy tells of everything that is kept: how long, why and by what right [DEC-196]", () => {
	const lines: readonly string[] = policies.privacy.sections.flatMap(paragraphsOf);
	for (const { what, purpose, base, period } of Object.values(keepings)) {
		const line = lines.find((each) => each.startsWith(`${what}: `));
		for (const part of [periodText(period), purpose, base]) expect(line).toContain(part);
	}
});

it("the terms promise of a fee at the stay what is told before it is booked: its amount, not a reason that nobody knows [DEC-006]", () => {
	const lines: readonly string[] = policies.terms.sections.flatMap(paragraphsOf);
	const [fee] = lines.filter((line) => line.includes("현지에서 따로 내는 요금"));
	expect(fee).toContain("결제하기 전에 금액을 알립니다");
	expect(fee).not.toContain("이유");
});

it("a policy's other paragraphs stand as they are written, around what is kept [DEC-196]", () => {
	const [first, ...rest] = paragraphsOf({ title: "", paragraphs: ["앞", whatIsKept, "뒤"] });
	expect([first, rest.at(-1), rest.length]).toEqual(["앞", "뒤", Object.keys(keepings).length + 1]);
});
