/** Crockford's base 32 alphabet, without I, L, O and U so that codes can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Encodes the lowest `digits` x 5 bits of a number, most significant digit first. */
export const crockford = (bits: number, digits: number): string =>
	Array.from({ length: digits }, (_, index) => alphabet[(bits >>> ((digits - 1 - index) * 5)) & 31]).join("");
