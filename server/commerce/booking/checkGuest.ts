import { accountCopy } from "#copy/account.ts";
import { isNumberAbroad, numberAbroad } from "#domain/booking/numberAbroad.ts";
import { passportName } from "#domain/booking/passportName.ts";
import { isEmail, isGlobalName, isName, isPhone } from "#domain/member/validators.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { OrderGuest } from "./store/NewOrderStore.ts";

/**
 * Checks the guest's details: international suppliers need a name in Latin letters and a phone number with country code, others a Korean
 * name and mobile number.
 * @throws Refusal invalidRequest with the message for the first invalid field [CHAN-05, DEC-096]
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

/** Returns the guest as stored with the order: for international bookings, with the passport name and the country code of the number. */
export function namedGuest(guest: OrderGuest, isInternational: boolean): OrderGuest {
	if (!isInternational) return guest;
	const { userFirstName: firstName = "", userLastName: lastName = "" } = guest;
	return {
		...guest,
		guestName: passportName({ firstName, lastName }),
		guestTel: numberAbroad(numberOf(guest)),
	};
}
