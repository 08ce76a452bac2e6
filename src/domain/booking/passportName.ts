import type { InternationalGuest } from "#domain/guests/Guest.ts";

/** 'HONG GILDONG': the surname first and in capitals, as passports have it. */
export const passportName = ({
	firstName,
	lastName,
}: Pick<InternationalGuest, "firstName" | "lastName">): string =>
	`${lastName.trim()} ${firstName.trim()}`.toUpperCase();
