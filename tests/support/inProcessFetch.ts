import type { FastifyInstance } from "fastify";
import { inProcess } from "#server/platform/http/inProcess.ts";

/** A fetch that passes the HTTP adapters' calls to a server in this process: no socket, the same validation. */
export function inProcessFetch(app: FastifyInstance, ip: string): typeof fetch {
	return async (input, init) => {
		const call = new Request(
			input instanceof Request ? input : new URL(String(input), "http://page.invalid"),
			init,
		);
		const answer = await app.inject({
			method: call.method as "GET",
			url: new URL(call.url).pathname + new URL(call.url).search,
			headers: { ...Object.fromEntries(call.headers), [inProcess.name]: inProcess.value },
			remoteAddress: ip,
			...(call.body === null ? {} : { payload: await call.text() }),
		});
		const headers = new Headers();
		for (const [name, value] of Object.entries(answer.headers))
			for (const each of [value].flat()) headers.append(name, String(each));
		return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
			status: answer.statusCode,
			headers,
		});
	};
}
