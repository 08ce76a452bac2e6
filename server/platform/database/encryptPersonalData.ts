import { type Database, DatabaseStartError, type Queryable } from "./Database.ts";
import { encryptedPrefix, type PersonalDataCipher, personalDataColumns } from "./personalDataEncryption.ts";

/** A value below every ID, by type. IDs are handled as text, because tables use different types. */
const firstId = { bigint: "0", uuid: "00000000-0000-0000-0000-000000000000" } as const;

/** Rows per transaction. On the embedded engine, everything else waits for a batch. */
const batch = 200;

/** The rows to process: those with an unencrypted column, or all. */
type Which = "open" | "all";

const hashForm = /^[0-9a-f]{64}$/;

/** Builds the SQL condition of the index `{table}_unlocked`; both must match exactly. */
const isUnencrypted = (columns: readonly string[], hashColumns: readonly string[]): string =>
	(columns.length > 0
		? columns.map((column) => `${column} <> '' AND ${column} NOT LIKE '${encryptedPrefix}%'`)
		: hashColumns.map((column) => `${column} !~ '${hashForm.source}'`)
	).join(" OR ");

/** Whether a text is neither encrypted nor a search hash. */
const isPlain = (text: string): boolean => !text.startsWith(encryptedPrefix) && !hashForm.test(text);

/** Encrypts one batch of rows with IDs above `after`. Returns the last ID and the number of rows changed; null when there are no more rows. */
async function encryptBatch(
	tx: Queryable,
	cipher: PersonalDataCipher,
	{ table, which, after }: { readonly table: string; readonly which: Which; readonly after: string },
): Promise<{ readonly last: string; readonly changed: number } | null> {
	const { id, idType = "bigint", columns, hashes = {} } = personalDataColumns[table]!;
	const names = [...columns, ...Object.keys(hashes)];
	// Values are read as JSON, so that they arrive as stored, not decrypted. A table with only hash columns has nothing to encrypt again.
	const condition =
		which === "open" || columns.length === 0 ? isUnencrypted(columns, Object.keys(hashes)) : "true";
	const { rows } = await tx.query<{ id: string; line: string }>(
		`SELECT ${id}::text AS id, json_build_array(${names.join(", ")})::text AS line FROM ${table}
		WHERE ${id} > $1::${idType} AND (${condition}) ORDER BY ${id} LIMIT ${batch} FOR NO KEY UPDATE`,
		[after],
	);
	const changed: object[] = [];
	for (const row of rows) {
		const texts: (string | null)[] = JSON.parse(row.line);
		const before = Object.fromEntries(names.map((name, at) => [name, texts[at] ?? null]));
		const now = { ...before };
		for (const name of columns) {
			const text = before[name];
			if (text && !(text.startsWith(encryptedPrefix) && cipher.isNewest(text)))
				now[name] = cipher.encrypt(cipher.decrypt(text));
		}
		for (const [name, source] of Object.entries(hashes)) {
			const text = before[source];
			if (text && isPlain(text)) now[name] = cipher.searchHash(text);
		}
		if (names.some((name) => now[name] !== before[name])) changed.push({ id: row.id, ...now });
	}
	if (changed.length > 0)
		await tx.query(
			`UPDATE ${table} SET ${names.map((name) => `${name} = n.${name}`).join(", ")}
			FROM jsonb_to_recordset($1::jsonb) AS n (id ${idType}, ${names.map((name) => `${name} text`).join(", ")})
			WHERE ${table}.${id} BETWEEN $2::${idType} AND $3::${idType} AND ${table}.${id} = n.id`,
			[JSON.stringify(changed), rows[0]?.id, rows.at(-1)?.id],
		);
	const last = rows.at(-1)?.id;
	return last === undefined ? null : { last, changed: changed.length };
}

interface Progress {
	/** Limits the run to these tables; all by default. */
	readonly tables?: readonly string[];
	readonly onProgress?: (progress: string) => void;
}

/** Encrypts personal data with the newest key, in batches. A repeated run skips what is already done. Returns the number of rows changed. */
export async function encryptPersonalData(
	db: Database,
	cipher: PersonalDataCipher,
	which: Which,
	{ tables = Object.keys(personalDataColumns), onProgress = () => {} }: Progress = {},
): Promise<number> {
	let done = 0;
	for (const table of tables) {
		let after: string = firstId[personalDataColumns[table]?.idType ?? "bigint"];
		for (;;) {
			const some = await db.tx((tx) => encryptBatch(tx, cipher, { table, which, after }), {
				hasNoTimeout: true,
			});
			if (!some) break;
			after = some.last;
			done += some.changed;
			onProgress(`${table} ${after}`);
		}
	}
	return done;
}

/**
 * Verifies the encryption key against stored data.
 * @throws DatabaseStartError when the newest member's e-mail address cannot be decrypted with the configured secrets
 */
export async function checkPersonalDataKey(db: Database, cipher: PersonalDataCipher): Promise<void> {
	const { rows } = await db.query<{ line: string }>(
		"SELECT json_build_array(email)::text AS line FROM member WHERE email IS NOT NULL ORDER BY member_id DESC LIMIT 1",
		[],
	);
	const [email]: (string | undefined)[] = JSON.parse(rows[0]?.line ?? "[]");
	try {
		cipher.decrypt(email ?? "");
	} catch (error) {
		throw new DatabaseStartError(
			"wrongSecret",
			"DATA_SECRET: 이 데이터의 개인정보를 여는 열쇠가 아닙니다. 바꾸기 전의 값을 DATA_SECRET_FORMER에 적어 주세요.",
			error,
		);
	}
}
