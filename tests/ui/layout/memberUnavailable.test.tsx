import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { followed, open } from "./openShell.tsx";
import { gold } from "./site.ts";

describe("a members-only screen while the session cannot be checked", () => {
	it("offers a retry, and shows the screen once the session can be checked [DEC-186]", async () => {
		const page = await open("/mypage", { isMemberUnknown: true });
		const { app, memory, router } = page;
		followed(page);
		memory.sessionStore.stored = "refreshOnly";
		memory.memberCache.write(gold);
		memory.sessionCalls.failure = { kind: "unreachable" };
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("회원 정보를 확인하지 못했어요");
		const retry = () => userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
		await retry();
		await waitFor(() => expect(document.querySelector("button[aria-busy=true]")).toBeNull());
		expect([router.state.location.pathname, app.session.isMemberUnknown]).toEqual(["/mypage", true]);
		expect(memory.sessionStore.read()).toBe("refreshOnly");
		memory.sessionCalls.failure = null;
		await retry();
		await screen.findByRole("heading", { level: 1, name: "자주 묻는 질문" });
		expect(app.session.member?.name).toBe(gold.name);
	});

	it("redirects to login when the session turns out to be over [AUTH-SESSION-12] [DEC-186]", async () => {
		const page = await open("/mypage", { isMemberUnknown: true });
		const { memory, router } = page;
		followed(page);
		memory.sessionStore.stored = "refreshOnly";
		memory.sessionCalls.failure = { kind: "signedOut", reason: "refused" };
		await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
		await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
		expect(router.state.location.search).toBe("?returnUrl=%2Fmypage");
		expect(memory.sessionStore.read()).toBe("none");
	});
});
