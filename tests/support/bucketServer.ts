import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface BucketServer {
	/** Base URL of its bucket. */
	readonly address: string;
	readonly objects: Map<string, Buffer>;
	/** Every request since the start, as `GET /bucket/…`. */
	readonly asked: string[];
	/** The fault to simulate; null for normal operation. */
	fault: "down" | "silent" | null;
	close(): void;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

/** Starts a small S3-compatible store in this process. It verifies signatures from the protocol's specification, with code of its own. */
export async function startBucketServer(secret: string): Promise<BucketServer> {
	const objects = new Map<string, Buffer>();
	const asked: string[] = [];
	const state: { fault: BucketServer["fault"] } = { fault: null };
	const server = createServer(async (request, answer) => {
		asked.push(`${request.method} ${request.url}`);
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const body = Buffer.concat(parts);
		const refuse = (status: number, code: string) =>
			answer
				.writeHead(status, { "content-type": "application/xml" })
				.end(`<Error><Code>${code}</Code></Error>`);
		if (state.fault === "silent") return;
		if (state.fault === "down") return void refuse(503, "SlowDown");
		if (!isSigned(request, body, secret)) return void refuse(403, "SignatureDoesNotMatch");
		const key = request.url ?? "";
		if (request.method === "PUT") {
			objects.set(key, body);
			return void answer.writeHead(200).end();
		}
		const found = objects.get(key);
		if (!found) return void refuse(404, "NoSuchKey");
		answer.writeHead(200).end(found);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`,
		objects,
		asked,
		get fault() {
			return state.fault;
		},
		set fault(fault) {
			state.fault = fault;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function isSigned({ method, url = "", headers }: IncomingMessage, body: Buffer, secret: string): boolean {
	const given =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
			headers.authorization ?? "",
		);
	if (!given) return false;
	const [, , day = "", region = "", names = "", signature] = given;
	const moment = String(headers["x-amz-date"]);
	if (!names.split(";").includes("host") || headers["x-amz-content-sha256"] !== sha(body)) return false;
	const age = Math.abs(
		Date.now() - Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5")),
	);
	if (!(age < 900_000)) return false;
	const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
	const canonical = `${method}\n${url}\n\n${lines.join("")}\n${names}\n${sha(body)}`;
	const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3"), "aws4_request");
	return (
		signature ===
		hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${day}/${region}/s3/aws4_request\n${sha(canonical)}`).toString(
			"hex",
		)
	);
}
