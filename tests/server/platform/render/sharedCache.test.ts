import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesApp } from "./pagesApp.ts";
import { type CachedAnswer, sharedCache } from "./sharedCache.ts";

const visitors = {
	"somebody new": { cookie: "campaign=x" },
	"somebody else": { cookie: "rememberMe=Y; campaign=y", "accept-language": "en" },
	"the dark": { cookie: "appearance=dark" },
	"the app": { "client-interface": "WebView" },
	"a member": { cookie: "accessToken=Gold1; refreshToken=r; session=1; appearance=dark" },
	"another member": { cookie: "accessToken=Gold2; refreshToken=r; session=1" },
} as const satisfies Readonly<Record<string, Record<string, string>>>;
type Visitor = keyof typeof visitors;

const shown = ["/", "/products/7", "/booking/1?ratePlanId=3", "/mypage/books"] as const;
const own: readonly string[] = ["/booking/1?ratePlanId=3", "/mypage/books"];
const members: readonly Visitor[] = ["a member", "another member"];
/** Maximum age in milliseconds: a page is cached for three seconds, and a cache in front adds one. */
const oldest = 4_000;

const step = fc.record({
	visitor: fc.constantFrom(...(Object.keys(visitors) as Visitor[])),
	url: fc.constantFrom(...shown),
	wait: fc.constantFrom(0, 0, 300, 900, 1_499, 1_500, 2_000, 2_999, 3_000, 4_001),
});

const turnOf = ({ body }: CachedAnswer): number => Number(/<p>(\d+)/.exec(body)?.[1]);

describe("a shared cache in front of the server", () => {
	it("never serves a page older than four seconds, of another kind of visitor, or a member's", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
				const { clock, made, get } = await pagesApp();
				const madeAt: number[] = [];
				const origin = async (url: string, headers: Record<string, string>): Promise<CachedAnswer> => {
					const answer = await get(url, headers);
					while (madeAt.length < made.length) madeAt.push(clock.now());
					return answer;
				};
				const ask = sharedCache(origin, () => clock.now());
				for (const { visitor, url, wait } of steps) {
					clock.pass(wait);
					const answer = await ask(url, visitors[visitor]);
					const turn = turnOf(answer);
					const { request, options } = made[turn - 1]!;
					const { environment } = options as { environment: { appearance: string; signedIn: boolean } };
					expect(clock.now() - madeAt[turn - 1]!).toBeLessThanOrEqual(oldest);
					expect(new URL(request.url).pathname).toBe(new URL(url, "http://a").pathname);
					expect(environment.signedIn).toBe(members.includes(visitor));
					const isDark = visitor === "the dark" || visitor === "a member";
					expect(environment.appearance).toBe(isDark ? "dark" : "device");
					if (members.includes(visitor) || own.includes(url)) {
						expect(answer.headers["cache-control"]).toBe("private, no-store");
					}
				}
			}),
			{ numRuns: 60 },
		);
	});

	it("takes load off the server for pages it holds", async () => {
		const { clock, get } = await pagesApp();
		let asked = 0;
		const ask = sharedCache(
			async (url, headers) => {
				asked += 1;
				return get(url, headers);
			},
			() => clock.now(),
		);
		const crowd = async () => {
			for (let each = 0; each < 50; each++) await ask("/", { cookie: `campaign=${each}` });
		};
		await crowd();
		expect(asked).toBe(1);
		clock.pass(1_000);
		await crowd();
		expect(asked).toBe(1);
		clock.pass(1_500);
		await crowd();
		// Content that has just gone stale is revalidated, but not by every client.
		expect(asked).toBeLessThan(10);
	});
});
