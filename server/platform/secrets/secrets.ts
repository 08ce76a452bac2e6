import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from "node:crypto";
import {
	encryptedPrefix,
	type PersonalDataCipher,
} from "#server/platform/database/personalDataEncryption.ts";

/** Prefix of encrypted texts; the whole format is {form}{key id}.{bytes}. */
const FORM = "v2.";
const OLD_FORM = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Cipher {
	/** Encrypts with AES-256-GCM and the newest key, whose ID is included. */
	encrypt(text: string): string;
	/**
	 * Decrypts a text.
	 * @throws when it was encrypted with an unknown secret
	 */
	decrypt(locked: string): string;
	/** Whether a text is encrypted with the newest key, or not encrypted at all. */
	isNewest(locked: string): boolean;
}

/** The cryptographic functions derived from a deployment's secret, for cards and personal data. */
export interface Secrets extends Cipher {
	/** Encrypts what is retained about members who have left, with a key different from that for cards (DEC-196). */
	readonly archive: Cipher;
	/** Encrypts personal data in the database. */
	readonly personalData: PersonalDataCipher;
	/** Returns a keyed hash. The same person always has the same hash, which does not reveal who it is (DEC-069). */
	keyedHash(purpose: string, value: string | number): string;
	/**
	 * Returns a keyed hash for what a visitor carries for minutes and brings back, such as a login in progress. Only the newest secret makes
	 * it, so that whoever knows a replaced secret can forge nothing.
	 */
	briefHash(purpose: string, value: string): string;
	/** Returns the ID by which a payment provider knows a member; it cannot be guessed. */
	customerKey(memberId: number): string;
}

interface Key {
	/** Identifies the key without revealing anything about it. */
	readonly id: string;
	/** Created once, because creating a key object from bytes for every text takes longer than the encryption itself. */
	readonly key: KeyObject;
}

/**
 * @param keys keys, newest first
 * @param oldForm prefix of texts from before keys had IDs
 */
function cipherWith(keys: readonly [Key, ...Key[]], form: string, oldForm: string | null): Cipher {
	const [newest] = keys;
	const mine = `${form}${newest.id}.`;
	const isOld = (text: string) => oldForm !== null && text.startsWith(oldForm);
	return {
		encrypt(text) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv("aes-256-gcm", newest.key, iv);
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return mine + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
		},
		decrypt(locked) {
			if (locked.startsWith(form)) {
				const [, id = "", body = ""] = locked.split(".");
				const key = keys.find((each) => each.id === id);
				if (!key) throw new Error(`Nothing here has the key ${id}`);
				return opened(body, key);
			}
			// Unencrypted cards exist only in the demo data, where they belong to nobody.
			if (!isOld(locked)) return locked;
			// From before keys had IDs: encrypted with the oldest.
			return opened(locked.slice(oldForm?.length), keys.at(-1) ?? newest);
		},
		isNewest: (locked) => locked.startsWith(mine) || !(locked.startsWith(form) || isOld(locked)),
	};
}

function opened(body: string, { key }: Key): string {
	const bytes = Buffer.from(body, "base64url");
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
	return text.toString("utf8");
}

const derived = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
const derivedKey = (secret: string, purpose: string) => createSecretKey(derived(secret, purpose));

/**
 * @param former earlier secrets, newest first. They are used for decryption only. Hashes are compared with stored ones and so always use
 * the oldest secret, which must be kept.
 */
export function createSecrets(secret: string, former: readonly string[] = []): Secrets {
	const first = former.at(-1) ?? secret;
	const keyOf = (each: string, purpose: string): Key => ({
		id: derived(each, "key-id").subarray(0, 6).toString("base64url"),
		key: derivedKey(each, purpose),
	});
	const ciphers = (purpose: string, form = FORM, oldForm: string | null = OLD_FORM) =>
		cipherWith([keyOf(secret, purpose), ...former.map((each) => keyOf(each, purpose))], form, oldForm);
	const hashKey = derivedKey(first, "marks");
	const briefKey = derivedKey(secret, "brief");
	const hashWith = (key: KeyObject, purpose: string, value: string | number): string =>
		createHmac("sha256", key).update(`${purpose}:${value}`).digest("base64url");
	const keyedHash: Secrets["keyedHash"] = (purpose, value) => hashWith(hashKey, purpose, value);
	return {
		...ciphers("cards"),
		archive: ciphers("archive"),
		personalData: {
			...ciphers("persons", encryptedPrefix, null),
			searchHash: (text) => createHmac("sha256", hashKey).update(`person:${text}`).digest("hex"),
		},
		keyedHash,
		briefHash: (purpose, value) => hashWith(briefKey, purpose, value),
		customerKey: (memberId) => keyedHash("customer", memberId),
	};
}

export const keyHash = (billingKey: string): string =>
	createHash("sha256").update(billingKey).digest("base64url");
