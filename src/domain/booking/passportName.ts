import type { InternationalGuest } from "#domain/guests/Guest.ts";

/** Formats a name as passports do, surname first and in capitals: 'HONG GILDONG'. */
export const passportName = ({
	firstName,
	lastName,
}: Pick<InternationalGuest, "firstName" | "lastName">): string =>
	`${lastName.trim()} ${firstName.trim()}`.toUpperCase();
