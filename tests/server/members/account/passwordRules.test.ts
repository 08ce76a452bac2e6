import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPassword } from "#server/members/account/passwordRules.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

const owner = { email: "haneul.kim@example.com", name: "김하늘", phone: "01033334444" };
const outcome = async (password: string) =>
	checkPassword(password, owner, "어썸스테이").then(
		() => "taken",
		(error: unknown) => (error instanceof Refusal ? error.message : error),
	);

describe("the password of a new account", () => {
	it.each([
		"Password1!",
		"123456a!",
		"P@ssw0rd1",
		"qwer1234!",
		"1q2w3e4r!",
		"iloveyou1!",
		"a1!a1!",
		"abcdef1!",
		"tkfkdgo1!",
	])("is not %s, which everybody knows [DEC-195]", async (password) =>
		expect(await outcome(password)).toMatch(/유출된/),
	);

	it.each(["Awesome1!", "myStay99!x", "haneul77#Q", "x-3333-4444", "rlagksmf1!"])(
		"is not %s, which names the site or its owner [DEC-195]",
		async (password) => expect(await outcome(password)).toMatch(/사이트 이름/),
	);

	it.each(["tulip#73rain", "Kx7#mQ2p", "other34#$", "Gw!42-ocean"])("may be %s [VAL-03]", async (password) =>
		expect(await outcome(password)).toBe("taken"),
	);

	it("is refused whatever sign stands behind a much used one, in whatever letters [DEC-195]", async () => {
		const common = fc.constantFrom("password1", "qwerty123", "dragon1", "abc123", "monkey12", "1qaz2wsx");
		const sign = fc.constantFrom(..."!@#$%^&*");
		await fc.assert(
			fc.asyncProperty(common, sign, fc.boolean(), async (word, end, isLoud) => {
				const password = `${isLoud ? word.toUpperCase() : word}${end}`;
				expect(await outcome(password)).toMatch(/유출된/);
			}),
			{ numRuns: 40 },
		);
	});
});
