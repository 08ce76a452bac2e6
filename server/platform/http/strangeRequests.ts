import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerError, failureBody, sendRefusal } from "./envelope.ts";
import { Refusal } from "./Refusal.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** A path of ours. '//host', '/\\host' and 'http://u:p@host/' name somebody else's place to whoever resolves them. */
const isOwnPath = (address: string): boolean =>
	/^\/(?![/\\])/.test(address) && URL.canParse(address, "http://own.invalid");

/** With two hosts, whoever stands before us may have read another one than we do (RFC 9112, 3.2). */
const isForOneHost = (rawHeaders: readonly string[]): boolean =>
	rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length <= 1;

/** Whatever else comes over the line: the envelope, never an error of ours, and never written down. [HTTP-04] */
export function refuseStrangeRequests(app: FastifyInstance): void {
	app.addHook("onRequest", async (request) => {
		const { url, rawHeaders } = request.raw;
		if (!isOwnPath(url ?? "") || !isForOneHost(rawHeaders)) throw new Refusal("invalidRequest");
	});
	app.setErrorHandler(answerError);
	app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal("notFound")));
}

const statuses: Readonly<Record<string, readonly [number, string]>> = {
	HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what Node's parser gives up on before there is a request. */
export const answerBrokenRequests =
	(publicUrl: string) =>
	(error: Error & { readonly code?: string }, socket: Socket): void => {
		if (error.code === "ECONNRESET" || !socket.writable) {
			socket.destroy();
			return;
		}
		const [status, text] = statuses[error.code ?? ""] ?? [400, "Bad Request"];
		const body = JSON.stringify(failureBody(new Refusal("invalidRequest")));
		const headers = {
			...securityHeaders({ protocol: "http" }, publicUrl),
			"content-type": "application/json; charset=utf-8",
			"content-length": String(Buffer.byteLength(body)),
			"cache-control": "no-store",
			connection: "close",
		};
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
		socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
	};
