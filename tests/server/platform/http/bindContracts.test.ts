import { describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#server/platform/database/DatabaseUnavailable.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { booking, member, room, type Seen, toyApp } from "./toyApp.ts";

describe("the start-up check of the binding", () => {
	it("fails when an operation has no handler", async () => {
		await expect(toyApp({}, { handlers: { toy: {} } })).rejects.toThrow("toy.viewRoom");
	});

	it("fails when a handler has no operation", async () => {
		await expect(toyApp({ paintRoom: () => room })).rejects.toThrow("toy.paintRoom");
	});
});

describe("a bound call", () => {
	it("receives path and query typed as in the contract, and wraps the response [HTTP-03]", async () => {
		const seen: Seen[] = [];
		const app = await toyApp({
			viewRoom: (input) => {
				seen.push(input);
				return room;
			},
		});
		const answer = await app.inject("/api/toy/rooms/3?floor=2&view=7&utm_source=mail");
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ result: "SUCCESS", data: room });
		expect(seen[0]).toMatchObject({ path: { room: 3 }, query: { floor: 2, view: "7" }, body: null });
		expect(Object.keys(seen[0]?.query ?? {})).toEqual(["floor", "view"]);
	});

	it.each(["0", "101", "1e1", "0x3", "%203", "3.0", "-3", "+3", "３", "abc", "03", ""])(
		"rejects the path value '%s'",
		async (value) => {
			const answer = await (await toyApp()).inject(`/api/toy/rooms/${encodeURI(decodeURI(value))}`);
			expect([400, 404]).toContain(answer.statusCode);
			expect(answer.json()).toMatchObject({ result: "FAIL", data: null });
		},
	);

	it.each(["floor=1&floor=2", "floor=a", "floor=10", "view=123456", "view=%00"])(
		"rejects the query '%s' with -2 [HTTP-04]",
		async (query) => {
			const answer = await (await toyApp()).inject(`/api/toy/rooms/3?${query}`);
			expect(answer.statusCode).toBe(400);
			expect(answer.json()).toEqual({
				result: "FAIL",
				code: -2,
				message: "잘못된 요청입니다.",
				data: null,
			});
		},
	);

	it("drops response fields that are not in the contract, and keeps nulls", async () => {
		const app = await toyApp({
			viewRoom: () => ({ ...room, bed: null, grade: null, size: 30, passwordHash: "canary" }),
		});
		const answer = await app.inject("/api/toy/rooms/3");
		expect(answer.json().data).toEqual({ ...room, bed: null, grade: null, size: 30 });
	});

	it.each([
		["lacks a field", { idx: 3 }],
		["has a field of another type", { ...room, idx: "three" }],
		["has more than the contract names", { ...room, extra: 1 }],
	])("does not send a response that %s when responses are checked", async (_what, data) => {
		const app = await toyApp({ viewRoom: () => data }, { checksAnswers: true });
		const answer = await app.inject("/api/toy/rooms/3");
		expect(answer.statusCode).toBe(500);
		expect(answer.json().code).toBe(-9);
	});

	it("reveals nothing about an internal error [G06]", async () => {
		const app = await toyApp({
			viewRoom: () => {
				throw new Error("column secret does not exist");
			},
		});
		const answer = await app.inject("/api/toy/rooms/3");
		expect(answer.statusCode).toBe(500);
		expect(answer.json()).toEqual({
			result: "FAIL",
			code: -9,
			message: "서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
			data: null,
		});
	});

	it("reports the end of the login to a member whose withdrawal broke a call in flight [DEC-110, AUTH-SESSION-12]", async () => {
		let hasLeft = false;
		const sessions = {
			authenticate: async () => (hasLeft ? ({ failure: "memberChanged" } as const) : { member }),
		};
		const leavingWith = (error: Error) => () => {
			hasLeft = true;
			throw error;
		};
		const broken = leavingWith(new Error("violates foreign key constraint"));
		const answer = await (await toyApp({ bookRoom: broken }, { sessions })).inject(booking);
		expect([answer.statusCode, answer.json().code]).toEqual([499, -6]);
		expect((await (await toyApp({ bookRoom: broken })).inject(booking)).statusCode).toBe(500);
		// A client that waited in vain causes the database no more work.
		hasLeft = false;
		const busy = leavingWith(new DatabaseUnavailable("busy", new Error("too many wait")));
		expect((await (await toyApp({ bookRoom: busy }, { sessions })).inject(booking)).statusCode).toBe(503);
	});

	it("returns a refusal with its code, status, text and data [HTTP-04]", async () => {
		const app = await toyApp({
			viewRoom: () => {
				throw new Refusal("soldOut", { data: room });
			},
		});
		const answer = await app.inject("/api/toy/rooms/3");
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({
			result: "FAIL",
			code: -201,
			message: "선택하신 객실이 마감되었습니다.",
			data: room,
		});
	});
});

describe("a call with a body", () => {
	it("receives body, member and idempotency key", async () => {
		const seen: Seen[] = [];
		const app = await toyApp({
			bookRoom: (input) => {
				seen.push(input);
				return room;
			},
		});
		expect((await app.inject(booking)).statusCode).toBe(200);
		expect(seen[0]?.body).toEqual(booking.payload);
		expect(seen[0]?.call).toMatchObject({
			member,
			idempotencyKey: "key-000001",
			client: "web",
			rawBody: null,
		});
	});

	it.each([
		["a number as text", { adtCnt: "2" }],
		["an unknown field", { grade: "Gold" }],
		["a day that does not exist", { checkOutDate: "2027-02-29" }],
		["a text that is too long", { memo: "12345678901" }],
		["a NUL in a text", { memo: "a\0b" }],
		["half a character", { memo: "\ud800" }],
		["check-out on check-in", { checkOutDate: "2026-12-06" }],
		["182 nights", { checkOutDate: "2027-06-06" }],
		["more ages than children [SEARCH-GUEST-08]", { chdAges: [3, 4] }],
		["nine guests [SEARCH-GUEST-04]", { adtCnt: 8 }],
		["1e309 guests", { adtCnt: Number.POSITIVE_INFINITY }],
	])("rejects %s", async (_what, change) => {
		const answer = await (await toyApp()).inject({ ...booking, payload: { ...booking.payload, ...change } });
		expect(answer.statusCode).toBe(400);
		expect(answer.json().code).toBe(-2);
	});

	it("rejects a call that costs money without an idempotency key", async () => {
		const answer = await (await toyApp()).inject({ ...booking, headers: {} });
		expect(answer.statusCode).toBe(400);
	});

	const json = { ...booking.headers, "content-type": "application/json" };
	const sent = JSON.stringify({ ...booking.payload, memo: "?" });
	const noText = Buffer.from(sent.replace("?", "\xff\xfe"), "latin1");
	it.each([
		["half a JSON", 400, json, "{"],
		["no body", 400, json, ""],
		["bytes that are no text [D14]", 400, json, noText],
		["a poisoned prototype", 400, json, '{"__proto__":{"grade":"Gold"}}'],
		[
			"a form",
			415,
			{ ...json, "content-type": "application/x-www-form-urlencoded", "x-requested-with": "web" },
			"a=1",
		],
		["more than 256 KB", 413, json, JSON.stringify({ memo: "가".repeat(100_000) })],
	])("answers %s with the error envelope", async (_what, status, headers, payload) => {
		const answer = await (await toyApp()).inject({ ...booking, headers, payload });
		expect(answer.statusCode).toBe(status);
		expect(answer.json()).toMatchObject({ result: "FAIL", code: -2, data: null });
	});
});

describe("a URL that is not a call", () => {
	it.each(["/api/toy/none", "/api/none", "/api/toy/rooms/3/none"])(
		"%s answers 404 in the envelope, whatever pages exist [HTTP-03, HTTP-04]",
		async (url) => {
			const app = await toyApp();
			app.get("/*", async () => "a page");
			const answer = await app.inject(url);
			expect(answer.statusCode).toBe(404);
			expect(answer.json()).toEqual({
				result: "FAIL",
				kind: "notFound",
				code: -5,
				message: "잘못된 요청입니다.",
				data: null,
			});
		},
	);

	it("wraps the error for a malformed URL", async () => {
		const answer = await (await toyApp()).inject("/api/toy/rooms/%zz");
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toMatchObject({ result: "FAIL", code: -2 });
	});

	it("has no HEAD variant", async () => {
		const answer = await (await toyApp()).inject({ method: "HEAD", url: "/api/toy/rooms/3/leave" });
		expect(answer.statusCode).toBe(404);
	});
});

describe("every response of a call", () => {
	it("is never cached or sniffed, and carries its request ID", async () => {
		const { headers } = await (await toyApp()).inject("/api/toy/rooms/3");
		expect(headers).toMatchObject({
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"referrer-policy": "strict-origin-when-cross-origin",
		});
		expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
		expect(headers["strict-transport-security"]).toBeUndefined();
	});

	it("is an error with a Korean text above the rate limit", async () => {
		let calls = 0;
		const app = await toyApp({}, { waitOf: () => (++calls > 2 ? 1_500 : 0) });
		const answers = [];
		for (let count = 0; count < 3; count += 1) answers.push(await app.inject("/api/toy/rooms/3"));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
		expect(answers[2]?.headers["retry-after"]).toBe("2");
		expect(answers[2]?.json()).toEqual({
			result: "FAIL",
			code: -1,
			message: "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
			data: null,
		});
	});
});
