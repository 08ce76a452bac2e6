import type { Queryable } from "#server/platform/database/Database.ts";

export interface SavedMessage {
	readonly channel: "EMAIL" | "SMS" | "LMS";
	readonly dest: string;
	readonly subject: string | null;
	readonly body: string;
}

/** Keeps a message of an installation without a sender. A message to `nobody` takes the same time but is dropped. */
export async function saveMessage(
	db: Queryable,
	{ channel, dest, subject, body }: SavedMessage,
): Promise<void> {
	await db.query(
		"INSERT INTO dev_inbox (channel, dest, subject, body) SELECT $1, $2::text, $3, $4 WHERE $2 <> ''",
		[channel, dest, subject, body],
	);
}

/** Returns the newest messages to a recipient, or to all recipients when `dest` is ''; at most 100. */
export async function listSaved(
	db: Queryable,
	dest: string,
): Promise<readonly (SavedMessage & { readonly createdAt: Date })[]> {
	const { rows } = await db.query<SavedMessage & { createdAt: Date }>(
		`SELECT channel, dest, subject, body, created_at AS "createdAt" FROM dev_inbox
		WHERE $1 = '' OR dest = $1 OR dest = replace($1, '-', '')
		ORDER BY message_id DESC LIMIT 100`,
		[dest],
	);
	return rows;
}
