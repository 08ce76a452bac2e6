import { action, computed, makeObservable, observable } from "mobx";
import { passportName } from "#domain/booking/passportName.ts";
import type { Guest, InternationalGuest } from "#domain/guests/Guest.ts";
import { nationalNumber } from "#domain/member/globalPhone.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import { validationMessage } from "#domain/member/validators.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";

export type TextKey =
	| "name"
	| "phone"
	| "email"
	| "firstName"
	| "lastName"
	| "phoneCountry"
	| "internationalPhone"
	| "request";

export type ConsentKey = "cancelPolicy" | "thirdParty" | "terms";

export const consentKeys: readonly ConsentKey[] = ["cancelPolicy", "thirdParty", "terms"];
export const maxRequest = 200;

/** Guest details, requests and consents of a booking form. Errors are shown only after an attempt to pay. */
export class BookingForm {
	readonly texts: Record<TextKey, string> = {
		name: "",
		phone: "",
		email: "",
		firstName: "",
		lastName: "",
		phoneCountry: "KR",
		internationalPhone: "",
		request: "",
	};
	/** No consent is ticked in advance. */
	readonly consents: Record<ConsentKey, boolean> = { cancelPolicy: false, thirdParty: false, terms: false };
	keepsInternational = false;
	isInternational = false;
	isTried = false;
	/** Whether there is a cancellation policy to agree to; false if it could not be loaded. */
	areTermsKnown = true;

	constructor() {
		makeObservable(this, {
			texts: observable,
			consents: observable,
			keepsInternational: observable,
			isInternational: observable,
			isTried: observable,
			areTermsKnown: observable,
			hasAllConsents: computed,
			isComplete: computed,
			start: action,
			type: action,
			agree: action,
			agreeAll: action,
			keepInternational: action,
			tried: action,
			knowTerms: action,
		});
	}

	get hasAllConsents(): boolean {
		return consentKeys.every((key) => this.consents[key]);
	}

	get isComplete(): boolean {
		return this.#requiredKeys.every((key) => this.#message(key) === null) && this.hasAllConsents;
	}

	/** Returns a field's error once an attempt to pay was made; null before, and for fields not in use. */
	error(key: TextKey): string | null {
		return this.isTried && this.#requiredKeys.includes(key) ? this.#message(key) : null;
	}

	/** Fills each field with what has been typed, else with the draft, else with the account's data. */
	start(isInternational: boolean, account: MemberAccount | null, draft: BookingDraft | null): void {
		this.isInternational = isInternational;
		const kept = account?.international;
		const { texts } = this;
		const known = kept && { phoneCountry: kept.phoneCountry, internationalPhone: kept.phone };
		// A number belongs to its country, so both come from the same source.
		const number = [texts, draft, known].find((each) => each?.internationalPhone);
		Object.assign(texts, {
			name: texts.name || draft?.name || (account?.name ?? ""),
			phone: texts.phone || draft?.phone || (account?.phone ?? ""),
			email: texts.email || draft?.email || (account?.email ?? ""),
			firstName: texts.firstName || draft?.firstName || (kept?.firstName ?? ""),
			lastName: texts.lastName || draft?.lastName || (kept?.lastName ?? ""),
			phoneCountry: number?.phoneCountry || draft?.phoneCountry || (known?.phoneCountry ?? "KR"),
			internationalPhone: number?.internationalPhone ?? "",
			request: texts.request || (draft?.request ?? ""),
		});
	}

	type(key: TextKey, text: string): void {
		this.texts[key] = text;
	}

	agree(key: ConsentKey, isAgreed: boolean): void {
		this.consents[key] = isAgreed && (key !== "cancelPolicy" || this.areTermsKnown);
	}

	agreeAll(isAgreed: boolean): void {
		for (const key of consentKeys) this.agree(key, isAgreed);
	}

	/** Sets whether the cancellation policy could be shown, since nobody can agree to terms that were not. [DEC-192] */
	knowTerms(areKnown: boolean): void {
		this.areTermsKnown = areKnown;
		if (!areKnown) this.consents.cancelPolicy = false;
	}

	keepInternational(isWanted: boolean): void {
		this.keepsInternational = isWanted;
	}

	tried(): void {
		this.isTried = true;
	}

	/** The guest; abroad identified by English name and international number. */
	get guest(): Guest {
		const { name, phone, email } = this.texts;
		const abroad = this.international;
		return abroad
			? { name: passportName(abroad), phone: abroad.phone, email: email.trim() }
			: { name: name.trim(), phone: phone.trim(), email: email.trim() };
	}

	get international(): InternationalGuest | null {
		if (!this.isInternational) return null;
		const { firstName, lastName, phoneCountry, internationalPhone } = this.texts;
		return {
			firstName: firstName.trim(),
			lastName: lastName.trim(),
			phoneCountry,
			phone: nationalNumber(internationalPhone.trim(), phoneCountry),
		};
	}

	get #requiredKeys(): readonly TextKey[] {
		return this.isInternational
			? ["lastName", "firstName", "internationalPhone", "email"]
			: ["name", "phone", "email"];
	}

	#message(key: TextKey): string | null {
		const text = this.texts[key].trim();
		switch (key) {
			case "name":
			case "phone":
			case "email":
				return validationMessage(key, text);
			case "firstName":
			case "lastName":
				return validationMessage("globalName", text);
			case "internationalPhone":
				return validationMessage("globalPhone", text, { countryCode: this.texts.phoneCountry });
			default:
				return null;
		}
	}
}
