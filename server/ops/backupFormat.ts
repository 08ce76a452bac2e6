import * as z from "zod";

/**
 * A backup is a gzipped text: a line that says what it holds, then for each table a line with its name and one line a row, and a last
 * line with the number of rows of each. Rows are JSON arrays of the columns' texts, so both engines and every schema read them alike.
 */
export const Head = z.object({
	format: z.literal("awesome-stay-backup"),
	formatVersion: z.literal(1),
	takenAt: z.iso.datetime(),
	migrations: z.array(z.object({ version: z.int(), checksum: z.string() })).readonly(),
	tables: z
		.array(
			z.object({
				name: z.string(),
				columns: z
					.array(z.object({ name: z.string(), type: z.string().regex(/^[a-z0-9 ()[\],"]+$/) }))
					.min(1)
					.readonly(),
			}),
		)
		.readonly(),
	sequences: z.array(z.object({ name: z.string(), value: z.int() })).readonly(),
});

export type Head = z.infer<typeof Head>;

export const TableLine = z.object({ table: z.string() });

export const EndLine = z.object({ end: z.record(z.string(), z.int()) });
