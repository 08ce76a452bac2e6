import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { refused } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { err } from "#domain/shared/Result.ts";
import { partOf, resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { enter, hong, stage } from "./sessionStage.ts";

const unreachable = { kind: "unreachable" } as const;
const settled = () => new Promise((done) => setTimeout(done));

/** A page that shows its cached member while the session cannot be checked. */
async function unreachedMember() {
	const parts = await enter(stage());
	parts.memory.sessionCalls.failure = unreachable;
	await parts.session.renew();
	expect(parts.session.state).toBe("UNREACHED");
	return parts;
}

describe("a session that cannot be verified", () => {
	it("keeps showing its member while it is checked again, without a second refresh [DEC-186]", async () => {
		const { memory, session } = await unreachedMember();
		memory.sessionStore.stored = "refreshOnly";
		await session.recheck();
		expect([session.state, memory.currentVisitor.member?.name]).toEqual(["UNREACHED", "홍길동"]);
		memory.sessionCalls.failure = null;
		session.onCall();
		await expect.poll(() => session.state).toBe("LOGGED_IN");
		await settled();
		expect(memory.pageNavigation.refreshes).toBe(0);
	});

	it("is checked without new tokens when only the member is missing, and refreshes nothing until known [DEC-186]", async () => {
		const { memory, session, start } = await enter(stage());
		memory.memberCache.clear();
		memory.sessionCalls.failure = unreachable;
		await start();
		session.onCall();
		await settled();
		expect([session.state, memory.pageNavigation.refreshes]).toEqual(["UNREACHED", 0]);
		memory.sessionCalls.failure = null;
		const { pairs } = memory.sessionStore;
		await session.recheck();
		expect([session.state, memory.sessionStore.pairs]).toEqual(["LOGGED_IN", pairs]);
	});

	it("ends when reading the member is refused definitively [AUTH-SESSION-09]", async () => {
		const { memory, session, start } = await enter(stage());
		memory.memberCache.clear();
		memory.sessionCalls.viewMember = async () => err(refused("generic"));
		await start();
		expect([session.state, memory.sessionStore.read()]).toEqual(["LOGGED_OUT", "none"]);
	});
});

describe("concurrent session endings", () => {
	it("clear the tokens before the refused call returns [AUTH-SESSION-12]", async () => {
		const { memory, session } = await enter(stage());
		const { clear } = memory.sessionStore;
		memory.sessionStore.clear = async () => {
			await settled();
			await clear.call(memory.sessionStore);
		};
		memory.sessionCalls.renew = async () => err(refused("generic"));
		await session.renew();
		expect(memory.sessionStore.read()).toBe("none");
	});

	it("keep a login made during a logout [AUTH-SESSION-05]", async () => {
		const { memory, logIn, logOut } = await enter(stage());
		let arrive = (): void => undefined;
		memory.pageNavigation.go = () =>
			new Promise((done) => {
				arrive = done;
			});
		const leaving = logOut();
		await logIn();
		arrive();
		await leaving;
		expect([memory.sessionStore.read(), memory.currentVisitor.member?.name]).toEqual(["complete", "홍길동"]);
		expect(memory.memberData.cleared).toBe(0);
	});

	it("keep the session ended when its member logs out during a token renewal [AUTH-SESSION-05]", async () => {
		for (const refreshed of [true, false]) {
			const { memory, session, logOut } = await enter(stage());
			const { renew } = memory.sessionCalls;
			let answer = (): void => undefined;
			memory.sessionCalls.renew = async () => {
				await new Promise<void>((done) => {
					answer = done;
				});
				return refreshed ? renew.call(memory.sessionCalls) : err(unreachable);
			};
			const renewing = session.renew();
			const leaving = logOut();
			await settled();
			answer();
			await Promise.all([renewing, leaving]);
			expect([session.state, memory.sessionStore.read(), memory.currentVisitor.member]).toEqual([
				"LOGGED_OUT",
				"none",
				null,
			]);
			expect(memory.pageNavigation.current()).toBe("/");
		}
	});

	it("lead to the login when its member logs out and goes back to a members' page before the server knows [AUTH-SESSION-05] [AUTH-SESSION-07]", async () => {
		const { memory, logOut } = await enter(stage());
		memory.sessionCalls.logOut = async () => {
			memory.pageNavigation.visited.push("/mypage/books?tab=cancel");
			return { ok: true, value: null };
		};
		await logOut();
		expect(memory.currentVisitor.isSignedIn()).toBe(false);
		expect(memory.pageNavigation.current()).toBe(loginPath("/mypage/books?tab=cancel"));
	});

	it("keep the session ended when its member logs out before being loaded [AUTH-SESSION-05]", async () => {
		const { memory, session, start, logOut } = await enter(stage());
		memory.memberCache.clear();
		const starting = start();
		await logOut();
		await starting;
		expect([session.state, memory.sessionStore.read()]).toEqual(["LOGGED_OUT", "none"]);
	});

	it("clear all member data when the account is deleted [DEC-148]", async () => {
		const { memory, session } = await enter(stage());
		await session.withdrawn();
		expect([session.state, memory.sessionStore.read(), memory.memberData.cleared]).toEqual([
			"LOGGED_OUT",
			"none",
			1,
		]);
	});

	it("ignore the failure of a call that was sent without being signed in [DEC-108]", async () => {
		const { memory, session } = await enter(stage());
		await session.onEnded("neverIn");
		expect([session.state, memory.sessionStore.read()]).toEqual(["LOGGED_IN", "complete"]);
	});
});

describe("a login", () => {
	it("reads its member once and has a new stamp [AUTH-SESSION-04] [DEC-109]", async () => {
		const { memory, session, logIn } = stage();
		expect(session.stamp()).toBeNull();
		let read = 0;
		const { viewMember } = memory.sessionCalls;
		memory.sessionCalls.viewMember = () => {
			read += 1;
			return viewMember.call(memory.sessionCalls);
		};
		await logIn();
		expect([read, session.stamp()]).toEqual([1, "1"]);
	});
});

describe("a page and the member data on its device", () => {
	const names = { x: "홍길동", y: "김하늘" } as const;
	const called = (name: keyof typeof names | null) => name && { ...cachedMemberOf(hong), name: names[name] };

	it("belong to different members by owner mark, or by name when there is no mark [B12] [AUTH-SESSION-07]", async () => {
		for (const mine of ["a", null])
			for (const owner of ["a", "b", null])
				for (const kept of ["x", "y", null] as const)
					for (const shown of ["x", null] as const) {
						const { memory, session, start } = stage();
						memory.memberData.owner = () => mine;
						memory.sessionStore.stored = "complete";
						memory.memberCache.member = called("x");
						await start();
						memory.memberData.owner = () => owner;
						memory.memberCache.member = called(kept);
						memory.currentVisitor.member = called(shown);
						const isOther =
							mine !== null && owner !== null
								? mine !== owner
								: kept !== null && shown !== null && kept !== shown;
						expect([mine, owner, kept, shown, session.belongsToOtherMember()]).toEqual([
							mine,
							owner,
							kept,
							shown,
							isOther,
						]);
					}
	});

	/** A page that belongs to the member with mark 'a' and is following session changes. */
	async function followed() {
		const memory = memoryPorts();
		const container = memoryContainer(memory);
		const use = resolveFrom(container);
		memory.pageNavigation.visited.push("/mypage");
		memory.sessionStore.stored = "complete";
		memory.memberCache.member = called("x");
		await memory.memberData.claim("a");
		await use(useCases.startSession).execute();
		await use(useCases.syncSession).execute({ signal: new AbortController().signal });
		const look = async () => {
			memory.sessionChanges.arrive();
			await settled();
		};
		return { memory, use, look, session: partOf(container, "memberSession") };
	}

	it("lead to login without a reload when the other member has logged out too [AUTH-SESSION-07]", async () => {
		const { memory, look } = await followed();
		await memory.memberData.claim("b");
		memory.sessionStore.stored = "none";
		await look();
		expect(memory.pageNavigation.reloads).toBe(0);
		expect(memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fmypage");
	});

	it("show another member at once when the page showed no one [AUTH-SESSION-03] [DEC-186]", async () => {
		const { memory, use, look } = await followed();
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = unreachable;
		await use(useCases.startSession).execute();
		expect(memory.currentVisitor.isMemberUnknown).toBe(true);
		await memory.memberData.claim("b");
		memory.sessionStore.stored = "complete";
		memory.memberCache.member = called("y");
		await look();
		expect([memory.pageNavigation.reloads, memory.currentVisitor.member?.name]).toEqual([0, names.y]);
	});

	it("keep showing the known name of a renamed member while the server is unreachable [DEC-111] [DEC-186]", async () => {
		const { memory, session, look } = await followed();
		memory.sessionCalls.failure = unreachable;
		await session.renew();
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.member = called("y");
		await look();
		expect([session.state, memory.currentVisitor.member?.name]).toEqual(["UNREACHED", names.x]);
		expect(memory.pageNavigation.reloads).toBe(0);
	});
});
