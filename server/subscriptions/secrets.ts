import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

const FORM = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a deployment's secret does for cards and persons. */
export interface Secrets {
	/** AES-256-GCM; another secret cannot read it. */
	lock(text: string): string;
	/** @throws when it was locked with another secret */
	unlock(locked: string): string;
	/** The same person gives the same mark, which tells nobody who it is (DEC-069). */
	mark(purpose: string, value: string | number): string;
	/** What a provider knows a member by; nobody can guess another's. */
	customerKey(memberId: number): string;
}

export function createSecrets(secret: string): Secrets {
	const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
	const cardKey = derived("cards");
	const markKey = derived("marks");
	const mark: Secrets["mark"] = (purpose, value) =>
		createHmac("sha256", markKey).update(`${purpose}:${value}`).digest("base64url");
	return {
		lock(text) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv("aes-256-gcm", cardKey, iv);
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return FORM + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
		},
		unlock(locked) {
			// Cards of the demo world are nobody's and stand there as they are.
			if (!locked.startsWith(FORM)) return locked;
			const bytes = Buffer.from(locked.slice(FORM.length), "base64url");
			const decipher = createDecipheriv("aes-256-gcm", cardKey, bytes.subarray(0, IV_BYTES));
			decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
			const body = bytes.subarray(IV_BYTES + TAG_BYTES);
			return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
		},
		mark,
		customerKey: (memberId) => mark("customer", memberId),
	};
}

export const keyHash = (billingKey: string): string =>
	createHash("sha256").update(billingKey).digest("base64url");
