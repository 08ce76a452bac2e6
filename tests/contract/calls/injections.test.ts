import type { InjectOptions } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase, quickestEngine } from "#tests/support/databases.ts";
import { bodyOf, type CallContract, type Schema, typesOf } from "./contracts.ts";
import { sampleRequest, servedCalls } from "./servedCalls.ts";

/** Texts that end a quoted value and go on as SQL, by way of quoting. */
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

/** A free text: no list of values and no form rules these out. */
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

/** The free texts of a body, and of the objects in it. */
function* freeTexts(schema: Schema, at = ""): Generator<string> {
	for (const [name, property] of Object.entries(schema.properties ?? {})) {
		if (isFree(property)) yield at + name;
		else yield* freeTexts(property, `${at}${name}.`);
	}
}

/** The body with a text in one place. */
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

/** Headers that are read, kept or logged, and change nothing about who calls. */
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

/** Headers that decide whether a call is heard, and calls that look them up. */
const decidingHeaders = ["authorization", "cookie", "idempotency-key", "x-requested-with", "origin"] as const;
const lookingUp = ["createBooking", "login", "refreshSession", "viewUser", "receiveWebhook"] as const;

const textAt = (index: number): string => injections[index % injections.length] ?? "";

/** A text as a server reads it from a header. */
const inHeader = (text: string): string => Buffer.from(text).toString("latin1");

function headerWith(name: (typeof decidingHeaders)[number], text: string): string {
	if (name === "authorization") return `Bearer ${text}`;
	if (name !== "cookie") return inHeader(text);
	return ["accessToken", "refreshToken", "session", "socialLogin"]
		.map((cookie) => `${cookie}=${encodeURIComponent(text)}`)
		.join("; ");
}

forEachDatabase((_name, open) => {
	describe("SQL in texts", () => {
		let world: BookingApp;
		let token: string;
		let member = 0;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db, { members });
			world = await bookingApp(db, { SERVICE_TOKEN: "between-servers" });
		});

		beforeEach(async () => {
			// Among the calls are those that end sessions and memberships.
			member += 1;
			const visitor = { client: "web", ip: "127.0.0.1", userAgent: "test", remember: false } as const;
			token = (await world.services.sessions.open(member, visitor)).accessToken;
		});

		/** The call is answered as with any other text: no error of ours, nothing of the database told, no pause. */
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

		it("finds texts to put it into", () => expect(places.length).toBeGreaterThan(10));

		it.each(places.map((place) => [place.call.operationId, place.where, place.name, place] as const))(
			"%s, %s %s: is a text and nothing else [D07]",
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
			"%s: headers hold texts and nothing else [D07]",
			async (_id, call, index) => {
				const { method, url, headers, payload } = sampleRequest(call);
				// Together the calls meet every text in every header.
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
		)("%s: looks up what %s holds as a text [D07]", async (_id, name, call) => {
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
