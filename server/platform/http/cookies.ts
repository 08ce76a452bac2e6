import type { FastifyRequest } from "fastify";

/** Whether visitors use TLS, which may be terminated by a proxy in front of us. */
export const isOverTls = (request: Pick<FastifyRequest, "protocol">, publicUrl: string): boolean =>
	publicUrl.startsWith("https:") || request.protocol === "https";

/**
 * Returns the browser name of a cookie that scripts cannot read. When the public URL uses TLS, the cookie is bound to this exact host, so
 * that neither another host of the domain nor an unencrypted network can set it (ASVS 3.3.3).
 */
export const httpOnlyCookieName = (name: string, publicUrl: string): string =>
	publicUrl.startsWith("https:") ? `__Host-${name}` : name;
