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
	])("is rejected if widely known: %s [DEC-195]", async (password) =>
		expect(await outcome(password)).toMatch(/유출된/),
	);

	it.each(["Awesome1!", "myStay99!x", "haneul77#Q", "x-3333-4444", "rlagksmf1!"])(
		"is rejected if it contains the site's or owner's name: %s [DEC-195]",
		async (password) => expect(await outcome(password)).toMatch(/사이트 이름/),
	);

	it.each(["tulip#73rain", "Kx7#mQ2p", "other34#$", "Gw!42-ocean"])("may be %s [VAL-03]", async (password) =>
		expect(await outcome(password)).toBe("taken"),
	);

	it("is rejected if it is a common one plus a symbol, in any letter case [DEC-195]", async () => {
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

	const about = async (
		password: string,
		whose: Parameters<typeof checkPassword>[1],
		siteName = "Blue Hotel-Inn",
	): Promise<unknown> =>
		checkPassword(password, whose, siteName).then(
			() => "taken",
			(error: unknown) => (error instanceof Refusal ? error.message : error),
		);

	it.each([
		["the whole of what stands before the @", "jo.dalnim@ab.kr", "Jo.Dalnim#7"],
		["a part of it", "jo.dalnim@ab.kr", "7dalnim#Qz"],
		["a part behind another sign", "jo+dalnim@ab.kr", "7dalnim#Qz"],
		["the address's host", "q@moonlake.co.kr", "7moonlake#Qz"],
	])("must not contain %s [DEC-195]", async (_what, email, password) => {
		expect(await about(password, { email })).toMatch(/사이트 이름/);
		expect(await about(password, { email: "q@ab.kr" })).toBe("taken");
	});

	it.each([
		["a name of several words", { name: "Dalnim Kim" }, "7DALNIM#Qz"],
		["a name as the keyboard writes it", { name: "김하늘" }, "RLAGKSMF#7"],
		["a phone, written with dashes", { phone: "010-7391-8264" }, "x01073918264#"],
		["a phone without its beginning", { phone: "010-7391-8264" }, "xq73918264#"],
		["a phone's last four digits", { phone: "010-7391-8264" }, "tulip8264#W"],
	])("must not identify its owner by %s [DEC-195]", async (_what, known, password) => {
		expect(await about(password, { email: "q@ab.kr", ...known })).toMatch(/사이트 이름/);
		expect(await about(password, { email: "q@ab.kr", name: null, phone: null })).toBe("taken");
	});

	it.each(["7Hotel#Qzw", "blue7#Qzwv", "7bluehotelinn#Q"])(
		"must not contain a word of a multi-word site name: %s [DEC-195]",
		async (password) => {
			expect(await about(password, { email: "q@ab.kr" })).toMatch(/사이트 이름/);
			expect(await about(password, { email: "q@ab.kr" }, "어썸스테이")).toBe("taken");
		},
	);

	it("must not contain the joined site name when its words are too short alone [DEC-195]", async () => {
		expect(await about("7innofus#Qz", { email: "q@ab.kr" }, "Inn of Us")).toMatch(/사이트 이름/);
		expect(await about("7innofus#Qz", { email: "q@ab.kr" })).toBe("taken");
	});

	it("may contain parts too short to identify anybody, up to three letters, and separators [DEC-195]", async () => {
		const whose = { email: "kim.lee@abc.kr", name: "Jo Lee", phone: null };
		for (const password of ["tulip#73kim", "lee#73Qzwv", "abc7#tuQzw", "jo lee7#Qz".replace(" ", "-")])
			expect(await about(password, whose, "Inn of us")).toBe("taken");
	});

	it("is rejected for its format alone if malformed, without mentioning breach lists [VAL-03]", async () => {
		for (const password of ["", "abcdefgh", "12345678", "test 12!@", "a1!"])
			await expect(checkPassword(password, owner, "어썸스테이")).rejects.toMatchObject({
				kind: "invalidRequest",
				message: new Refusal("invalidRequest").message,
			});
	});
});
