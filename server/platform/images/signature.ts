import { createHash, createHmac } from "node:crypto";

/** Access key for an S3-compatible store, and the store's region. */
export interface BucketKey {
	readonly id: string;
	readonly secret: string;
	readonly region: string;
}

interface SignedRequest {
	readonly method: "GET" | "PUT";
	readonly url: URL;
	/** Headers to sign in addition to `host`. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
	readonly at: Date;
}

const hash = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
const keyed = (key: string | Buffer, data: string): Buffer => createHmac("sha256", key).update(data).digest();

/** Returns the headers that authenticate a request with the key (AWS Signature Version 4). */
export function signedHeaders(
	{ method, url, headers, body, at }: SignedRequest,
	{ id, secret, region }: BucketKey,
): Readonly<Record<string, string>> {
	const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
	const day = moment.slice(0, 8);
	const digest = hash(body);
	const all: Record<string, string> = {
		...headers,
		host: url.host,
		"x-amz-content-sha256": digest,
		"x-amz-date": moment,
	};
	const names = Object.keys(all).sort();
	const canonical = [
		method,
		url.pathname,
		url.search.slice(1),
		...names.map((name) => `${name}:${all[name]}`),
		"",
		names.join(";"),
		digest,
	].join("\n");
	const scope = `${day}/${region}/s3/aws4_request`;
	const toSign = ["AWS4-HMAC-SHA256", moment, scope, hash(canonical)].join("\n");
	const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
		(soFar, part) => keyed(soFar, part),
		`AWS4${secret}`,
	);
	const { host: _, ...sent } = all;
	return {
		...sent,
		authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names.join(";")}, Signature=${keyed(key, toSign).toString("hex")}`,
	};
}
