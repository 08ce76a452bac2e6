import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleStay } from "#tests/support/stayFixtures.ts";
import { StayData } from "#ui/screens/stay/parts/StayData.tsx";

it("structured data for search engines cannot end its script element and is unchanged when parsed [ASVS 1.2.3]", async () => {
	const stay = await exampleStay();
	const name = "</script><script>alert(1)</script><!-- 숙소 & \u2028";
	const html = renderToStaticMarkup(<StayData detail={{ ...stay, info: { ...stay.info, name } }} />);
	const [, data = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
	expect(data).not.toContain("<");
	expect(JSON.parse(data).name).toBe(name);
});
