import type { FastifyRequest } from "fastify";

/** Whether visitors come over TLS, which a proxy in front of us may have ended. */
export const isOverTls = (request: Pick<FastifyRequest, "protocol">, publicUrl: string): boolean =>
	publicUrl.startsWith("https:") || request.protocol === "https";

/**
 * What a cookie that no script may read is called in the browser. Under a public address with TLS it is bound to this very
 * host: neither another host of the same domain nor a network without TLS can plant one (ASVS 3.3.3).
 */
export const hiddenCookie = (name: string, publicUrl: string): string =>
	publicUrl.startsWith("https:") ? `__Host-${name}` : name;
