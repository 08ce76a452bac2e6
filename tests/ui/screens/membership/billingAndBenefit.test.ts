import { describe, expect, it } from "vitest";
import { refusals } from "#domain/failure/refusals.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { bronze, chargeOf, corporate } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BenefitRegisterViewModel } from "#ui/screens/benefit-register/BenefitRegisterViewModel.ts";
import { chargeOutcome, groupCharges } from "#ui/screens/billing-history/groupCharges.ts";

describe("the subscription payment history", () => {
	it("groups charges by subscription and by its state [ROUTE-15]", () => {
		const charges = [
			chargeOf(1, { plan: "Gold" }),
			chargeOf(2, { plan: "Gold" }),
			chargeOf(3),
			chargeOf(4, { state: "CANCEL" }),
			chargeOf(5, { state: "CANCEL" }),
		];
		expect(groupCharges(charges).map(({ plan, state, records }) => [plan, state, records.length])).toEqual([
			["Gold", "USE", 2],
			["Silver", "USE", 1],
			["Silver", "CANCEL", 2],
		]);
	});

	it("names the outcome of a charge [ROUTE-15, SUBS-12]", () => {
		expect(chargeOutcome(chargeOf(1))).toBe("paid");
		expect(chargeOutcome(chargeOf(1, { isRefunded: true }))).toBe("refunded");
		expect(chargeOutcome(chargeOf(1, { isPaid: false }))).toBe("unpaid");
	});
});

describe("registration in the benefit mall", () => {
	async function stage(account = bronze) {
		const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(account) });
		memory.bookingMember.member = account;
		const viewModel = new BenefitRegisterViewModel(app);
		viewModel.activate();
		await expect.poll(() => viewModel.account.value).not.toBeNull();
		return { app, memory, viewModel };
	}

	it("starts with the member's name, and converts codes to capitals [ROUTE-16, VAL-11]", async () => {
		const { viewModel } = await stage();
		viewModel.type("corpCode", "hanbit 2026");
		expect(viewModel.fields).toEqual({ corpCode: "HANBIT2026", userName: "홍길동", deptName: "" });
	});

	it("does not apply the answer for a previous code, and registers no code that changed before the confirm", async () => {
		const { app, memory, viewModel } = await stage();
		viewModel.type("corpCode", "NOTTHERE");
		const checking = viewModel.check();
		viewModel.type("corpCode", "HANBIT2026");
		expect([await checking, viewModel.error("corpCode")]).toEqual([false, null]);
		viewModel.type("deptName", "총무부");
		const submitting = viewModel.submit();
		viewModel.type("corpCode", "NOTTHERE");
		await submitting;
		expect([app.popups.current, memory.benefitMall.registrations]).toEqual([null, []]);
	});

	it("reports the error of each field after an attempt [VAL-01, VAL-05, VAL-11, DEC-066]", async () => {
		const { memory, viewModel } = await stage();
		expect(viewModel.error("deptName")).toBeNull();
		viewModel.type("corpCode", "AB");
		viewModel.type("userName", "홍 길동");
		expect(await viewModel.submit()).toBe(false);
		for (const field of ["corpCode", "userName", "deptName"] as const)
			expect(viewModel.error(field)).not.toBeNull();
		viewModel.type("deptName", "부".repeat(31));
		expect(viewModel.error("deptName")).toContain("30자");
		expect(memory.benefitMall.registrations).toEqual([]);
	});

	it("names the company of a code before anything is sent [CALL-AUTH-07, DEC-149]", async () => {
		const { viewModel } = await stage();
		viewModel.type("corpCode", "AB");
		expect(await viewModel.check()).toBe(false);
		expect(viewModel.error("corpCode")).not.toBeNull();
		viewModel.type("corpCode", "NOBODY99");
		expect(await viewModel.check()).toBe(false);
		expect(viewModel.error("corpCode")).toBe(refusals.corpCodeUnknown.message);
		viewModel.type("corpCode", "HANBIT2026");
		expect(viewModel.error("corpCode")).toBeNull();
		expect([await viewModel.check(), viewModel.companyName]).toEqual([true, "한빛상사"]);
		viewModel.type("corpCode", "HANBIT2027");
		expect(viewModel.companyName).toBeNull();
	});

	async function filled(account = bronze) {
		const staged = await stage(account);
		staged.viewModel.type("corpCode", "HANBIT2026");
		staged.viewModel.type("deptName", " 인사팀 ");
		return staged;
	}

	it("registers after a confirm that names the company, and the member is corporate at once [ROLE-04, DEC-066]", async () => {
		const { app, memory, viewModel } = await filled();
		const submitted = viewModel.submit();
		await expect.poll(() => app.popups.current?.text).toContain("한빛상사");
		app.popups.accept();
		expect(await submitted).toBe(true);
		expect(memory.benefitMall.registrations).toEqual([
			{ corpCode: "HANBIT2026", userName: "홍길동", deptName: "인사팀" },
		]);
		expect([viewModel.done, viewModel.isCorporate]).toEqual(["registered", true]);
		expect(memory.currentVisitor.member?.corpName).toBe("한빛상사");
	});

	it("registers nothing when the confirm is declined or the code is unknown [DEC-149]", async () => {
		const { app, memory, viewModel } = await filled();
		const submitted = viewModel.submit();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.cancel();
		expect(await submitted).toBe(true);
		viewModel.type("corpCode", "NOBODY99");
		expect(await viewModel.submit()).toBe(false);
		expect(memory.benefitMall.registrations).toEqual([]);
	});

	it("warns subscribers that they would lose the member price [DEC-071, DEC-077]", async () => {
		const { app, viewModel } = await filled({ ...bronze, grade: "Gold" });
		expect(viewModel.losesMemberPrice).toBe(true);
		void viewModel.submit();
		await expect.poll(() => app.popups.current?.text).toContain("회원가와 캐시백이 적용되지 않게");
	});

	it("lets a corporate member change only the department, without a confirm [DEC-066]", async () => {
		const { memory, viewModel } = await stage(corporate);
		expect([viewModel.isCorporate, viewModel.fields.deptName]).toEqual([true, "인사팀"]);
		viewModel.type("deptName", "");
		expect(await viewModel.submit()).toBe(false);
		viewModel.type("deptName", "개발팀");
		expect(await viewModel.submit()).toBe(true);
		expect([viewModel.done, memory.benefitMall.registrations.at(-1)?.deptName]).toEqual([
			"changed",
			"개발팀",
		]);
	});

	it("shows the server's refusal next to the button [ERR-ACCT-10]", async () => {
		const { memory, viewModel } = await stage(corporate);
		memory.benefitMall.companies.clear();
		await viewModel.submit();
		expect(viewModel.refusal).toBe(refusals.corpCodeUnknown.message);
	});
});
