import { connect } from "node:net";
import { Writable } from "node:stream";
import fc from "fast-check";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseMalformedRequests } from "#server/platform/http/malformedRequests.ts";
import { addSecurityHeaders } from "#server/platform/http/securityHeaders.ts";
import { serverOptions } from "#server/platform/http/serverOptions.ts";
import { logOptions } from "#server/platform/monitoring/logOptions.ts";

const publicUrl = "https://stay.example.com";

describe("a malformed request", () => {
	let log = "";
	let port = 0;
	const options = logOptions("info");
	const app = Fastify({
		...serverOptions(publicUrl),
		...options,
		logger: {
			...(options.logger as object),
			stream: new Writable({
				write(chunk, _, done) {
					log += chunk;
					done();
				},
			}),
		},
	});

	beforeAll(async () => {
		addSecurityHeaders(app, publicUrl);
		refuseMalformedRequests(app);
		app.get("/*", async (request) => ({ path: new URL(request.url, "http://page.invalid").pathname }));
		app.post("/named/:name", async () => ({}));
		port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	});
	afterAll(() => app.close());

	/** Sends raw bytes and returns the answer. */
	const raw = (bytes: string): Promise<string> =>
		new Promise((answered) => {
			const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
			let text = "";
			socket.setEncoding("utf8").on("data", (part: string) => {
				text += part;
			});
			socket.on("close", () => answered(text));
			socket.on("error", () => answered(text));
		});
	const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
	const bodyOf = (answer: string) =>
		JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));

	it.each([
		"//",
		"//[",
		"//[::1",
		"/\\",
		"//u:p@x/",
		"//evil/",
		"/\\evil/",
		"http://01012345678:secret@x/",
		"//01012345678:secret@[/",
		"*",
	])(
		"is rejected in the envelope with all security headers, and its content is never logged: %s [HTTP-04, D14, G07]",
		async (target) => {
			log = "";
			const answer = await get(target);
			expect(answer).toMatch(/^HTTP\/1\.1 400 /);
			expect(bodyOf(answer)).toMatchObject({ result: "FAIL", code: -2 });
			for (const header of [
				"x-content-type-options: nosniff",
				"strict-transport-security: ",
				"cross-origin-resource-policy: ",
				"cache-control: no-store",
			])
				expect(answer.toLowerCase()).toContain(header);
			expect(log).not.toMatch(/01012345678|secret|ERR_INVALID_URL/);
		},
	);

	it.each([
		["431", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`],
		["414", `POST /named/${"a".repeat(2000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
		["404", "DELETE /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
		["400", "GARBAGE\r\n\r\n"],
		["400", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"],
		// Ambiguous request lengths, and other protocol versions [ASVS 4.2.1].
		["400", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
		["400", "POST /named/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"],
		["400", "GET / HTTP/1.1\r\nHost: x\r\nhost: evil\r\nConnection: close\r\n\r\n"],
		["400", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
		["400", "GET / HTTP/1.1\r\nHost: x\r\nExpect: something\r\nConnection: close\r\n\r\n"],
		["400", "GET / HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"],
		["400", "GET / HTTP/2.0\r\nHost: x\r\n\r\n"],
		["400", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
		["400", "GET /api/%ZZ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
	])("gets a %s in the envelope with all security headers [HTTP-04, D14, G01]", async (status, bytes) => {
		const answer = await raw(bytes);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(bodyOf(answer)).toMatchObject({
			result: "FAIL",
			code: status === "404" ? expect.any(Number) : -2,
		});
		expect(answer.toLowerCase()).toContain("strict-transport-security: ");
		expect(answer.toLowerCase()).toContain("x-frame-options: deny");
		// Without it, any cache may store a 404 or 414 [ASVS 14.3.2].
		expect(answer.toLowerCase()).toContain("cache-control: no-store");
	});

	it("never causes a server error, whatever the URL", async () => {
		const target = fc
			.string({ unit: "binary-ascii", maxLength: 40 })
			.map((text) => `/${text.replace(/[\s\0]/g, "")}`);
		await fc.assert(
			fc.asyncProperty(target, async (address) => {
				expect(await get(address)).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
			}),
			{ numRuns: 60 },
		);
	});
});
