import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callStage, fail, fakeLocks, success } from "#tests/support/callStage.ts";
import { MemorySessionStore } from "#tests/support/memory/MemorySession.ts";

const times = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i));

/**
 * A browser with several tabs whose tokens have expired, together with its server. Each call is judged by the tokens it was sent with; the
 * scheduler decides the order of the answers.
 */
function browser(scheduler: fc.Scheduler, tabs: number, locks: LockManager | undefined) {
	const store = new MemorySessionStore();
	let refreshes = 0;
	const answer = async (request: Request) => {
		const sentWith = store.pairs;
		await scheduler.schedule(Promise.resolve(), new URL(request.url).pathname);
		if (request.url.endsWith("/refresh")) {
			refreshes += 1;
			store.pairs += 1; // The cookies set by the response.
			return success({ accessTokenExpiresAt: store.pairs });
		}
		return sentWith > 1 ? success({ point: 7, userPoint: 0 }) : fail(401, -4);
	};
	const pages = times(tabs, () => callStage(answer, { store, locks }));
	return { pages, refreshes: () => refreshes };
}

describe("expired tokens", () => {
	it("are renewed once for fifty calls of a tab, whatever the response order [C01] [DEC-109]", async () => {
		await fc.assert(
			fc.asyncProperty(fc.scheduler(), async (scheduler) => {
				const { pages, refreshes } = browser(scheduler, 1, undefined);
				const [page] = pages;
				const answers = Promise.all(times(50, () => page?.points()));
				await scheduler.waitFor(answers);
				expect((await answers).every((answer) => answer?.ok)).toBe(true);
				expect(refreshes()).toBe(1);
				expect(page?.sent("/points")).toBeLessThanOrEqual(100);
				expect(page?.endings).toEqual([]);
			}),
			{ numRuns: 40 },
		);
	});

	it("are renewed once for five tabs with twenty calls each [C02]", async () => {
		await fc.assert(
			fc.asyncProperty(fc.scheduler(), async (scheduler) => {
				const { pages, refreshes } = browser(scheduler, 5, fakeLocks());
				const answers = Promise.all(pages.flatMap(({ points }) => times(20, () => points())));
				await scheduler.waitFor(answers);
				expect((await answers).every(({ ok }) => ok)).toBe(true);
				expect(refreshes()).toBe(1);
				expect(pages.flatMap(({ endings }) => endings)).toEqual([]);
			}),
			{ numRuns: 20 },
		);
	});

	it("are renewed at most once per tab where the browser has no locks [C02] [DEC-115]", async () => {
		await fc.assert(
			fc.asyncProperty(fc.scheduler(), async (scheduler) => {
				const { pages } = browser(scheduler, 5, undefined);
				const answers = Promise.all(pages.flatMap(({ points }) => times(20, () => points())));
				await scheduler.waitFor(answers);
				expect((await answers).every(({ ok }) => ok)).toBe(true);
				for (const { sent } of pages) expect(sent("/refresh")).toBeLessThanOrEqual(1);
			}),
			{ numRuns: 20 },
		);
	});

	it("are renewed again when they expire again: a completed renewal is not reused [DEC-109]", async () => {
		const store = new MemorySessionStore();
		let valid = 1;
		const { points, sent } = callStage(
			(request) => {
				if (!request.url.endsWith("/refresh")) {
					return store.pairs === valid ? success({ point: 7, userPoint: 0 }) : fail(401, -4);
				}
				store.pairs = valid;
				return success({ accessTokenExpiresAt: valid });
			},
			{ store },
		);
		for (const renewals of [1, 2, 3]) {
			valid += 1;
			expect((await points()).ok).toBe(true);
			expect(sent("/refresh")).toBe(renewals);
		}
	});

	it("are renewed without a lock where the browser denies one", async () => {
		const locks = {
			request: () => Promise.reject(new DOMException("", "SecurityError")),
		} as unknown as LockManager;
		const store = new MemorySessionStore();
		const { points, sent } = callStage(
			(request) => {
				if (!request.url.endsWith("/refresh")) {
					return store.pairs > 1 ? success({ point: 7, userPoint: 0 }) : fail(401, -4);
				}
				store.pairs += 1;
				return success({ accessTokenExpiresAt: 1 });
			},
			{ store, locks },
		);
		expect((await points()).ok).toBe(true);
		expect(sent("/refresh")).toBe(1);
	});
});
