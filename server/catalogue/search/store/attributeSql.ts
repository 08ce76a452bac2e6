import type { Attribute } from "#server/catalogue/search/block/attributes.ts";

/** SQL for the average review score in tenths of a star, as displayed; 0 without reviews. Uses `review_stat rs`. */
const score =
	"CASE WHEN rs.review_count > 0 THEN round(rs.star_sum * 10.0 / rs.review_count)::int ELSE 0 END";

/** SQL expression of each attribute, using `property p` and `review_stat rs`. */
const sources: Readonly<Record<Attribute, string>> = {
	stars: "p.star",
	kinds: "p.type_id",
	scoreMin: score,
	areas: "p.area",
};

/** SELECT list with one column named after each attribute. */
export const attributeSql = Object.entries(sources)
	.map(([name, source]) => `${source} AS "${name}"`)
	.join(", ");
