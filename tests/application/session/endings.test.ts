import { describe, expect, it, vi } from "vitest";
import { notShown, shownInPopup, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { enter, expired, stage } from "./sessionStage.ts";

describe("session failures", () => {
	const changed: Failure = { kind: "signedOut", reason: "memberChanged" };

	it("show one message for ten simultaneous failures, and lead to login with a return URL [ERR-HTTP-10] [ROUTE-06] [C05]", async () => {
		const { memory, tell } = await enter(stage());
		memory.pageNavigation.visited.push("/mypage/books?tab=cancel");
		await Promise.all(Array.from({ length: 10 }, () => tell.execute(changed, shownOnScreen)));
		const target = "/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel";
		await expect.poll(() => memory.pageNavigation.current()).toBe(target);
		expect(memory.dialogs.said).toEqual(["회원 정보가 변경되어 다시 로그인이 필요합니다."]);
		expect(memory.sessionStore.read()).toBe("none");
		// Form input in progress is kept until the member logs in again.
		expect([memory.memberData.closed, memory.memberData.cleared]).toEqual([1, 0]);
	});

	it("suppress other messages while the session ends [DEC-106]", async () => {
		const { memory, tell } = await enter(stage());
		const ending = tell.execute(changed, shownOnScreen);
		await ending;
		await tell.execute(refused("serverError"), shownInPopup);
		expect(memory.dialogs.said).toHaveLength(1);
	});

	it("keep the return URL without a message when a session is refused [AUTH-SESSION-12] [DEC-108]", async () => {
		const { memory, tell } = await enter(stage());
		memory.pageNavigation.visited.push("/mypage/books?tab=cancel");
		await tell.execute({ kind: "signedOut", reason: "refused" }, shownInPopup);
		const target = "/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel";
		await expect.poll(() => memory.pageNavigation.current()).toBe(target);
		expect(memory.returnTargets.read()).toBe("/mypage/books?tab=cancel");
		expect(memory.dialogs.said).toEqual([]);
	});

	it.each([
		["whose page has just come up", async () => undefined],
		[
			"whose page knows that nobody is signed in",
			async ({ start }: ReturnType<typeof stage>) => void (await start()),
		],
		[
			"who was signed in as far as the page knew",
			async (parts: ReturnType<typeof stage>) => void (await enter(parts)),
		],
	])(
		"ask a visitor to log in and lead back afterwards: one %s [DEC-108] [ERR-HTTP-02]",
		async (_who, before) => {
			const parts = stage();
			const { memory, tell } = parts;
			await before(parts);
			memory.pageNavigation.visited.push("/products/7");
			await tell.execute({ kind: "signedOut", reason: "neverIn" }, shownInPopup);
			await expect.poll(() => memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fproducts%2F7");
			expect(memory.dialogs.said).toEqual(["로그인이 필요합니다."]);
		},
	);

	it.each([
		["/mypage/coupon?tab=used", true],
		["/inquiries/new", true],
		["/products/7", false],
	])(
		"put the login in the place of a members' page, which Back would show twice: %s [DEC-030]",
		async (from, replace) => {
			const { memory, tell } = await enter(stage());
			memory.pageNavigation.visited.push(from);
			const go = vi.spyOn(memory.pageNavigation, "go");
			await tell.execute({ kind: "signedOut", reason: "neverIn" }, shownInPopup);
			await expect
				.poll(() => go.mock.lastCall)
				.toEqual([`/login?returnUrl=${encodeURIComponent(from)}`, { replace }]);
		},
	);

	it("reload once for an expired login, or lead to login when that has just happened [ERR-HTTP-11] [C06]", async () => {
		const { memory, tell } = await enter(stage());
		await tell.execute(expired, shownInPopup);
		await expect.poll(() => memory.pageNavigation.reloads).toBe(1);
		memory.pageNavigation.visited.push("/mypage/books");
		memory.clock.set(memory.clock.now() + 29_000);
		await tell.execute(expired, shownInPopup);
		await expect.poll(() => memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fmypage%2Fbooks");
		expect(memory.pageNavigation.reloads).toBe(1);
	});

	it("clear the session silently for a background call [DEC-107]", async () => {
		const { memory, tell } = await enter(stage());
		await tell.execute(expired, notShown);
		expect(memory.sessionStore.read()).toBe("none");
		expect(memory.dialogs.said).toEqual([]);
		expect(memory.pageNavigation.visited).toEqual(["/"]);
	});
});

describe("a logout", () => {
	it.each([
		[["/"], ["/"]],
		[
			["/", "/mypage/books"],
			["/", "/mypage/books", "/"],
		],
	])("goes home once: from %j the history is %j [AUTH-SESSION-05]", async (before, after) => {
		const { memory, logOut } = await enter(stage());
		memory.pageNavigation.visited.splice(0, Number.POSITIVE_INFINITY, ...before);
		await logOut();
		expect(memory.pageNavigation.visited).toEqual(after);
	});
});
