import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

/** What a link of the comparison promises. */
export interface PricePromise {
	readonly amount: number;
	readonly ratePlanId: number;
	/** Epoch seconds. */
	readonly at: number;
}

type Marks = Pick<Secrets, "mark">;

const sealOf = (secrets: Marks, stayId: number, stay: StayTerms, { amount, ratePlanId, at }: PricePromise) =>
	secrets
		.mark(
			"price-promise",
			[stayId, stay.checkInDate, stay.checkOutDate, stay.guests, stay.rooms, amount, ratePlanId, at].join(
				"/",
			),
		)
		.slice(0, 22);

/** A promise as an address carries it: nobody without our secret can write one, or move it to another stay. */
export const writePromise = (
	secrets: Marks,
	stayId: number,
	stay: StayTerms,
	promise: PricePromise,
): string =>
	`${promise.amount}.${promise.ratePlanId}.${promise.at}.${sealOf(secrets, stayId, stay, promise)}`;

const form = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{22})$/;

/** What an address promises for exactly this stay; null when it was not written by us for it. */
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
