import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx";

function show(): void {
	const element = <LoginScreen snapshot={{ returnUrl: null }} />;
	render(
		<AppProvider value={screenApp().app}>
			<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
		</AppProvider>,
	);
}

it("says of a wrong password what the server says of it [ERR-ACCT-01] [ERR-HTTP-08] [DEC-140]", async () => {
	show();
	expect(document.querySelector("form")?.getAttribute("method")).toBe("dialog");
	await userEvent.type(screen.getByLabelText("이메일"), "hong@example.com");
	await userEvent.type(screen.getByLabelText("비밀번호"), "wrong#74wind");
	await userEvent.click(screen.getByRole("button", { name: "로그인하기" }));
	expect(await screen.findByText("일치하는 회원 정보를 찾을 수 없습니다.")).toBeTruthy();
});

it("leads to the first field that is wrong", async () => {
	show();
	await userEvent.click(screen.getByRole("button", { name: "로그인하기" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("이메일")));
	await userEvent.type(screen.getByLabelText("이메일"), "hong@example.com");
	await userEvent.click(screen.getByRole("button", { name: "로그인하기" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("비밀번호")));
});
