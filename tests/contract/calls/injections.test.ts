import type { InjectOptions } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";
import { bodyOf, type CallContract, type Schema, typesOf } from "./contracts.ts";
import { sampleRequest, servedCalls } from "./servedCalls.ts";

/** Texts that try to end a quoted value and continue as SQL, by kind of quoting. */
const injections = [
	"'",
	"''",
	"' OR '1'='1",
	"' OR 1=1 --",
	"') OR ('1'='1",
	"'; DROP TABLE member; --",
	"'; SELECT pg_sleep(60); --",
	"' || pg_sleep(60) || '",
	"1; SELECT pg_sleep(60)",
	"' UNION SELECT email, name FROM member --",
	"\\' OR 1=1 --",
	"$$; SELECT pg_sleep(60); $$",
	"%' AND 1=(SELECT 1 FROM pg_sleep(60)) AND '%'='",
	"/**/OR/**/1=1",
	"$1",
	"\u02bc OR 1=1 --",
] as const;

/** Whether this is free text: no enum and no format rules the injection texts out. */
const isFree = (schema: Schema): boolean =>
	typesOf(schema).includes("string") &&
	!schema.enum &&
	!schema.pattern &&
	!schema.format &&
	!("const" in schema);

interface Place {
	readonly call: CallContract;
	readonly where: string;
	/** Of a text inside an object of the body: 'guest.guestName'. */
	readonly name: string;
}

/** Yields the free-text fields of a body and of the objects in it. */
function* freeTexts(schema: Schema, at = ""): Generator<string> {
	for (const [name, property] of Object.entries(schema.properties ?? {})) {
		if (isFree(property)) yield at + name;
		else yield* freeTexts(property, `${at}${name}.`);
	}
}

/** Returns the body with a text set at one path. */
function withText(body: Record<string, unknown>, name: string, text: string): Record<string, unknown> {
	const [first = "", ...rest] = name.split(".");
	if (rest.length === 0) return { ...body, [first]: text };
	const inner = (body[first] ?? {}) as Record<string, unknown>;
	return { ...body, [first]: withText(inner, rest.join("."), text) };
}

const calls = await servedCalls();
const members = 300;
const places: Place[] = calls.flatMap((call) => [
	...[...freeTexts(bodyOf(call)?.schema ?? {})].map((name) => ({ call, where: "body", name })),
	...(call.parameters ?? [])
		.filter((parameter) => parameter.in !== "header" && isFree(parameter.schema))
		.map((parameter) => ({ call, where: parameter.in as string, name: parameter.name })),
]);

function urlWith({ call, where, name }: Place, url: string, text: string): string {
	const [path = "", query = ""] = url.split("?");
	if (where === "query") {
		const search = new URLSearchParams(query);
		search.set(name, text);
		return `${path}?${search}`;
	}
	if (where !== "path") return url;
	const index = `${call.base}${call.path}`.split("/").indexOf(`{${name}}`);
	const steps = path.split("/").map((step, at) => (at === index ? encodeURIComponent(text) : step));
	return steps.join("/") + (query === "" ? "" : `?${query}`);
}

/** Headers that are read, stored or logged but do not affect who the caller is. */
const ridingHeaders = [
	"user-agent",
	"referer",
	"accept-language",
	"client-interface",
	"x-forwarded-for",
	"x-request-id",
	"tosspayments-webhook-transmission-id",
	"webhook-id",
	"webhook-timestamp",
	"webhook-signature",
] as const;

/** Headers that decide whether a call is accepted, and calls that look their values up. */
const decidingHeaders = ["authorization", "cookie", "idempotency-key", "x-requested-with", "origin"] as const;
const lookingUp = ["createBooking", "login", "refreshSession", "viewUser", "receiveWebhook"] as const;

const textAt = (index: number): string => injections[index % injections.length] ?? "";

/** Encodes a text so that a server reads it correctly from a header. */
const inHeader = (text: string): string => Buffer.from(text).toString("latin1");

function headerWith(name: (typeof decidingHeaders)[number], text: string): string {
	if (name === "authorization") return `Bearer ${text}`;
	if (name !== "cookie") return inHeader(text);
	return ["accessToken", "refreshToken", "session", "socialLogin"]
		.map((cookie) => `${cookie}=${encodeURIComponent(text)}`)
		.join("; ");
}

forEachDatabase((_name, open) => {
	describe("SQL injection", () => {
		let world: BookingApp;
		let token: string;
		let member = 0;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members });
			world = await bookingApp(db, { SERVICE_TOKEN: "between-servers" });
		});

		beforeEach(async () => {
			// Some of the calls end sessions and memberships, so each gets a new member.
			member += 1;
			const visitor = { client: "web", ip: "127.0.0.1", userAgent: "test", remember: false } as const;
			token = (await world.services.sessions.open(member, visitor)).accessToken;
		});

		/** Expects the call to be answered as for any other text: no internal error, no database detail disclosed, no delay. */
		async function expectText(text: string, request: InjectOptions): Promise<void> {
			const started = performance.now();
			const answer = await world.app.inject(request);
			expect([text, answer.statusCode < 500]).toEqual([text, true]);
			expect(answer.body).not.toMatch(/syntax error|pg_catalog|relation "|m1@example|unterminated/i);
			expect(performance.now() - started).toBeLessThan(50_000);
		}

		async function expectMembers(): Promise<void> {
			const { rows } = await world.services.db.query<{ n: number }>("SELECT count(*) AS n FROM member");
			expect(rows[0]?.n).toBe(members);
		}

		it("finds text fields to test", () => expect(places.length).toBeGreaterThan(10));

		it.each(places.map((place) => [place.call.operationId, place.where, place.name, place] as const))(
			"%s, %s %s: is treated as plain text [D07]",
			async (_id, where, name, place) => {
				const { method, url, headers, payload } = sampleRequest(place.call);
				for (const text of injections) {
					const body = payload === undefined ? undefined : (JSON.parse(payload) as Record<string, unknown>);
					await expectText(text, {
						method: method as "GET",
						url: urlWith(place, url, text),
						headers: { ...headers, authorization: `Bearer ${token}` },
						...(body && { payload: where === "body" ? withText(body, name, text) : body }),
					});
				}
				await expectMembers();
			},
		);

		it.each(calls.map((call, index) => [call.operationId, call, index] as const))(
			"%s: headers are treated as plain text [D07]",
			async (_id, call, index) => {
				const { method, url, headers, payload } = sampleRequest(call);
				// Between them, the calls try every text in every header.
				for (let turn = index; turn < index + injections.length; turn += injections.length / 4) {
					const texts = ridingHeaders.map((name, at) => [name, textAt(turn + at)] as const);
					const riding = Object.fromEntries(texts.map(([name, text]) => [name, inHeader(text)]));
					await expectText(textAt(turn), {
						method: method as "GET",
						url,
						headers: { ...headers, ...riding, authorization: `Bearer ${token}` },
						...(payload !== undefined && { payload }),
					});
				}
				await expectMembers();
			},
		);

		it.each(
			calls
				.filter(({ operationId }) => lookingUp.some((id) => id === operationId))
				.flatMap((call) => decidingHeaders.map((name) => [call.operationId, name, call] as const)),
		)("%s: looks up the value of %s as plain text [D07]", async (_id, name, call) => {
			const { method, url, headers, payload } = sampleRequest(call);
			for (const text of injections) {
				await expectText(text, {
					method: method as "GET",
					url,
					headers: { ...headers, authorization: `Bearer ${token}`, [name]: headerWith(name, text) },
					...(payload !== undefined && { payload }),
				});
			}
			await expectMembers();
		});
	});
}, quickestEngine);
