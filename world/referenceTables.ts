import type { World } from "./makeWorld.ts";
import type { Row } from "./rows/Row.ts";

/** Returns the rows of a world that every installation has. */
export const referenceTables = ({
	tables,
}: World): readonly { readonly table: string; readonly rows: readonly Row[] }[] =>
	tables.filter(({ isReference }) => isReference).map(({ table, rows }) => ({ table, rows: [...rows] }));
