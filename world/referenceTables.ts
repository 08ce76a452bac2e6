import type { World } from "./makeWorld.ts";
import type { Row } from "./rows/Row.ts";

/** Tables whose rows are facts or parts of the product, not of the demo: each after those it refers to. */
const names: ReadonlySet<string> = new Set([
	"nation",
	"city",
	"area",
	"channel",
	"facility",
	"property_type",
	"common_code",
	"faq_type",
	"faq",
]);

/** Returns the rows of a world that every installation has. */
export const referenceTables = ({
	tables,
}: World): readonly { readonly table: string; readonly rows: readonly Row[] }[] =>
	tables.filter(({ table }) => names.has(table)).map(({ table, rows }) => ({ table, rows: [...rows] }));
