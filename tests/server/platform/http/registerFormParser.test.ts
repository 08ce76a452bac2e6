import Fastify, { type FastifyPluginAsync } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerError } from "#server/platform/http/envelope.ts";
import { registerFormParser } from "#server/platform/http/registerFormParser.ts";

describe("a page's form", () => {
	const app = Fastify();
	beforeAll(async () => {
		app.setErrorHandler(answerError);
		const pages: FastifyPluginAsync = async (scope) => {
			registerFormParser(scope, 100);
			scope.post<{ Body: Record<string, unknown> | null }>("/form", async ({ body }) => ({
				named: String(body?.name ?? ""),
			}));
		};
		await app.register(pages);
	});
	afterAll(() => app.close());

	const send = (type: string, payload: string) =>
		app.inject({ method: "POST", url: "/form", headers: { "content-type": type }, payload });

	it("is parsed into names and texts, whatever the names are", async () => {
		const sent = await send("application/x-www-form-urlencoded", "name=%EA%B0%80+b&__proto__=x");
		expect(sent.json()).toEqual({ named: "가 b" });
	});

	it("is rejected when it is too long", async () => {
		const sent = await send("application/x-www-form-urlencoded", `name=${"a".repeat(100)}`);
		expect([sent.statusCode, sent.json().kind]).toEqual([413, "invalidRequest"]);
	});

	it.each([
		["application/json", '{"name":{"toString":1,"valueOf":1}}'],
		["text/plain", "name=x"],
		["multipart/form-data; boundary=x", "--x--"],
	])("is rejected as the client's error when it comes as %s [D08]", async (type, payload) => {
		const sent = await send(type, payload);
		expect([sent.statusCode, sent.json().kind]).toEqual([415, "invalidRequest"]);
	});
});
