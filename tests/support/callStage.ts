import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import type { SignedOutReason } from "#domain/failure/Failure.ts";
import type { CallSession } from "#ports/CallSession.ts";
import { MemorySessionStore } from "#tests/support/memory/MemorySession.ts";

export const json = (status: number, body: unknown) =>
	new Response(typeof body === "string" ? body : JSON.stringify(body), {
		status,
		headers: { "content-type": "application/json" },
	});
export const success = (data: unknown) => json(200, { result: "SUCCESS", data });
export const fail = (status: number, code: number, message = "서버의 말") =>
	json(status, { result: "FAIL", code, message, data: null });

interface StageOptions {
	readonly loggedIn?: boolean;
	/** Shared by the tabs of one browser. */
	readonly store?: MemorySessionStore;
	readonly locks?: LockManager | undefined;
}

/** The calls of one tab against a server that is a function of the request, with a record of what the session is notified of. */
export function callStage(
	answer: (request: Request) => Response | Promise<Response>,
	{ loggedIn = true, store = new MemorySessionStore(), locks }: StageOptions = {},
) {
	const endings: SignedOutReason[] = [];
	const requests: string[] = [];
	store.stored = loggedIn ? "complete" : "none";
	const renewal = new TabRenewal({
		store,
		refresh: () => calls.auth.POST("/refresh", { body: {} }),
		locks,
	});
	let begun = 0;
	const session: CallSession = {
		canRenew: () => store.read() !== "none",
		stamp: () => store.stamp(),
		onCall: () => {
			begun += 1;
		},
		renew: (sentWith) => renewal.renew(sentWith),
		async onEnded(reason) {
			endings.push(reason);
		},
	};
	const calls: HttpCalls = new HttpCalls({
		origin: "http://localhost",
		fetch: async (request) => {
			requests.push(new URL(request.url).pathname);
			return answer(request);
		},
		session: () => session,
	});
	const points = () =>
		calls.send(
			() => calls.auth.GET("/points"),
			(data) => data.point,
		);
	const sent = (path: string) => requests.filter((request) => request.endsWith(path)).length;
	return { calls, points, endings, begun: () => begun, requests, sent, store };
}

/** The part of the Web Locks API that renewal uses: one holder at a time, the others in FIFO order. */
export function fakeLocks(): LockManager {
	let last: Promise<unknown> = Promise.resolve();
	const request = (_name: string, work: () => unknown) => {
		const mine = last.then(work);
		last = mine.catch(() => undefined);
		return mine;
	};
	return { request, query: async () => ({}) } as unknown as LockManager;
}
