import { describe, expect, it } from "vitest";
import { voucherListPage, voucherPage } from "#adapters/browser/voucherPages.ts";
import { deviceCopy } from "#copy/device.ts";

const copy = deviceCopy.voucher;

const main = (html: string): string => /<main>\n([\s\S]*)\n<\/main>/.exec(html)?.[1] ?? "";
const title = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? "";

describe("the offline copy of a voucher", () => {
	it("is a page that shows all fields, prints, and links to the other copies [DEC-181]", async () => {
		const page = voucherPage({
			path: "/mypage/books/1",
			title: "남산 <서재> & 호텔",
			issuer: "어썸스테이",
			dates: "2026.12.1(화) · 1박 2일",
			rows: [
				{ term: "예약번호", value: "AW1" },
				{ term: "'전화'", value: "02-1234", href: 'tel:021234"' },
			],
			notes: ["첫째", "둘째"],
		});
		const html = await page.text();
		expect(title(html)).toBe(`남산 &lt;서재&gt; &amp; 호텔 ${copy.mark}`);
		expect(main(html)).toBe(
			`<p class="mark">어썸스테이 · ${copy.mark}</p>
<h1>남산 &lt;서재&gt; &amp; 호텔</h1>
<p class="dates">2026.12.1(화) · 1박 2일</p>
<dl><div><dt>예약번호</dt><dd>AW1</dd></div><div><dt>&#39;전화&#39;</dt><dd><a href="tel:021234&quot;">02-1234</a></dd></div></dl>
<p class="note">첫째</p>
<p class="note">둘째</p>
<p class="note screen">${copy.note}</p>
<p class="tools screen"><button type="button" data-print>${copy.print}</button>
<a href="/mypage/books">${copy.back}</a></p>`,
		);
	});

	it("is linked from a list with a button to retry the network [DEC-181]", async () => {
		const html = await voucherListPage([
			{ path: "/mypage/books/2", title: "가", dates: "2026.12.3" },
			{ path: "/mypage/books/1", title: "나", dates: "2026.12.1" },
		]).text();
		expect(title(html)).toBe(copy.list);
		expect(main(html)).toBe(
			`<h1>${copy.list}</h1>
<p class="note">${copy.listNote}</p>
<ul><li><a href="/mypage/books/2"><strong>가</strong><span>2026.12.3</span></a></li><li><a href="/mypage/books/1"><strong>나</strong><span>2026.12.1</span></a></li></ul>
<p class="tools"><button type="button" data-retry>${copy.retry}</button></p>`,
		);
	});

	it("is an HTML page that loads only its own files, and is excluded from search engines [DEC-181]", async () => {
		const page = voucherListPage([]);
		expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(page.headers.get("content-security-policy")?.split("; ").sort()).toEqual([
			"base-uri 'none'",
			"default-src 'none'",
			"form-action 'none'",
			"frame-ancestors 'none'",
			"img-src 'self'",
			"script-src 'self'",
			"style-src 'self'",
		]);
		const html = await page.text();
		expect(html).toMatch(/^<!doctype html>\n<html lang="ko">/);
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file]) => file)).toEqual([
			"/favicon.svg",
			"/offline.css",
			"/offline.js",
		]);
	});
});
