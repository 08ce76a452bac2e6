import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSecrets, keyHash } from "#server/platform/secrets/secrets.ts";

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

	it.each(["카드", "v1.카드", "null", ""])(
		"that are not encrypted at all are read as they are: '%s'",
		(text) => {
			const { personalData, decrypt, isNewest } = createSecrets(first);
			expect(personalData.decrypt(text)).toBe(text);
			expect(personalData.isNewest(text)).toBe(true);
			if (text.startsWith("v1.")) return;
			expect(decrypt(text)).toBe(text);
			expect(isNewest(text)).toBe(true);
		},
	);

	it("of an unknown key say which, so that an operator can find it", () => {
		const later = createSecrets(second).encrypt("카드");
		expect(() => createSecrets(first).decrypt(later)).toThrow(later.split(".")[1]);
		expect(() => createSecrets(first).decrypt("v2.")).toThrow("Nothing here has the key");
	});
});

/** Written by the product and by now in databases: a change to a key's purpose or to a format would make them unreadable. */
describe("what databases already contain [DEC-196, DEC-069]", () => {
	it("can be decrypted: cards, archives and personal data", () => {
		const { decrypt, archive, personalData } = createSecrets(third, [second, "another", first]);
		expect(decrypt("v2.5R9ioWb7.XGxZR-lb7CSvma_geU_2ZmpPeWSiIklJN03vQaY5ECKqqQ")).toBe("카드");
		expect(archive.decrypt("v2.5R9ioWb7.GcE9cqx8CU0ReHHdMEEyMzk3DAMofQj-AvENQyusKmXbIw")).toBe("카드");
		expect(personalData.decrypt("p1.5R9ioWb7.17wcfai8hkOmbUF0avARXNb-azGnnJJAPcgJLrsCr7oXuA")).toBe("카드");
	});

	it("has the same hashes, whichever secret is the newest", () => {
		for (const former of [[], [first], [second, "another", first]]) {
			const { keyedHash, customerKey, personalData } = createSecrets(
				former.length > 0 ? third : first,
				former,
			);
			expect(keyedHash("silver-member", 9001)).toBe("0tSne1LSFgb__4DAigR6_8PKurQo12FM56q0kLD-5ag");
			expect(customerKey(9001)).toBe("p7NHPLZ1kW2kW_8OSwlxH18LAHM1X5EM3XQLBxGhq94");
			expect(personalData.searchHash("01012345678")).toBe(
				"83fb79d1ca3dd3a9d9b7461b3818661978550545870c73bd65f8b56a22f2d08a",
			);
		}
		expect(keyHash("billing-key")).toBe("E2DPhanK0RXRJ0q2GIvRcuxENQXnvgBscj50vKzShKA");
	});
});

describe("a hash that a visitor brings back", () => {
	it("is made with the newest secret only, and by no key of stored hashes", () => {
		const now = createSecrets(third, [second, first]);
		expect(now.briefHash("flow", "x")).toBe(createSecrets(third).briefHash("flow", "x"));
		expect(now.briefHash("flow", "x")).not.toBe(createSecrets(first).briefHash("flow", "x"));
		expect(createSecrets(first).briefHash("flow", "x")).not.toBe(createSecrets(first).keyedHash("flow", "x"));
	});
});
