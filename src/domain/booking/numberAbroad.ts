import type { InternationalGuest } from "#domain/guests/Guest.ts";
import { countries } from "#domain/member/countries.ts";

/** '+81 9012345678'; a country nobody knows leaves the number as it was given. */
export function numberAbroad({
	phoneCountry,
	phone,
}: Pick<InternationalGuest, "phoneCountry" | "phone">): string {
	const country = countries.find(({ code }) => code === phoneCountry);
	return country ? `+${country.dialCode} ${phone}` : phone;
}
