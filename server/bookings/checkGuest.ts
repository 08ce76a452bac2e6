import { copy } from "#domain/copy/ko.ts";
import { isGlobalPhone } from "#domain/member/globalPhone.ts";
import { isEmail, isGlobalName, isName, isPhone } from "#domain/member/validators.ts";
import { Refusal } from "#server/http/Refusal.ts";

/** Who stays, as a booking names them. */
export interface BookingGuest {
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	readonly userFirstName?: string;
	readonly userLastName?: string;
	readonly internationalNumber?: string;
	readonly internationalPhone?: string;
}

/**
 * Suppliers abroad need English names and a number with its country, others a Korean name and mobile number.
 * @throws Refusal invalidRequest with the text of the first field that is wrong [CHAN-05, DEC-096]
 */
export function checkGuest(guest: BookingGuest, isInternational: boolean): void {
	const refuse = (message: string): never => {
		throw new Refusal("invalidRequest", { message });
	};
	if (!isEmail(guest.guestEmail)) refuse(copy.valid.email);
	if (!isInternational) {
		if (!isName(guest.guestName)) refuse(copy.valid.name);
		if (!isPhone(guest.guestTel)) refuse(copy.valid.phone);
		return;
	}
	if (!isGlobalName(guest.userFirstName ?? "") || !isGlobalName(guest.userLastName ?? ""))
		refuse(copy.valid.globalName);
	if (!isGlobalPhone(guest.internationalPhone ?? "", guest.internationalNumber ?? ""))
		refuse(copy.valid.globalPhone);
}
