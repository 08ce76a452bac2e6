import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import {
	isCorporationMember,
	isSpecialMember,
	type Member,
	memberGrades,
	memberTypes,
} from "#domain/member/Member.ts";
import { menuParts } from "#domain/member/menuParts.ts";
import { avatar, displayName, gradeCard, gradeLabel } from "#domain/member/profile.ts";
import { profileMenu } from "#domain/member/profileMenu.ts";
import { anyText, wholeCharacters } from "../shared/arbitraries.ts";
import { standing } from "./memberArbitraries.ts";

const member: Member = {
	name: "홍길동",
	email: "hong@example.com",
	type: "N",
	grade: "Bronze",
	corpName: null,
	phone: null,
};

describe("member type and grade", () => {
	it("have two types and three grades [PROD-02] [PROD-03] [ENT-06] [DOM-GRADE-01]", () => {
		expect(memberTypes).toEqual(["N", "C"]);
		expect(memberGrades).toEqual(["Bronze", "Silver", "Gold"]);
		expect(memberGrades.map(gradeLabel)).toEqual([
			{ name: "브론즈", meaning: "일반 회원" },
			{ name: "실버", meaning: "월간 구독" },
			{ name: "골드", meaning: "연간 구독" },
		]);
	});

	it("make a member corporate only for C, and special only for non-corporate Silver and Gold [DOM-GRADE-02] [DOM-GRADE-03] [PROD-02] [ROLE-05]", () => {
		fc.assert(
			fc.property(standing, (one) => {
				expect(isCorporationMember(one)).toBe(one.type === "C");
				expect(isSpecialMember(one)).toBe(one.type === "N" && ["Silver", "Gold"].includes(one.grade));
			}),
		);
	});
});

describe("a member's name", () => {
	it("falls back to a polite label when empty [ENT-07]", () => {
		fc.assert(
			fc.property(fc.oneof(anyText, fc.constantFrom(null, undefined, "", "  ")), (name) => {
				expect(displayName(name)).toBe(name?.trim() ? name.trim() : "고객");
			}),
		);
		expect(displayName(" 홍 길동\n")).toBe("홍 길동");
	});

	it("starts with the avatar's character [ENT-08]", () => {
		fc.assert(
			fc.property(wholeCharacters(), (name) => {
				const shown = avatar({ name, grade: "Bronze" });
				if (shown.kind === "icon") throw new Error("a member has an initial");
				expect(displayName(name).normalize("NFC").startsWith(shown.initial)).toBe(true);
				expect([...shown.initial]).toHaveLength(1);
			}),
		);
		expect(avatar({ name: "홍길동".normalize("NFD"), grade: "Gold" })).toMatchObject({ initial: "홍" });
		expect(avatar({ name: "", grade: "Gold" })).toMatchObject({ initial: "고" });
	});

	it("has an orange avatar for Silver and Gold and a grey one for Bronze; logged-out visitors get an icon [ENT-08] [ENT-09] [ENT-10]", () => {
		expect(avatar(null)).toEqual({ kind: "icon" });
		expect(memberGrades.map((grade) => avatar({ name: "홍", grade }))).toEqual([
			{ kind: "initial", initial: "홍", tone: "grey" },
			{ kind: "initial", initial: "홍", tone: "orange" },
			{ kind: "initial", initial: "홍", tone: "orange" },
		]);
	});
});

describe("the grade card", () => {
	it("shows the company of a corporate member instead of the grade [UI-MENU-10]", () => {
		fc.assert(
			fc.property(standing, fc.constantFrom("한빛상사", " 한빛상사 "), (one, corpName) => {
				expect(gradeCard({ ...one, corpName })).toBe(
					one.type === "C" ? "한빛상사" : gradeLabel(one.grade).name,
				);
				expect(gradeCard({ ...one, corpName: null })).toBe(
					one.type === "C" ? "기업회원" : gradeLabel(one.grade).name,
				);
			}),
		);
		expect(gradeCard({ ...member, type: "C", corpName: " " })).toBe("기업회원");
	});
});

describe("the profile menu", () => {
	it.each([
		[
			"N",
			"Bronze",
			{ subscribe: true, corpPrompt: true, manage: false, billingHistory: true, welfare: true },
		],
		[
			"N",
			"Silver",
			{ subscribe: false, corpPrompt: false, manage: true, billingHistory: false, welfare: true },
		],
		[
			"N",
			"Gold",
			{ subscribe: false, corpPrompt: false, manage: true, billingHistory: false, welfare: true },
		],
		[
			"C",
			"Bronze",
			{ subscribe: false, corpPrompt: false, manage: false, billingHistory: true, welfare: true },
		],
		[
			"C",
			"Silver",
			{ subscribe: false, corpPrompt: false, manage: true, billingHistory: true, welfare: true },
		],
		["C", "Gold", { subscribe: false, corpPrompt: false, manage: true, billingHistory: true, welfare: true }],
	] as const)(
		"of a %s %s has the parts %j [UI-MENU-06] [UI-MENU-07] [UI-MENU-08] [UI-MENU-09] [UI-MENU-11]",
		(type, grade, parts) => {
			expect(menuParts({ type, grade })).toEqual(parts);
		},
	);

	it("has one item when logged out [UI-MENU-02]", () => {
		expect(profileMenu(null, "web", "/search?a=1")).toEqual({
			kind: "loggedOut",
			login: { label: "로그인/회원가입", target: { navigate: "/login?returnUrl=%2Fsearch%3Fa%3D1" } },
		});
	});

	it("has name, e-mail, card and every link when logged in [UI-MENU-03] [UI-MENU-04] [UI-MENU-05] [ROLE-02]", () => {
		const menu = profileMenu(member, "web", "/");
		expect(menu).toMatchObject({
			kind: "loggedIn",
			name: "홍길동",
			email: "hong@example.com",
			card: "브론즈",
			subscribe: { label: "어썸 멤버십 가입하기", target: { navigate: "/membership/awesome/subscribe" } },
			corpPrompt: {
				label: "기업 회원이신가요? 복지몰 회원으로 등록하고 혜택을 받으세요.",
				target: { navigate: "/membership/benefit-mall/register" },
			},
			manage: null,
			logout: "로그아웃",
		});
		expect(menu.kind === "loggedIn" && menu.links.map(({ label, target }) => [label, target])).toEqual([
			["예약 내역", { navigate: "/mypage/books" }],
			["찜한 숙소", { navigate: "/mypage/wishes" }],
			["쿠폰", { navigate: "/mypage/coupon" }],
			["어썸캐시", { navigate: "/mypage/awesome-cash" }],
			["복지포인트 내역", { navigate: "/membership/benefit-mall/management" }],
			["구독 결제 내역", { navigate: "/membership/awesome/management/billing-history" }],
			["자주 묻는 질문", { navigate: "/faq" }],
			["공지사항", { navigate: "/notice" }],
			["1:1 문의 내역", { navigate: "/inquiries" }],
		]);
	});

	it("has no billing history for special members and pushes inquiries in a web view [UI-MENU-08] [UI-MENU-09] [ROUTE-21]", () => {
		const menu = profileMenu({ ...cachedMemberOf(member), grade: "Gold" }, "webview", "/");
		if (menu.kind !== "loggedIn") throw new Error("logged in");
		expect(menu.email).toBeNull();
		expect(menu).toMatchObject({ subscribe: null, corpPrompt: null });
		expect(menu.manage?.target).toEqual({ navigate: "/membership/awesome/management" });
		expect(menu.links.map(({ label }) => label)).toEqual([
			"예약 내역",
			"찜한 숙소",
			"쿠폰",
			"어썸캐시",
			"복지포인트 내역",
			"자주 묻는 질문",
			"공지사항",
			"1:1 문의 내역",
		]);
		expect(menu.links.at(-1)?.target).toEqual({
			bridge: { event: "push", payload: { path: "/my/inquiry" } },
		});
	});

	it("caches only the member fields that the cookie may hold [ENT-06]", () => {
		expect(Object.keys(cachedMemberOf(member)).sort()).toEqual(["corpName", "grade", "name", "type"]);
	});
});
