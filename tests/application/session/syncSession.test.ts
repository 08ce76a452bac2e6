import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { partOf, resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const gold: CachedMember = { name: "박지우", grade: "Gold", type: "N", corpName: null };
const other: CachedMember = { ...gold, name: "김하늘" };

async function tab(address: string, member: CachedMember | null) {
	const memory = memoryPorts();
	const stop = new AbortController();
	if (member) memory.currentVisitor.entered(member);
	memory.pageNavigation.visited.push(address);
	const container = memoryContainer(memory);
	const use = resolveFrom(container);
	const session = partOf(container, "memberSession");
	await use(useCases.syncSession).execute({ signal: stop.signal });
	const look = async () => {
		memory.sessionChanges.arrive();
		await new Promise((done) => setTimeout(done));
	};
	/** Another tab has left the cookies in this state. */
	const hear = async (now: CachedMember | null) => {
		memory.sessionStore.stored = now ? "complete" : "none";
		if (now) memory.memberCache.write(now);
		else memory.memberCache.clear();
		await look();
	};
	return { memory, use, session, hear, look, stop };
}

describe("a page whose session changes in another tab", () => {
	it("redirects to login from a members-only page [AUTH-SESSION-07] [DEC-029]", async () => {
		const { memory, hear } = await tab("/mypage/books?tab=cancel", gold);
		await hear(null);
		expect(memory.currentVisitor.member).toBeNull();
		expect(memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel");
	});

	it("removes the former member's data in the tab before it shows the new visitor [B12]", async () => {
		const { memory, hear } = await tab("/login?returnUrl=%2Finquiries%2Fnew", gold);
		const shown: (CachedMember | null)[] = [];
		memory.memberData.dropStaleTabData = () => void shown.push(memory.currentVisitor.member);
		await hear(null);
		await hear(other);
		expect(shown).toEqual([gold, null]);
	});

	it("stays on a public page, logged out, and reloads the visitor's data [AUTH-SESSION-07]", async () => {
		const { memory, hear } = await tab("/search?adtCnt=2", gold);
		await hear(null);
		expect(memory.currentVisitor.member).toBeNull();
		expect(memory.pageNavigation.current()).toBe("/search?adtCnt=2");
		expect(memory.pageNavigation.refreshes).toBe(1);
	});

	it("leaves the login page once a member is logged in [DEC-030]", async () => {
		const { memory, hear } = await tab("/login?returnUrl=%2Fmypage", null);
		await hear(gold);
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/mypage");
	});

	it("shows the member on any other page and reloads the member's data [AUTH-SESSION-03]", async () => {
		const { memory, hear } = await tab("/faq", null);
		await hear(gold);
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/faq");
		expect(memory.pageNavigation.refreshes).toBe(1);
	});

	it("reloads when a different member is logged in", async () => {
		const { memory, hear } = await tab("/mypage", gold);
		await hear(other);
		expect(memory.pageNavigation.reloads).toBe(1);
	});

	it("reloads for another member of the same name, but not when a member is renamed", async () => {
		const { memory, use, hear } = await tab("/mypage", gold);
		memory.sessionStore.stored = "complete";
		memory.memberCache.write(gold);
		await memory.memberData.claim("gold@example.com");
		await use(useCases.startSession).execute();
		await hear({ ...gold, name: "박지후" });
		expect(memory.pageNavigation.reloads).toBe(0);
		expect(memory.currentVisitor.member?.name).toBe("박지후");
		await memory.memberData.claim("other@example.com");
		await hear({ ...gold, name: "박지후" });
		expect(memory.pageNavigation.reloads).toBe(1);
	});

	it("stays on a member's page when that member logs in elsewhere [AUTH-SESSION-03]", async () => {
		const { memory, hear } = await tab("/mypage", gold);
		await hear(gold);
		expect(memory.pageNavigation.visited).toEqual(["/", "/mypage"]);
		const visitor = await tab("/mypage/books", null);
		await visitor.hear(gold);
		expect(visitor.memory.pageNavigation.current()).toBe("/mypage/books");
		expect(visitor.memory.pageNavigation.refreshes).toBe(1);
	});

	it("checks an unverified session again on each notification until it is verified [DEC-186]", async () => {
		const { memory, use, look } = await tab("/mypage", null);
		memory.sessionCalls.enterAs("nobody");
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.write(gold);
		memory.sessionCalls.failure = { kind: "unreachable" };
		await use(useCases.startSession).execute();
		expect(memory.currentVisitor.isMemberUnknown).toBe(true);
		await look();
		expect(memory.pageNavigation.visited).toEqual(["/", "/mypage"]);
		expect(memory.sessionStore.read()).toBe("refreshOnly");
		memory.sessionCalls.failure = null;
		await look();
		expect(memory.currentVisitor).toMatchObject({ member: gold, isMemberUnknown: false });
		expect(memory.pageNavigation.refreshes).toBe(1);
	});

	it("logs out when a session that could not be checked turns out to be refused [AUTH-SESSION-12]", async () => {
		const { memory, use, look } = await tab("/mypage", gold);
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.write(gold);
		memory.sessionCalls.failure = { kind: "unreachable" };
		await use(useCases.startSession).execute();
		memory.sessionCalls.failure = { kind: "signedOut", reason: "refused" };
		await look();
		expect(memory.sessionStore.read()).toBe("none");
		expect(memory.currentVisitor).toMatchObject({ member: null, isMemberUnknown: false });
	});

	it("leaves a member's page for the login when the session turns out to be refused [AUTH-SESSION-12] [DEC-029]", async () => {
		const { memory, use, session, look } = await tab("/mypage", gold);
		memory.sessionStore.stored = "complete";
		memory.memberCache.write(gold);
		await use(useCases.startSession).execute();
		memory.sessionCalls.failure = { kind: "unreachable" };
		await session.renew();
		await look();
		expect([session.state, memory.currentVisitor.member]).toEqual(["UNREACHED", gold]);
		expect(memory.pageNavigation.current()).toBe("/mypage");
		memory.sessionCalls.failure = { kind: "signedOut", reason: "refused" };
		await look();
		expect([memory.sessionStore.read(), memory.currentVisitor.member]).toEqual(["none", null]);
		expect(memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fmypage");
	});

	it("keeps its member during a network failure [DEC-111]", async () => {
		const { memory, hear } = await tab("/mypage", gold);
		memory.sessionCalls.failure = { kind: "unreachable" };
		await hear(gold);
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.clear();
		memory.sessionChanges.arrive();
		await new Promise((done) => setTimeout(done));
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/mypage");
	});

	it("does nothing when nothing has changed, or after it stopped listening", async () => {
		const { memory, hear, stop } = await tab("/mypage", gold);
		let shown = 0;
		memory.currentVisitor.entered = () => {
			shown += 1;
		};
		await hear(gold);
		expect([memory.sessionStore.pairs, shown]).toEqual([1, 0]);
		stop.abort();
		await hear(null);
		expect(memory.pageNavigation.visited).toEqual(["/", "/mypage"]);
		expect(memory.pageNavigation.refreshes).toBe(0);
		expect(memory.currentVisitor.member).toEqual(gold);
	});
});
