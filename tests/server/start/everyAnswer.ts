import { expect } from "vitest";

/** One response of every kind: path, status and request. */
const requests: readonly (readonly [path: string, status: number, init?: RequestInit])[] = [
	["/", 200],
	["/mypage", 302],
	["/search?checkInDate=2020-01-01", 302],
	["/nowhere", 404],
	["/api/content/v1/notices", 200],
	["/api/content/v1/notices/999999", 404],
	["/api/content/v1/notices/x", 400],
	["/api/auth/users", 401],
	["/api/none", 404],
	[
		"/api/auth/login",
		415,
		{ method: "POST", headers: { "content-type": "text/xml", "x-requested-with": "web" }, body: "<a/>" },
	],
	[
		"/api/auth/login",
		413,
		{ method: "POST", headers: { "content-type": "application/json" }, body: `"${"a".repeat(300_000)}"` },
	],
	[
		"/api/payment/v1/payments/webhooks/toss",
		400,
		{ method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
	],
	["/sw.js", 200],
	["/favicon.svg", 200],
	["/assets/none.js", 404],
	["/images/none", 404],
	["/robots.txt", 200],
	["/sitemap.xml", 200],
	["/manifest.webmanifest", 200],
	["/.well-known/security.txt", 200],
	["/healthz", 200],
	["/readyz", 200],
	["/metrics", 404],
	["//evil.example", 400],
];

export const answers = requests.map(([path, status, init = {}]) => [path, status, init] as const);

/** Expects every protective header that an answer must carry, whatever its kind. */
export function expectProtected(headers: Headers): void {
	expect(Object.fromEntries(headers)).toMatchObject({
		"strict-transport-security": "max-age=31536000; includeSubDomains",
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": expect.stringContaining("camera=()"),
		"content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
		"x-frame-options": "DENY",
		"cross-origin-opener-policy": "same-origin-allow-popups",
	});
	expect(headers.get("content-type") ?? "charset=utf-8").toMatch(/charset=utf-8$|^image\//i);
	expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
}
