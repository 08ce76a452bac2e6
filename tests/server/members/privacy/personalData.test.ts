import { describe, expect, it } from "vitest";
import { personalData } from "#server/members/privacy/personalData.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { impersonalColumns, impersonalTables } from "./impersonalData.ts";

const tables: Readonly<
	Record<string, { readonly columns: Readonly<Record<string, string>>; readonly own: readonly string[] }>
> = personalData;

forEachDatabase((_, open) => {
	describe("the table of personal data [DEC-196]", () => {
		it("classifies every text column as personal or not", async () => {
			const db = await open();
			const { rows } = await db.query<{ table: string; column: string; isWords: boolean }>(
				`SELECT table_name AS table, column_name AS column,
					data_type IN ('text', 'character', 'character varying', 'json', 'jsonb', 'bytea', 'inet', 'uuid', 'ARRAY', 'xml') AS "isWords"
				FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
			);
			const unclassified = rows
				.filter(({ table, isWords }) => isWords && !impersonalTables.includes(table))
				.filter(({ table, column }) => {
					const isPersonal = Object.hasOwn(tables[table]?.columns ?? {}, column);
					return isPersonal === (impersonalColumns[table] ?? []).includes(column);
				})
				.map(({ table, column }) => `${table}.${column}`);
			expect(unclassified).toEqual([]);

			const known = new Set(rows.map(({ table, column }) => `${table}.${column}`));
			const told = [
				...Object.entries(tables).flatMap(([table, { columns, own }]) =>
					[...Object.keys(columns), ...own].map((column) => `${table}.${column}`),
				),
				...Object.entries(impersonalColumns).flatMap(([table, columns]) =>
					columns.map((column) => `${table}.${column}`),
				),
			];
			expect(told.filter((name) => !known.has(name))).toEqual([]);
		});
	});
}, "pglite");
