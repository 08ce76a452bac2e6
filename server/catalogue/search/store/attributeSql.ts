import type { Attribute } from "#server/catalogue/search/block/attributes.ts";

/** An average review in tenths of a star, as it is shown; 0 without reviews. Of `review_stat rs`. */
const score =
	"CASE WHEN rs.review_count > 0 THEN round(rs.star_sum * 10.0 / rs.review_count)::int ELSE 0 END";

/** Where each attribute comes from, of `property p` and `review_stat rs`. */
const sources: Readonly<Record<Attribute, string>> = {
	stars: "p.star",
	kinds: "p.type_id",
	scoreMin: score,
	areas: "p.area",
};

/** Columns named after the attributes. */
export const attributeSql = Object.entries(sources)
	.map(([name, source]) => `${source} AS "${name}"`)
	.join(", ");
