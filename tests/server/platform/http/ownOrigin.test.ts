import fc from "fast-check";
import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { isOverTls } from "#server/platform/http/cookies.ts";
import { isForged } from "#server/platform/http/forgery.ts";
import { ownOrigin } from "#server/platform/http/ownOrigin.ts";

const asked = (host: string, protocol: "http" | "https" = "http") => ({ protocol, host, port: 3000 });

const thisMachine = ["localhost", "localhost:3000", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:4000"];
const similar = [
	"localhost.evil.example",
	"evil.example/localhost",
	"1localhost",
	"localhost:30x",
	"127.0.0.10",
];

describe("the origin in our pages and in requests to others", () => {
	it("is the public URL's, whatever the Host header says [DEC-113]", () => {
		const hosts = fc.oneof(fc.string(), fc.domain(), fc.constantFrom(...thisMachine, ...similar));
		fc.assert(
			fc.property(hosts, (host) => {
				expect(ownOrigin(asked(host), "https://stay.example.com/main?x=1")).toBe("https://stay.example.com");
			}),
		);
	});

	it.each(thisMachine)("is this machine as asked for when there is no public URL: %s [DEC-113]", (host) => {
		expect(ownOrigin(asked(host), "")).toBe(`http://${host}`);
		expect(ownOrigin(asked(host, "https"), "")).toBe(`https://${host}`);
	});

	it("is never another host's when there is no public URL [DEC-113]", () => {
		fc.assert(
			fc.property(fc.oneof(fc.domain(), fc.ipV4(), fc.constantFrom(...similar)), (host) => {
				fc.pre(!thisMachine.includes(host));
				expect(ownOrigin(asked(host), "")).toBe("http://localhost");
			}),
		);
	});
});

it("a call is forged without a public URL exactly when its page's host is not the request's [DEC-113]", () => {
	const type = { "content-type": "application/json" };
	fc.assert(
		fc.property(
			fc.webAuthority(),
			fc.webAuthority(),
			fc.constantFrom("http", "https"),
			(page, own, scheme) => {
				const { host } = new URL(`http://${own}`);
				const { origin, host: from } = new URL(`${scheme}://${page}`);
				const request = (headers: object) => ({ host, headers: { ...type, ...headers } }) as FastifyRequest;
				expect(isForged(request({ origin }), "")).toBe(from !== host);
				expect(isForged(request({ origin: `${scheme}://${host}` }), "")).toBe(false);
				expect(isForged(request({}), "")).toBe(false);
			},
		),
	);
});

it.each([
	["http", "", false],
	["https", "", true],
	["http", "http://stay.example.com", false],
	["http", "https://stay.example.com", true],
] as const)(
	"a cookie over %s with the public URL '%s' is for TLS only: %s [ASVS 3.3.1]",
	(protocol, publicUrl, isTls) => {
		expect(isOverTls(asked("localhost", protocol), publicUrl)).toBe(isTls);
	},
);
