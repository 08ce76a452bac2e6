import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import { expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

function show(clock?: () => number): CertViewModel {
	const cert = new CertViewModel(screenApp().app, "SIGN_EMAIL", clock);
	render(
		<CertField
			viewModel={cert}
			label="이메일"
			type="email"
			validation="email"
			value="hong@example.com"
			error={null}
			isValid
		/>,
	);
	return cert;
}

it("the focus moves from the disabled button to the code field, and to the verified field afterwards [DEC-137] [DEC-182]", async () => {
	const cert = show();
	await userEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("인증번호")));
	await userEvent.keyboard(MemoryAccounts.code);
	await userEvent.click(screen.getByRole("button", { name: "확인하기" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("이메일")));
	cert.dispose();
});

it("the focus stays in the number field if the user is there when the code is sent [DEC-137] [DEC-182]", async () => {
	const cert = new CertViewModel(screenApp().app, "SIGN_PHONE");
	render(
		<CertField
			viewModel={cert}
			label="휴대폰 번호"
			type="tel"
			validation="phone"
			value="010-1234-5678"
			error={null}
			isValid
		/>,
	);
	const become = (step: CertViewModel["step"]) => act(() => runInAction(() => Object.assign(cert, { step })));
	become("sending");
	screen.getByLabelText("휴대폰 번호").focus();
	become("sent");
	await screen.findByLabelText("인증번호");
	expect(document.activeElement).toBe(screen.getByLabelText("휴대폰 번호"));
	cert.dispose();
});

it("the code expires after exactly three minutes, and a new one must be requested [ERR-ACCT-03] [DEC-137]", async () => {
	let now = 1_000_000;
	const cert = show(() => now);
	await userEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
	await screen.findByLabelText("인증번호");
	const verify = screen.getByRole<HTMLButtonElement>("button", { name: "확인하기" });
	now += 179_999;
	act(() => cert.tick());
	expect([screen.queryByRole("alert"), verify.disabled]).toEqual([null, false]);
	now += 1;
	act(() => cert.tick());
	expect(screen.getByRole("alert").textContent).toBe(
		"인증 시간이 만료되었습니다. 인증번호를 다시 발급받아 주세요.",
	);
	expect(verify.disabled).toBe(true);
	cert.dispose();
});

it("the message about the sent code shows the number in its usual format", async () => {
	const cert = new CertViewModel(screenApp().app, "MODIFY_PHONE");
	render(
		<CertField
			viewModel={cert}
			label="휴대폰 번호"
			type="tel"
			validation="phone"
			value="01012345678"
			error={null}
			isValid
		/>,
	);
	act(() => runInAction(() => Object.assign(cert, { step: "sent" })));
	screen.getByText("인증번호를 보냈어요. 010-1234-5678에서 확인해 주세요.");
	cert.dispose();
});

it("a failed resend does not show the message that a code was sent [DEC-137]", async () => {
	let now = 1_000_000;
	const { app, memory } = screenApp();
	const cert = new CertViewModel(app, "SIGN_EMAIL", () => now);
	render(
		<CertField
			viewModel={cert}
			label="이메일"
			type="email"
			validation="email"
			value="hong@example.com"
			error={null}
			isValid
		/>,
	);
	await userEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
	await screen.findByText(/^인증번호를 보냈어요/);
	now += 61_000;
	act(() => cert.tick());
	memory.accountCalls.sendCode = async () => err(refused("smsLimit"));
	await userEvent.click(screen.getByRole("button", { name: "다시 받기" }));
	expect((await screen.findByRole("alert")).textContent).toBe("문자 인증은 하루 최대 3회까지 가능합니다.");
	expect([screen.queryByLabelText("인증번호"), screen.queryByText(/^인증번호를 보냈어요/)]).toEqual([
		expect.anything(),
		null,
	]);
	cert.dispose();
});
