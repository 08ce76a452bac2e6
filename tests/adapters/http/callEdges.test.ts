import { describe, expect, it, onTestFinished, vi } from "vitest";
import { boundedFetch } from "#adapters/http/boundedFetch.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import { callStage, fail, success } from "#tests/support/callStage.ts";
import { MemorySessionStore } from "#tests/support/memory/MemorySession.ts";

const bounds = { timeoutMs: 20, keyedTimeoutMs: 200, maxBytes: 10 };
const url = "http://localhost/api";

describe("the request of every call", () => {
	async function sentWith(accessToken: string | null | undefined): Promise<Request> {
		const sent: Request[] = [];
		const calls = new HttpCalls({
			origin: "http://localhost",
			session: null,
			...(accessToken !== undefined && { accessToken }),
			fetch: async (request) => {
				sent.push(request);
				return success({ point: 1, userPoint: 0 });
			},
		});
		await calls.auth.GET("/points");
		const [request] = sent;
		if (!request) throw new Error("nothing was sent");
		return request;
	}

	it("carries the marker of our own page and the cookies, and does not follow redirects [DEC-113] [C13]", async () => {
		const request = await sentWith(undefined);
		expect(request.headers.get("x-requested-with")).toBe("web");
		expect([request.credentials, request.redirect]).toEqual(["include", "manual"]);
	});

	it("carries an access token only when a server calls on behalf of a member [DEC-113]", async () => {
		expect((await sentWith("token")).headers.get("authorization")).toBe("Bearer token");
		for (const none of [undefined, null, ""]) {
			expect((await sentWith(none)).headers.has("authorization")).toBe(false);
		}
	});
});

describe("the session calls", () => {
	it("are GET /users, POST /logout and POST /refresh [AUTH-SESSION-13]", async () => {
		const asked: string[] = [];
		const { calls } = callStage((request) => {
			asked.push(`${request.method} ${new URL(request.url).pathname}`);
			return request.url.endsWith("/users") ? fail(401, -4) : success({ accessTokenExpiresAt: 1 });
		});
		const session = new HttpSessionCalls(calls);
		await session.viewMember();
		await session.logOut();
		const users = "GET /api/auth/users";
		expect(asked).toEqual([users, "POST /api/auth/refresh", users, "POST /api/auth/logout"]);
	});
});

describe("token renewal in a tab [DEC-109]", () => {
	function tab(meanwhile: (store: MemorySessionStore) => void) {
		const store = new MemorySessionStore();
		store.stored = "complete";
		const names: string[] = [];
		const locks = {
			request: async (name: string, work: () => unknown) => {
				names.push(name);
				meanwhile(store);
				return work();
			},
		} as unknown as LockManager;
		let refreshes = 0;
		const refresh = async () => {
			refreshes += 1;
			const data = { result: "SUCCESS", data: { accessTokenExpiresAt: 1 } } as const;
			return { data, response: new Response(null, { status: 200 }) };
		};
		const renewal = new TabRenewal({ store, refresh, locks });
		return { renewal, store, names, refreshes: () => refreshes };
	}

	it("waits for the lock shared by all tabs, and sends nothing when another tab has renewed [C02]", async () => {
		const alone = tab(() => undefined);
		expect(await alone.renewal.renew()).toEqual({ ok: true, value: null });
		expect([alone.names, alone.refreshes()]).toEqual([["auth-refresh"], 1]);
		const second = tab((store) => {
			store.pairs += 1;
		});
		expect(await second.renewal.renew()).toEqual({ ok: true, value: null });
		expect([second.names, second.refreshes()]).toEqual([["auth-refresh"], 0]);
	});

	it("is skipped for a call sent with older tokens than the current ones", async () => {
		const { renewal, store, names } = tab(() => undefined);
		const before = store.stamp();
		store.pairs += 1;
		expect(await renewal.renew(before)).toEqual({ ok: true, value: null });
		expect(names).toEqual([]);
	});
});

describe("a bounded fetch [C08] [C11]", () => {
	it("leaves no timer or listener behind after the response", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const leaving = new AbortController();
		const heard = vi.spyOn(AbortSignal.prototype, "removeEventListener");
		onTestFinished(() => heard.mockRestore());
		const signals: AbortSignal[] = [];
		const bounded = boundedFetch(async (request) => {
			signals.push(request.signal);
			return new Response("ok");
		}, bounds);
		await bounded(new Request(url, { signal: leaving.signal }));
		expect(vi.getTimerCount()).toBe(0);
		expect(heard.mock.calls.some(([event]) => event === "abort")).toBe(true);
		leaving.abort();
		expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
	});

	it("passes on the abort of a caller who has already left", async () => {
		const leaving = new AbortController();
		leaving.abort(new DOMException("", "AbortError"));
		const seen: boolean[] = [];
		const bounded = boundedFetch(async (request) => {
			seen.push(request.signal.aborted);
			throw request.signal.reason;
		}, bounds);
		const request = new Request(url, { signal: leaving.signal });
		await expect(bounded(request)).rejects.toMatchObject({ name: "AbortError" });
		expect(seen).toEqual([true]);
	});

	it("rejects with a timeout, not with an abort", async () => {
		// Keeps references until the end, as a real fetch does: an unreferenced request can be garbage-collected and then never sees the
		// abort.
		const asked: Request[] = [];
		const silent = (request: Request) =>
			new Promise<Response>((_, reject) => {
				asked.push(request);
				request.signal.addEventListener("abort", () => reject(request.signal.reason));
			});
		await expect(boundedFetch(silent, bounds)(new Request(url))).rejects.toMatchObject({
			name: "TimeoutError",
		});
		expect(asked).toHaveLength(1);
	});

	it("reads up to the maximum number of bytes, and rejects one more", async () => {
		const answer = (length: number) => boundedFetch(async () => new Response("x".repeat(length)), bounds);
		expect(await (await answer(10)(new Request(url))).text()).toBe("x".repeat(10));
		await expect(answer(11)(new Request(url))).rejects.toMatchObject({ name: "AnswerTooLongError" });
	});

	it("cancels a response that is too long", async () => {
		let isCancelled = false;
		const endless = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.enqueue(new Uint8Array(6)),
			cancel: () => {
				isCancelled = true;
			},
		});
		await expect(boundedFetch(async () => new Response(endless), bounds)(new Request(url))).rejects.toThrow();
		expect(isCancelled).toBe(true);
	});

	it("keeps a response's status and headers, and passes on one without a body", async () => {
		const full = new Response("no", { status: 503, headers: { "retry-after": "7" } });
		const kept = await boundedFetch(async () => full, bounds)(new Request(url));
		expect([kept.status, kept.headers.get("retry-after"), await kept.text()]).toEqual([503, "7", "no"]);
		const empty = new Response(null, { status: 204 });
		expect(await boundedFetch(async () => empty, bounds)(new Request(url))).toBe(empty);
	});

	it("times out after ten seconds by default, or sixty with an idempotency key [DEC-133]", async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		const silent = (request: Request) =>
			new Promise<Response>((_, reject) => {
				request.signal.addEventListener("abort", () => reject(request.signal.reason));
			});
		const patient = boundedFetch(silent);
		const ends: string[] = [];
		const ask = (name: string, headers: Record<string, string>) =>
			void patient(new Request(url, { method: "POST", headers })).catch(() => ends.push(name));
		ask("plain", {});
		ask("keyed", { "idempotency-key": "key-12345" });
		await vi.advanceTimersByTimeAsync(9_999);
		expect(ends).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(ends).toEqual(["plain"]);
		await vi.advanceTimersByTimeAsync(49_999);
		expect(ends).toEqual(["plain"]);
		await vi.advanceTimersByTimeAsync(1);
		expect(ends).toEqual(["plain", "keyed"]);
	});
});
