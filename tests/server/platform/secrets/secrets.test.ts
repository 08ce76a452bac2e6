import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSecrets } from "#server/platform/secrets/secrets.ts";

const [first, second, third] = [
	"the-first-secret-of-all",
	"the-second-secret-here",
	"the-third-secret-here!",
];

/** As it was before keys had names. */
function lockedBefore(secret: string, text: string): string {
	const iv = randomBytes(12);
	const key = Buffer.from(hkdfSync("sha256", secret, "", "cards", 32));
	const cipher = createCipheriv("aes-256-gcm", key, iv);
	const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
}

describe("secrets", () => {
	it("locked with any former key are read, and locked with the newest alone", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const now = createSecrets(third, [second, first]);
				for (const before of [createSecrets(first), createSecrets(second, [first]), now]) {
					expect(now.unlock(before.lock(text))).toBe(text);
					expect(now.archive.unlock(before.archive.lock(text))).toBe(text);
				}
				expect(now.isNewest(now.lock(text))).toBe(true);
				expect(now.isNewest(createSecrets(second, [first]).lock(text))).toBe(false);
				expect(() => createSecrets(second, [first]).unlock(now.lock(text))).toThrow();
				expect(() => now.archive.unlock(now.lock(text))).toThrow();
			}),
		);
	});

	it("from before keys had names are read with the first of them", () => {
		const old = lockedBefore(first, "카드");
		expect(createSecrets(first).unlock(old)).toBe("카드");
		expect(createSecrets(third, [second, first]).unlock(old)).toBe("카드");
		expect(createSecrets(first).isNewest(old)).toBe(false);
		expect(() => createSecrets(second).unlock(old)).toThrow();
	});

	it("that somebody has changed open nothing", () => {
		const secrets = createSecrets(first);
		const locked = secrets.lock("카드");
		const at = locked.length - 3;
		const changed = locked.slice(0, at) + (locked[at] === "A" ? "B" : "A") + locked.slice(at + 1);
		expect(() => secrets.unlock(changed)).toThrow();
	});

	it("keep the marks of the first key", () => {
		expect(createSecrets(third, [second, first]).mark("x", 1)).toBe(createSecrets(first).mark("x", 1));
	});
});
