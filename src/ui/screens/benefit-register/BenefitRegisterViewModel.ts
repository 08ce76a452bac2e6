import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { isCorporationMember, isSpecialMember, type MemberAccount } from "#domain/member/Member.ts";
import { validationMessage } from "#domain/member/validators.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

const text = benefitRegisterCopy;

/** [DEC-066] */
const longestDept = 30;

const noFields = { corpCode: "", userName: "", deptName: "" };
type BenefitFields = Readonly<typeof noFields>;
type BenefitField = keyof BenefitFields;

/** A company, as the server knows the code. */
interface Company {
	readonly code: string;
	readonly name: string;
}

/** Registering in the benefit mall, and changing the department afterwards (ROUTE-16, ROLE-04, DEC-066). */
export class BenefitRegisterViewModel implements ViewModel<null> {
	readonly account: LoadViewModel<MemberAccount>;
	fields: BenefitFields = noFields;
	isTried = false;
	isChecking = false;
	isBusy = false;
	company: Company | null = null;
	codeRefusal: string | null = null;
	refusal: string | null = null;
	/** What the last press brought. */
	done: "registered" | "changed" | null = null;
	readonly #app: Pick<AppState, "use" | "popups">;

	constructor(app: Pick<AppState, "use" | "popups">) {
		this.#app = app;
		this.account = new LoadViewModel(async (signal) => {
			const answer = await app.use(useCases.viewAccount).execute({ signal });
			if (answer.ok) this.#fill(answer.value);
			return answer;
		});
		makeObservable(this, {
			fields: observableRef,
			isTried: observable,
			isChecking: observable,
			isBusy: observable,
			company: observableRef,
			codeRefusal: observable,
			refusal: observable,
			done: observable,
			isCorporate: computed,
			losesMemberPrice: computed,
			faults: computed,
			companyName: computed,
			type: action,
		});
	}

	/** Registered already: only the department can change. */
	get isCorporate(): boolean {
		const account = this.account.value;
		return account !== null && isCorporationMember(account);
	}

	/** A running membership gives a corporate member no member price (DEC-077). */
	get losesMemberPrice(): boolean {
		const account = this.account.value;
		return account !== null && isSpecialMember(account);
	}

	/** The company of the code that is typed. */
	get companyName(): string | null {
		return this.company?.code === this.fields.corpCode ? this.company.name : null;
	}

	/** What is wrong with every field, shown or not. */
	get faults(): Readonly<Record<BenefitField, string | null>> {
		const { corpCode, userName, deptName } = this.fields;
		const dept = validationMessage("required", deptName);
		return {
			corpCode: this.isCorporate ? null : validationMessage("corpCode", corpCode),
			userName: this.isCorporate ? null : validationMessage("name", userName),
			deptName: dept ?? (deptName.trim().length > longestDept ? text.deptLong : null),
		};
	}

	error(field: BenefitField): string | null {
		const refused = field === "corpCode" ? this.codeRefusal : null;
		return refused ?? (this.isTried ? this.faults[field] : null);
	}

	activate(): () => void {
		return this.account.activate();
	}

	/** Codes are written in capitals: small letters become them. */
	type(field: BenefitField, value: string): void {
		const typed = field === "corpCode" ? value.toUpperCase().replace(/\s/g, "") : value;
		this.fields = { ...this.fields, [field]: typed };
		this.refusal = null;
		this.done = null;
		if (field === "corpCode") this.codeRefusal = null;
	}

	/** Asks whose code it is; false when there is no such company, or another code has been typed meanwhile. */
	async check(): Promise<boolean> {
		const { corpCode } = this.fields;
		const fault = validationMessage("corpCode", corpCode);
		if (fault || this.isChecking) {
			runInAction(() => {
				this.codeRefusal = fault;
			});
			return false;
		}
		runInAction(() => {
			this.isChecking = true;
		});
		const answer = await this.#app.use(useCases.checkCompany).execute(corpCode);
		const isTyped = this.fields.corpCode === corpCode;
		runInAction(() => {
			this.isChecking = false;
			if (answer.ok) this.company = { code: corpCode, name: answer.value };
			else if (isTyped) this.codeRefusal = refusalText(answer.error);
		});
		return answer.ok && isTyped;
	}

	/** Registers, or saves the department. False when something has to be put right first. */
	async submit(): Promise<boolean> {
		if (this.isBusy) return true;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
			this.done = null;
		});
		if (Object.values(this.faults).some((fault) => fault !== null)) return false;
		if (!this.isCorporate && !(await this.#agreed())) return this.codeRefusal === null;
		runInAction(() => {
			this.isBusy = true;
		});
		const wasCorporate = this.isCorporate;
		const { corpCode, userName, deptName } = this.fields;
		const answer = await this.#app
			.use(useCases.registerBenefit)
			.execute({ corpCode, userName, deptName: deptName.trim() });
		runInAction(() => {
			this.isBusy = false;
			this.isTried = false;
			if (answer.ok) {
				this.account.take(answer.value);
				this.done = wasCorporate ? "changed" : "registered";
			} else this.refusal = refusalText(answer.error) ?? text.submitFailed;
		});
		return true;
	}

	/** It cannot be undone, so the company is named and asked about first. */
	async #agreed(): Promise<boolean> {
		if (this.companyName === null && !(await this.check())) return false;
		const lines = [
			text.company(this.companyName ?? ""),
			this.losesMemberPrice ? text.special : text.noSubscription,
		];
		return this.#app.popups.confirm(lines.join("\n"), text.confirmTitle);
	}

	#fill({ name, corpCode, corpUserName, deptName }: MemberAccount): void {
		runInAction(() => {
			this.fields = { corpCode: corpCode ?? "", userName: corpUserName ?? name, deptName: deptName ?? "" };
		});
	}
}
