import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MemoryAccounts } from "#adapters/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

it("hands the focus from a button that goes dead to the code's field, and back to what is proven [DEC-137] [DEC-182]", async () => {
	const cert = new CertViewModel(screenApp().app, "SIGN_EMAIL");
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
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("인증번호")));
	await userEvent.keyboard(MemoryAccounts.code);
	await userEvent.click(screen.getByRole("button", { name: "확인하기" }));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("이메일")));
	cert.dispose();
});
