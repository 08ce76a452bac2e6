import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import type { SeenCall } from "#server/platform/http/Binding.ts";
import { inProcess } from "#server/platform/http/inProcess.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { room, type Seen, toyServer } from "./toyApp.ts";

interface Asked {
	readonly url: string;
	readonly method?: "GET" | "POST";
	readonly token?: string;
	readonly body?: string;
}

const visitor = { ip: "203.0.113.7", origin: "https://stay.example.com", anyOf: null };

type ToyServer = Awaited<ReturnType<typeof toyServer>>;

/** Makes the same call over HTTP and directly; returns the status and answer of each. */
async function bothWays({ app, direct }: ToyServer, { url, method = "GET", token, body }: Asked) {
	const headers: Record<string, string> = {
		"x-requested-with": "web",
		...(token && { authorization: `Bearer ${token}` }),
		...(body === undefined ? {} : { "content-type": "application/json" }),
	};
	const overHttp = await app.inject({
		method,
		url,
		headers: { ...headers, [inProcess.name]: inProcess.value },
		...(body === undefined ? {} : { payload: body }),
	});
	const own = await direct(visitor)(
		new Request(`http://page.invalid${url}`, { method, headers, ...(body === undefined ? {} : { body }) }),
	);
	expect(JSON.parse(await own.text())).toEqual(await own.json());
	expect(own.ok).toBe(own.status === 200);
	return [
		{ status: overHttp.statusCode, envelope: overHttp.json() as unknown },
		{ status: own.status, envelope: await own.json() },
	] as const;
}

const failing = (error: Error) => ({
	viewRoom: () => {
		throw error;
	},
});

describe("a page's direct calls to services in its own process", () => {
	it.each([
		["an answer", { url: "/api/toy/rooms/3" }, 200],
		["an answer to a body", { url: "/api/toy/events", method: "POST", body: '{"a":1}' }, 200],
		["a wrong parameter", { url: "/api/toy/rooms/three" }, 400],
		["a wrong query", { url: "/api/toy/rooms/3?floor=10" }, 400],
		["a key that comes twice", { url: "/api/toy/rooms/3?floor=1&floor=2" }, 400],
		["a body that is none", { url: "/api/toy/events", method: "POST", body: "[]" }, 400],
		["nobody's address", { url: "/api/toy/nothing" }, 404],
		["one of our servers only", { url: "/api/toy/sweep", method: "POST", token: "good" }, 401],
	] as const)("return the same as over HTTP: %s", async (_, asked, status) => {
		const [http, own] = await bothWays(await toyServer(), asked);
		// Response fields that the contract omits for refusals are absent here too, which does no harm.
		expect(own).toMatchObject(http);
		expect(own.status).toBe(status);
	});

	it.each([
		["a refusal", new Refusal("notFound"), 404],
		["a refusal with data", new Refusal("priceChanged", { data: room } as never), 400],
		["a database without time", new DatabaseUnavailable("busy", new Error("late")), 503],
		["what nobody expected", new Error("a secret"), 500],
	])("fail the same as over HTTP: %s", async (_, error, status) => {
		const [http, own] = await bothWays(await toyServer(failing(error)), { url: "/api/toy/rooms/3" });
		expect([own.status, (own.envelope as { code: number }).code]).toEqual([
			http.status,
			(http.envelope as { code: number }).code,
		]);
		expect(JSON.stringify(own.envelope)).not.toContain("secret");
		if (!(error instanceof Refusal && error.kind === "priceChanged")) expect(own.status).toBe(status);
	});

	it("parse any request the way HTTP does", async () => {
		const heard: unknown[] = [];
		const server = await toyServer({
			viewRoom: ({ path, query, body }: Seen) => {
				heard.push({ path, query, body });
				return room;
			},
		});
		const text = fc.oneof(fc.string({ maxLength: 8 }), fc.integer().map(String), fc.constant("%00"));
		await fc.assert(
			fc.asyncProperty(text, fc.option(text), fc.option(text), async (id, floor, view) => {
				heard.length = 0;
				const query = new URLSearchParams({ ...(floor && { floor }), ...(view && { view }), other: "x" });
				const [http, own] = await bothWays(server, {
					url: `/api/toy/rooms/${encodeURIComponent(id) || "1"}?${query}`,
				});
				expect(own.status).toBe(http.status);
				if (own.status === 200) expect(heard[1]).toEqual(heard[0]);
			}),
			{ numRuns: 60 },
		);
	});

	it("carry the viewer, and are reported to the call monitor", async () => {
		const seen: SeenCall[] = [];
		const calls: Seen["call"][] = [];
		const server = await toyServer(
			{
				viewRoom({ call }: Seen) {
					calls.push(call);
					return room;
				},
			},
			{ watch: (one) => void seen.push(one) },
		);
		await bothWays(server, { url: "/api/toy/rooms/3", token: "good" });
		expect(calls[1]?.member).toEqual(calls[0]?.member);
		expect([calls[1]?.ip, calls[1]?.origin]).toEqual([visitor.ip, visitor.origin]);
		expect([calls[1]?.isNative, calls[1]?.client]).toEqual([false, "web"]);
		expect(seen.map(({ operation, memberId, refusal }) => [operation, memberId, refusal])).toEqual([
			["viewRoom", 7, null],
			["viewRoom", 7, null],
		]);
	});

	it("can run as an anonymous member of one standing, and are then refused where a session is required [DEC-110]", async () => {
		const calls: Seen["call"][] = [];
		const seen: SeenCall[] = [];
		const { direct } = await toyServer(
			{
				viewRoom({ call }: Seen) {
					calls.push(call);
					return room;
				},
			},
			{ watch: (one) => void seen.push(one) },
		);
		const anyOf = { type: "N", grade: "Gold" } as const;
		const ask = async (url: string, method = "GET") =>
			(await direct({ ...visitor, anyOf })(new Request(`http://page.invalid${url}`, { method }))).status;
		expect(await ask("/api/toy/rooms/3")).toBe(200);
		expect(calls[0]?.member).toEqual({ ...anyOf, memberId: 0, sessionId: "" });
		expect(await ask("/api/toy/sweep", "POST")).toBe(401);
		expect(seen.map(({ memberId }) => memberId)).toEqual([null, null]);
	});

	it("cannot reach a call that requires a header: rendering a page must not change state", async () => {
		const { direct } = await toyServer();
		for (const [method, url] of [
			["POST", "/api/toy/rooms/3"],
			["GET", "/api/toy/rooms/3/leave"],
		] as const) {
			const answer = await direct(visitor)(new Request(`http://page.invalid${url}`, { method }));
			expect([url, answer.status]).toEqual([url, 404]);
		}
	});

	it("are validated against the contract when responses are checked", async () => {
		const { direct } = await toyServer({ viewRoom: () => ({ ...room, more: 1 }) }, { checksAnswers: true });
		const answer = await direct(visitor)(new Request("http://page.invalid/api/toy/rooms/3"));
		expect(answer.status).toBe(500);
	});
});
