import type { InternationalGuest } from "#domain/guests/Guest.ts";
import { countryOf } from "#domain/member/countries.ts";
import { isGlobalPhone } from "#domain/member/globalPhone.ts";

type NumberAbroad = Pick<InternationalGuest, "phoneCountry" | "phone">;

/** Whether a number can be dialled: its country is known and the number fits that country. [VAL-09, DEC-129] */
export const isNumberAbroad = ({ phoneCountry, phone }: NumberAbroad): boolean =>
	countryOf(phoneCountry) !== undefined && isGlobalPhone(phone, phoneCountry);

/** Formats a number as '+81 9012345678'; with an unknown country the number is returned unchanged. */
export function numberAbroad({ phoneCountry, phone }: NumberAbroad): string {
	const country = countryOf(phoneCountry);
	return country ? `+${country.dialCode} ${phone}` : phone;
}
