import { data } from "react-router";

/**
 * Parses the numeric id in an address.
 * @throws A 404 response if it is not a positive integer of at most nine digits.
 */
export function readId(text: string | undefined): number {
	const id = /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
	if (id === null) throw data(null, { status: 404 });
	return id;
}
