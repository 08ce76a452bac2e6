import { describe, expect, it } from "vitest";
import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import { bronze, corporate } from "#tests/support/membershipFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { BenefitRegisterViewModel } from "#ui/screens/benefit-register/BenefitRegisterViewModel.ts";

async function stage(account = bronze) {
	const { app, memory } = screenApp({ signedIn: true, member: cachedMemberOf(account) });
	memory.bookingMember.member = account;
	const codes: string[] = [];
	const companyOf = memory.benefitMall.companyOf.bind(memory.benefitMall);
	memory.benefitMall.companyOf = (code) => {
		codes.push(code);
		return companyOf(code);
	};
	const viewModel = new BenefitRegisterViewModel(app);
	viewModel.activate();
	await expect.poll(() => viewModel.account.value).not.toBeNull();
	return { app, memory, viewModel, codes };
}

describe("the form of the benefit mall [ROUTE-16, ROLE-04, DEC-066]", () => {
	it("treats the member as neither corporate nor subscribed before the account has loaded", () => {
		const viewModel = new BenefitRegisterViewModel(screenApp({ signedIn: true }).app);
		expect([viewModel.isCorporate, viewModel.losesMemberPrice]).toEqual([false, false]);
	});

	it("starts with the data of the account, and empty where it has none", async () => {
		expect((await stage()).viewModel.fields).toEqual({ corpCode: "", userName: "홍길동", deptName: "" });
		expect((await stage(corporate)).viewModel.fields).toEqual({
			corpCode: "HANBIT2026",
			userName: "홍길동",
			deptName: "인사팀",
		});
	});

	it("keeps the registered name, even if the account has another name or none [DEC-066]", async () => {
		const registered = { ...corporate, name: "", corpUserName: "김하늘" };
		const { memory, viewModel } = await stage(registered);
		viewModel.type("deptName", "총무팀");
		await viewModel.submit();
		expect(memory.benefitMall.registrations).toEqual([
			{ corpCode: "HANBIT2026", userName: "김하늘", deptName: "총무팀" },
		]);
		expect(viewModel.account.value).toEqual({ ...registered, deptName: "총무팀" });
	});

	it.each([
		["부".repeat(30), true],
		[` ${"부".repeat(30)}  `, true],
		["부".repeat(31), false],
		["   ", false],
	])("accepts a department of up to thirty characters after trimming: '%s'", async (deptName, isRight) => {
		const { viewModel } = await stage(corporate);
		viewModel.type("deptName", deptName);
		expect(await viewModel.submit()).toBe(isRight);
		expect(viewModel.faults.deptName === null).toBe(isRight);
	});

	it("checks only a well-formed code, one call at a time, and reports the result only at that field [CALL-AUTH-07]", async () => {
		const { viewModel, codes } = await stage();
		viewModel.type("corpCode", "AB");
		expect(await viewModel.check()).toBe(false);
		expect([codes, viewModel.isChecking, viewModel.error("corpCode") === null]).toEqual([[], false, false]);
		viewModel.type("corpCode", "NOBODY99");
		const checks = Promise.all([viewModel.check(), viewModel.check()]);
		expect(viewModel.isChecking).toBe(true);
		await checks;
		expect([codes, viewModel.isChecking]).toEqual([["NOBODY99"], false]);
		const refusal = viewModel.error("corpCode");
		expect([refusal === null, viewModel.error("deptName"), viewModel.error("userName")]).toEqual([
			false,
			null,
			null,
		]);
		viewModel.type("deptName", "인사팀");
		expect(viewModel.error("corpCode")).toBe(refusal);
	});

	it("registers once for two presses, and does not check a verified code again", async () => {
		const { app, memory, viewModel, codes } = await stage();
		let answer = () => {};
		const arrived = new Promise<void>((go) => {
			answer = go;
		});
		const register = memory.benefitMall.register.bind(memory.benefitMall);
		memory.benefitMall.register = async (registration) => {
			await arrived;
			return register(registration);
		};
		viewModel.type("corpCode", "HANBIT2026");
		viewModel.type("deptName", "인사팀");
		await viewModel.check();
		const submitted = viewModel.submit();
		await expect.poll(() => app.popups.current).not.toBeNull();
		const { company, noSubscription } = benefitRegisterCopy;
		expect(app.popups.current?.text).toBe(`${company("한빛상사")}\n${noSubscription}`);
		app.popups.accept();
		await expect.poll(() => viewModel.isBusy).toBe(true);
		expect(await viewModel.submit()).toBe(true);
		answer();
		expect(await submitted).toBe(true);
		expect([codes, memory.benefitMall.registrations.length]).toEqual([["HANBIT2026"], 1]);
		expect([viewModel.isBusy, viewModel.isTried]).toEqual([false, false]);
	});
});
