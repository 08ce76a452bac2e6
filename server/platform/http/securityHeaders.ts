import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOverTls } from "./cookies.ts";

const always = {
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
	"x-frame-options": "DENY",
	// pages replace this with a full policy
	"content-security-policy": "frame-ancestors 'none'",
	// payment pop-ups need access to their opener
	"cross-origin-opener-policy": "same-origin-allow-popups",
} as const;

const oneYear = 31_536_000;
const strictTransport = { "strict-transport-security": `max-age=${oneYear}; includeSubDomains` } as const;

/** Returns the headers sent with every response, including pages and pictures. */
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
