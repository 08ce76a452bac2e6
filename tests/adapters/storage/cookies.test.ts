import { describe, expect, it } from "vitest";
import { BrowserMemberCache } from "#adapters/cookies/BrowserMemberCache.ts";
import { BrowserReturnTargets } from "#adapters/cookies/BrowserReturnTargets.ts";
import { BrowserSessionStore } from "#adapters/cookies/BrowserSessionStore.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { blockedStorage, cookieJar } from "#tests/support/fakeStorage.ts";

const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;

/** A page that records the cookie strings it is told to set, verbatim. */
function notingPage() {
	const reported: string[] = [];
	const jar = cookieJar();
	const page = {
		get cookie() {
			return jar.cookie;
		},
		set cookie(text: string) {
			reported.push(text);
			jar.cookie = text;
		},
	};
	return { page, reported };
}

const blockedPage = {
	get cookie(): string {
		return String(blockedStorage());
	},
	set cookie(_: string) {
		blockedStorage();
	},
};

describe("a page cookie", () => {
	it("is site-wide, SameSite=Lax, and Secure when the page was served over HTTPS [DEC-116]", () => {
		const open = notingPage();
		documentCookies(open.page, false).write("a", "가 =;");
		documentCookies(open.page, false).write("a", "b", 60);
		documentCookies(open.page, false).remove("a");
		expect(open.reported).toEqual([
			"a=%EA%B0%80%20%3D%3B; Path=/; SameSite=Lax",
			"a=b; Path=/; SameSite=Lax; Max-Age=60",
			"a=; Path=/; SameSite=Lax; Max-Age=0",
		]);
		const closed = notingPage();
		documentCookies(closed.page, true).write("a", "b");
		expect(closed.reported).toEqual(["a=b; Path=/; SameSite=Lax; Secure"]);
	});

	it("is found by its exact name, and is null when it is malformed [STORE-08]", () => {
		const { page } = notingPage();
		const cookies = documentCookies(page, false);
		page.cookie = "userInfo2=x";
		page.cookie = "broken=%E0%A4%A";
		expect([cookies.read("userInfo"), cookies.read("broken")]).toEqual([null, null]);
		cookies.write("userInfo", "y");
		expect(cookies.read("userInfo")).toBe("y");
		cookies.remove("userInfo");
		expect(cookies.read("userInfo")).toBeNull();
	});

	it("is ignored without an error where cookies are blocked [B05]", () => {
		const cookies = documentCookies(blockedPage, false);
		cookies.write("a", "b");
		cookies.remove("a");
		expect(cookies.read("a")).toBeNull();
	});
});

describe("the cached member", () => {
	it.each([
		["Y", "; Max-Age=86400"],
		["N", ""],
		[null, ""],
	])(
		"is kept for a day on a remembered device (%s), or else for the browser session [AUTH-SESSION-11]",
		(remember, age) => {
			const { page, reported } = notingPage();
			const cookies = documentCookies(page, false);
			if (remember !== null) cookies.write("rememberMe", remember);
			new BrowserMemberCache(cookies).write(member);
			expect(reported.at(-1)).toBe(
				`userInfo=${encodeURIComponent(JSON.stringify(member))}; Path=/; SameSite=Lax${age}`,
			);
		},
	);

	it("is removed on request, and invalid values are discarded [STORE-08]", () => {
		const { page } = notingPage();
		const cookies = documentCookies(page, false);
		const cache = new BrowserMemberCache(cookies);
		cache.write(member);
		expect(cache.read()).toEqual(member);
		cache.clear();
		expect([cache.read(), page.cookie]).toEqual([null, ""]);
		for (const foreign of [
			"{",
			JSON.stringify({ ...member, grade: "Platinum" }),
			JSON.stringify({ ...member, name: "가".repeat(101) }),
		]) {
			cookies.write("userInfo", foreign);
			expect([cache.read(), page.cookie]).toEqual([null, ""]);
		}
	});
});

describe("the return target cookie", () => {
	it("is removed together with everything a login leaves behind [AUTH-SESSION-08]", () => {
		const { page } = notingPage();
		const cookies = documentCookies(page, false);
		const targets = new BrowserReturnTargets(cookies);
		expect(targets.read()).toBeNull();
		targets.save("/mypage");
		cookies.write("redirect", "https://provider.example");
		cookies.write("kept", "y");
		targets.clear();
		expect([targets.read(), page.cookie]).toEqual([null, "kept=y"]);
	});
});

describe("the session marker cookie", () => {
	it("is the stamp that distinguishes new tokens from those sent with a call [DEC-109]", () => {
		const cookies = documentCookies(notingPage().page, false);
		const store = new BrowserSessionStore({ cookies, now: () => 0, closeOnServer: async () => null });
		expect(store.stamp()).toBeNull();
		cookies.write("session", "1001");
		expect(store.stamp()).toBe("1001");
	});

	it("is removed even when the server cannot be reached, with a flag kept to tell it later [AUTH-SESSION-08] [B12]", async () => {
		const { page } = notingPage();
		const cookies = documentCookies(page, false);
		cookies.write("session", "1001");
		const closeOnServer = () => Promise.reject(new Error("offline"));
		await new BrowserSessionStore({ cookies, now: () => 0, closeOnServer }).clear();
		expect(page.cookie).toBe("left=Y");
	});
});
