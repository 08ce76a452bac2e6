import { describe, expect, it } from "vitest";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { enter, expired, hong, stage } from "./sessionStage.ts";

const unreached: readonly Failure[] = [
	{ kind: "unreachable" },
	{ kind: "broken" },
	refused("serverError"),
	refused("tooManyCalls"),
];
const answering = (failure: Failure) => async () => err(failure);

describe("starting a session", () => {
	it("is logged out without a refresh token, whatever else is stored [AUTH-SESSION-01]", async () => {
		const { memory, start } = stage();
		memory.memberCache.write(hong);
		memory.returnTargets.save("/mypage");
		await start();
		expect(memory.currentVisitor).toMatchObject({ member: null, isMemberUnknown: false });
		expect(memory.memberCache.read()).toBeNull();
		expect(memory.returnTargets.read()).toBe("/mypage");
	});

	it("refreshes when only the refresh token is left [AUTH-SESSION-02]", async () => {
		const { memory, start } = await enter(stage());
		memory.sessionStore.stored = "refreshOnly";
		await start();
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		expect(memory.sessionStore.read()).toBe("complete");
	});

	it("reads the member only when it is not cached [AUTH-SESSION-03]", async () => {
		const { memory, start, session } = await enter(stage());
		memory.sessionCalls.failure = { kind: "unreachable" };
		await start();
		expect(session.state).toBe("LOGGED_IN");
		memory.memberCache.clear();
		await start();
		expect(session.state).toBe("UNREACHED");
	});

	it.each([refused("generic"), { kind: "signedOut", reason: "refused" }] as const)(
		"logs out silently after the definitive refusal %o [AUTH-SESSION-09]",
		async (failure) => {
			const { memory, start } = await enter(stage());
			memory.sessionStore.stored = "refreshOnly";
			memory.sessionCalls.failure = failure;
			await start();
			expect(memory.currentVisitor.isSignedIn()).toBe(false);
			expect(memory.dialogs.said).toEqual([]);
			expect(memory.sessionStore.read()).toBe("none");
			expect(memory.memberCache.read()).toBeNull();
			expect(memory.pageNavigation.visited).toEqual(["/"]);
		},
	);

	it.each(
		unreached.flatMap((failure) => [
			{ failure, stored: "refreshOnly" as const },
			{ failure, stored: "complete" as const },
		]),
	)(
		"keeps tokens and cached member when the server gave no clear response: $stored, $failure.kind [AUTH-SESSION-09] [DEC-186] [C03]",
		async ({ failure, stored }) => {
			const { memory, start, session } = await enter(stage());
			memory.sessionStore.stored = stored;
			// With both tokens present, a page requests the member only when it does not know them yet.
			if (stored === "complete") memory.memberCache.clear();
			const kept = memory.memberCache.read();
			memory.sessionCalls.failure = failure;
			await start();
			expect(session.state).toBe("UNREACHED");
			expect(memory.currentVisitor).toMatchObject({ member: null, isMemberUnknown: true });
			expect(memory.sessionStore.read()).toBe(stored);
			expect(memory.memberCache.read()).toEqual(kept);
			expect(memory.dialogs.said).toEqual([]);
			memory.sessionCalls.failure = null;
			await start();
			expect(memory.currentVisitor).toMatchObject({ member: { name: "홍길동" }, isMemberUnknown: false });
		},
	);

	it("retries at the next call without delaying it, and refreshes the page for the member [DEC-186]", async () => {
		const { memory, start, session } = await enter(stage());
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = { kind: "unreachable" };
		await start();
		session.onCall();
		await expect.poll(() => session.state).toBe("UNREACHED");
		memory.sessionCalls.failure = null;
		session.onCall();
		await expect.poll(() => memory.pageNavigation.refreshes).toBe(1);
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		session.onCall();
		expect(session.state).toBe("LOGGED_IN");
	});

	it("reports an expired login and reloads once [ERR-HTTP-11] [DEC-111] [C06]", async () => {
		const { memory, start } = await enter(stage());
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = expired;
		await start();
		expect(memory.pageNavigation.reloads).toBe(1);
		expect(memory.sessionStore.read()).toBe("none");
		expect(memory.dialogs.said).toEqual(["로그인이 만료되었습니다. 다시 로그인해 주세요."]);
	});
});

describe("a call with expired tokens", () => {
	it.each(unreached)(
		"leaves the session as it is when renewal gives no clear response: %o [DEC-186]",
		async (failure) => {
			const { memory, session } = await enter(stage());
			const { member } = memory.currentVisitor;
			memory.returnTargets.save("/mypage");
			memory.sessionCalls.renew = answering(failure);
			expect(await session.renew()).toEqual({ ok: false, error: failure });
			expect(session.state).toBe("UNREACHED");
			expect([member?.name, memory.currentVisitor.member, memory.memberCache.read()]).toEqual([
				"홍길동",
				member,
				member,
			]);
			expect([memory.sessionStore.read(), memory.returnTargets.read()]).toEqual(["complete", "/mypage"]);
			expect([memory.dialogs.said, memory.pageNavigation.visited]).toEqual([[], ["/"]]);
		},
	);

	it("ends the session when renewal is refused definitively [AUTH-SESSION-12]", async () => {
		const { memory, session } = await enter(stage());
		memory.sessionCalls.renew = answering(refused("generic"));
		expect((await session.renew()).ok).toBe(false);
		expect(memory.sessionStore.read()).toBe("none");
		expect(memory.currentVisitor.isSignedIn()).toBe(false);
		expect(memory.dialogs.said).toEqual([]);
		expect(memory.pageNavigation.visited).toEqual(["/"]);
	});

	it("does not wait for the member to be reread", async () => {
		const { memory, session } = await enter(stage());
		memory.memberCache.clear();
		memory.sessionCalls.viewMember = () => new Promise(() => undefined);
		expect(await session.renew()).toEqual({ ok: true, value: null });
		expect(session.state).toBe("LOADING_USER");
	});
});

describe("logging in and out", () => {
	it("stores the tokens, then loads the member, then records the login [AUTH-SESSION-04]", async () => {
		const { memory } = await enter(stage());
		expect(memory.sessionStore.read()).toBe("complete");
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		expect(memory.sessionCalls.recorded).toEqual(["web"]);
	});

	it("shows no member until the previous member's data is removed [B12]", async () => {
		const { memory, logIn } = stage();
		let isClaimed = () => undefined as undefined;
		memory.memberData.claim = (email) =>
			new Promise((done) => {
				isClaimed = () => {
					memory.memberData.owners.push(email);
					done();
				};
			});
		const entering = logIn();
		await new Promise((done) => setTimeout(done));
		expect([memory.currentVisitor.member, memory.memberCache.read()]).toEqual([null, null]);
		isClaimed();
		expect((await entering).ok).toBe(true);
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
	});

	it("says once that cookies are required when tokens cannot be stored, and stays logged out [B05] [C07] [ERR-HTTP-12]", async () => {
		const { memory, logIn } = stage();
		memory.sessionStore.read = () => "none";
		expect(await logIn()).toMatchObject({ ok: false, error: { kind: "tokensRequired" } });
		expect(memory.dialogs.said).toEqual(["로그인하려면 브라우저 설정에서 쿠키를 허용해 주세요."]);
		expect(memory.currentVisitor.isSignedIn()).toBe(false);
	});

	it("keeps the tokens of a login whose member could not be loaded [DEC-186]", async () => {
		const { memory, logIn, session } = stage();
		memory.sessionCalls.viewMember = answering({ kind: "unreachable" });
		expect(await logIn()).toEqual({ ok: false, error: { kind: "unreachable" } });
		expect([session.state, memory.sessionStore.read()]).toEqual(["UNREACHED", "complete"]);
		expect(memory.sessionCalls.recorded).toEqual([]);
	});

	it.each([null, { kind: "unreachable" } as const])(
		"goes home before anything is sent or cleared, then clears everything for any response (%o) [AUTH-SESSION-05] [AUTH-SESSION-06] [AUTH-SESSION-07] [AUTH-SESSION-08]",
		async (failure) => {
			const { memory, logOut } = await enter(stage());
			memory.returnTargets.save("/mypage");
			memory.pageNavigation.visited.push("/mypage/books");
			const order: string[] = [];
			const note = (what: string) => order.push(`${what} while ${memory.sessionStore.read()}`);
			const { go, refresh } = memory.pageNavigation;
			memory.pageNavigation.go = async (path) => {
				// A navigation takes time, and nothing may overtake it.
				await new Promise((done) => setTimeout(done));
				note(`go ${path}`);
				await go.call(memory.pageNavigation, path);
			};
			memory.pageNavigation.refresh = async () => {
				note("refresh");
				await refresh.call(memory.pageNavigation);
			};
			memory.sessionCalls.logOut = async () => {
				note("send");
				return failure ? err(failure) : { ok: true, value: null };
			};
			await logOut();
			expect(order).toEqual(["go / while complete", "send while complete", "refresh while none"]);
			expect(memory.sessionStore.read()).toBe("none");
			expect(memory.memberCache.read()).toBeNull();
			expect(memory.returnTargets.read()).toBeNull();
			expect(memory.currentVisitor.isSignedIn()).toBe(false);
			expect(memory.memberData.cleared).toBe(1);
			expect(memory.dialogs.said).toEqual([]);
		},
	);

	it("clears everything while the server does not respond, and member data before other tabs are told [B12]", async () => {
		const { memory, logOut } = await enter(stage());
		memory.returnTargets.save("/mypage");
		memory.sessionStore.clear = () => {
			memory.sessionStore.stored = "none";
			return new Promise(() => undefined);
		};
		const clearedWhenLeft: number[] = [];
		const { left } = memory.currentVisitor;
		memory.currentVisitor.left = () => {
			clearedWhenLeft.push(memory.memberData.cleared);
			left.call(memory.currentVisitor);
		};
		void logOut();
		await expect.poll(() => clearedWhenLeft).toEqual([1]);
		expect(memory.sessionStore.read()).toBe("none");
		expect([memory.memberCache.read(), memory.returnTargets.read()]).toEqual([null, null]);
	});
});
