import { createHook } from "node:async_hooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { hashPassword, verifyPassword } from "#server/members/account/passwords.ts";

describe("a password hash", () => {
	it("verifies only its own password, has a fresh salt each time and states its cost", async () => {
		const [one, other] = await Promise.all([hashPassword("비밀12!@"), hashPassword("비밀12!@")]);
		expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
		expect(one).not.toBe(other);
		for (const stored of [one, other]) {
			expect(await verifyPassword("비밀12!@", stored)).toBe(true);
			expect(await verifyPassword("비밀12!#", stored)).toBe(false);
		}
	});

	it("is verified at the cost it was created with", async () => {
		// "password" with the salt "somesalt", from the reference implementation's tests (t=2, m=256 KiB and 2, p=1 and 2).
		const known = [
			"$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
			"$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc",
		];
		for (const stored of known) {
			expect(await verifyPassword("password", stored)).toBe(true);
			expect(await verifyPassword("Password", stored)).toBe(false);
		}
	});

	it.each([
		"",
		"password",
		"$2b$12$KIXQzT0eXrjq1TqSx9V5IuZ1f7n1v5m9q5qz3x1m0o2p3q4r5s6t7",
		"$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
		" $argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
		"$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4 ",
	])("of an unknown format never verifies: '%s'", async (stored) =>
		expect(await verifyPassword("password", stored)).toBe(false),
	);

	it("that is missing never verifies, yet takes one hash computation too [D17]", async () => {
		let looks = 0;
		const hook = createHook({
			init(_, type) {
				if (type === "ARGON2REQUEST") looks += 1;
			},
		}).enable();
		onTestFinished(() => void hook.disable());
		expect(await verifyPassword("password", null)).toBe(false);
		expect(looks).toBe(1);
	});

	it("is queued: at most two are computed at once, and all are completed eventually", async () => {
		const running = new Set<number>();
		let most = 0;
		const hook = createHook({
			init(id, type) {
				if (type !== "ARGON2REQUEST") return;
				running.add(id);
				most = Math.max(most, running.size);
			},
			before: (id) => void running.delete(id),
		}).enable();
		onTestFinished(() => void hook.disable());
		for (let crowd = 0; crowd < 2; crowd += 1) {
			most = 0;
			const all = await Promise.all(Array.from({ length: 7 }, () => hashPassword("test12!@")));
			expect([new Set(all).size, most]).toEqual([7, 2]);
		}
	});

	it("that cannot be computed does not block the queue", async () => {
		const broken = "$argon2id$v=19$m=1,t=0,p=1$AA$AA";
		for (let times = 0; times < 3; times += 1) await expect(verifyPassword("a", broken)).rejects.toThrow();
		expect(await verifyPassword("test12!@", await hashPassword("test12!@"))).toBe(true);
	});
});
