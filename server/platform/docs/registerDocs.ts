import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { serviceNames } from "#server/platform/http/contract.ts";
import { root } from "#server/platform/root.ts";
import { indexPage, servicePage } from "./contractPage.ts";

/** Content security policy of the pages: only their own style sheet and the product's font; no scripts, images or external content. */
const policy =
	"default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the contracts in `folder` as HTML: /docs lists every call, /docs/{service} describes one service. */
export function registerDocs(app: FastifyInstance, folder: string): void {
	const written = new Map<string, string>();
	const send = (reply: FastifyReply, key: string, write: () => string) => {
		const html = written.get(key) ?? write();
		written.set(key, html);
		return reply
			.headers({
				"content-type": "text/html; charset=utf-8",
				"content-security-policy": policy,
				"cache-control": "no-cache",
				"x-robots-tag": "noindex",
			})
			.send(html);
	};
	const style = readFileSync(join(root, "server/platform/docs/style.css"), "utf8");
	app.get("/docs/style.css", async (_request, reply) =>
		reply.headers({ "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" }).send(style),
	);
	app.get("/docs", async (_request, reply) => send(reply, "", () => indexPage(folder, serviceNames)));
	for (const service of serviceNames) {
		app.get(`/docs/${service}`, async (_request, reply) =>
			send(reply, service, () => servicePage(folder, service)),
		);
	}
}
