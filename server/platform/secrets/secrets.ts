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
import { lockedForm, type PersonLock } from "#server/platform/database/persons.ts";

/** {form}{key id}.{bytes} */
const FORM = "v2.";
const OLD_FORM = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Lock {
	/** AES-256-GCM with the newest key, which is named beside it; another secret cannot read it. */
	lock(text: string): string;
	/** @throws when it was locked with a secret that is not known here */
	unlock(locked: string): string;
	/** Whether the newest key locks it, or nothing does. */
	isNewest(locked: string): boolean;
}

/** What a deployment's secret does for cards and persons. */
export interface Secrets extends Lock {
	/** For what is kept of members who have left: what opens cards does not open it (DEC-196). */
	readonly archive: Lock;
	/** For texts about persons in the database. */
	readonly persons: PersonLock;
	/** The same person gives the same mark, which tells nobody who it is (DEC-069). */
	mark(purpose: string, value: string | number): string;
	/** What a provider knows a member by; nobody can guess another's. */
	customerKey(memberId: number): string;
}

interface Key {
	/** Tells nothing about the key. */
	readonly id: string;
	/** Made once: bare bytes would be made a key again for every text, which takes longer than locking it. */
	readonly key: KeyObject;
}

/**
 * @param keys the newest first
 * @param oldForm from before keys had names
 */
function lockWith(keys: readonly [Key, ...Key[]], form: string, oldForm: string | null): Lock {
	const [newest] = keys;
	const mine = `${form}${newest.id}.`;
	const isOld = (text: string) => oldForm !== null && text.startsWith(oldForm);
	return {
		lock(text) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv("aes-256-gcm", newest.key, iv);
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return mine + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
		},
		unlock(locked) {
			if (locked.startsWith(form)) {
				const [, id = "", body = ""] = locked.split(".");
				const key = keys.find((each) => each.id === id);
				if (!key) throw new Error(`Nothing here has the key ${id}`);
				return opened(body, key);
			}
			// Cards of the demo world are nobody's and stand there as they are.
			if (!isOld(locked)) return locked;
			// From before keys had names: made with the oldest.
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
 * @param former secrets from before, the newest of them first: they read, and never lock. Marks are compared with stored ones and can be
 * made by the first secret of all only, so that one stays.
 */
export function createSecrets(secret: string, former: readonly string[] = []): Secrets {
	const first = former.at(-1) ?? secret;
	const keyOf = (each: string, purpose: string): Key => ({
		id: derived(each, "key-id").subarray(0, 6).toString("base64url"),
		key: derivedKey(each, purpose),
	});
	const locks = (purpose: string, form = FORM, oldForm: string | null = OLD_FORM) =>
		lockWith([keyOf(secret, purpose), ...former.map((each) => keyOf(each, purpose))], form, oldForm);
	const markKey = derivedKey(first, "marks");
	const mark: Secrets["mark"] = (purpose, value) =>
		createHmac("sha256", markKey).update(`${purpose}:${value}`).digest("base64url");
	return {
		...locks("cards"),
		archive: locks("archive"),
		persons: {
			...locks("persons", lockedForm, null),
			mark: (text) => createHmac("sha256", markKey).update(`person:${text}`).digest("hex"),
		},
		mark,
		customerKey: (memberId) => mark("customer", memberId),
	};
}

export const keyHash = (billingKey: string): string =>
	createHash("sha256").update(billingKey).digest("base64url");
