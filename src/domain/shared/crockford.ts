/** Crockford's base 32: no I, L, O or U, so that codes can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The lowest `digits` x 5 bits of a number, highest digit first. */
export const crockford = (bits: number, digits: number): string =>
	Array.from({ length: digits }, (_, index) => alphabet[(bits >>> ((digits - 1 - index) * 5)) & 31]).join("");
