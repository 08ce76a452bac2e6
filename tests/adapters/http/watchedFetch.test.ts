import { describe, expect, it } from "vitest";
import { watchedFetch } from "#adapters/http/watchedFetch.ts";

function stage(answer: () => Promise<Response>) {
	const reported: string[] = [];
	const send = watchedFetch(answer, {
		lost: () => reported.push("lost"),
		found: () => reported.push("found"),
	});
	return {
		reported,
		send: (signal?: AbortSignal) => send(new Request("http://localhost/", signal ? { signal } : {})),
	};
}

describe("the connection state as observed by calls", () => {
	it.each([200, 401, 500])("is online when the server answers %d", async (status) => {
		const { reported, send } = stage(async () => new Response(null, { status }));
		expect((await send()).status).toBe(status);
		expect(reported).toEqual(["found"]);
	});

	it("is offline when no response arrives, and the error is passed on [HTTP-09]", async () => {
		const { reported, send } = stage(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(send()).rejects.toThrow("Failed to fetch");
		expect(reported).toEqual(["lost"]);
	});

	it("is not changed by an aborted call [HTTP-08]", async () => {
		const { reported, send } = stage(() => Promise.reject(new DOMException("", "AbortError")));
		await expect(send(AbortSignal.abort())).rejects.toThrow();
		expect(reported).toEqual([]);
	});
});
