import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOverTls } from "./cookies.ts";

const ofDocuments = {
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
	"x-frame-options": "DENY",
	// Payment windows need their opener.
	"cross-origin-opener-policy": "same-origin-allow-popups",
} as const;

const always = {
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": "same-origin",
	...ofDocuments,
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

/** Scripts, styles and fonts of a build are never documents: what only a document obeys would be dead weight on each of them. */
export function dropDocumentHeaders(scope: FastifyInstance): void {
	scope.addHook("onRequest", async (_request, reply) => {
		for (const name of Object.keys(ofDocuments)) reply.removeHeader(name);
	});
}
