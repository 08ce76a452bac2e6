/** Encryption of personal data (ADR 41). */
export interface PersonalDataCipher {
	encrypt(text: string): string;
	/**
	 * Decrypts a text; a text that was never encrypted is returned unchanged.
	 * @throws when it was encrypted with an unknown secret
	 */
	decrypt(locked: string): string;
	/** Whether a text is encrypted with the newest key. */
	isNewest(text: string): boolean;
	/** Returns a keyed hash by which an encrypted text can be found. Equal texts have equal hashes, which do not reveal the text. */
	mark(text: string): string;
}

/** Prefix of every encrypted text. */
export const lockedForm = "p1.";

/** The encryption of a database, set once the secrets are known. Until then texts are written unencrypted. */
export interface LockHolder {
	lock: PersonalDataCipher | null;
}

/** A parameter that is transformed before it is sent to the database. */
class Guarded {
	readonly inDatabase: (lock: PersonalDataCipher | null) => unknown;

	constructor(inDatabase: Guarded["inDatabase"]) {
		this.inDatabase = inDatabase;
	}
}

/** Wraps a value for a column of `personalDataColumns`: it is encrypted on write and decrypted on read. Null and empty text are stored as they are. */
export const personal = (text: string | null | undefined): unknown =>
	text ? new Guarded((lock) => lock?.encrypt(text) ?? text) : (text ?? null);

/** Like `personal`, for JSON: string values are encrypted; keys, numbers and structure stay as they are. */
export const personalJson = (value: object): unknown =>
	new Guarded((lock) =>
		JSON.stringify(value, (_, part) => (lock && typeof part === "string" ? lock.encrypt(part) : part)),
	);

/** Wraps a text as its search hash, for the hash column that belongs to an encrypted column. */
export const markOf = (text: string): unknown => new Guarded((lock) => lock?.mark(text) ?? text);

/** Wraps texts as a list for `= ANY`: their search hashes and, for rows not yet encrypted, the texts themselves. */
export const foundBy = (...texts: readonly (string | null)[]): unknown =>
	new Guarded((lock) => texts.flatMap((text) => (text ? [text, ...(lock ? [lock.mark(text)] : [])] : [])));

export const valuesFor = (values: readonly unknown[], holder: LockHolder): unknown[] =>
	values.map((value) => {
		if (value instanceof Guarded) return value.inDatabase(holder.lock);
		return Array.isArray(value) ? valuesFor(value, holder) : value;
	});

/** Decrypts a text. One that only looks encrypted was entered like that by a user and is returned unchanged. */
export function readText(text: string, { lock }: LockHolder): string {
	if (!lock || !text.startsWith(lockedForm)) return text;
	try {
		return lock.decrypt(text);
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
	/**
	 * Hash columns, each with the column it is computed from while that one is unencrypted. In a table without encrypted columns, they tell
	 * which rows are still to be processed.
	 */
	readonly marks?: Readonly<Record<string, string>>;
}

/** The encrypted columns of each table. Rows with any of them unencrypted are in the index `{table}_unlocked`. */
export const personalDataColumns: Readonly<Record<string, PersonColumns>> = {
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
