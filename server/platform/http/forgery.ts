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
	const host = origin === undefined ? request.host : hostOf(origin);
	if (host === null || (host !== request.host && host !== hostOf(publicUrl))) return true;
	const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
	return type !== "application/json" && headers["x-requested-with"] !== "web";
}

const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;
