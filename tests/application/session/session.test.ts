import { describe, expect, it } from "vitest";
import { Arrival } from "#application/session/Arrival.ts";
import { LocalSession } from "#application/session/LocalSession.ts";
import { LogIn } from "#application/session/LogIn.ts";
import { LogOut } from "#application/session/LogOut.ts";
import { PerformErrorAction } from "#application/session/PerformErrorAction.ts";
import { StartSession } from "#application/session/StartSession.ts";
import type { Member } from "#domain/member/Member.ts";
import { memoryPorts } from "#main/container.memory.ts";

const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: "01012345678",
};

function stage() {
	const memory = memoryPorts();
	const {
		sessionStore: store,
		memberCache: cache,
		returnTargets,
		currentVisitor: visitor,
		belongings,
	} = memory;
	memory.sessionCalls.accounts.set(hong.email, { password: "Awesome1!", member: hong });
	const session = new LocalSession({ store, cache, returnTargets, visitor, belongings });
	const { dialogs, pageNavigation: navigation, clock, sessionCalls: calls, reloadMemory: reloads } = memory;
	const failures = new PerformErrorAction({ dialogs, navigation, returnTargets, reloads, clock, session });
	return {
		memory,
		start: new StartSession({ store, renewal: calls, calls, cache, visitor, failures }),
		logIn: new LogIn({
			calls,
			arrival: new Arrival({ calls, store, dialogs, cache, visitor, surface: "web", belongings }),
		}),
		logOut: new LogOut({ calls, navigation, session }),
		failures,
	};
}

const enter = async (parts: ReturnType<typeof stage>) => {
	await parts.logIn.execute({ email: hong.email, password: "Awesome1!", rememberMe: false });
	return parts;
};

describe("starting a session", () => {
	it("is logged out without a refresh token, whatever is left over [AUTH-SESSION-01]", async () => {
		const { memory, start } = stage();
		memory.memberCache.write(hong);
		expect(await start.execute()).toBe("loggedOut");
		expect(memory.memberCache.read()).toBeNull();
	});

	it("refreshes when only the refresh token is left [AUTH-SESSION-02]", async () => {
		const { memory, start } = await enter(stage());
		memory.sessionStore.stored = "refreshOnly";
		expect(await start.execute()).toBe("loggedIn");
		expect(memory.sessionStore.read()).toBe("complete");
	});

	it("does not ask for a member it already knows, and asks for one it does not [AUTH-SESSION-03]", async () => {
		const { memory, start } = await enter(stage());
		memory.sessionCalls.failure = { kind: "network" };
		expect(await start.execute()).toBe("loggedIn");
		memory.memberCache.clear();
		expect(await start.execute()).toBe("loggedOut");
	});

	it("treats any failure as logged out and says nothing [AUTH-SESSION-09]", async () => {
		const { memory, start } = stage();
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = { kind: "http", status: 500, code: -9, message: "x" };
		expect(await start.execute()).toBe("loggedOut");
		expect(memory.dialogs.said).toEqual([]);
		expect(memory.sessionStore.read()).toBe("none");
	});

	it("keeps the login when the server cannot tell who it is, for the next page to try again [AUTH-SESSION-09] [C03]", async () => {
		const { memory, start } = await enter(stage());
		memory.memberCache.clear();
		for (const failure of [
			{ kind: "network" },
			{ kind: "badResponse" },
			{ kind: "http", status: 500, code: -9, message: "x" },
		] as const) {
			memory.sessionCalls.failure = failure;
			expect(await start.execute()).toBe("loggedOut");
			expect(memory.currentVisitor.isSignedIn()).toBe(false);
			expect(memory.sessionStore.read()).toBe("complete");
		}
		expect(memory.dialogs.said).toEqual([]);
		memory.sessionCalls.failure = null;
		expect(await start.execute()).toBe("loggedIn");
	});

	it("tells of a login that has expired, and reloads once [ERR-HTTP-11] [DEC-111] [C06]", async () => {
		const { memory, start } = await enter(stage());
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = { kind: "http", status: 401, code: -3, message: "x" };
		expect(await start.execute()).toBe("loggedOut");
		await expect.poll(() => memory.pageNavigation.reloads).toBe(1);
		expect(memory.dialogs.said).toEqual(["로그인이 만료되었습니다. 다시 로그인해 주세요."]);
	});
});

describe("logging in and out", () => {
	it("stores the tokens, then knows the member, then writes the login down [AUTH-SESSION-04]", async () => {
		const { memory } = await enter(stage());
		expect(memory.sessionStore.read()).toBe("complete");
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		expect(memory.sessionCalls.recorded).toEqual(["web"]);
	});

	it("says once that cookies are needed where the tokens could not be stored, and stays logged out [B05] [C07] [ERR-HTTP-12]", async () => {
		const { memory, logIn } = stage();
		memory.sessionStore.read = () => "none";
		const answer = await logIn.execute({ email: hong.email, password: "Awesome1!", rememberMe: false });
		expect(answer).toMatchObject({ ok: false, error: { code: -9999 } });
		expect(memory.dialogs.said).toEqual(["로그인하려면 브라우저 설정에서 쿠키를 허용해 주세요."]);
		expect(memory.currentVisitor.isSignedIn()).toBe(false);
	});

	it.each([null, { kind: "network" } as const])(
		"goes to main first and forgets everything whatever the call answers (%o) [AUTH-SESSION-05] [AUTH-SESSION-07] [AUTH-SESSION-08]",
		async (failure) => {
			const { memory, logOut } = await enter(stage());
			memory.returnTargets.save("/mypage");
			memory.pageNavigation.visited.push("/mypage/books");
			memory.sessionCalls.failure = failure;
			const order: string[] = [];
			const { go, refresh } = memory.pageNavigation;
			memory.pageNavigation.go = async (path) => {
				order.push(`go ${path} while ${memory.sessionStore.read()}`);
				await go.call(memory.pageNavigation, path);
			};
			memory.pageNavigation.refresh = async () => {
				order.push(`refresh while ${memory.sessionStore.read()}`);
				await refresh.call(memory.pageNavigation);
			};
			await logOut.execute();
			expect(order).toEqual(["go / while complete", "refresh while none"]);
			expect(memory.sessionStore.read()).toBe("none");
			expect(memory.memberCache.read()).toBeNull();
			expect(memory.returnTargets.read()).toBeNull();
			expect(memory.currentVisitor.isSignedIn()).toBe(false);
			expect(memory.belongings.cleared).toBe(1);
			expect(memory.dialogs.said).toEqual([]);
		},
	);
});

describe("what failed calls do to the session", () => {
	it("asks ten calls that fail together once, and goes to log in [ERR-HTTP-10] [C05]", async () => {
		const { memory, failures } = await enter(stage());
		memory.pageNavigation.visited.push("/mypage/books?tab=cancel");
		const changed = {
			kind: "memberChanged",
			text: "회원 정보가 변경되어 다시 로그인이 필요합니다.",
		} as const;
		await Promise.all(Array.from({ length: 10 }, () => failures.perform(changed)));
		await expect.poll(() => memory.pageNavigation.current()).toBe("/login");
		expect(memory.dialogs.said).toEqual([changed.text]);
		expect(memory.sessionStore.read()).toBe("none");
	});

	it("keeps the way back when a session is refused, without a word [AUTH-SESSION-12] [DEC-108]", async () => {
		const { memory, failures } = await enter(stage());
		memory.pageNavigation.visited.push("/mypage/books?tab=cancel");
		await failures.perform({ kind: "forcedLogout" });
		const target = "/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel";
		await expect.poll(() => memory.pageNavigation.current()).toBe(target);
		expect(memory.returnTargets.read()).toBe("/mypage/books?tab=cancel");
		expect(memory.dialogs.said).toEqual([]);
	});

	it("reloads once for an expired login, and goes to log in when that was just done [ERR-HTTP-11] [C06]", async () => {
		const { memory, failures } = await enter(stage());
		const expired = { kind: "loginExpired", text: "로그인이 만료되었습니다. 다시 로그인해 주세요." } as const;
		await failures.perform(expired);
		await expect.poll(() => memory.pageNavigation.reloads).toBe(1);
		memory.clock.set(memory.clock.now() + 29_000);
		await failures.perform(expired);
		await expect.poll(() => memory.pageNavigation.current()).toBe("/login?returnUrl=%2F");
		expect(memory.pageNavigation.reloads).toBe(1);
	});

	it("clears quietly for a silent call [DEC-107]", async () => {
		const { memory, failures } = await enter(stage());
		await failures.perform({ kind: "clear" });
		expect(memory.sessionStore.read()).toBe("none");
		expect(memory.dialogs.said).toEqual([]);
		expect(memory.pageNavigation.visited).toEqual(["/"]);
	});
});
