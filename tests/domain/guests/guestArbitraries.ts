import fc from "fast-check";
import type { Guests } from "#domain/guests/Guests.ts";

/** Every legal party of guests. */
export const someGuests: fc.Arbitrary<Guests> = fc
	.integer({ min: 1, max: 8 })
	.chain((adults) =>
		fc
			.array(fc.integer({ min: 0, max: 13 }), { maxLength: 8 - adults })
			.map((childAges) => ({ adults, childAges })),
	);
