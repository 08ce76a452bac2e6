import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Codes } from "#server/members/code/Codes.ts";
import { codeHash, hashCertId, newCertId, newCode } from "#server/members/code/codeSecrets.ts";
import { destinationKey, maskEmail, phoneKey } from "#server/members/code/destination.ts";
import { emailKey } from "#server/members/code/emailKey.ts";
import { redeemCode } from "#server/members/code/redeemCode.ts";
import { countHit, limits } from "#server/platform/limits/countHit.ts";
import { bookingStart } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { type MemberApp, memberApp } from "#tests/support/memberApp.ts";

describe("a code and its certId", () => {
	it("are six digits, possibly with leading zeros, and 128 unique bits [DEC-137]", () => {
		const codes = Array.from({ length: 300 }, newCode);
		for (const code of codes) expect(code).toMatch(/^\d{6}$/);
		expect(new Set(codes.map((code) => code[0])).size).toBe(10);
		const ids = Array.from({ length: 300 }, newCertId);
		expect(new Set(ids).size).toBe(300);
		for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(16);
	});

	it("are stored only as irreversible hashes, bound to each other [DEC-137]", () => {
		expect(hashCertId("one")).not.toBe(hashCertId("other"));
		expect(hashCertId("one")).toMatch(/^[\w-]{43}$/);
		expect(codeHash("one", "123456")).toHaveLength(32);
		expect(codeHash("one", "123456")).toEqual(codeHash("one", "123456"));
		expect(codeHash("one", "123456")).not.toEqual(codeHash("other", "123456"));
		expect(codeHash("one", "123456")).not.toEqual(codeHash("one", "123457"));
	});
});

describe("the destination of a code", () => {
	const digits = fc.stringMatching(/^10[0-9]{8}$/);
	const gap = fc.constantFrom("", " ", "-", ".", ") ");
	const lead = fc.constantFrom("0", "82", "+82 ", "+82 0", "+82-", "(+82) 0", "８２ ");

	it("is the same phone number in any notation [D18]", () => {
		fc.assert(
			fc.property(digits, lead, gap, gap, (number, before, first, second) => {
				const written = `${before}${number.slice(0, 2)}${first}${number.slice(2, 6)}${second}${number.slice(6)}`;
				expect(phoneKey(written)).toBe(`0${number}`);
				expect(destinationKey("SIGN_PHONE", written)).toBe(`0${number}`);
			}),
		);
		expect(phoneKey("010 8282 0820")).toBe("01082820820");
	});

	it.each(["0171234567a", "010-1234-5678 abc", "tel:01012345678", "01012345678/2", "0101234567８ㅇ"])(
		"is rejected if a phone number is only part of the text: '%s' [VAL-06, VAL-07]",
		(text) => expect(() => destinationKey("SIGN_PHONE", text)).toThrow("잘못된 요청입니다."),
	);

	it("is the same e-mail address in any notation [D44]", () => {
		expect(emailKey(" Haneul@Example.COM\t")).toBe("haneul@example.com");
		expect(emailKey("ｈａｎｅｕｌ@example.com")).toBe("haneul@example.com");
		expect(destinationKey("FIND_PWD", " Haneul@Example.COM")).toBe("haneul@example.com");
	});

	it.each([
		["haneul@example.com", "ha***@example.com"],
		["ab@example.com", "ab***@example.com"],
		["a@example.com", "a***@example.com"],
		['"a@b"@example.com', '"a***@example.com'],
	])("is masked from %s to %s for the phone's holder [DEC-175]", (email, masked) =>
		expect(maskEmail(email)).toBe(masked),
	);
});

forEachDatabase((_, open) => {
	describe("sending and verifying a code", () => {
		let world: MemberApp;
		let codes: Codes;
		let hurries = 0;
		let people = 0;
		const email = () => `rule${people}@example.com`;

		beforeAll(async () => {
			world = await memberApp(await open());
			const { db, clock } = world;
			const deliverSoon = () => {
				hurries += 1;
			};
			codes = new Codes({ db, clock, deliverSoon });
		});

		beforeEach(() => {
			world.clock.set(bookingStart);
			hurries = 0;
			people += 1;
		});

		const send = (
			purpose: Parameters<Codes["send"]>[0]["purpose"],
			destination: string,
			memberId: number | null = null,
		) => codes.send({ purpose, destination, memberId, ip: `198.51.100.${people}` });
		const message = async () => {
			const { rows } = await world.db.query<{ topic: string; key: string; payload: object; run_at: Date }>(
				"SELECT topic, key, payload, run_at FROM outbox ORDER BY outbox_id DESC LIMIT 1",
			);
			return rows[0];
		};

		it("states the code, its purpose and its lifetime, by mail or text message [DEC-137]", async () => {
			const phone = `0105858${1000 + people}`;
			const { expiresAt, remaining } = await send("SIGN_EMAIL", email());
			expect([expiresAt, remaining]).toEqual([bookingStart + 180_000, null]);
			const said = String.raw`^\[\{site\}\] 회원가입 인증번호 \d{6}\. 3분 안에 입력해 주세요\.`;
			expect(await message()).toMatchObject({
				topic: "mail",
				key: "SIGN_EMAIL",
				payload: {
					to: email(),
					subject: "[{site}] 회원가입 인증번호를 알려 드려요",
					text: expect.stringMatching(new RegExp(`${said}\n\n누구에게도 알려 주지 마세요`)),
					goodUntil: expiresAt,
				},
				// Ahead of everything in the queue.
				run_at: new Date(0),
			});
			await send("SIGN_PHONE", phone);
			const sms = await message();
			expect(sms).toMatchObject({
				topic: "sms",
				key: "SIGN_PHONE",
				payload: { to: phone, text: expect.stringMatching(new RegExp(`${said}$`)) },
			});
			expect(sms?.payload).not.toHaveProperty("subject");
		});

		it("triggers immediate delivery when a code was queued, but not when rejected [DEC-137]", async () => {
			await send("SIGN_EMAIL", email());
			expect(hurries).toBe(1);
			await expect(send("SIGN_EMAIL", email())).rejects.toMatchObject({ kind: "codeSendFailed" });
			await expect(send("SIGN_EMAIL", "none")).rejects.toMatchObject({ kind: "invalidRequest" });
			expect(hurries).toBe(1);
		});

		it("counts only for its purpose, destination and account, and returns the account [DEC-137, D03]", async () => {
			const member = await world.person({ email: email() });
			const phone = `0105959${1000 + people}`;
			const redeem = async (
				purpose: "SIGN_PHONE" | "MODIFY_PHONE" | "FIND_PWD" | "SIGN_EMAIL",
				destination: string,
				memberId: number | null = null,
			) => {
				world.clock.pass(60_000);
				const { certId } = await send(purpose, destination, memberId);
				await codes.verify(certId, await world.lastCode(destination), "");
				return world.db.tx((tx) => redeemCode(tx, { certId, purpose, destination, now: world.clock.now() }));
			};
			expect(await redeem("SIGN_PHONE", phone, member.memberId)).toBeNull();
			expect(await redeem("MODIFY_PHONE", phone, member.memberId)).toBe(member.memberId);
			expect(await redeem("FIND_PWD", email())).toBe(member.memberId);
			expect(await redeem("SIGN_EMAIL", `new${email()}`, member.memberId)).toBeNull();
		});

		it("is valid for ten minutes after verification [DEC-137]", async () => {
			const phones = [`0105757${1000 + people}`, `0105656${1000 + people}`] as const;
			const proven: string[] = [];
			for (const phone of phones) {
				const { certId } = await send("SIGN_PHONE", phone);
				await codes.verify(certId, await world.lastCode(phone), "");
				proven.push(certId);
			}
			const redeem = (index: 0 | 1) =>
				world.db.tx((tx) =>
					redeemCode(tx, {
						certId: proven[index] ?? "",
						purpose: "SIGN_PHONE",
						destination: phones[index],
						now: world.clock.now(),
					}),
				);
			world.clock.pass(600_000 - 1);
			expect(await redeem(0)).toBeNull();
			world.clock.pass(1);
			await expect(redeem(1)).rejects.toMatchObject({ kind: "verifyFailed" });
		});

		it("is limited to ten per day and e-mail; the member's own requests count separately, and phones have their own limit [DEC-137, D18]", async () => {
			const { codesByDestination } = limits;
			const exhaust = async (counted: string) => {
				for (let hits = 0; hits < codesByDestination.max; hits += 1)
					await countHit(world.db, codesByDestination, counted, bookingStart);
			};
			const me = await world.person({ email: email() });
			const other = await world.person({ email: `other${email()}` });
			const refused = { kind: "tooManyCalls" };
			for (const address of [email(), `nobody${email()}`, `other${email()}`]) await exhaust(address);
			for (const asker of [null, other.memberId])
				await expect(send("FIND_PWD", email(), asker)).rejects.toMatchObject(refused);
			await expect(send("FIND_PWD", `nobody${email()}`)).rejects.toMatchObject(refused);
			await send("FIND_PWD", email(), me.memberId);
			await exhaust(`other${email()} own`);
			await expect(send("FIND_PWD", `other${email()}`, other.memberId)).rejects.toMatchObject(refused);
			const phone = `0105252${1000 + people}`;
			await exhaust(phone);
			expect((await send("SIGN_PHONE", phone)).remaining).toBe(2);
		});

		it("reveals a phone's accounts only for FIND_ID [DEC-175]", async () => {
			const phone = `0105151${1000 + people}`;
			await world.person({ email: email(), phone });
			const told = [];
			for (const purpose of ["SIGN_PHONE", "MODIFY_PHONE", "FIND_ID"] as const) {
				const { certId } = await send(purpose, phone, purpose === "MODIFY_PHONE" ? 1 : null);
				told.push(await codes.verify(certId, await world.lastCode(phone), "김하늘"));
			}
			expect(told).toEqual([[], [], [maskEmail(email())]]);
		});

		it("is limited to a hundred requests per hour and IP address; invalid destinations do not count [D16, D18]", async () => {
			const { codesByAddress } = limits;
			for (let hits = 1; hits < codesByAddress.max; hits += 1)
				await countHit(world.db, codesByAddress, `198.51.100.${people}`, bookingStart);
			await expect(send("SIGN_EMAIL", "nowhere")).rejects.toMatchObject({ kind: "invalidRequest" });
			await send("SIGN_EMAIL", email());
			await expect(send("SIGN_EMAIL", `other${email()}`)).rejects.toMatchObject({ kind: "tooManyCalls" });
		});
	});
});
