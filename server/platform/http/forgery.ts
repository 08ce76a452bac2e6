import type { FastifyRequest } from "fastify";

/**
 * Whether a call may be a cross-site request forgery. Browsers reveal its source in Sec-Fetch-Site and Origin, and a form or link on
 * another site can send neither JSON nor a custom header. [DEC-113]
 * @param publicUrl origin of the pages when a proxy hides it; empty means the request's own host
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

/** For our public host the scheme must match too: content served under our name without TLS is not trusted. */
const isOurs = (origin: URL | null, host: string, own: URL | null): boolean =>
	origin !== null && (origin.host === own?.host ? origin.origin === own.origin : origin.host === host);
