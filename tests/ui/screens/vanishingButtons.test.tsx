import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { AdvanceNoticeScreen } from "#ui/screens/advance-notice/AdvanceNoticeScreen.tsx";
import { OpenLogins } from "#ui/screens/profile/parts/OpenLogins.tsx";
import { Passkeys } from "#ui/screens/profile/parts/Passkeys.tsx";
import { ShareWishes } from "#ui/screens/wishes/parts/ShareWishes.tsx";

const member = { name: "홍길동", grade: "Bronze", type: "N", corpName: null } as const;
const show = (app: AppState, part: ReactNode) =>
	render(
		<MemoryRouter>
			<AppProvider value={app}>{part}</AppProvider>
		</MemoryRouter>,
	);
const press = async (name: string) => {
	(await screen.findByRole("button", { name })).focus();
	await userEvent.keyboard("{Enter}");
};
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

describe("a pressed button that disappears leaves the focus at what replaced it [DEC-182]", () => {
	it("sharing wishes, and no longer", async () => {
		const { app } = screenApp({ signedIn: true, member });
		show(app, <ShareWishes />);
		await press("공유 링크 만들기");
		await expect.poll(focused).toContain("링크 복사");
		await press("공유 끄기");
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await expect.poll(focused).toContain("공유 링크 만들기");
	});

	it("applying for a notice", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		memory.currentVisitor.entered(member);
		memory.advanceNotices.notices = [
			{ id: 1, kind: "alarm", title: "겨울 특가", imageUrl: null, opensAt: 0, isApplied: false },
		];
		show(app, <AdvanceNoticeScreen />);
		await press("겨울 특가 알림 신청");
		await expect.poll(focused).toBe("신청 완료");
	});

	it("ending a login of another device", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		const login = { userAgent: "", ip: "127.0.0.1", lastSeenAt: "2026-11-30 10:00:00" };
		memory.accountSecurity.open = [
			{ ...login, id: "here", isCurrent: true },
			{ ...login, id: "there", isCurrent: false },
		];
		show(app, <OpenLogins />);
		await press("알 수 없는 기기 로그아웃하기");
		await expect.poll(focused).toContain("로그아웃했어요.");
	});

	it("but a list that has only been loaded takes no focus, which would scroll the page to it", async () => {
		const { app, memory } = screenApp({ signedIn: true, member });
		memory.accountSecurity.open = [
			{ userAgent: "", ip: "127.0.0.1", lastSeenAt: "2026-11-30 10:00:00", id: "here", isCurrent: true },
		];
		const proof = { ask: async () => true } as ReauthenticationViewModel;
		show(
			app,
			<>
				<Passkeys proof={proof} />
				<OpenLogins />
			</>,
		);
		await screen.findByText("등록한 패스키가 없어요.", { exact: false });
		await screen.findByText("127.0.0.1", { exact: false });
		expect(focused()).toBeNull();
	});
});
