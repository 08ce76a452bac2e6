import type { FastifyRequest } from "fastify";

/**
 * Whether another site may have made a browser send this call: browsers say so in Sec-Fetch-Site and Origin, and a foreign
 * form or link can send neither JSON nor a header of its own. [DEC-113]
 *
 * @param publicUrl where pages are served from when a proxy hides it; empty = the request's own host
 */
export function isForged(request: FastifyRequest, publicUrl: string): boolean {
	const { headers } = request;
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const { origin } = headers;
	if (origin !== undefined && !isOurs(URL.parse(origin), request.host, URL.parse(publicUrl))) return true;
	const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
	return type !== "application/json" && headers["x-requested-with"] !== "web";
}

/** Our public address counts with its scheme: what a network without TLS shows under our name is not ours. */
const isOurs = (origin: URL | null, host: string, own: URL | null): boolean =>
	origin !== null && (origin.host === own?.host ? origin.origin === own.origin : origin.host === host);
