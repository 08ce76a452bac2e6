import type { Queryable } from "#server/platform/database/Database.ts";

export interface SavedMessage {
	readonly channel: "EMAIL" | "SMS" | "LMS";
	readonly dest: string;
	readonly subject: string | null;
	readonly body: string;
	/** The order that a mail to a stay is about; null for messages to members. */
	readonly orderPayId: number | null;
}

/** Keeps a message of an installation without a sender. A message to `nobody` takes the same time but is dropped. */
export async function saveMessage(
	db: Queryable,
	{ channel, dest, subject, body, orderPayId }: SavedMessage,
): Promise<void> {
	await db.query(
		"INSERT INTO dev_inbox (channel, dest, subject, body, order_pay_id) SELECT $1, $2::text, $3, $4, $5 WHERE $2 <> ''",
		[channel, dest, subject, body, orderPayId],
	);
}

interface ListedMessage extends Omit<SavedMessage, "orderPayId"> {
	readonly createdAt: Date;
}

/** Returns the newest messages to a recipient, or to all recipients when `dest` is ''; at most 100. */
export async function listSaved(db: Queryable, dest: string): Promise<readonly ListedMessage[]> {
	const { rows } = await db.query<ListedMessage>(
		`SELECT channel, dest, subject, body, created_at AS "createdAt" FROM dev_inbox
		${dest === "" ? "" : "WHERE dest IN ($1, replace($1, '-', ''))"} ORDER BY message_id DESC LIMIT 100`,
		dest === "" ? [] : [dest],
	);
	return rows;
}
