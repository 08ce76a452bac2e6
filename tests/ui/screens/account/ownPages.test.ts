import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { AlertsViewModel } from "#ui/screens/profile/AlertsViewModel.ts";
import { OpenLoginsViewModel } from "#ui/screens/profile/OpenLoginsViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

describe("a member's pages", () => {
	it("show the inquiries of the tab in the address [ROUTE-20]", () => {
		const viewModel = new InquiriesViewModel(screenApp({ signedIn: true }).app);
		viewModel.restore({ tab: "complete" });
		expect(viewModel.tab).toBe("complete");
	});

	it("make the outcome of changing the marketing consent observable [ROUTE-08]", () => {
		const { app } = screenApp({ signedIn: true });
		const alerts = new AlertsViewModel(app, new ProfileViewModel(app).account);
		expect(isObservableProp(alerts, "outcome")).toBe(true);
	});

	it("send the code for a new phone number for that purpose only [DEC-143, DEC-137]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookingMember.member = bronze;
		const { cert } = new ProfileViewModel(app);
		await cert.send("01099998888");
		cert.type(MemoryAccounts.code);
		await cert.verify();
		expect(memory.accountCalls.sent).toEqual([{ purpose: "MODIFY_PHONE", destination: "01099998888" }]);
	});

	it("indicate while all other logins are being ended [DEC-195]", async () => {
		const viewModel = new OpenLoginsViewModel(screenApp({ signedIn: true }).app);
		const ending = viewModel.end(null);
		expect(viewModel.ending).toBe("others");
		await ending;
		expect(viewModel.ending).toBeNull();
	});
});
