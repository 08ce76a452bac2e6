import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { memoryContainer, memoryPorts } from "#main/container.memory.ts";
import { resolveFrom } from "#main/containers.ts";

const gold: CachedMember = { name: "박지우", grade: "Gold", type: "N", corpName: null };
const other: CachedMember = { ...gold, name: "김하늘" };

async function tab(address: string, member: CachedMember | null) {
	const memory = memoryPorts();
	const stop = new AbortController();
	if (member) memory.currentVisitor.entered(member);
	memory.pageNavigation.visited.push(address);
	await resolveFrom(memoryContainer(memory))(useCases.followSession).execute({ signal: stop.signal });
	/** Another tab has left the cookies so. */
	const hear = async (now: CachedMember | null) => {
		memory.sessionStore.stored = now ? "complete" : "none";
		if (now) memory.memberCache.write(now);
		else memory.memberCache.clear();
		memory.sessionNews.arrive();
		await new Promise((done) => setTimeout(done));
	};
	return { memory, hear, stop };
}

describe("a page whose session changes elsewhere", () => {
	it("asks for a login where only members may be [AUTH-SESSION-07] [DEC-029]", async () => {
		const { memory, hear } = await tab("/mypage/books?tab=cancel", gold);
		await hear(null);
		expect(memory.currentVisitor.member).toBeNull();
		expect(memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fmypage%2Fbooks%3Ftab%3Dcancel");
	});

	it("stays where everybody may be, logged out, and loads what a visitor sees there [AUTH-SESSION-07]", async () => {
		const { memory, hear } = await tab("/search?adtCnt=2", gold);
		await hear(null);
		expect(memory.currentVisitor.member).toBeNull();
		expect(memory.pageNavigation.current()).toBe("/search?adtCnt=2");
		expect(memory.pageNavigation.refreshes).toBe(1);
	});

	it("goes on from the login page once somebody is logged in [DEC-030]", async () => {
		const { memory, hear } = await tab("/login?returnUrl=%2Fmypage", null);
		await hear(gold);
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/mypage");
	});

	it("knows the member on any other page, and loads what a member sees there [AUTH-SESSION-03]", async () => {
		const { memory, hear } = await tab("/faq", null);
		await hear(gold);
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/faq");
		expect(memory.pageNavigation.refreshes).toBe(1);
	});

	it("loads anew when it is somebody else, whose page this is not", async () => {
		const { memory, hear } = await tab("/mypage", gold);
		await hear(other);
		expect(memory.pageNavigation.reloads).toBe(1);
	});

	it("keeps its member over a lost network [DEC-111]", async () => {
		const { memory, hear } = await tab("/mypage", gold);
		memory.sessionCalls.failure = { kind: "network" };
		await hear(gold);
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.clear();
		memory.sessionNews.arrive();
		await new Promise((done) => setTimeout(done));
		expect(memory.currentVisitor.member).toEqual(gold);
		expect(memory.pageNavigation.current()).toBe("/mypage");
	});

	it("does nothing when nothing has changed, or when it no longer listens", async () => {
		const { memory, hear, stop } = await tab("/mypage", gold);
		await hear(gold);
		stop.abort();
		await hear(null);
		expect(memory.pageNavigation.visited).toEqual(["/", "/mypage"]);
		expect(memory.pageNavigation.refreshes).toBe(0);
		expect(memory.currentVisitor.member).toEqual(gold);
	});
});
