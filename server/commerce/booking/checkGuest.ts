import { accountCopy } from "#copy/account.ts";
import { numberAbroad } from "#domain/booking/numberAbroad.ts";
import { passportName } from "#domain/booking/passportName.ts";
import { countries } from "#domain/member/countries.ts";
import { isGlobalPhone } from "#domain/member/globalPhone.ts";
import { isEmail, isGlobalName, isName, isPhone } from "#domain/member/validators.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { OrderGuest } from "./store/NewOrderStore.ts";

/**
 * Suppliers abroad need English names and a number with its country, others a Korean name and mobile number.
 * @throws Refusal invalidRequest with the text of the first field that is wrong [CHAN-05, DEC-096]
 */
export function checkGuest(guest: OrderGuest, isInternational: boolean): void {
	const refuse = (message: string): never => {
		throw new Refusal("invalidRequest", { message });
	};
	if (!isEmail(guest.guestEmail)) refuse(accountCopy.valid.email);
	if (!isInternational) {
		if (!isName(guest.guestName)) refuse(accountCopy.valid.name);
		if (!isPhone(guest.guestTel)) refuse(accountCopy.valid.phone);
		return;
	}
	if (!isGlobalName(guest.userFirstName ?? "") || !isGlobalName(guest.userLastName ?? ""))
		refuse(accountCopy.valid.globalName);
	// A number whose country nobody knows would be dialled at home.
	const country = countries.find(({ code }) => code === guest.internationalNumber);
	if (!country || !isGlobalPhone(guest.internationalPhone ?? "", country.code))
		refuse(accountCopy.valid.globalPhone);
}

/** The guest as the order keeps them: abroad by the passport's name and with the country of the number. */
export function namedGuest(guest: OrderGuest, isInternational: boolean): OrderGuest {
	if (!isInternational) return guest;
	const { userFirstName: firstName = "", userLastName: lastName = "" } = guest;
	const { internationalNumber: phoneCountry = "", internationalPhone: phone = "" } = guest;
	return {
		...guest,
		guestName: passportName({ firstName, lastName }),
		guestTel: numberAbroad({ phoneCountry, phone }),
	};
}
