import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerError, answerMissing, failureBody } from "./envelope.ts";
import { Refusal } from "./Refusal.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** A path of ours. '//host', '/\\host' and 'http://u:p@host/' name somebody else's place to whoever resolves them. */
const isOwnPath = (address: string): boolean =>
	/^\/(?![/\\])/.test(address) && URL.canParse(address, "http://own.invalid");

/** With two hosts, whoever stands before us may have read another one than we do; only HTTP/1.0 may name none (RFC 9112, 3.2). */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
	const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
	return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Something that no server of ours fulfils: all that may be expected is to be told to go on. */
const isExpecting = ({ headers }: IncomingMessage): boolean =>
	headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue";

/** A body that is said to be packed: we unpack none, and whoever stands before us may read another one than we do. */
const isPacked = ({ headers }: IncomingMessage): boolean =>
	headers["content-encoding"] !== undefined && headers["content-encoding"].toLowerCase() !== "identity";

/** Whatever else comes over the line: the envelope, never an error of ours, and never written down. [HTTP-04] */
export function refuseStrangeRequests(app: FastifyInstance): void {
	app.addHook("onRequest", async ({ raw }, reply) => {
		const isStrange =
			!isOwnPath(raw.url ?? "") ||
			!isForOneHost(raw) ||
			isExpecting(raw) ||
			isPacked(raw) ||
			raw.method === "TRACE";
		if (!isStrange) return;
		// Whoever tries this may be heard in what comes after it, too.
		reply.header("connection", "close");
		throw new Refusal("invalidRequest");
	});
	// Node would answer by itself, without the envelope.
	app.server.on("checkExpectation", (request, reply) => app.server.emit("request", request, reply));
	app.setErrorHandler(answerError);
	app.setNotFoundHandler(answerMissing);
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
