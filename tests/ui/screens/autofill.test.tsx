import { fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { signUpCopy } from "#copy/signUp.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { PasswordFields } from "#ui/account/PasswordFields.tsx";
import { AppProvider } from "#ui/app/AppState.ts";
import { CertField } from "#ui/cert/CertField.tsx";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { ReauthenticationSheet } from "#ui/proof/ReauthenticationSheet.tsx";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx";
import { SignUpScreen } from "#ui/screens/signup/SignUpScreen.tsx";

function show(node: ReactNode, app = screenApp().app) {
	const router = createMemoryRouter([{ path: "/", element: node }]);
	return render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	).container;
}

const tokensIn = (container: HTMLElement) =>
	[...container.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])")].map(
		({ autocomplete }) => autocomplete,
	);

describe("browser autofill", () => {
	it("covers e-mail and current password at login [DEC-188]", () => {
		expect(tokensIn(show(<LoginScreen snapshot={{ returnUrl: null }} />))).toEqual([
			"email",
			"current-password",
		]);
	});

	it("knows whose password is asked for again: a field that is not shown still counts, one of type hidden does not [DEC-195]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookingMember.member = { ...bronze, email: "hong@example.com" };
		const proof = new ReauthenticationViewModel(app);
		const asked = proof.ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		const owner = show(<ReauthenticationSheet proof={proof} />, app).querySelector("input");
		expect(owner).toMatchObject({
			type: "text",
			hidden: true,
			autocomplete: "username",
			value: "hong@example.com",
		});
		proof.close();
		await asked;
	});

	it("covers e-mail, name, phone and a new password at sign-up [DEC-188]", () => {
		expect(tokensIn(show(<SignUpScreen snapshot={{ returnUrl: null, provider: null }} />))).toEqual([
			"email",
			"new-password",
			"new-password",
			"name",
			"tel",
		]);
	});

	it("covers the one-time code, with a numeric keyboard [DEC-188]", async () => {
		const { app } = screenApp();
		const cert = new CertViewModel(app, "SIGN_EMAIL");
		await cert.send("hong@example.com");
		const container = show(
			<CertField
				viewModel={cert}
				label="이메일"
				type="email"
				validation="email"
				value="hong@example.com"
				error={null}
				isValid
			/>,
			app,
		);
		expect(tokensIn(container)).toEqual(["email", "one-time-code"]);
		expect(container.querySelector<HTMLInputElement>("[autocomplete=one-time-code]")?.inputMode).toBe(
			"numeric",
		);
		cert.dispose();
	});

	it("allows pasting into a password field [DEC-188]", () => {
		const nothing = { password: "", passwordAgain: "" };
		const container = show(
			<PasswordFields
				viewModel={{ fields: nothing, errors: { password: null, passwordAgain: null }, type: () => {} }}
				text={signUpCopy}
			/>,
		);
		const boxes = [...container.querySelectorAll("input")];
		expect(boxes.map((box) => fireEvent.paste(box))).toEqual([true, true]);
	});
});
