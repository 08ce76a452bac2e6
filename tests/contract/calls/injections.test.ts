import { beforeAll, describe, expect, it } from "vitest";
import { type BookingApp, bookingApp } from "#tests/support/bookingApp.ts";
import { plantBookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
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

forEachDatabase((_name, open) => {
	describe("SQL in texts", () => {
		let world: BookingApp;
		let token: string;
		beforeAll(async () => {
			const db = await open();
			await plantBookingWorld(db);
			world = await bookingApp(db, { SERVICE_TOKEN: "between-servers" });
			const visitor = { client: "web", ip: "127.0.0.1", userAgent: "test", remember: false } as const;
			token = (await world.services.sessions.open(2, visitor)).accessToken;
		});

		it("finds texts to put it into", () => expect(places.length).toBeGreaterThan(10));

		it.each(places.map((place) => [place.call.operationId, place.where, place.name, place] as const))(
			"%s, %s %s: is a text and nothing else [D07]",
			async (_id, where, name, place) => {
				const { method, url, headers, payload } = sampleRequest(place.call);
				for (const text of injections) {
					const body = payload === undefined ? undefined : (JSON.parse(payload) as Record<string, unknown>);
					const started = performance.now();
					const answer = await world.app.inject({
						method: method as "GET",
						url: urlWith(place, url, text),
						headers: { ...headers, authorization: `Bearer ${token}` },
						...(body && { payload: where === "body" ? withText(body, name, text) : body }),
					});
					expect([text, answer.statusCode < 500]).toEqual([text, true]);
					expect(answer.body).not.toMatch(/syntax error|pg_catalog|relation "|m1@example|unterminated/i);
					expect(performance.now() - started).toBeLessThan(50_000);
				}
				const { rows } = await world.services.db.query<{ n: number }>("SELECT count(*) AS n FROM member");
				expect(rows[0]?.n).toBeGreaterThan(0);
			},
		);
	});
}, process.env.TEST_DATABASE ?? "pglite");
