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
	searchHash(text: string): string;
}

/** Prefix of every encrypted text. */
export const encryptedPrefix = "p1.";

/** The encryption of a database, set once the secrets are known. Until then texts are written unencrypted. */
export interface CipherHolder {
	cipher: PersonalDataCipher | null;
}

/** A parameter that is transformed before it is sent to the database. */
class Guarded {
	readonly inDatabase: (cipher: PersonalDataCipher | null) => unknown;

	constructor(inDatabase: Guarded["inDatabase"]) {
		this.inDatabase = inDatabase;
	}
}

/** Wraps a value for a column of `personalDataColumns`: it is encrypted on write and decrypted on read. Null and empty text are stored as they are. */
export const personal = (text: string | null | undefined): unknown =>
	text ? new Guarded((cipher) => cipher?.encrypt(text) ?? text) : (text ?? null);

/** Like `personal`, for JSON: string values are encrypted; keys, numbers and structure stay as they are. */
export const personalJson = (value: object): unknown =>
	new Guarded((cipher) =>
		JSON.stringify(value, (_, part) => (cipher && typeof part === "string" ? cipher.encrypt(part) : part)),
	);

/** Wraps a text as its search hash, for the hash column that belongs to an encrypted column. */
export const searchHashOf = (text: string): unknown =>
	new Guarded((cipher) => cipher?.searchHash(text) ?? text);

/** Wraps texts as a list for `= ANY`: their search hashes and, for rows not yet encrypted, the texts themselves. */
export const matchingHashes = (...texts: readonly (string | null)[]): unknown =>
	new Guarded((cipher) =>
		texts.flatMap((text) => (text ? [text, ...(cipher ? [cipher.searchHash(text)] : [])] : [])),
	);

export const valuesFor = (values: readonly unknown[], holder: CipherHolder): unknown[] =>
	values.map((value) => {
		if (value instanceof Guarded) return value.inDatabase(holder.cipher);
		return Array.isArray(value) ? valuesFor(value, holder) : value;
	});

/** Decrypts a text. One that only looks encrypted was entered like that by a user and is returned unchanged. */
export function readText(text: string, { cipher }: CipherHolder): string {
	if (!cipher || !text.startsWith(encryptedPrefix)) return text;
	try {
		return cipher.decrypt(text);
	} catch {
		return text;
	}
}

export const readJson = (text: string, holder: CipherHolder): unknown =>
	text.includes(`"${encryptedPrefix}`)
		? JSON.parse(text, (_, value) => (typeof value === "string" ? readText(value, holder) : value))
		: JSON.parse(text);

interface TableEncryption {
	readonly id: string;
	readonly idType?: "bigint" | "uuid";
	readonly columns: readonly string[];
	/**
	 * Hash columns, each with the column it is computed from while that one is unencrypted. In a table without encrypted columns, they tell
	 * which rows are still to be processed.
	 */
	readonly hashes?: Readonly<Record<string, string>>;
}

/** The encrypted columns of each table. Rows with any of them unencrypted are in the index `{table}_unlocked`. */
export const personalDataColumns: Readonly<Record<string, TableEncryption>> = {
	member: {
		id: "member_id",
		columns: [
			...["email", "name", "phone", "corp_user_name", "dept_name", "international_phone"],
			...["user_first_name", "user_last_name"],
		],
		hashes: { email_key: "email_key", phone_key: "phone" },
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
	member_social: { id: "link_id", columns: [], hashes: { sns_id: "sns_id" } },
	session: { id: "family", idType: "uuid", columns: ["user_agent", "ip"] },
	login_history: { id: "login_id", columns: ["user_agent", "ip"] },
	security_event: { id: "security_event_id", columns: ["ip"] },
};
