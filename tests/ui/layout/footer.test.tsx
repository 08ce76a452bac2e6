import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Site } from "#domain/content/Site.ts";
import type { Surface } from "#domain/navigation/surface.ts";
import { applyStyles, resetViewport, setWidth } from "#tests/support/viewport.ts";
import { ChatButton } from "#ui/layout/ChatButton.tsx";
import companyStyles from "#ui/layout/CompanyInfo.module.css";
import footerStyles from "#ui/layout/Footer.module.css";
import { Footer } from "#ui/layout/Footer.tsx";
import { ServiceInfoCard } from "#ui/layout/ServiceInfoCard.tsx";
import { site } from "./site.ts";

afterEach(resetViewport);

const show = (surface: Surface = "web", config: Site = site) => {
	const onBridge = vi.fn();
	render(
		<MemoryRouter>
			<Footer site={config} surface={surface} onBridge={onBridge} />
		</MemoryRouter>,
	);
	return onBridge;
};
const address = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("Footer", () => {
	it("shows the phone line as text and as a link [CS-01]", () => {
		show();
		expect(address("0000-0000")).toBe("tel:0000-0000");
		expect(address("전화 문의")).toBe("tel:0000-0000");
	});

	it("offers e-mail, inquiries and FAQ [CS-02, CS-03]", () => {
		show();
		expect(address("이메일 문의")).toBe("mailto:help@example.com");
		expect(address("1:1 문의 내역")).toBe("/inquiries");
		expect(address("자주 묻는 질문")).toBe("/faq");
	});

	it("shows business hours, closed days and the notice of high call volume [CS-04, CS-05, UI-FOOTER-01]", () => {
		show();
		const centre = screen.getByRole("region", { name: "고객센터" });
		expect(within(centre).getByText("평일 10:30 ~ 16:30 (점심시간 12:00 ~ 13:00)")).toBeTruthy();
		expect(within(centre).getByText("주말 및 공휴일 휴무")).toBeTruthy();
		expect(within(centre).getByText(/1:1 문의로 통합 운영될 수 있습니다/)).toBeTruthy();
	});

	it.each([390, 820, 1440])(
		"at %i px shows all of it without expanding the company information [CS-04, CS-05, UI-FOOTER-04]",
		(width) => {
			setWidth(width);
			applyStyles("layout/Footer.module.css", footerStyles);
			show();
			const said = [screen.getByText("주말 및 공휴일 휴무"), screen.getByText(/1:1 문의로 통합/)];
			expect(said.map((element) => element.checkVisibility())).toEqual([true, true]);
			expect(screen.getByRole("list", { name: "채널" })).toBeTruthy();
		},
	);

	it("shows the operator of the site [UI-FOOTER-01, DEC-002]", () => {
		show();
		for (const text of [
			"홍길동",
			"123-45-67890",
			"2026-서울중구-0001",
			"서울특별시 중구 세종대로 110",
			"김하늘",
			"호스팅 회사",
		])
			expect(screen.getByText(text)).toBeTruthy();
	});

	it.each([
		["이용약관", "/policy/terms"],
		["개인정보처리방침", "/policy/privacy"],
		["신주발행공고", "/policy/ir"],
	])("links %s to %s [UI-FOOTER-02]", (name, path) => {
		show();
		expect(address(name)).toBe(path);
	});

	it("links to the business-information check [UI-FOOTER-03]", () => {
		setWidth(1440);
		applyStyles("layout/CompanyInfo.module.css", companyStyles);
		show();
		expect(address(/사업자정보확인/)).toBe(site.bizCheckUrl);
	});

	it("shows chat and community channels, omitting those without an address [UI-FOOTER-04, DEC-002]", () => {
		show("web", { ...site, communityUrls: { blog: "", instagram: "https://instagram.example.com/" } });
		const channels = within(screen.getByRole("list", { name: "채널" })).getAllByRole("link");
		expect(channels.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
			["채팅 상담", "https://chat.example.com/"],
			["인스타그램", "https://instagram.example.com/"],
		]);
		expect(channels.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
	});

	it("states who bears the duties, with the right Korean particle [PROD-04]", () => {
		show();
		expect(screen.getByText(/^어썸스테이는 통신판매중개자로서 .* 각 판매자에게 있습니다\.$/)).toBeTruthy();
	});

	it.each([390, 820, 1239])(
		"at %i px starts with the company information collapsed and toggles it [UI-FOOTER-05, DEC-033]",
		async (width) => {
			setWidth(width);
			applyStyles("layout/CompanyInfo.module.css", companyStyles);
			show();
			const toggle = screen.getByRole("button", { name: "회사 정보" });
			const isShown = () => screen.queryByRole("link", { name: /사업자정보확인/ }) !== null;
			expect([toggle.getAttribute("aria-expanded"), isShown()]).toEqual(["false", false]);
			await userEvent.click(toggle);
			expect([toggle.getAttribute("aria-expanded"), isShown()]).toEqual(["true", true]);
			await userEvent.click(toggle);
			expect([toggle.getAttribute("aria-expanded"), isShown()]).toEqual(["false", false]);
		},
	);

	it("always shows the company information on desktop, without a toggle [UI-FOOTER-05]", () => {
		setWidth(1240);
		applyStyles("layout/CompanyInfo.module.css", companyStyles);
		show();
		expect(screen.queryByRole("button", { name: "회사 정보" })).toBeNull();
		expect(screen.getByRole("link", { name: /사업자정보확인/ })).toBeTruthy();
	});

	it("hands a footer link over to the app in a web view [BRIDGE-03, DEC-126]", async () => {
		const onBridge = show("webview");
		await userEvent.click(screen.getByRole("button", { name: "1:1 문의 내역" }));
		await userEvent.click(screen.getByRole("button", { name: "이메일 문의" }));
		expect(onBridge.mock.calls).toEqual([
			[{ bridge: { event: "push", payload: { path: "/my/inquiry" } } }],
			[{ bridge: { event: "openExternal", payload: { url: "mailto:help@example.com" } } }],
		]);
		// The app has its own navigation to the other pages [DEC-190].
		expect(screen.queryByRole("navigation")).toBeNull();
	});
});

describe("ServiceInfoCard", () => {
	it("offers an e-mail and a phone link [UI-SVC-01]", () => {
		render(<ServiceInfoCard site={site} surface="web" onBridge={() => undefined} />);
		expect(address("이메일 문의")).toBe("mailto:help@example.com");
		expect(address("전화 문의")).toBe("tel:0000-0000");
	});
});

describe("ChatButton", () => {
	const chat = (pathname: string, url = site.chatUrl) =>
		render(<ChatButton url={url} pathname={pathname} surface="web" onBridge={() => undefined} />);

	it("opens the chat in a new window [DEC-032]", () => {
		chat("/");
		const link = screen.getByRole("link", { name: "채팅 상담" });
		expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([site.chatUrl, "_blank"]);
	});

	it.each(["/lms", "/lms/L20261120-0001", "/lms/1/confirm", "/LMS/L20261120-0001"])(
		"is absent on %s [ROUTE-23, DEC-032]",
		(pathname) => {
			chat(pathname);
			expect(screen.queryByRole("link")).toBeNull();
		},
	);

	it.each(["/", "/lmsx", "/products/1"])("is present on %s [ROUTE-23, DEC-032]", (pathname) => {
		chat(pathname);
		expect(screen.getByRole("link")).toBeTruthy();
	});

	it("is absent when no chat address is configured [DEC-032]", () => {
		chat("/", "");
		expect(screen.queryByRole("link")).toBeNull();
	});
});
