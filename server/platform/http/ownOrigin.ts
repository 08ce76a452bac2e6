import type { FastifyRequest } from "fastify";

const isOfThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Scheme and host to write into pages and to send elsewhere. Without a public address that is this machine's: whatever else
 * a Host header says is a stranger's word.
 */
export const ownOrigin = (
	request: Pick<FastifyRequest, "protocol" | "host" | "port">,
	publicUrl: string,
): string => {
	if (publicUrl) return new URL(publicUrl).origin;
	return isOfThisMachine.test(request.host) ? `${request.protocol}://${request.host}` : "http://localhost";
};
