import { expect, it } from "vitest";
import { keepings, periodText } from "#domain/member/keeping.ts";
import { policies } from "#ui/copy/policies.ts";

it("the privacy policy tells of everything that is kept: how long, why and by what right [DEC-196]", () => {
	const lines: readonly string[] = policies.privacy.sections.flatMap(({ paragraphs }) => [...paragraphs]);
	for (const { what, purpose, base, period } of Object.values(keepings)) {
		const line = lines.find((each) => each.startsWith(`${what}: `));
		for (const part of [periodText(period), purpose, base]) expect(line).toContain(part);
	}
});
