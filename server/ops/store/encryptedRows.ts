import type { Database } from "#server/platform/database/Database.ts";

const tables = {
	card: { table: "billing_key", id: "billing_key_id", column: "key_cipher" },
	archive: { table: "person_archive", id: "person_archive_id", column: "sealed" },
} as const;

export type EncryptedKind = keyof typeof tables;

interface EncryptedRow {
	readonly id: number;
	readonly locked: string;
}

/** Encrypted values of one kind, and their replacement during key rotation. */
export class EncryptedRows {
	readonly #db: Database;
	readonly #of: (typeof tables)[EncryptedKind];

	constructor(db: Database, kind: EncryptedKind) {
		this.#db = db;
		this.#of = tables[kind];
	}

	/** Returns up to 200 rows with higher IDs than the given one, by ascending ID. */
	async behind(id: number): Promise<readonly EncryptedRow[]> {
		const { table, id: key, column } = this.#of;
		const { rows } = await this.#db.query<EncryptedRow>(
			`SELECT ${key}::float8 AS id, ${column} AS locked FROM ${table} WHERE ${key} > $1 ORDER BY ${key} LIMIT 200`,
			[id],
		);
		return rows;
	}

	/** Returns false when the value has changed meanwhile: whoever changed it used the newest key. */
	async replace({ id, locked }: EncryptedRow, by: string): Promise<boolean> {
		const { table, id: key, column } = this.#of;
		const { rowCount } = await this.#db.query(
			`UPDATE ${table} SET ${column} = $3 WHERE ${key} = $1 AND ${column} = $2`,
			[id, locked, by],
		);
		return rowCount > 0;
	}
}
