import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceHash, isDeviceToken } from "#server/members/session/knownDevice.ts";
import { newToken, tokenHash } from "#server/members/session/tokens.ts";

describe("a browser's device token", () => {
	it("is recognised only in the exact format that we issue [DEC-195]", () => {
		const other = fc.constantFrom("", "=", "+", " ", "\n", "a");
		fc.assert(
			fc.property(other, other, (before, behind) => {
				const token = newToken();
				const shown = before + token + behind;
				expect(isDeviceToken(shown)).toBe(shown === token);
				expect(deviceHash(shown)).toEqual(shown === token ? tokenHash(token) : null);
			}),
		);
		expect(isDeviceToken(newToken().slice(1))).toBe(false);
		expect([isDeviceToken(null), deviceHash(null)]).toEqual([false, null]);
	});
});
