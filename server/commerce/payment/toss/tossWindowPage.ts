import type { FastifyReply } from "fastify";
import { escapeHtml } from "#server/platform/http/escapeHtml.ts";

const policy = [
	"default-src 'self' https://*.tosspayments.com",
	"script-src 'self' https://js.tosspayments.com",
	"style-src 'self' 'unsafe-inline' https://*.tosspayments.com",
	"img-src 'self' data: https://*.tosspayments.com",
	"frame-ancestors 'none'",
	"base-uri 'none'",
].join("; ");

interface TossWindowPage {
	/** ID of the element that carries the data and shows the text. */
	readonly id: string;
	readonly title: string;
	readonly text: string;
	/** Data attributes by name, without 'data-'. */
	readonly data: Readonly<Record<string, string>>;
	/** Path of the script that opens the window with this data. */
	readonly script: string;
}

/** Sends a page whose only purpose is to open Toss' window. */
export function sendTossWindowPage(reply: FastifyReply, page: TossWindowPage): FastifyReply {
	const attributes = Object.entries(page.data)
		.map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
		.join(" ");
	return reply
		.headers({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"cache-control": "no-store",
		})
		.send(`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title></head>
<body><p id="${page.id}" ${attributes}>${page.text}</p>
<script src="https://js.tosspayments.com/v2/standard"></script><script src="${page.script}"></script></body></html>`);
}
