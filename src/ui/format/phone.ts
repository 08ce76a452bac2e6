/** Formats stored digits as '010-1234-5678', for Korean mobile and landline numbers; returns anything else unchanged. */
export function displayPhone(digits: string): string {
	const match = /^(02|0\d{2}|1\d{3})(\d{3,4})?(\d{4})$/.exec(digits);
	if (!match) return digits;
	return match.slice(1).filter(Boolean).join("-");
}
