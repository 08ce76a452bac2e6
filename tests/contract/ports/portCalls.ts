import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import type { BookingApp } from "#tests/support/bookingApp.ts";
import { inProcessFetch } from "#tests/support/inProcessFetch.ts";

/** Returns the HTTP calls of a logged-in member, to the real server in this process. */
export async function portCalls(world: BookingApp, memberId: number): Promise<HttpCalls> {
	const { accessToken } = await world.services.sessions.open(memberId, {
		remember: true,
		client: "web",
		ip: "127.0.0.1",
		userAgent: "test",
	});
	const fetch = inProcessFetch(world.app, "127.0.0.1");
	return new HttpCalls({ origin: "http://page.invalid", fetch, session: null, accessToken });
}

/** Returns the HTTP calls of a browser, which keeps the cookies it receives in `jar`. */
export function browserCalls(
	fetch: typeof globalThis.fetch,
	accessToken?: string,
	jar = new Map<string, string>(),
): HttpCalls {
	return new HttpCalls({
		origin: "http://page.invalid",
		session: null,
		...(accessToken ? { accessToken } : {}),
		async fetch(request) {
			request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
			const answer = await fetch(request);
			for (const cookie of answer.headers.getSetCookie()) {
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
				jar.set(name, value);
			}
			return answer;
		},
	});
}
