import type { FastifyInstance } from "fastify";
import { ownOrigin } from "./ownOrigin.ts";

const path = "/.well-known/security.txt";
/** Validity in milliseconds (90 days). RFC 9116 recommends less than a year, so that an outdated text is not trusted. */
const goodFor = 90 * 86_400_000;

/** Serves security.txt, which tells researchers where to report vulnerabilities (RFC 9116). */
export function registerSecurityText(
	app: FastifyInstance,
	{ contact, publicUrl, now }: { readonly contact: string; readonly publicUrl: string; now(): number },
): void {
	app.get(path, async (request, reply) =>
		reply
			.type("text/plain; charset=utf-8")
			.header("cache-control", "public, max-age=86400")
			.send(
				[
					`Contact: mailto:${contact}`,
					`Expires: ${new Date(now() + goodFor).toISOString()}`,
					"Preferred-Languages: ko, en",
					`Canonical: ${ownOrigin(request, publicUrl)}${path}`,
					"",
				].join("\n"),
			),
	);
}
