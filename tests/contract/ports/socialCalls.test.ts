import { beforeAll, describe, expect } from "vitest";
import { HttpSocialCalls, loginTypes } from "#adapters/http/HttpSocialCalls.ts";
import type { SocialEntry, SocialProvider } from "#domain/member/socialLogin.ts";
import type { SocialCalls } from "#ports/SocialCalls.ts";
import { readConfig } from "#server/config.ts";
import { createStandIn } from "#server/members/social/stand-in/createStandIn.ts";
import { createSecrets } from "#server/platform/secrets/secrets.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { inProcessFetch } from "#tests/support/inProcessFetch.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";
import { MemorySessionCalls, MemorySessionStore } from "#tests/support/memory/MemorySession.ts";
import { MemorySocialCalls } from "#tests/support/memory/MemorySocial.ts";
import { browserCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const email = "haneul@example.com";

/** People at a provider, by the outcome of their first visit. */
const people: Readonly<Record<string, SocialEntry>> = {
	"sun@example.com": { kind: "signUp", ticket: "ticket", email: "sun@example.com", name: "김하늘" },
	[email]: { kind: "connect", email },
};

interface Stage {
	/** Calls of a visitor who is not logged in. */
	readonly visitor: SocialCalls;
	/** Calls of the member who owns the account and has just re-authenticated. */
	readonly member: SocialCalls;
	/** Returns the provider's answer for somebody who came from the login page. */
	answerTo(who: string): Promise<string>;
	/** Returns the provider's answer for somebody who came from the URL that `begin` gave. */
	answerAt(url: string, who: string): string;
	/** Returns a proof that the e-mail address is theirs. */
	proof(): Promise<string>;
	/** Links the provider account to another member. */
	give(who: string): Promise<void>;
	/** Removes the password, so that only provider accounts can log the member in. */
	dropPassword(): Promise<void>;
}

const kakao = (token: string, certId: string | null = null) =>
	({ provider: "kakao", token, certId }) as const;

const cases: Cases<SocialCalls, Stage> = {
	async enter({ visitor, answerTo, proof }) {
		expect(await visitor.enter(kakao("nobody.nothing"))).toMatchObject(refusal("wrongAccess"));
		expect(answered(await visitor.enter(kakao(await answerTo("sun@example.com"))))).toEqual({
			...people["sun@example.com"],
			ticket: expect.any(String),
		});
		const token = await answerTo(email);
		expect(answered(await visitor.enter(kakao(token)))).toEqual({ kind: "connect", email });
		expect(await visitor.enter(kakao(token, "nobody-has-this"))).toMatchObject(refusal("verifyFailed"));
		expect(answered(await visitor.enter(kakao(token, await proof())))).toEqual({ kind: "member" });
	},
	async list({ member }) {
		expect(answered(await member.list())).toEqual([{ provider: "kakao", linkedAt: expect.any(String) }]);
	},
	async begin({ member }) {
		expect(answered(await member.begin("naver"))).toContain("naver");
	},
	async link({ member, answerAt, give }) {
		const begun = async () => answered(await member.begin("naver"));
		expect(await member.link({ provider: "naver", token: "nobody.nothing" })).toMatchObject(
			refusal("wrongAccess"),
		);
		await give("moon");
		expect(await member.link({ provider: "naver", token: answerAt(await begun(), "moon") })).toMatchObject(
			refusal("linkFailed"),
		);
		const token = answerAt(await begun(), email);
		expect((await member.link({ provider: "naver", token })).ok).toBe(true);
		expect(answered(await member.list()).map(({ provider }) => provider)).toEqual(["kakao", "naver"]);
	},
	async remove({ member, dropPassword }) {
		expect(await member.remove("apple")).toMatchObject(refusal("notFound"));
		expect((await member.remove("naver")).ok).toBe(true);
		await dropPassword();
		expect(await member.remove("kakao")).toMatchObject(refusal("updateFailed"));
		expect(answered(await member.list()).map(({ provider }) => provider)).toEqual(["kakao"]);
	},
};

async function overHttp(world: MemberApp): Promise<Stage> {
	const { memberId, token } = await world.person({ email, password: "tulip#73rain" });
	await world.prove(token);
	const fetch = inProcessFetch(world.app, "127.0.0.1");
	const secrets = createSecrets(readConfig({}).dataSecret);
	const jar = new Map<string, string>();

	/** Returns the stub provider's answer to a login started at `url`. */
	function answerAt(url: string, who: string, provider: SocialProvider = "naver"): string {
		const asked = new URL(url, "http://page.invalid").searchParams;
		const identity = { snsId: who, email: who, isEmailProven: true, name: "김하늘" };
		const code = createStandIn(loginTypes[provider], secrets).codeFor(identity, {
			codeChallenge: asked.get("code_challenge") ?? "",
			redirectUri: asked.get("redirect_uri") ?? "",
		});
		return `${asked.get("state")}.${code}`;
	}

	return {
		visitor: new HttpSocialCalls(browserCalls(fetch, undefined, jar)),
		member: new HttpSocialCalls(browserCalls(fetch, token)),
		async answerTo(who) {
			const begun = await world.app.inject({ method: "GET", url: "/login/start/kakao" });
			for (const { name, value } of begun.cookies) jar.set(name, value);
			return answerAt(String(begun.headers.location), who, "kakao");
		},
		answerAt,
		proof: () => world.proven("CONNECT_EMAIL", email),
		async give(who) {
			const other = await world.person();
			await world.prove(other.token);
			const theirs = new HttpSocialCalls(browserCalls(fetch, other.token));
			const url = answered(await theirs.begin("naver"));
			answered(await theirs.link({ provider: "naver", token: answerAt(url, who) }));
		},
		async dropPassword() {
			await world.db.query("UPDATE member SET password_hash = NULL WHERE member_id = $1", [memberId]);
		},
	};
}

function inMemory(): Stage {
	const calls = new MemorySocialCalls(new MemorySessionCalls(new MemorySessionStore()));
	for (const [who, entry] of Object.entries(people)) calls.entries.set(who, entry);
	calls.member = email;
	calls.proofs.add("proof");
	return {
		visitor: calls,
		member: calls,
		answerTo: async (who) => who,
		answerAt: (_, who) => who,
		proof: async () => "proof",
		async give(who) {
			calls.taken.add(who);
		},
		async dropPassword() {
			calls.isLastWay = true;
		},
	};
}

forEachDatabase((_, open) => {
	describe("the port of social logins", () => {
		let adapters: Adapters<Stage>;

		beforeAll(async () => {
			const world = await memberApp(await open(), { SOCIAL_STAND_IN: "kakao,naver" });
			adapters = { http: await overHttp(world), memory: inMemory() };
		});

		testPort("SocialCalls", cases, () => adapters);
	});
});
