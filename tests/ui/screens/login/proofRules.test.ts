import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import { bronze } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

const email = "hong@example.com";

async function asked(loginType: "EMAIL" | "KAKAO") {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookingMember.member = { ...bronze, email, loginType };
	memory.passkeys.kept = [{ id: 1, name: "x", createdAt: "2026-11-25 09:00:00", lastUsedAt: null }];
	const proof = new ReauthenticationViewModel(app);
	const ask = async () => {
		const answer = proof.ask();
		await expect.poll(() => proof.isOpen).toBe(true);
		return { answer };
	};
	const prove = async () => {
		await proof.cert.send(email);
		proof.cert.type(MemoryAccounts.code);
		await proof.cert.verify();
	};
	return { memory, proof, ask, prove };
}

describe("the rules of the identity check [DEC-195]", () => {
	it("keep all its state observable", () => {
		const proof = new ReauthenticationViewModel(screenApp().app);
		const held = Object.keys(proof).filter((key) => key !== "cert");
		expect(held.length).toBeGreaterThan(0);
		expect(held.filter((key) => !isObservableProp(proof, key))).toEqual([]);
	});

	it("send only a password that is not blank to the server [VAL-01]", async () => {
		const { memory, proof, ask } = await asked("EMAIL");
		let calls = 0;
		memory.accountSecurity.prove = async () => {
			calls += 1;
			return { ok: true, value: null };
		};
		await ask();
		await proof.submit();
		proof.type("  ");
		await proof.submit();
		expect([calls, proof.isOpen, proof.passwordError === null]).toEqual([0, true, false]);
		proof.type("x");
		await proof.submit();
		expect([calls, proof.isOpen]).toEqual([1, false]);
	});

	it("accept a code for the account's own address, valid for one check only [DEC-137]", async () => {
		const { memory, proof, ask, prove } = await asked("KAKAO");
		const { answer } = await ask();
		expect(proof.isReady).toBe(false);
		await prove();
		expect(memory.accountCalls.sent).toEqual([{ purpose: "CONNECT_EMAIL", destination: email }]);
		expect(proof.isReady).toBe(true);
		await proof.submit();
		expect(await answer).toBe(true);
		expect(memory.accountSecurity.proofs).toEqual([{ certId: "cert-1" }]);
		await ask();
		expect([proof.cert.isVerified, proof.isReady]).toEqual([false, false]);
		proof.close();
	});

	it.each([
		["no passkey where the browser does not support them, whatever the member has", null, false],
		["the member's passkey where the browser supports them", "Chrome/141.0", true],
	])("offer %s", async (_, userAgent, isOffered) => {
		const { memory, proof, ask } = await asked("EMAIL");
		memory.authenticator.userAgent = userAgent;
		await ask();
		expect(proof.hasPasskey).toBe(isOffered);
		proof.close();
	});
});
