import { child } from "./childWords.ts";
import { groupAt } from "./people.ts";
import type { GuestsMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** Children without a number who are counted in the number of all: '아이 포함 4명', '4명(아이 포함)'. */
const someChild = new RegExp(
	`(?<![가-힣])${child}[도를을]?\\s*(?=포함[가-힣]{0,2}\\s*(?:총\\s*|모두\\s*)?(?:\\d|[두세네]|다섯|여섯)\\s*[명인])|(?<=[명인]\\s*\\(?\\s*)${child}[도를을]?\\s*(?=포함)`,
	"uy",
);
const included = /\s*포함(?:해서|하여|한|해)?(?![가-힣])/uy;

/** Reads guests, and whether the children are counted in the number of all: '아이 둘 포함 4명'. An unnumbered child is one. [DEC-193] */
export function guestsAt(cursor: Cursor): GuestsMeaning | null {
	const group: GuestsMeaning | null = cursor.take(someChild)
		? { kind: "guests", adults: null, childAges: [0] }
		: groupAt(cursor);
	return group?.childAges && cursor.take(included) ? { ...group, isWithChildren: true } : group;
}
