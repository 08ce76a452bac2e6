import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { securityCopy } from "#copy/security.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReauthenticationSheet } from "#ui/proof/ReauthenticationSheet.tsx";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

const text = securityCopy.proof;

describe("the identity check whose account could not be loaded", () => {
	it("DEC-195: says so and offers to try again, instead of fields that nothing can be entered in", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const proof = new ReauthenticationViewModel(app);
		const answer = proof.ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		render(<ReauthenticationSheet proof={proof} />);
		expect(screen.getByRole("alert").textContent).toContain(text.failed);
		expect(screen.queryByRole("textbox")).toBeNull();
		expect(screen.queryByRole("button", { name: text.submit })).toBeNull();
		const again = screen.getByRole("button", { name: componentsCopy.retry });
		fireEvent.click(again);
		await waitFor(() => expect(proof.isBusy).toBe(false));
		expect(screen.getByRole("alert").textContent).toContain(text.failed);

		memory.bookingMember.member = { ...bronze, email: "hong@example.com", loginType: "EMAIL" };
		fireEvent.click(again);
		fireEvent(window, new Event("online"));
		expect(await screen.findByLabelText(text.password)).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
		expect([proof.email, proof.way, proof.isBusy]).toEqual(["hong@example.com", "password", false]);
		proof.close();
		expect(await answer).toBe(false);
	});
});
