import type { FastifyInstance } from "fastify";

/** Makes the routes of a scope accept only HTML form data (names with text values), and no JSON, whose values may be of any type. */
export function registerFormParser(scope: FastifyInstance, bodyLimit: number): void {
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
}
