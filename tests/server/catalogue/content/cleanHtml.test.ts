import { describe, expect, it } from "vitest";
import { cleanHtml } from "#server/catalogue/content/cleanHtml.ts";

describe("cleanHtml on editors' text", () => {
	it.each([
		"p",
		"strong",
		"em",
		"u",
		"ul",
		"ol",
		"li",
		"h2",
		"h3",
		"h4",
		"table",
		"thead",
		"tbody",
		"tr",
		"th",
		"td",
		"blockquote",
	])("keeps <%s> but strips its attributes [DEC-153]", async (tag) => {
		expect(await cleanHtml(`<${tag} class="x" style="color:red" onclick="x()" id="y">글</${tag}>`)).toBe(
			`<${tag}>글</${tag}>`,
		);
	});

	it.each(["br", "hr"])("keeps <%s> [DEC-153]", async (tag) => {
		expect(await cleanHtml(`가<${tag}>나`)).toBe(`가<${tag} />나`);
	});

	it.each(["h1", "img", "iframe", "form", "input", "svg", "div", "span", "section", "video", "base", "meta"])(
		"removes <%s> [DEC-153, D09]",
		async (tag) => {
			expect(await cleanHtml(`가<${tag} src="https://x.example/" onload="x()">`)).toBe("가");
		},
	);

	it("keeps the span and scope attributes of table cells [DEC-153]", async () => {
		expect(await cleanHtml('<th scope="row" colspan="2" rowspan="3" width="9">가</th>')).toBe(
			'<th scope="row" colspan="2" rowspan="3">가</th>',
		);
		expect(await cleanHtml('<td scope="row" colspan="2" rowspan="3">가</td>')).toBe(
			'<td colspan="2" rowspan="3">가</td>',
		);
	});

	it.each(["https://stay.example/a", "mailto:a@example.com", "tel:1588-0000", "/notices"])(
		"keeps links to %s and adds noopener noreferrer [DEC-153, D09]",
		async (href) => {
			expect(await cleanHtml(`<a href="${href}" target="_blank" rel="opener" class="x">글</a>`)).toBe(
				`<a href="${href}" target="_blank" rel="noopener noreferrer">글</a>`,
			);
		},
	);

	it.each([
		"http://stay.example/",
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"data:text/html,x",
		"//stay.example/",
		"ftp://x.example/",
	])("removes the link target %s [D09]", async (href) => {
		expect(await cleanHtml(`<a href="${href}">글</a>`)).toBe('<a rel="noopener noreferrer">글</a>');
	});
});
