import type { GuestsMeaning } from "./Term.ts";

/** Formats guests as '성인 2명', '아이 1명', '아이 1명(5세)', '아이 1명 포함' or '아이 2명(3·7세)'. */
export function guestsLabel({ adults, childAges, areParents, isWithChildren }: GuestsMeaning): string {
	if (adults !== null) return `${areParents ? "부모님" : "성인"} ${adults}명`;
	const all = childAges!;
	const ages = (new Set(all).size > 1 ? all : all.slice(0, 1)).join("·");
	return `아이 ${all.length}명${ages === "0" ? "" : `(${ages}세)`}${isWithChildren ? " 포함" : ""}`;
}
