import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSecrets } from "#server/platform/secrets/secrets.ts";

const [first, second, third] = [
	"the-first-secret-of-all",
	"the-second-secret-here",
	"the-third-secret-here!",
];

/** Encrypts in the old format, before keys had names. */
function lockedBefore(secret: string, text: string): string {
	const iv = randomBytes(12);
	const key = Buffer.from(hkdfSync("sha256", secret, "", "cards", 32));
	const cipher = createCipheriv("aes-256-gcm", key, iv);
	const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
}

describe("encrypted secrets", () => {
	it("can be decrypted from any previous key, and are encrypted only with the newest", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const now = createSecrets(third, [second, first]);
				for (const before of [createSecrets(first), createSecrets(second, [first]), now]) {
					expect(now.decrypt(before.encrypt(text))).toBe(text);
					expect(now.archive.decrypt(before.archive.encrypt(text))).toBe(text);
				}
				expect(now.isNewest(now.encrypt(text))).toBe(true);
				expect(now.isNewest(createSecrets(second, [first]).encrypt(text))).toBe(false);
				expect(() => createSecrets(second, [first]).decrypt(now.encrypt(text))).toThrow();
				expect(() => now.archive.decrypt(now.encrypt(text))).toThrow();
			}),
		);
	});

	it("from before keys had names are decrypted with the first key", () => {
		const old = lockedBefore(first, "카드");
		expect(createSecrets(first).decrypt(old)).toBe("카드");
		expect(createSecrets(third, [second, first]).decrypt(old)).toBe("카드");
		expect(createSecrets(first).isNewest(old)).toBe(false);
		expect(() => createSecrets(second).decrypt(old)).toThrow();
	});

	it("cannot be decrypted after tampering", () => {
		const secrets = createSecrets(first);
		const locked = secrets.encrypt("카드");
		const at = locked.length - 3;
		const changed = locked.slice(0, at) + (locked[at] === "A" ? "B" : "A") + locked.slice(at + 1);
		expect(() => secrets.decrypt(changed)).toThrow();
	});

	it("keep the blind-index marks of the first key", () => {
		expect(createSecrets(third, [second, first]).keyedHash("x", 1)).toBe(
			createSecrets(first).keyedHash("x", 1),
		);
	});
});
