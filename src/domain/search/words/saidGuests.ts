import { type Guests, isGuests } from "#domain/guests/Guests.ts";
import type { GuestsMeaning } from "./Term.ts";

/**
 * Resolves the guests in a text. Adults that are not stated are taken from `otherwise`; children that are not stated mean none. Null when
 * the guests exceed the limits. [DEC-193]
 */
export function saidGuests(said: readonly GuestsMeaning[], otherwise: Guests): Guests | null {
	const counts = said.filter(({ adults }) => adults !== null);
	const whole = Math.max(0, ...counts.map(({ isAll, adults }) => (isAll ? adults! : 0)));
	const own = counts.find(({ isAll, areParents }) => !isAll && !areParents)?.adults ?? 0;
	const parents = counts.find(({ areParents }) => areParents)?.adults ?? 0;
	const small = said.flatMap(({ childAges }) => childAges ?? []);
	const isFamily = said.some(({ isWithChildren }) => isWithChildren) && whole > small.length;
	const grown = isFamily ? whole - small.length : whole;
	const adults = (own > 0 ? own + parents : grown || parents) || otherwise.adults;
	const guests = { adults, childAges: small };
	return isGuests(guests) ? guests : null;
}
