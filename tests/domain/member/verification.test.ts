import { describe, expect, it } from "vitest";
import { verificationMedium, verificationPurposes, verificationRules } from "#domain/member/verification.ts";

describe("a verification code", () => {
	it("is sent by e-mail or phone, depending on its purpose [DOM-ENUM-04, DEC-137]", () => {
		const sent = Object.fromEntries(
			verificationPurposes.map((purpose) => [purpose, verificationMedium(purpose)]),
		);
		expect(sent).toEqual({
			CONNECT_EMAIL: "email",
			SIGN_EMAIL: "email",
			FIND_PWD: "email",
			SIGN_PHONE: "phone",
			MODIFY_PHONE: "phone",
			FIND_ID: "phone",
		});
	});

	it("has 6 digits, 180 seconds, 5 tries, a 60-second resend pause and 10 minutes once verified [DEC-137]", () => {
		expect(verificationRules).toEqual({
			codeLength: 6,
			tries: 5,
			codeSeconds: 180,
			pauseSeconds: 60,
			verifiedSeconds: 600,
		});
	});
});
