import { beforeAll, describe, expect } from "vitest";
import { HttpAccountSecurity } from "#adapters/http/HttpAccountSecurity.ts";
import { HttpBenefitMall } from "#adapters/http/HttpBenefitMall.ts";
import { HttpBookingMember } from "#adapters/http/HttpBookingMember.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpProfile } from "#adapters/http/HttpProfile.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import type { AccountSecurity } from "#ports/AccountSecurity.ts";
import type { BenefitMall } from "#ports/BenefitMall.ts";
import type { BookingMember } from "#ports/BookingMember.ts";
import type { Profile } from "#ports/Profile.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { inProcessFetch } from "#tests/support/inProcessFetch.ts";
import { memberApp } from "#tests/support/memberApp.ts";
import { MemoryAccountSecurity } from "#tests/support/memory/MemoryAccountSecurity.ts";
import { MemoryBookingMember } from "#tests/support/memory/MemoryBookings.ts";
import { MemoryProfile } from "#tests/support/memory/MemoryMember.ts";
import { MemoryBenefitMall } from "#tests/support/memory/MemoryMembership.ts";
import { MemorySessionCalls, MemorySessionStore } from "#tests/support/memory/MemorySession.ts";
import { browserCalls } from "./portCalls.ts";
import { type Adapters, answered, type Cases, refusal, testPort } from "./portSuite.ts";

const email = "haneul@example.com";
const password = "tulip#73rain";

const sessionCases: Cases<SessionCalls> = {
	async logIn(session) {
		const login = { email, password, rememberMe: true };
		expect(await session.logIn({ ...login, password: "tulip#73snow" })).toMatchObject(
			refusal("memberNotFound"),
		);
		expect((await session.logIn(login)).ok).toBe(true);
	},
	async viewMember(session) {
		expect(answered(await session.viewMember())).toMatchObject({ email, grade: "Bronze", corpName: null });
	},
	async recordLogin(session) {
		expect((await session.recordLogin("web", "EMAIL")).ok).toBe(true);
	},
	async logOut(session) {
		expect((await session.logOut()).ok).toBe(true);
		expect(await session.viewMember()).toMatchObject(refusal("signedOut"));
	},
};

const bookingMemberCases: Cases<BookingMember> = {
	async account(member) {
		expect(answered(await member.account())).toMatchObject({ email, grade: "Bronze" });
	},
	async balances(member) {
		expect(answered(await member.balances())).toEqual({ awesomeCash: 3_000, welfarePoints: 2_000 });
	},
	async coupons(member) {
		const stay = { stayId: 1, ratePlanId: 1, startDate: null };
		expect(answered(await member.coupons(stay))).toEqual([]);
	},
	async saveInternational(member) {
		const guest = { firstName: "HANEUL", lastName: "KIM", phoneCountry: "KR", phone: "1012345678" };
		expect((await member.saveInternational(guest)).ok).toBe(true);
	},
};

const mallCases: Cases<BenefitMall> = {
	async companyOf(mall) {
		expect(answered(await mall.companyOf("HANBIT2026"))).toBe("한빛상사");
		expect(await mall.companyOf("NOBODY99")).toMatchObject(refusal("corpCodeUnknown"));
	},
	async register(mall) {
		const registration = { corpCode: "HANBIT2026", userName: "김하늘", deptName: "영업부" };
		expect(answered(await mall.register(registration))).toMatchObject({ corpName: "한빛상사" });
		expect(await mall.register({ ...registration, corpCode: "NOBODY99" })).toMatchObject(
			refusal("corpCodeUnknown"),
		);
	},
};

const securityCases: Cases<AccountSecurity> = {
	async prove(security) {
		expect(await security.prove({ password: "tulip#73snow" })).toMatchObject(refusal("verifyFailed"));
		expect((await security.prove({ password })).ok).toBe(true);
	},
	async logins(security) {
		const logins = answered(await security.logins());
		expect(logins.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
		expect(logins.length).toBeGreaterThan(1);
	},
	async ownData(security) {
		const { fileName, text } = answered(await security.ownData());
		expect(fileName).toMatch(/\.json$/);
		expect(JSON.parse(text)).toEqual(expect.any(Object));
	},
	async endLogins(security) {
		expect((await security.endLogins(null)).ok).toBe(true);
		expect(answered(await security.logins()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
	},
};

const profileCases: Cases<Profile> = {
	async change(profile) {
		expect(answered(await profile.change({ name: "김바다" }))).toMatchObject({ name: "김바다" });
		expect(answered(await profile.change({ agreesToMarketing: true }))).toMatchObject({
			name: "김바다",
			agreesToMarketing: true,
		});
	},
	async revokeAppleLogin(profile) {
		expect(await profile.revokeAppleLogin("wrong")).toMatchObject(refusal("withdrawFailed"));
	},
	async withdraw(profile) {
		expect((await profile.withdraw()).ok).toBe(true);
		expect(await profile.change({ name: "김하늘" })).toMatchObject(refusal("signedOut"));
	},
};

forEachDatabase((_, open) => {
	describe("the ports of a member's account", () => {
		let session: Adapters<SessionCalls>;
		let member: Adapters<BookingMember>;
		let mall: Adapters<BenefitMall>;
		let security: Adapters<AccountSecurity>;
		let profile: Adapters<Profile>;

		beforeAll(async () => {
			const world = await memberApp(await open());
			const { db } = world;
			const { memberId, token } = await world.person({ email, password });
			const leaving = await world.person({ password });
			await db.query("INSERT INTO corporation VALUES ('HANBIT2026', '한빛상사', true)");
			await db.query(
				`INSERT INTO point_balance VALUES ($1, 3000, 2000)
				ON CONFLICT (member_id) DO UPDATE SET point = 3000, user_point = 2000`,
				[memberId],
			);
			await world.prove(leaving.token);
			const fetch = inProcessFetch(world.app, "127.0.0.1");
			const calls = (accessToken: string) =>
				new HttpCalls({ origin: "http://page.invalid", fetch, session: null, accessToken });
			const overHttp = new HttpBookingMember(calls(token));
			const account = answered(await overHttp.account());

			const sessions = new MemorySessionCalls(new MemorySessionStore());
			const seen = answered(await new HttpSessionCalls(calls(token)).viewMember());
			sessions.accounts.set(email, { password, member: seen });
			session = { http: new HttpSessionCalls(browserCalls(fetch)), memory: sessions };

			const booker = new MemoryBookingMember();
			booker.member = account;
			booker.points = answered(await overHttp.balances());
			member = { http: overHttp, memory: booker };

			const companies = new MemoryBenefitMall(booker);
			companies.companies.set("HANBIT2026", "한빛상사");
			mall = { http: new HttpBenefitMall(calls(token)), memory: companies };

			const secured = new MemoryAccountSecurity();
			secured.password = password;
			security = { http: new HttpAccountSecurity(calls(token)), memory: secured };
			await world.login(memberId);
			secured.open = [...answered(await security.http.logins())];

			const leaver = new MemoryBookingMember();
			leaver.member = account;
			profile = { http: new HttpProfile(calls(leaving.token)), memory: new MemoryProfile(leaver) };
		});

		testPort("SessionCalls", sessionCases, () => session);
		testPort("BookingMember", bookingMemberCases, () => member);
		testPort("BenefitMall", mallCases, () => mall);
		testPort("AccountSecurity", securityCases, () => security);
		testPort("Profile", profileCases, () => profile);
	});
});
