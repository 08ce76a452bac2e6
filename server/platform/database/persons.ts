/** What texts about persons are locked with (ADR 41). */
export interface PersonLock {
	lock(text: string): string;
	/** What was never locked is as it is. @throws when it was locked with a secret that is not known here */
	unlock(locked: string): string;
	/** Whether the newest key locks it. */
	isNewest(text: string): boolean;
	/** What a locked text is found by: the same for the same text, and it tells nobody which. */
	mark(text: string): string;
}

/** How every locked text about a person begins. */
export const lockedForm = "p1.";

/** A database's lock, from when the secrets are known. Until then texts are written as they are. */
export interface LockHolder {
	lock: PersonLock | null;
}

/** A value that stands in the database in another form than here. */
class Guarded {
	readonly inDatabase: (lock: PersonLock | null) => unknown;

	constructor(inDatabase: Guarded["inDatabase"]) {
		this.inDatabase = inDatabase;
	}
}

/** A value for a column of `personColumns`: it is written locked, and read as it was. Nothing stays nothing. */
export const personal = (text: string | null | undefined): unknown =>
	text ? new Guarded((lock) => lock?.lock(text) ?? text) : (text ?? null);

/** The same for JSON: the texts in it are locked, and its names, numbers and lists stay as they are. */
export const personalJson = (value: object): unknown =>
	new Guarded((lock) =>
		JSON.stringify(value, (_, part) => (lock && typeof part === "string" ? lock.lock(part) : part)),
	);

/** What such a text is found by, for the column of marks beside it. */
export const markOf = (text: string): unknown => new Guarded((lock) => lock?.mark(text) ?? text);

/** A list for `= ANY`: the marks of texts, and the texts as they stood there before texts were locked. */
export const foundBy = (...texts: readonly (string | null)[]): unknown =>
	new Guarded((lock) => texts.flatMap((text) => (text ? [text, ...(lock ? [lock.mark(text)] : [])] : [])));

export const valuesFor = (values: readonly unknown[], holder: LockHolder): unknown[] =>
	values.map((value) => {
		if (value instanceof Guarded) return value.inDatabase(holder.lock);
		return Array.isArray(value) ? valuesFor(value, holder) : value;
	});

/** A text as it was before it was locked. What only looks locked was written so by somebody. */
export function readText(text: string, { lock }: LockHolder): string {
	if (!lock || !text.startsWith(lockedForm)) return text;
	try {
		return lock.unlock(text);
	} catch {
		return text;
	}
}

export const readJson = (text: string, holder: LockHolder): unknown =>
	text.includes(`"${lockedForm}`)
		? JSON.parse(text, (_, value) => (typeof value === "string" ? readText(value, holder) : value))
		: JSON.parse(text);

interface PersonColumns {
	readonly id: string;
	readonly idType?: "bigint" | "uuid";
	readonly columns: readonly string[];
	/** Columns of marks, each with the column it is made of while that one is not locked; a table without others is told by them. */
	readonly marks?: Readonly<Record<string, string>>;
}

/** The columns that are locked. A row that has any of them open is in the index `{table}_unlocked`. */
export const personColumns: Readonly<Record<string, PersonColumns>> = {
	member: {
		id: "member_id",
		columns: [
			...["email", "name", "phone", "corp_user_name", "dept_name", "international_phone"],
			...["user_first_name", "user_last_name"],
		],
		marks: { email_key: "email_key", phone_key: "phone" },
	},
	order_pay: {
		id: "order_pay_id",
		columns: [
			...["booker_name", "booker_tel", "booker_email", "guest_name", "guest_tel", "guest_email"],
			...["user_first_name", "user_last_name", "international_phone", "request"],
		],
	},
	inquiry: { id: "inquiry_id", columns: ["title", "contents", "comment_contents"] },
	inquiry_message: { id: "message_id", columns: ["contents"] },
	member_social: { id: "link_id", columns: [], marks: { sns_id: "sns_id" } },
	session: { id: "family", idType: "uuid", columns: ["user_agent", "ip"] },
	login_history: { id: "login_id", columns: ["user_agent", "ip"] },
	security_event: { id: "security_event_id", columns: ["ip"] },
};
