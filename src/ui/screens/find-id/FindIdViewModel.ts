import { action, computed, makeObservable, observable } from "mobx";
import { validationMessage } from "#domain/member/validators.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { CertViewModel } from "#ui/cert/CertViewModel.ts";

/** Name and phone number, a code, then the masked e-mail addresses of the accounts with that phone number (DEC-028). */
export class FindIdViewModel implements ViewModel<null> {
	name = "";
	phone = "";
	readonly cert: CertViewModel;

	constructor(app: Pick<AppState, "use">) {
		this.cert = new CertViewModel(app, "FIND_ID", Date.now, () => this.name);
		makeObservable(this, {
			name: observable,
			phone: observable,
			canSend: computed,
			found: computed,
			typeName: action,
			typePhone: action,
		});
	}

	get canSend(): boolean {
		return validationMessage("name", this.name) === null && validationMessage("phone", this.phone) === null;
	}

	/** Masked e-mail addresses; null until the phone number is verified, empty if no account has it. */
	get found(): readonly string[] | null {
		return this.cert.users;
	}

	restore(): void {
		this.cert.reset();
	}

	typeName(name: string): void {
		this.name = name;
	}

	typePhone(phone: string): void {
		this.phone = phone;
	}
}
