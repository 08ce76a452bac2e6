import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { compose } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { hashPassword } from "#server/members/account/passwords.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { matchingHashes, searchHashOf } from "#server/platform/database/personalDataEncryption.ts";
import type { Services } from "#server/services/Services.ts";
import type { CallAnswer } from "#tests/support/bookingApp.ts";
import { bookingStart, type TestClock, testClock } from "#tests/support/bookingWorld.ts";

export interface MemberCallAnswer extends CallAnswer {
	/** Cookies set by the answer, by name; '' = cleared. */
	readonly cookies: Readonly<Record<string, string>>;
	readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
	/** An access token. */
	readonly token?: string | null;
	readonly cookies?: Readonly<Record<string, string>>;
	readonly headers?: Readonly<Record<string, string>>;
	/** Whether the native app itself calls, not a page in it. */
	readonly isNative?: boolean;
}

/** A member of a test. */
export interface Person {
	readonly memberId: number;
	readonly token: string;
	readonly sessionId: string;
}

export interface MemberApp {
	readonly app: FastifyInstance;
	readonly services: Services;
	readonly db: Database;
	readonly clock: TestClock;
	/** Sends a request; every answer is checked against its contract. */
	send(
		method: "GET" | "POST" | "PUT" | "DELETE",
		url: string,
		body?: object | null,
		options?: CallOptions,
	): Promise<MemberCallAnswer>;
	/** Creates a new, logged-in member. */
	person(row?: {
		readonly email?: string;
		readonly phone?: string;
		readonly password?: string;
		readonly grade?: string;
		readonly corpCode?: string;
	}): Promise<Person>;
	/** Logs a member in once more. */
	login(memberId: number): Promise<Person>;
	/** Marks the login of an access token as having just re-authenticated. */
	prove(token: string): Promise<void>;
	/** Returns the last code sent to an address. */
	lastCode(destination: string): Promise<string>;
	/** Returns the certIdx of a verified code. */
	proven(type: string, dest: string, token?: string | null): Promise<string>;
}

export const testPassword = "test12!@";

/** Builds the whole HTTP API, without pages, for everything about members. */
export async function memberApp(
	db: Database,
	settings: NodeJS.ProcessEnv = {},
	clock: TestClock = testClock(bookingStart),
): Promise<MemberApp> {
	const config = readConfig({ LOG_LEVEL: "fatal", CALLS_PER_MINUTE: "0", DATA_DIR: "/tmp", ...settings });
	const services = await compose({ config, clock, db });
	const app = await buildApp({ config, services, pages: null, vite: null, checksAnswers: true });
	let people = 0;

	const send: MemberApp["send"] = async (
		method,
		url,
		body = null,
		{ token, cookies, headers, isNative } = {},
	) => {
		const answer = await app.inject({
			method,
			url,
			cookies: { ...cookies },
			headers: {
				...(isNative ? { "client-interface": "WebView" } : { "x-requested-with": "web" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
				...headers,
			},
			...(body ? { payload: body } : {}),
		});
		return {
			status: answer.statusCode,
			headers: answer.headers,
			cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
			...answer.json(),
		};
	};

	async function login(memberId: number): Promise<Person> {
		const pair = await services.sessions.open(memberId, {
			remember: false,
			client: "web",
			ip: "127.0.0.1",
			userAgent: "test",
		});
		const known = await services.sessions.authenticate(pair.accessToken);
		return {
			memberId,
			token: pair.accessToken,
			sessionId: "member" in known ? known.member.sessionId : "",
		};
	}

	async function lastCode(destination: string): Promise<string> {
		const { rows } = await db.query<{ text: string }>(
			"SELECT payload->>'text' AS text FROM outbox WHERE recipient = ANY ($1) ORDER BY outbox_id DESC LIMIT 1",
			[matchingHashes(destination)],
		);
		return /\d{6}/.exec(rows[0]?.text ?? "")?.[0] ?? "";
	}

	return {
		app,
		services,
		db,
		clock,
		send,
		login,
		lastCode,
		async prove(token) {
			const known = await services.sessions.authenticate(token);
			if ("member" in known) await services.reauthentication.accept(known.member);
		},
		async person({ email, phone, password, grade = "Bronze", corpCode } = {}) {
			people += 1;
			const address = email ?? `person${people}@example.com`;
			const { rows } = await db.query<{ member_id: number }>(
				`INSERT INTO member (email, email_key, name, phone, phone_key, password_hash, grade, type, corp_code)
				VALUES ($1, $1, '김하늘', $2, $6, $3, $4, CASE WHEN $5::text IS NULL THEN 'N' ELSE 'C' END, $5) RETURNING member_id`,
				[
					address,
					phone ?? null,
					password ? await hashPassword(password) : null,
					grade,
					corpCode ?? null,
					phone ? searchHashOf(phone) : null,
				],
			);
			return login(rows[0]?.member_id ?? 0);
		},
		async proven(type, dest, token = null) {
			const sent = await send("POST", "/api/auth/users/send-cert", { dest, type }, { token });
			const { certIdx } = sent.data;
			await send("POST", "/api/message/v1/certs/verify", { certIdx, code: await lastCode(dest) });
			return certIdx;
		},
	};
}
