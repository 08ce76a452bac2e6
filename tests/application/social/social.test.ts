import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import type { Member } from "#domain/member/Member.ts";
import { pendingSocialLife, type SocialEntry } from "#domain/member/socialLogin.ts";
import { resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: "01012345678",
};
const attempt = { provider: "kakao", token: "s.c", certId: null } as const;

function stage(entry: SocialEntry) {
	const memory = memoryPorts();
	memory.sessionCalls.accounts.set(hong.email, { password: "Awesome1!", member: hong });
	memory.socialCalls.member = hong.email;
	memory.socialCalls.entries.set("s.c", entry);
	memory.returnTargets.save("/mypage/books");
	const use = resolveFrom(memoryContainer(memory));
	return { memory, use };
}

describe("social login", () => {
	it("signs in the member of a known account and records the login [DEC-140, DEC-141, AUTH-SESSION-04]", async () => {
		const { memory, use } = stage({ kind: "member" });
		expect(await use(useCases.logInWithProvider).execute(attempt)).toEqual({
			ok: true,
			value: { kind: "member", returnUrl: "/mypage/books" },
		});
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		expect(memory.memberCache.read()?.grade).toBe("Gold");
		expect(memory.sessionCalls.recorded).toEqual(["web KAKAO"]);
		expect(memory.returnTargets.read()).toBeNull();
	});

	it("waits for proof of an address that belongs to a member, and then links the account [DEC-139, DEC-140]", async () => {
		const { memory, use } = stage({ kind: "connect", email: hong.email });
		const entered = await use(useCases.logInWithProvider).execute(attempt);
		expect(entered).toMatchObject({ value: { kind: "connect", returnUrl: "/mypage/books" } });
		expect(memory.currentVisitor.member).toBeNull();
		expect(await use(useCases.viewPendingSocial).execute()).toEqual({
			kind: "connect",
			provider: "kakao",
			token: "s.c",
			email: hong.email,
		});
		expect((await use(useCases.logInWithProvider).execute({ ...attempt, certId: "no" })).ok).toBe(false);
		memory.socialCalls.proofs.add("cert-1");
		await use(useCases.logInWithProvider).execute({ ...attempt, certId: "cert-1" });
		expect(memory.currentVisitor.member?.name).toBe("홍길동");
		expect(await use(useCases.viewPendingSocial).execute()).toBeNull();
	});

	it("keeps a new account's data for sign-up for up to half an hour [DEC-139, DEC-144]", async () => {
		const { memory, use } = stage({ kind: "signUp", ticket: "t", email: null, name: "하늘" });
		await use(useCases.logInWithProvider).execute(attempt);
		const waiting = { kind: "signUp", provider: "kakao", ticket: "t", email: null, name: "하늘" };
		expect(await use(useCases.viewPendingSocial).execute()).toEqual(waiting);
		memory.clock.set(memory.clock.now() + pendingSocialLife);
		expect(await use(useCases.viewPendingSocial).execute()).toBeNull();
	});

	it("deletes the pending data after sign-up [DEC-139]", async () => {
		const { memory, use } = stage({ kind: "signUp", ticket: "t", email: null, name: null });
		await use(useCases.logInWithProvider).execute(attempt);
		await use(useCases.signUp).execute({
			email: "new@example.com",
			emailCertId: "cert-1",
			password: null,
			social: { provider: "kakao", ticket: "t" },
			name: "하늘",
			phone: "01012345678",
			phoneCertId: "cert-2",
			agreesToMarketing: false,
		});
		expect(memory.pendingSocials.pending).toBeNull();
		expect(memory.accountCalls.members.get("new@example.com")?.social).toEqual({
			provider: "kakao",
			ticket: "t",
		});
	});

	it("changes nothing when the login fails [DEC-140]", async () => {
		const { memory, use } = stage({ kind: "member" });
		memory.socialCalls.failure = { kind: "unreachable" };
		expect(await use(useCases.logInWithProvider).execute(attempt)).toEqual({
			ok: false,
			error: { kind: "unreachable" },
		});
		expect(memory.currentVisitor.member).toBeNull();
		expect(memory.returnTargets.read()).toBe("/mypage/books");
		expect(await use(useCases.findReturnTarget).execute()).toBe("/mypage/books");
		memory.returnTargets.clear();
		expect(await use(useCases.findReturnTarget).execute()).toBe("/");
	});
});
