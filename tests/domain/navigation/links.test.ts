import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inquiryTarget, linkTarget, stayTarget } from "#domain/navigation/bridgeMessage.ts";
import { isCrawler } from "#domain/navigation/crawler.ts";
import { detectSurface } from "#domain/navigation/surface.ts";
import { webViewPath } from "#domain/navigation/webViewPath.ts";
import { anyText } from "../shared/arbitraries.ts";
import { foreignPaths } from "./hostilePaths.ts";

describe("the path pushed inside a web view", () => {
	it.each([
		["/products", "/accom"],
		["/products/", "/accom/"],
		["/products/1", "/accom/1"],
		["/products/1?checkInDate=2026-12-06", "/accom/1?checkInDate=2026-12-06"],
		["/products?x=/products", "/accom?x=/products"],
		["/products/1#reviews", "/accom/1#reviews"],
		["/products/1/options?rooms=2", "/accom/1/options?rooms=2"],
		["/products/1/../2", "/accom/1/../2"],
		["/products-sale", "/products-sale"],
		["/productsX", "/productsX"],
		["/Products/1", "/Products/1"],
		["//products", "//products"],
		["//products/1", "//products/1"],
		["/\\products", "/\\products"],
		["/products/../login", "/products/../login"],
		["/products/%2e%2e/login", "/products/%2e%2e/login"],
		["/products/..//evil.example", "/products/..//evil.example"],
		["/products/ 1", "/products/ 1"],
		["/theme/../products/1", "/theme/../products/1"],
		["products/1", "products/1"],
		["https://evil.example/products/1", "https://evil.example/products/1"],
		["/theme/1", "/theme/1"],
		["/search?to=/products/1", "/search?to=/products/1"],
		["", ""],
	])("for %j is %j [ROUTE-05] [E06]", (path, pushed) => {
		expect(webViewPath(path)).toBe(pushed);
	});

	it("differs only in a leading products segment [ROUTE-05] [E06]", () => {
		const tail = fc.oneof(anyText, fc.constantFrom("", "/1", "?a", "#b", "X", "-sale", "/../login"));
		fc.assert(
			fc.property(
				fc.constantFrom("/products", "/product", "//products", "/theme", ""),
				tail,
				(head, rest) => {
					const path = head + rest;
					const pushed = webViewPath(path);
					expect([path, `/accom${path.slice("/products".length)}`]).toContain(pushed);
					if (pushed !== path) {
						expect(path).toMatch(/^\/products(?![^/?#])/);
						expect(new URL(pushed, "https://stay.example").pathname).toMatch(/^\/accom(\/|$)/);
					}
				},
			),
			{ numRuns: 100 },
		);
	});
});

describe("links", () => {
	it("to inquiries open the app's own screen in a web view [ROUTE-20] [ROUTE-21] [CS-03]", () => {
		expect(inquiryTarget("web")).toEqual({ navigate: "/inquiries" });
		expect(inquiryTarget("webview")).toEqual({
			bridge: { event: "push", payload: { path: "/my/inquiry" } },
		});
	});

	it("to a stay open a window in a browser and push in a web view [ROUTE-04] [ROUTE-05]", () => {
		expect(stayTarget("/products/1?adtCnt=2", "web")).toEqual({ open: "/products/1?adtCnt=2" });
		expect(stayTarget("/products/1?adtCnt=2", "webview")).toEqual({
			bridge: { event: "push", payload: { path: "/accom/1?adtCnt=2" } },
		});
	});

	it.each(["https://www.ftc.go.kr/x", "tel:0000-0000", "mailto:help@example.com", "HTTP://a.example"])(
		"to external targets (%s) open a window, or the app opens them [BRIDGE-03]",
		(url) => {
			expect(linkTarget(url, "web")).toEqual({ open: url });
			expect(linkTarget(url, "webview")).toEqual({ bridge: { event: "openExternal", payload: { url } } });
		},
	);

	it("to internal pages navigate, but stays are pushed in a web view [BRIDGE-03] [ROUTE-05]", () => {
		for (const surface of ["web", "webview"] as const) {
			expect(linkTarget("/faq", surface)).toEqual({ navigate: "/faq" });
		}
		expect(linkTarget("/products/1", "web")).toEqual({ navigate: "/products/1" });
		expect(linkTarget("/products/1", "webview")).toEqual({
			bridge: { event: "push", payload: { path: "/accom/1" } },
		});
	});

	it("of any other form lead nowhere [BRIDGE-05] [E05]", () => {
		const strange = foreignPaths.filter((path) => !/^(?:https?:\/\/|mailto:|tel:)/i.test(path));
		expect(strange.length).toBeGreaterThan(60);
		for (const path of strange) {
			expect(linkTarget(path, "webview")).toBeNull();
			expect(linkTarget(path, "web")).toBeNull();
		}
	});
});

describe("the surface", () => {
	it("is a web view given the exact header or the bridge [BRIDGE-01] [BRIDGE-02] [CONST-14]", () => {
		const header = fc.oneof(
			fc.constantFrom("WebView", "webview", "WebView ", "", null, undefined, 1),
			anyText,
		);
		fc.assert(
			fc.property(header, fc.boolean(), (value, bridge) => {
				const surface = detectSurface({ header: value, bridge });
				expect(surface).toBe(value === "WebView" || bridge ? "webview" : "web");
			}),
		);
	});
});

describe("isCrawler", () => {
	it.each([
		"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		"Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
		"Mozilla/5.0 (compatible; Daumoa/4.0)",
		"facebookexternalhit/1.1",
		"facebookexternalhit/1.1; kakaotalk-scrap/1.0",
		"Baiduspider",
		"Yahoo! Slurp",
		"some CRAWLER",
	])("detects the user agent '%s' [HTTP-06]", (agent) => {
		expect(isCrawler(agent)).toBe(true);
	});

	it.each(["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) KAKAOTALK 11", "", null, undefined])(
		"does not detect %j [HTTP-06]",
		(agent) => {
			expect(isCrawler(agent)).toBe(false);
		},
	);
});
