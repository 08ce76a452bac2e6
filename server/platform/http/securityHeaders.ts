import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOverTls } from "./cookies.ts";

const always = {
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
	"x-frame-options": "DENY",
	// Pages say more, in place of it.
	"content-security-policy": "frame-ancestors 'none'",
	// Payment windows need their opener.
	"cross-origin-opener-policy": "same-origin-allow-popups",
} as const;

const oneYear = 31_536_000;
const strictTransport = { "strict-transport-security": `max-age=${oneYear}; includeSubDomains` } as const;

/** Headers every answer of the server carries, pages and pictures too. */
export const securityHeaders = (
	request: Pick<FastifyRequest, "protocol">,
	publicUrl: string,
): Readonly<Record<string, string>> =>
	isOverTls(request, publicUrl) ? { ...always, ...strictTransport } : always;

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
	app.addHook("onRequest", async (request, reply) => {
		reply.headers(securityHeaders(request, publicUrl));
	});
}
