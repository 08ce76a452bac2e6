import { expect, it } from "vitest";
import { couponsCopy } from "#copy/coupons.ts";
import { profileCopy } from "#copy/profile.ts";
import { faqs } from "#world/content/faqs.ts";

it("the help refers to pages by the names shown on them [PROD-14]", () => {
	const text = faqs.flatMap(([, questions]) => questions.map(([, content]) => content)).join("\n");
	const named = [...text.matchAll(/마이페이지 &gt; ([^<]+?)에서/g)].map(([, name]) => name);
	expect(named.sort()).toEqual([couponsCopy.title, profileCopy.title].sort());
});
