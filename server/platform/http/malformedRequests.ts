import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerError, answerMissing, failureBody } from "./envelope.ts";
import { Refusal } from "./Refusal.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** Whether the URL is a path on this server. '//host', '/\\host' and 'http://u:p@host/' would resolve to another site. */
const isOwnPath = (address: string): boolean =>
	/^\/(?![/\\])/.test(address) && URL.canParse(address, "http://own.invalid");

/**
 * Whether the request names exactly one host. With two, a proxy in front of us may have read the other one; only HTTP/1.0 may omit it (RFC
 * 9112, section 3.2).
 */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
	const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
	return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Whether the request is written in a version this server speaks. Node's parser also takes 2.0, which looks different on a wire. */
const isSpoken = ({ httpVersion }: IncomingMessage): boolean => ["1.0", "1.1"].includes(httpVersion);

/** Whether the request has an expectation other than "100-continue", which no server of ours fulfils. */
const isExpecting = ({ headers }: IncomingMessage): boolean =>
	headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue";

/** Whether the body is declared as compressed. We do not decompress request bodies, and a proxy in front of us may read a different one. */
const isPacked = ({ headers }: IncomingMessage): boolean =>
	headers["content-encoding"] !== undefined && headers["content-encoding"].toLowerCase() !== "identity";

/** Answers malformed or suspicious requests with the envelope and does not log them. [HTTP-04] */
export function refuseMalformedRequests(app: FastifyInstance): void {
	app.addHook("onRequest", async ({ raw }, reply) => {
		const isStrange =
			!isOwnPath(raw.url ?? "") ||
			!isForOneHost(raw) ||
			!isSpoken(raw) ||
			isExpecting(raw) ||
			isPacked(raw) ||
			raw.method === "TRACE";
		if (!isStrange) return;
		// closes the connection, because the rest of it may contain a smuggled request
		reply.header("connection", "close");
		throw new Refusal("invalidRequest");
	});
	// by default, Node would answer on its own, without the envelope
	app.server.on("checkExpectation", (request, reply) => app.server.emit("request", request, reply));
	app.setErrorHandler(answerError);
	app.setNotFoundHandler(answerMissing);
}

const statuses: Readonly<Record<string, readonly [number, string]>> = {
	HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers requests that Node's HTTP parser rejects. */
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
