import { describe, expect, it } from "vitest";
import { watchedFetch } from "#adapters/http/watchedFetch.ts";

function stage(answer: () => Promise<Response>) {
	const told: string[] = [];
	const send = watchedFetch(answer, { lost: () => told.push("lost"), found: () => told.push("found") });
	return {
		told,
		send: (signal?: AbortSignal) => send(new Request("http://localhost/", signal ? { signal } : {})),
	};
}

describe("the connection state as observed by calls", () => {
	it.each([200, 401, 500])("is online when the server answers %d", async (status) => {
		const { told, send } = stage(async () => new Response(null, { status }));
		expect((await send()).status).toBe(status);
		expect(told).toEqual(["found"]);
	});

	it("is offline when no response arrives, and the error is passed on [HTTP-09]", async () => {
		const { told, send } = stage(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(send()).rejects.toThrow("Failed to fetch");
		expect(told).toEqual(["lost"]);
	});

	it("is not changed by an aborted call [HTTP-08]", async () => {
		const { told, send } = stage(() => Promise.reject(new DOMException("", "AbortError")));
		await expect(send(AbortSignal.abort())).rejects.toThrow();
		expect(told).toEqual([]);
	});
});
