import type { FastifyRequest } from "fastify";

const isOfThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the scheme and host to use in pages and in requests to others. Without a public URL it is always this machine, because any other
 * Host header is untrusted input.
 */
export const ownOrigin = (
	request: Pick<FastifyRequest, "protocol" | "host" | "port">,
	publicUrl: string,
): string => {
	if (publicUrl) return new URL(publicUrl).origin;
	return isOfThisMachine.test(request.host) ? `${request.protocol}://${request.host}` : "http://localhost";
};
