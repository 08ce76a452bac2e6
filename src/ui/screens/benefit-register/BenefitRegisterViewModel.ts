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

/** Maximum length of a department's name in characters. [DEC-066] */
const longestDept = 30;

const noFields = { corpCode: "", userName: "", deptName: "" };
type BenefitFields = Readonly<typeof noFields>;
type BenefitField = keyof BenefitFields;

/** A company code that the server has confirmed, with the company's name. */
interface Company {
	readonly code: string;
	readonly name: string;
}

/** Registration in the benefit mall, and later changes of the department (ROUTE-16, ROLE-04, DEC-066). */
export class BenefitRegisterViewModel implements ViewModel<null> {
	readonly account: LoadViewModel<MemberAccount>;
	fields: BenefitFields = noFields;
	isTried = false;
	isChecking = false;
	isBusy = false;
	company: Company | null = null;
	codeRefusal: string | null = null;
	refusal: string | null = null;
	/** Outcome of the last submit. */
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

	/** Whether the member is registered already; then only the department can be changed. */
	get isCorporate(): boolean {
		const account = this.account.value;
		return account !== null && isCorporationMember(account);
	}

	/** Whether registering costs the member price: a corporate member has none, despite a running membership (DEC-077). */
	get losesMemberPrice(): boolean {
		const account = this.account.value;
		return account !== null && isSpecialMember(account);
	}

	/** Name of the company with the typed code; null until confirmed. */
	get companyName(): string | null {
		return this.company?.code === this.fields.corpCode ? this.company.name : null;
	}

	/** Validation error of every field, whether shown or not. */
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

	/** Sets a field. Company codes are converted to upper case, without spaces. */
	type(field: BenefitField, value: string): void {
		const typed = field === "corpCode" ? value.toUpperCase().replace(/\s/g, "") : value;
		this.fields = { ...this.fields, [field]: typed };
		this.refusal = null;
		this.done = null;
		if (field === "corpCode") this.codeRefusal = null;
	}

	/** Looks up the company of the typed code. Returns false if there is none, or if the code was changed meanwhile. */
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

	/** Registers, or saves the department. Returns false if a field has to be corrected first. */
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

	/** Registration cannot be undone, so the company is named and a confirmation required first. */
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
