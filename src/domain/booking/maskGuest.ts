/** Masks a name, keeping its first and last character: '홍*동', '남**수', '홍*'. [DEC-085] */
export function maskName(name: string): string {
	const characters = [...name.trim()];
	const last = characters.length - 1;
	return characters
		.map((character, index) => (index === 0 || (index === last && last > 1) ? character : "*"))
		.join("");
}

/** Masks a phone number, keeping its first three and last four digits: '010-****-5678'. [DEC-085] */
export function maskPhone(phone: string): string {
	const digits = phone.replace(/\D/g, "");
	if (digits.length < 8) return "*".repeat(digits.length);
	return `${digits.slice(0, 3)}-${"*".repeat(digits.length - 7)}-${digits.slice(-4)}`;
}
