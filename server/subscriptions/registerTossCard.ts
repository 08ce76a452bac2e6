import type { FastifyInstance } from "fastify";
import { readInternalPath } from "#domain/navigation/internalPath.ts";
import { escapeHtml } from "#server/http/escapeHtml.ts";

const usualReturn = "/membership/awesome/subscribe";

/** Runs in the browser: opens Toss' window for a card; it comes back to the page with authKey, or with code. */
const script = `
const page = document.getElementById("card").dataset;
const back = location.origin + page.returnPath;
TossPayments(page.clientKey)
	.payment({ customerKey: page.customerKey })
	.requestBillingAuth({ method: "CARD", successUrl: back, failUrl: back })
	.catch((error) => {
		const url = new URL(back);
		url.searchParams.set("code", error.code || "PAY_PROCESS_ABORTED");
		location.assign(url);
	});
`;

const policy = [
	"default-src 'self' https://*.tosspayments.com",
	"script-src 'self' https://js.tosspayments.com",
	"style-src 'self' 'unsafe-inline' https://*.tosspayments.com",
	"img-src 'self' data: https://*.tosspayments.com",
	"frame-ancestors 'none'",
	"base-uri 'none'",
].join("; ");

/** The page between our screens and Toss' window for cards (DEC-174). */
export function registerTossCard(app: FastifyInstance, { clientKey }: { readonly clientKey: string }): void {
	app.get("/pg/toss/card.js", async (_request, reply) =>
		reply.header("content-type", "text/javascript; charset=utf-8").send(script),
	);
	app.get<{ Querystring: { customerKey?: string; returnPath?: string } }>(
		"/pg/toss/card",
		async ({ query }, reply) => {
			const path = readInternalPath(query.returnPath);
			const data = {
				"client-key": clientKey,
				"customer-key": String(query.customerKey ?? ""),
				"return-path": path ? path.pathname + path.rest : usualReturn,
			};
			const attributes = Object.entries(data)
				.map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
				.join(" ");
			return reply
				.headers({
					"content-type": "text/html; charset=utf-8",
					"content-security-policy": policy,
					"cache-control": "no-store",
				})
				.send(`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>카드 등록하기</title></head>
<body><p id="card" ${attributes}>카드 등록 창을 여는 중입니다.</p>
<script src="https://js.tosspayments.com/v2/standard"></script><script src="/pg/toss/card.js"></script></body></html>`);
		},
	);
}
