import { describe, expect, it, onTestFinished, vi } from "vitest";
import { boundedFetch } from "#adapters/http/boundedFetch.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import { MemorySessionStore } from "#adapters/memory/MemorySession.ts";
import { callStage, fail, success } from "#tests/support/callStage.ts";

const bounds = { patienceMs: 20, keyedPatienceMs: 200, maxBytes: 10 };
const url = "http://localhost/api";

describe("what every call carries", () => {
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

	it("is the mark of our own page, the cookies, and no leave to follow a redirect [DEC-113] [C13]", async () => {
		const request = await sentWith(undefined);
		expect(request.headers.get("x-requested-with")).toBe("web");
		expect([request.credentials, request.redirect]).toEqual(["include", "manual"]);
	});

	it("is an access token where a server calls for somebody, and none otherwise [DEC-113]", async () => {
		expect((await sentWith("token")).headers.get("authorization")).toBe("Bearer token");
		for (const none of [undefined, null, ""]) {
			expect((await sentWith(none)).headers.has("authorization")).toBe(false);
		}
	});
});

describe("the calls of a session", () => {
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

describe("the renewal of a tab [DEC-109]", () => {
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

	it("waits for the one lock of all tabs, and asks for nothing when another has renewed meanwhile [C02]", async () => {
		const alone = tab(() => undefined);
		expect(await alone.renewal.renew()).toEqual({ ok: true, value: null });
		expect([alone.names, alone.refreshes()]).toEqual([["auth-refresh"], 1]);
		const second = tab((store) => {
			store.pairs += 1;
		});
		expect(await second.renewal.renew()).toEqual({ ok: true, value: null });
		expect([second.names, second.refreshes()]).toEqual([["auth-refresh"], 0]);
	});

	it("is none for a call that was sent with older tokens than there are now", async () => {
		const { renewal, store, names } = tab(() => undefined);
		const before = store.stamp();
		store.pairs += 1;
		expect(await renewal.renew(before)).toEqual({ ok: true, value: null });
		expect(names).toEqual([]);
	});
});

describe("a call within bounds [C08] [C11]", () => {
	it("leaves no clock running and nobody listening when it has its answer", async () => {
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

	it("is not begun for a caller who has left already", async () => {
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

	it("is given up on as a lost network, not as taken back", async () => {
		// Held until the end, as a real fetch holds it: a request that nobody holds hears of no abort once it is collected.
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

	it("reads as many bytes as it may, and not one more", async () => {
		const answer = (length: number) => boundedFetch(async () => new Response("x".repeat(length)), bounds);
		expect(await (await answer(10)(new Request(url))).text()).toBe("x".repeat(10));
		await expect(answer(11)(new Request(url))).rejects.toMatchObject({ name: "AnswerTooLongError" });
	});

	it("stops the answer that is too long", async () => {
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

	it("keeps an answer's status and headers, and passes on one without a body", async () => {
		const full = new Response("no", { status: 503, headers: { "retry-after": "7" } });
		const kept = await boundedFetch(async () => full, bounds)(new Request(url));
		expect([kept.status, kept.headers.get("retry-after"), await kept.text()]).toEqual([503, "7", "no"]);
		const empty = new Response(null, { status: 204 });
		expect(await boundedFetch(async () => empty, bounds)(new Request(url))).toBe(empty);
	});

	it("has ten seconds, a keyed one sixty, unless it is told otherwise [DEC-133]", async () => {
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
