import type { FastifyInstance } from "fastify";

/** The routes of a scope take what a form of a page sends, names with texts, and nothing else: no JSON, whose values may be anything. */
export function takeForms(scope: FastifyInstance, bodyLimit: number): void {
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
}
