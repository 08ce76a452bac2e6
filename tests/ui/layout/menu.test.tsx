import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { type MenuMember, profileMenu } from "#domain/member/profileMenu.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { ChatIcon } from "#ui/components/icons/frame.tsx";
import { ProfileMenu } from "#ui/layout/ProfileMenu.tsx";
import { bronze, corporate, gold, silver } from "./site.ts";

const show = (
	member: MenuMember | null,
	{ surface = "web", open = true }: { surface?: Surface; open?: boolean } = {},
) => {
	const calls = { onClose: vi.fn(), onBridge: vi.fn(), onLogout: vi.fn(() => Promise.resolve()) };
	render(
		<MemoryRouter>
			<ProfileMenu
				open={open}
				member={member}
				menu={profileMenu(member, surface, "/search?a=1")}
				{...calls}
			/>
		</MemoryRouter>,
	);
	return calls;
};
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const common = [
	["예약 내역", "/mypage/books"],
	["찜한 숙소", "/mypage/wishes"],
	["쿠폰", "/mypage/coupon"],
	["어썸캐시", "/mypage/awesome-cash"],
	["복지포인트 내역", "/membership/benefit-mall/management"],
];
const billing = ["구독 결제 내역", "/membership/awesome/management/billing-history"];
const help = [
	["자주 묻는 질문", "/faq"],
	["공지사항", "/notice"],
	["1:1 문의 내역", "/inquiries"],
];
const subscribe = ["어썸 멤버십 가입하기", "/membership/awesome/subscribe"];
const corpPrompt = [
	"기업 회원이신가요? 복지몰 회원으로 등록하고 혜택을 받으세요.",
	"/membership/benefit-mall/register",
];
const manage = ["멤버십 관리", "/membership/awesome/management"];

describe("ProfileMenu", () => {
	it("renders nothing while closed [UI-MENU-01]", () => {
		show(bronze, { open: false });
		expect(document.body.textContent).toBe("");
	});

	it("shows a visitor only the login item [UI-MENU-02]", () => {
		show(null);
		expect(links()).toEqual([["로그인/회원가입", "/login?returnUrl=%2Fsearch%3Fa%3D1"]]);
		expect(screen.queryByRole("button", { name: "로그아웃" })).toBeNull();
	});

	it("shows a member's name, e-mail and grade card [UI-MENU-03]", () => {
		show({ ...silver, email: "sea@example.com" });
		expect(screen.getByText("이바다님")).toBeTruthy();
		expect(screen.getByText("sea@example.com")).toBeTruthy();
		expect(screen.getByText("실버")).toBeTruthy();
	});

	it("offers a Bronze member to subscribe and to register as corporate [UI-MENU-04, UI-MENU-06, UI-MENU-07, UI-MENU-09, UI-MENU-11]", () => {
		show(bronze);
		expect(links()).toEqual([subscribe, corpPrompt, ...common, billing, ...help]);
	});

	it.each([
		["Silver", silver],
		["Gold", gold],
	])(
		"offers a %s member to manage the membership, without payment history [UI-MENU-04, UI-MENU-08, UI-MENU-11]",
		(_, member) => {
			show(member);
			expect(links()).toEqual([manage, ...common, ...help]);
		},
	);

	it("shows a corporate member the company instead of the grade, and no offers [UI-MENU-10, DEC-065]", () => {
		show(corporate);
		expect(screen.getByText("한빛상사")).toBeTruthy();
		expect(screen.queryByText("브론즈")).toBeNull();
		expect(links()).toEqual([...common, billing, ...help]);
	});

	it("lets a corporate member with an active Gold membership manage it [DEC-065]", () => {
		show({ ...corporate, grade: "Gold" });
		expect(links()).toEqual([manage, ...common, billing, ...help]);
	});

	it.each(["web", "webview"] as const)(
		"gives every menu item its own icon, and the inquiries the chat icon, on the %s",
		(surface) => {
			show(bronze, { surface });
			const iconOf = ([name = ""]: readonly string[]) =>
				screen.getByText(name).parentElement?.querySelector("svg")?.innerHTML;
			const icons = [...common, billing, ...help].map(iconOf);
			expect(icons).not.toContain(undefined);
			expect(new Set(icons).size).toBe(icons.length);
			const { container } = render(<ChatIcon size={22} />);
			expect(icons.at(-1)).toBe(container.querySelector("svg")?.innerHTML);
		},
	);

	it("has logout at the bottom, and closes once it has completed [UI-MENU-05, UI-MENU-12]", async () => {
		const calls = show(gold);
		let finish: () => void = () => undefined;
		calls.onLogout.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
		const logout = screen.getByRole("button", { name: "로그아웃" });
		expect(screen.getAllByRole("link").at(-1)?.compareDocumentPosition(logout)).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING,
		);
		await userEvent.click(logout);
		await userEvent.click(logout);
		expect(calls.onLogout).toHaveBeenCalledOnce();
		expect(calls.onClose).not.toHaveBeenCalled();
		await act(async () => finish());
		expect(calls.onClose).toHaveBeenCalledOnce();
	});

	it("hands the inquiry history over to the app in a web view [ROUTE-21, BRIDGE-03]", async () => {
		const { onBridge } = show(gold, { surface: "webview" });
		await userEvent.click(screen.getByRole("button", { name: "1:1 문의 내역" }));
		expect(onBridge).toHaveBeenCalledWith({ bridge: { event: "push", payload: { path: "/my/inquiry" } } });
	});
});
