import { accountCopy } from "#copy/account.ts";
import { isNumberAbroad, numberAbroad } from "#domain/booking/numberAbroad.ts";
import { passportName } from "#domain/booking/passportName.ts";
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
	if (!isNumberAbroad(numberOf(guest))) refuse(accountCopy.valid.globalPhone);
}

const numberOf = ({ internationalNumber = "", internationalPhone = "" }: OrderGuest) => ({
	phoneCountry: internationalNumber,
	phone: internationalPhone,
});

/** The guest as the order keeps them: abroad by the passport's name and with the country of the number. */
export function namedGuest(guest: OrderGuest, isInternational: boolean): OrderGuest {
	if (!isInternational) return guest;
	const { userFirstName: firstName = "", userLastName: lastName = "" } = guest;
	return {
		...guest,
		guestName: passportName({ firstName, lastName }),
		guestTel: numberAbroad(numberOf(guest)),
	};
}
