import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

/** The price promised by a deep link of the comparison. */
export interface PricePromise {
	readonly amount: number;
	readonly ratePlanId: number;
	/** When the promise was made, in epoch seconds. */
	readonly at: number;
}

type Marks = Pick<Secrets, "keyedHash">;

const sealOf = (secrets: Marks, stayId: number, stay: StayTerms, { amount, ratePlanId, at }: PricePromise) =>
	secrets
		.keyedHash(
			"price-promise",
			[stayId, stay.checkInDate, stay.checkOutDate, stay.guests, stay.rooms, amount, ratePlanId, at].join(
				"/",
			),
		)
		.slice(0, 22);

/** Serialises a promise for use in a URL. It is signed with our secret, so it can neither be forged nor moved to another stay. */
export const writePromise = (
	secrets: Marks,
	stayId: number,
	stay: StayTerms,
	promise: PricePromise,
): string =>
	`${promise.amount}.${promise.ratePlanId}.${promise.at}.${sealOf(secrets, stayId, stay, promise)}`;

const form = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{22})$/;

/** Verifies and parses the promise in a URL; null unless we signed it for exactly this stay. */
export function readPromise(
	secrets: Marks,
	stayId: number,
	stay: StayTerms,
	text: string,
): PricePromise | null {
	const [, amount, ratePlanId, at, seal] = form.exec(text) ?? [];
	const promise = { amount: Number(amount), ratePlanId: Number(ratePlanId), at: Number(at) };
	return seal !== undefined && seal === sealOf(secrets, stayId, stay, promise) ? promise : null;
}
