import type { InternationalGuest } from "#domain/guests/Guest.ts";
import { countryOf } from "#domain/member/countries.ts";
import { isGlobalPhone } from "#domain/member/globalPhone.ts";

type NumberAbroad = Pick<InternationalGuest, "phoneCountry" | "phone">;

/** Whether a number can be dialled: it fits its country, which is one that is known. [VAL-09, DEC-129] */
export const isNumberAbroad = ({ phoneCountry, phone }: NumberAbroad): boolean =>
	countryOf(phoneCountry) !== undefined && isGlobalPhone(phone, phoneCountry);

/** '+81 9012345678'; a country nobody knows leaves the number as it was given. */
export function numberAbroad({ phoneCountry, phone }: NumberAbroad): string {
	const country = countryOf(phoneCountry);
	return country ? `+${country.dialCode} ${phone}` : phone;
}
