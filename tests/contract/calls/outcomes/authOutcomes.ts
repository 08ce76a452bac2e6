import { hashPassword } from "#server/members/account/passwords.ts";
import { matchingHashes } from "#server/platform/database/personalDataEncryption.ts";
import type { Outcomes, OutcomeWorld, Scenario } from "./OutcomeWorld.ts";

const base = "/api/auth";
const password = "test12!@";
let people = 0;

const ask =
	(method: "GET" | "POST" | "PUT", path: string, body?: object): Scenario =>
	(world) =>
		world.call(world.member(), method, base + path, body);

const anEmail = (): string => `outcome${++people}@example.com`;
const aPhone = (): string => `0106${String(1_000_000 + ++people)}`;

const send = (world: OutcomeWorld, type: string, dest: string, member: number | null = null) =>
	world.call(member, "POST", `${base}/users/send-cert`, { dest, type });

/** Returns the certIdx of a code that has been verified. */
async function proven(
	world: OutcomeWorld,
	type: string,
	dest: string,
	member: number | null = null,
): Promise<string> {
	world.clock.pass(61_000);
	const { certIdx } = (await send(world, type, dest, member)).data;
	const { rows } = await world.orders.db.query<{ text: string }>(
		"SELECT payload->>'text' AS text FROM outbox WHERE recipient = ANY ($1) ORDER BY outbox_id DESC LIMIT 1",
		[matchingHashes(dest)],
	);
	const code = /\d{6}/.exec(rows[0]?.text ?? "")?.[0] ?? "";
	await world.call(null, "POST", "/api/message/v1/certs/verify", { certIdx, code });
	return certIdx;
}

async function applicant(world: OutcomeWorld, email = anEmail()) {
	const phone = aPhone();
	return {
		certEmailIdx: await proven(world, "SIGN_EMAIL", email),
		certPhoneIdx: await proven(world, "SIGN_PHONE", phone),
		id: email,
		name: "김하늘",
		phone,
		pwd: password,
		userMeta: {
			provider: null,
			snsId: null,
			termsAgree: true,
			privacyAgree: true,
			ageAgree: true,
			marketingAgree: false,
		},
	};
}
const signUp = (world: OutcomeWorld, body: object) => world.call(null, "POST", `${base}/users/cert`, body);
const emailOf = (member: number): string => `m${member}@example.com`;

async function withPassword(world: OutcomeWorld): Promise<number> {
	const member = world.member();
	await world.orders.db.query("UPDATE member SET password_hash = $2 WHERE member_id = $1", [
		member,
		await hashPassword(password),
	]);
	return member;
}
const login = (world: OutcomeWorld, body: object) => world.call(null, "POST", `${base}/login`, body);
const corp = (corpCode: string) => ({ corpCode, deptName: "인사팀", userName: "김하늘" });

/** Outcomes of accounts and logins. */
export const authOutcomes: Outcomes = {
	login: {
		ok: async (world) =>
			login(world, { loginType: "EMAIL", id: emailOf(await withPassword(world)), pwd: password }),
		memberNotFound: (world) => login(world, { loginType: "EMAIL", id: anEmail(), pwd: password }),
		wrongAccess: (world) => login(world, { loginType: "KAKAO", snsToken: "x" }),
	},
	recordLogin: { ok: ask("POST", "/login-history", { loginType: "EMAIL", clientInterface: "WEB" }) },
	refreshSession: {
		async ok(world) {
			const visitor = { remember: false, client: "web", ip: "127.0.0.1", userAgent: "test" } as const;
			const { refreshToken } = await world.services.sessions.open(world.member(), visitor);
			const answer = await world.app.inject({
				method: "POST",
				url: `${base}/refresh`,
				cookies: { refreshToken },
				headers: { "x-requested-with": "web" },
				payload: {},
			});
			return { status: answer.statusCode, ...answer.json() };
		},
	},
	logout: { ok: ask("POST", "/logout", {}) },
	viewUser: { ok: ask("GET", "/users") },
	updateUser: {
		ok: ask("PUT", "/users", { name: "김바다" }),
		async verifyFailed(world) {
			const [owner, other] = [world.member(), world.member()];
			const phone = aPhone();
			const certIdx = await proven(world, "MODIFY_PHONE", phone, owner);
			return world.call(other, "PUT", `${base}/users`, { phone, certIdx });
		},
	},
	signUp: {
		ok: async (world) => signUp(world, await applicant(world)),
		async emailTaken(world) {
			const email = anEmail();
			const [one, other] = [await applicant(world, email), await applicant(world, email)];
			await signUp(world, one);
			return signUp(world, other);
		},
		async verifyFailed(world) {
			const { certEmailIdx, certPhoneIdx, ...rest } = await applicant(world);
			return signUp(world, { ...rest, certEmailIdx: certPhoneIdx, certPhoneIdx: certEmailIdx });
		},
		async wrongAccess(world) {
			const body = await applicant(world);
			return signUp(world, { ...body, userMeta: { ...body.userMeta, provider: "KAKAO", snsId: "1" } });
		},
	},
	checkUser: { ok: (world) => world.call(null, "GET", `${base}/users/check/${anEmail()}`) },
	saveInternationalInfo: {
		ok: ask("PUT", "/users/international-info", {
			internationalNumber: "US",
			internationalPhone: "2025550123",
			userFirstName: "Haneul",
			userLastName: "Kim",
		}),
	},
	resetPassword: {
		async ok(world) {
			const id = emailOf(world.member());
			const certIdx = await proven(world, "FIND_PWD", id);
			return world.call(null, "PUT", `${base}/users/pwd`, { certIdx, id, pwd: password });
		},
		async verifyFailed(world) {
			const [id, other] = [emailOf(world.member()), emailOf(world.member())];
			const certIdx = await proven(world, "FIND_PWD", id);
			return world.call(null, "PUT", `${base}/users/pwd`, { certIdx, id: other, pwd: password });
		},
	},
	sendCert: {
		ok: (world) => send(world, "SIGN_EMAIL", anEmail()),
		async codeSendFailed(world) {
			const email = anEmail();
			await send(world, "SIGN_EMAIL", email);
			return send(world, "SIGN_EMAIL", email);
		},
		async smsLimit(world) {
			const phone = aPhone();
			for (let sent = 0; sent < 3; sent += 1) await proven(world, "SIGN_PHONE", phone);
			world.clock.pass(61_000);
			return send(world, "SIGN_PHONE", phone);
		},
		emailTaken: (world) => send(world, "SIGN_EMAIL", emailOf(world.member())),
		wrongAccess: (world) => send(world, "CONNECT_EMAIL", emailOf(world.member())),
	},
	unlinkUser: {
		async ok(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "GET", `${base}/users/unlink`);
		},
		verifyFailed: ask("GET", "/users/unlink"),
		async withdrawBlocked(world) {
			const { memberId } = await world.booked();
			await world.prove(memberId);
			return world.call(memberId, "GET", `${base}/users/unlink`);
		},
	},
	proveMember: {
		async ok(world) {
			const member = world.member();
			const certIdx = await proven(world, "CONNECT_EMAIL", `m${member}@example.com`, member);
			return world.call(member, "POST", `${base}/users/proof`, { certIdx });
		},
		verifyFailed: ask("POST", "/users/proof", { pwd: "wrong12!@" }),
	},
	exportUser: {
		async ok(world) {
			const member = world.member();
			await world.prove(member);
			return world.call(member, "GET", `${base}/users/export`);
		},
		verifyFailed: ask("GET", "/users/export"),
	},
	listSessions: { ok: ask("GET", "/sessions") },
	endSessions: {
		ok: ask("POST", "/sessions/end", {}),
		notFound: ask("POST", "/sessions/end", { id: "00000000-0000-4000-8000-000000000000" }),
	},
	revokeApple: { withdrawFailed: ask("POST", "/users/revoke/apple", { authorizationCode: "code" }) },
	registerBenefitUser: {
		ok: ask("POST", "/benefit-users", corp("HANBIT2026")),
		corpCodeUnknown: ask("POST", "/benefit-users", corp("NOBODY2026")),
		async updateFailed(world) {
			const member = world.member();
			await world.call(member, "POST", `${base}/benefit-users`, corp("HANBIT2026"));
			return world.call(member, "POST", `${base}/benefit-users`, corp("OTHER2026"));
		},
	},
	checkBenefitCode: {
		ok: ask("GET", "/benefit-users/code/HANBIT2026"),
		corpCodeUnknown: ask("GET", "/benefit-users/code/NOBODY2026"),
	},
	viewPoints: { ok: ask("GET", "/points") },
	listPointHistory: { ok: ask("GET", "/points/history?pointType=AWESOME_CASH") },
};
