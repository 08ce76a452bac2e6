import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUnder, readInternalPath } from "#domain/navigation/internalPath.ts";
import { loginPath, loginStep, returnAddress, returnTarget } from "#domain/navigation/returnTarget.ts";
import { anyText } from "../shared/arbitraries.ts";
import { foreignPaths, loginPaths, ownPaths } from "./hostilePaths.ts";

const own = "https://stay.example";

/** Returns where a browser on our site would end up. */
const landsOn = (path: string): URL => new URL(path, `${own}/some/page`);

const piece = fc.constantFrom(
	"/",
	"//",
	"\\",
	".",
	"..",
	"%2e",
	"%2f",
	"evil.example",
	"@",
	":",
	"?",
	"#",
	"\t",
	"\n",
	" ",
	"https:",
	"javascript:",
	"login",
	"a",
	"\u3000",
	"\ufeff",
	"%5c",
);

describe("a step between login pages", () => {
	it("keeps the visitor's destination and pending action [DEC-030, DEC-094]", () => {
		const heading = "/products/3?checkInDate=2026-12-10&type=wish&idx=3";
		const signUp = loginStep("/login/signup", loginPath(heading));
		expect(loginStep("/login", signUp)).toBe(loginPath(heading));
		expect(loginStep("/login", signUp.slice(signUp.indexOf("?")))).toBe(loginPath(heading));
	});

	it("adds no return URL when there was none [DEC-030]", () => {
		expect(loginStep("/login", "/login/signup#returnUrl=/a?returnUrl=/b")).toBe("/login");
	});

	it("preserves any return URL [DEC-030]", () => {
		fc.assert(
			fc.property(anyText, (target) => {
				const turned = loginStep(
					"/login",
					`/login/find-id?returnUrl=${encodeURIComponent(target.toWellFormed())}`,
				);
				expect(new URL(turned, own).searchParams.get("returnUrl")).toBe(target.toWellFormed());
			}),
		);
	});
});

describe("the return target", () => {
	it.each([...foreignPaths, ...loginPaths])("rejects %j [ROUTE-06] [D10]", (path) => {
		expect(returnTarget(path)).toBe("/");
	});

	it.each(ownPaths)("accepts %j [ROUTE-06] [D10]", (path) => {
		expect(returnTarget(path)).toBe(path);
		expect(landsOn(path).origin).toBe(own);
	});

	it.each([null, undefined, 7, {}, ["/search"]])("falls back to home for %j [ROUTE-06]", (path) => {
		expect(returnTarget(path)).toBe("/");
	});

	it("never leaves the site or returns to the login, whatever the input [ROUTE-06] [D10]", () => {
		const crafted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
		fc.assert(
			fc.property(
				fc.oneof(
					crafted,
					crafted.map((path) => `/${path}`),
					anyText,
					anyText.map((text) => `/${text}`),
				),
				(path) => {
					const target = returnTarget(path);
					const landed = landsOn(target);
					expect(landed.origin).toBe(own);
					expect(landed.pathname.startsWith("//")).toBe(false);
					expect(landed.pathname.toLowerCase().startsWith("/login")).toBe(false);
					expect([path, "/"]).toContain(target);
					// The accepted path is what the address bar will show, so accepting it again must give the same path.
					expect(returnTarget(target)).toBe(target);
				},
			),
			{ numRuns: 80 },
		);
	});

	it("is carried by the login URL and read back from it [ROUTE-06] [UI-HEADER-03]", () => {
		fc.assert(
			fc.property(fc.constantFrom(...ownPaths), (path) => {
				const params = new URL(loginPath(path), own).searchParams;
				expect(returnTarget(params.get("returnUrl"))).toBe(path);
			}),
		);
		expect(loginPath("/search?a=1")).toBe("/login?returnUrl=%2Fsearch%3Fa%3D1");
		expect(loginPath("/")).toBe("/login?returnUrl=%2F");
		expect(loginPath("/login/signup")).toBe("/login");
		expect(loginPath("/login?returnUrl=%2Fmypage%3Fa%3D1")).toBe("/login?returnUrl=%2Fmypage%3Fa%3D1");
		expect(loginPath("/login/signup?returnUrl=%2Fmypage")).toBe("/login?returnUrl=%2Fmypage");
		expect(loginPath("//evil.example")).toBe("/login");
		expect(loginPath("/\ud800")).toBe("/login?returnUrl=%2F%EF%BF%BD");
	});
});

describe("an internal path", () => {
	it("is normalised and split as the browser does it", () => {
		expect(readInternalPath("/a/../b?x=1#y")).toEqual({ pathname: "/b", rest: "?x=1#y" });
		expect(readInternalPath("/b")).toEqual({ pathname: "/b", rest: "" });
	});

	it("matches a prefix by whole segments only", () => {
		expect(
			["/products", "/products/", "/products/1", "/products-sale", "/product"].map((path) =>
				isUnder(path, "/products"),
			),
		).toEqual([true, true, true, false, false]);
	});
});

describe("the return target as a URL", () => {
	it("is the same page in characters that any header can carry [DEC-030]", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					anyText,
					anyText.map((text) => `/search?searchText=${text}`),
				),
				(path) => {
					const address = returnAddress(path);
					expect(address).toMatch(/^\/[!-~]*$/);
					// A mark that nothing follows, as in '/search?' or '/#', is no part of the page.
					const page = ({ origin, pathname, search, hash }: URL) => [origin, pathname, search, hash];
					expect(page(landsOn(address))).toEqual(page(landsOn(returnTarget(path))));
				},
			),
			{ examples: [["/search?searchText=#"], ["/search?"]] },
		);
		expect(returnAddress("/search?searchText=서울")).toBe("/search?searchText=%EC%84%9C%EC%9A%B8");
	});
});
