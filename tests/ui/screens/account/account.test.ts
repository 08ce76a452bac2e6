import { describe, expect, it } from "vitest";
import { accountCopy } from "#copy/account.ts";
import { componentsCopy } from "#copy/components.ts";
import { verificationCopy } from "#copy/verification.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AlertsViewModel } from "#ui/screens/profile/AlertsViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";

const abroad = { firstName: "Gildong", lastName: "Hong", phoneCountry: "JP", phone: "9012345678" };
const noFields = {
	name: "",
	phone: "",
	password: "",
	passwordAgain: "",
	firstName: "",
	lastName: "",
	phoneCountry: "KR",
	globalPhone: "",
};

async function stage(changes: Partial<MemberAccount> = {}) {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookingMember.member = { ...bronze, ...changes };
	const viewModel = new ProfileViewModel(app);
	await viewModel.account.load();
	return { app, memory, viewModel };
}

describe("an account section opened for editing [ROUTE-08]", () => {
	it("starts with the current values, and discards edits when it is closed or another is opened", async () => {
		const { viewModel } = await stage({ international: abroad });
		expect([viewModel.open, viewModel.fields]).toEqual([null, noFields]);
		viewModel.edit("name");
		const filled = {
			...noFields,
			name: bronze.name,
			firstName: "Gildong",
			lastName: "Hong",
			phoneCountry: "JP",
			globalPhone: "9012345678",
		};
		expect([viewModel.open, viewModel.fields]).toEqual(["name", filled]);
		viewModel.type("name", "");
		await viewModel.save();
		expect(viewModel.error("name")).not.toBeNull();
		viewModel.edit("international");
		expect([viewModel.isTried, viewModel.fields]).toEqual([false, filled]);
		viewModel.close();
		expect([viewModel.open, viewModel.fields, viewModel.refusal]).toEqual([null, noFields, null]);
	});

	it("starts empty when the account is unknown", () => {
		const viewModel = new ProfileViewModel(screenApp().app);
		viewModel.edit("international");
		expect(viewModel.fields).toEqual(noFields);
	});

	it.each([
		["name", ["name"]],
		["phone", ["phone"]],
		["password", ["password", "passwordAgain"]],
		["international", ["firstName", "lastName", "globalPhone"]],
	] as const)("validates only its own fields: %s [VAL-01]", async (part, fields) => {
		const { viewModel } = await stage();
		expect(viewModel.faults).toEqual({});
		viewModel.edit(part);
		for (const field of Object.keys(noFields))
			viewModel.type(field as never, field === "passwordAgain" ? "!" : "?");
		expect(Object.keys(viewModel.faults)).toEqual(fields);
		expect(fields.map((field) => viewModel.error(field))).toEqual(fields.map(() => null));
		await viewModel.save();
		expect(fields.map((field) => viewModel.error(field))).not.toContain(null);
		expect(viewModel.error("phoneCountry")).toBeNull();
	});

	it("validates a foreign number by its country, and the repeated password against the first [VAL-04, VAL-09]", async () => {
		const { viewModel } = await stage();
		viewModel.edit("international");
		viewModel.type("globalPhone", "90123456");
		const here = viewModel.faults.globalPhone;
		viewModel.type("phoneCountry", "SG");
		expect(viewModel.faults.globalPhone).not.toBe(here);
		viewModel.edit("password");
		viewModel.type("password", "maple#74wind");
		viewModel.type("passwordAgain", "maple#74win");
		expect(Object.keys(viewModel.faults)).toEqual(["passwordAgain"]);
	});

	it("requires a verification of exactly this phone number [DEC-143]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("phone");
		expect(viewModel.isPhone).toBe(false);
		viewModel.type("phone", "01099998888");
		expect([viewModel.isPhone, viewModel.faults.phone]).toEqual([true, verificationCopy.needed]);
		await viewModel.cert.send("01099998888");
		viewModel.cert.type(MemoryAccounts.code);
		await viewModel.cert.verify();
		expect(viewModel.faults).toEqual({});
		viewModel.type("phone", "01099998887");
		expect(viewModel.faults.phone).toBe(verificationCopy.needed);
		viewModel.close();
		viewModel.edit("phone");
		viewModel.type("phone", "01099998888");
		expect(viewModel.faults.phone).toBe(verificationCopy.needed);
		expect(memory.profile.changes).toEqual([]);
	});

	it("is saved once, however often it is pressed, and saves nothing when no section is open", async () => {
		const { memory, viewModel } = await stage();
		await viewModel.save();
		expect(viewModel.isTried).toBe(false);
		viewModel.edit("name");
		viewModel.type("name", "김하늘");
		await Promise.all([viewModel.save(), viewModel.save()]);
		expect(memory.profile.changes).toEqual([{ name: "김하늘" }]);
		expect(viewModel.isSaved).toBe(true);
		viewModel.edit("name");
		expect(viewModel.isSaved).toBe(false);
	});

	it("keeps the input and shows the reason when saving is rejected, until something is typed [DEC-106]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("name");
		viewModel.type("name", "김하늘");
		memory.profile.failure = { kind: "unreachable" };
		await viewModel.save();
		expect([viewModel.refusal, viewModel.open, viewModel.isSaved]).toEqual([
			componentsCopy.notSent,
			"name",
			false,
		]);
		viewModel.type("name", "김바다");
		expect([viewModel.refusal, viewModel.fields.name]).toEqual([null, "김바다"]);
		memory.profile.failure = { kind: "broken" };
		await viewModel.save();
		expect(viewModel.refusal).toBeNull();
	});

	it("reports that the details for bookings abroad were not saved, whatever the reason", async () => {
		const { memory, viewModel } = await stage({ international: abroad });
		memory.bookingMember.saveInternational = async () => err({ kind: "broken" });
		viewModel.edit("international");
		await viewModel.save();
		expect([viewModel.refusal, viewModel.open]).toEqual([accountCopy.account.updateFailed, "international"]);
		memory.bookingMember.saveInternational = async (guest) => {
			memory.bookingMember.kept = guest;
			memory.bookingMember.member = { ...bronze, name: "홍길순", international: guest };
			return ok(null);
		};
		await viewModel.save();
		expect(memory.bookingMember.kept).toEqual(abroad);
		expect([viewModel.open, viewModel.isSaved, viewModel.account.value?.name]).toEqual([
			null,
			true,
			"홍길순",
		]);
	});
});

describe("the marketing consent [ROUTE-08]", () => {
	it("is given and withdrawn alike, one press at a time, and reports the outcome", async () => {
		const { app, memory, viewModel: profile } = await stage();
		const alerts = new AlertsViewModel(app, profile.account);
		expect(alerts.outcome).toBeNull();
		await Promise.all([alerts.choose(true), alerts.choose(false)]);
		expect([alerts.outcome, profile.account.value?.agreesToMarketing]).toEqual(["on", true]);
		const off = alerts.choose(false);
		expect(alerts.outcome).toBeNull();
		await off;
		expect([alerts.outcome, profile.account.value?.agreesToMarketing]).toEqual(["off", false]);
		memory.profile.failure = { kind: "unreachable" };
		await alerts.choose(true);
		expect([alerts.outcome, profile.account.value?.agreesToMarketing]).toEqual(["failed", false]);
		expect(memory.profile.changes).toEqual([{ agreesToMarketing: true }, { agreesToMarketing: false }]);
	});

	it("is silent about a failure that a popup has shown [DEC-106]", async () => {
		const { app, memory, viewModel: profile } = await stage();
		const alerts = new AlertsViewModel(app, profile.account);
		memory.profile.failure = refused("serverError");
		await alerts.choose(true);
		expect([alerts.outcome, profile.account.value?.agreesToMarketing]).toEqual([null, false]);
	});
});
