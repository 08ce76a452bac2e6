import { action, computed, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { accountCopy } from "#copy/account.ts";
import { profileCopy } from "#copy/profile.ts";
import { verificationCopy } from "#copy/verification.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { nationalNumber } from "#domain/member/globalPhone.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { validationMessage } from "#domain/member/validators.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { loadForMember } from "#ui/my/loadForMember.ts";
import { refusalText } from "#ui/my/refusalText.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

/** Parts of the account, edited one at a time. */
export type ProfilePart = "name" | "phone" | "password" | "international";

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
export type ProfileFields = Readonly<typeof noFields>;
export type ProfileField = keyof ProfileFields;

const fieldsOf: Readonly<Record<ProfilePart, readonly ProfileField[]>> = {
	name: ["name"],
	phone: ["phone"],
	password: ["password", "passwordAgain"],
	international: ["firstName", "lastName", "globalPhone"],
};

/** Parts that require a proof of ownership to change. [DEC-195] */
const owned: Partial<Record<ProfilePart, true>> = { phone: true, password: true };

/** The account and the part of it being edited (ROUTE-08, DEC-143, DEC-146, DEC-148). */
export class ProfileViewModel extends SingleActionViewModel implements ViewModel<null> {
	readonly account: LoadViewModel<MemberAccount>;
	readonly cert: CertViewModel;
	readonly proof: ReauthenticationViewModel;
	open: ProfilePart | null = null;
	fields: ProfileFields = noFields;
	isTried = false;
	refusal: string | null = null;
	/** Whether the last change was saved. */
	isSaved = false;
	isLeaving = false;
	withdrawRefusal: string | null = null;
	/** State of the download of the member's data. */
	copied: "saving" | "saved" | "failed" | null = null;
	readonly #app: AppState;

	constructor(app: AppState) {
		super();
		this.#app = app;
		this.account = new LoadViewModel((signal) => app.use(useCases.viewAccount).execute({ signal }));
		this.proof = new ReauthenticationViewModel(app);
		this.cert = new CertViewModel(app, "MODIFY_PHONE");
		makeObservable(this, {
			open: observable,
			fields: observable,
			isTried: observable,
			refusal: observable,
			isSaved: observable,
			isLeaving: observable,
			withdrawRefusal: observable,
			copied: observable,
			faults: computed,
			isPhone: computed,
			edit: action,
			close: action,
			type: action,
		});
	}

	/** Validation errors of the open part's fields, whether shown or not. */
	get faults(): Readonly<Partial<Record<ProfileField, string>>> {
		const { fields } = this;
		const context = { password: fields.password, countryCode: fields.phoneCountry };
		const messages: Readonly<Record<ProfileField, string | null>> = {
			name: validationMessage("name", fields.name),
			phone: validationMessage("phone", fields.phone) ?? this.#unproven,
			password: validationMessage("password", fields.password),
			passwordAgain: validationMessage("passwordConfirm", fields.passwordAgain, context),
			firstName: validationMessage("globalName", fields.firstName),
			lastName: validationMessage("globalName", fields.lastName),
			phoneCountry: null,
			globalPhone: validationMessage("globalPhone", fields.globalPhone, context),
		};
		const open = this.open ? fieldsOf[this.open] : [];
		return Object.fromEntries(open.flatMap((field) => (messages[field] ? [[field, messages[field]]] : [])));
	}

	get isPhone(): boolean {
		return validationMessage("phone", this.fields.phone) === null;
	}

	get #unproven(): string | null {
		return this.cert.proofFor(this.fields.phone) === null ? verificationCopy.needed : null;
	}

	error(field: ProfileField): string | null {
		return this.isTried ? (this.faults[field] ?? null) : null;
	}

	activate(): () => void {
		return loadForMember(this.#app.session, this.account);
	}

	/** Opens a part with its current values and discards edits of another open part. */
	edit(part: ProfilePart): void {
		const account = this.account.value;
		const abroad = account?.international;
		this.close();
		this.open = part;
		this.isSaved = false;
		this.fields = {
			...noFields,
			name: account?.name ?? "",
			...(abroad && {
				firstName: abroad.firstName,
				lastName: abroad.lastName,
				phoneCountry: abroad.phoneCountry,
				globalPhone: abroad.phone,
			}),
		};
	}

	close(): void {
		this.open = null;
		this.fields = noFields;
		this.isTried = false;
		this.refusal = null;
		this.cert.reset();
	}

	type(field: ProfileField, text: string): void {
		this.fields = { ...this.fields, [field]: text };
		this.refusal = null;
	}

	async save(): Promise<void> {
		const { open } = this;
		if (this.isBusy || open === null) return;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		const isRight = () => Object.keys(this.faults).length === 0;
		// The phone number's proof may expire while ownership is being proven.
		if (!isRight() || (open in owned && !(await this.proof.ask())) || !isRight()) return;
		await this.runExclusive(
			() => this.#send(open),
			(answer) => {
				if (!answer.ok) {
					// A failure to save the international details triggers no popup.
					const message = open === "international" ? accountCopy.account.updateFailed : null;
					this.refusal = refusalText(answer.error) ?? message;
					return;
				}
				this.account.take(answer.value);
				this.close();
				this.isSaved = true;
			},
		);
	}

	async saveOwnData(): Promise<void> {
		if (this.copied === "saving" || !(await this.proof.ask())) return;
		runInAction(() => {
			this.copied = "saving";
		});
		const answer = await this.#app.use(useCases.saveOwnData).execute();
		runInAction(() => {
			this.copied = answer.ok ? "saved" : "failed";
		});
	}

	/** Closes the account after a confirmation; this cannot be undone (DEC-148). */
	async withdraw(): Promise<void> {
		if (this.isLeaving) return;
		const { popups, use } = this.#app;
		const text = profileCopy;
		if (await this.#isAwaited()) return;
		if (!(await popups.confirm(text.withdrawQuestion, text.withdrawTitle))) return;
		if (this.account.value?.loginType === "APPLE") return use(useCases.leaveToWithdraw).execute();
		if (!(await this.proof.ask())) return;
		runInAction(() => {
			this.isLeaving = true;
			this.withdrawRefusal = null;
		});
		const answer = await use(useCases.withdraw).execute();
		runInAction(() => {
			this.isLeaving = false;
			if (!answer.ok) this.withdrawRefusal = refusalText(answer.error);
		});
		if (answer.ok) void popups.alert(text.withdrawn);
	}

	/** Checks for an upcoming stay before the confirmation is shown, since it blocks the withdrawal; the server checks all other conditions. */
	async #isAwaited(): Promise<boolean> {
		runInAction(() => {
			this.isLeaving = true;
			this.withdrawRefusal = null;
		});
		const listed = await this.#app.use(useCases.listBookings).execute("pending");
		const isAwaited = listed.ok && listed.value.counts.pending > 0;
		runInAction(() => {
			this.isLeaving = false;
			if (isAwaited) this.withdrawRefusal = profileCopy.withdrawAwaited;
		});
		return isAwaited;
	}

	async #send(part: ProfilePart): Promise<Result<MemberAccount, Failure>> {
		const { use } = this.#app;
		const { name, phone, password, firstName, lastName, phoneCountry, globalPhone } = this.fields;
		switch (part) {
			case "name":
				return use(useCases.changeProfile).execute({ name });
			case "phone":
				return use(useCases.changeProfile).execute({
					phone: { number: phone, certId: this.cert.proofFor(phone) ?? "" },
				});
			case "password":
				return use(useCases.changeProfile).execute({ password });
			case "international": {
				const saved = await use(useCases.saveInternational).execute({
					firstName,
					lastName,
					phoneCountry,
					phone: nationalNumber(globalPhone, phoneCountry),
				});
				return saved.ok ? use(useCases.viewAccount).execute() : saved;
			}
		}
	}
}
