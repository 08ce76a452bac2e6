import * as z from "zod";

/**
 * Header of a backup, which is a gzipped text file: the header line, then for each table a line with its name and one line per row, and a
 * last line with each table's row count. Rows are JSON arrays of the columns' text values, so that both engines and every schema can read
 * them.
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
