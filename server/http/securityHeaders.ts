import type { FastifyInstance } from "fastify";

const always = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
	"x-frame-options": "DENY",
	// Payment windows need their opener.
	"cross-origin-opener-policy": "same-origin-allow-popups",
} as const;

const oneYear = 31_536_000;

/** Headers every answer of the server carries, pages and pictures too. */
export function addSecurityHeaders(app: FastifyInstance): void {
	app.addHook("onRequest", async (request, reply) => {
		reply.headers(always);
		if (request.protocol === "https") {
			reply.header("strict-transport-security", `max-age=${oneYear}; includeSubDomains`);
		}
	});
}
