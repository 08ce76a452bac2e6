import { expect, it } from "vitest";
import { policies } from "#copy/policies.ts";
import { keepings, periodText } from "#domain/member/keeping.ts";
import { paragraphsOf } from "#ui/screens/policy/paragraphsOf.ts";

it("the privacy policy tells of everything that is kept: how long, why and by what right [DEC-196]", () => {
	const lines: readonly string[] = policies.privacy.sections.flatMap(paragraphsOf);
	for (const { what, purpose, base, period } of Object.values(keepings)) {
		const line = lines.find((each) => each.startsWith(`${what}: `));
		for (const part of [periodText(period), purpose, base]) expect(line).toContain(part);
	}
});
