import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import { errorText } from "#server/platform/errorText.ts";
import { type BucketKey, signedHeaders } from "./signature.ts";

interface BucketOptions {
	/** `https://host/bucket`; keys are appended as a path. */
	readonly address: string;
	readonly key: BucketKey;
	/** Called when the bucket starts to fail, and again only after it has recovered. */
	readonly onFailure: (why: string) => void;
	readonly timeoutMs?: number;
	readonly restMs?: number;
}

/** Timeout of a request in milliseconds; drawing the picture again is faster than waiting longer. */
const timeoutMs = 2000;
/** Milliseconds during which a failed bucket is not used. */
const restMs = 10_000;
const attempts = 2;

/**
 * Finished pictures in an S3-compatible store shared by several machines, so that each picture is made only once. If the store fails,
 * pictures are simply made again. Expiry is configured in the bucket itself.
 */
export class PictureBucket {
	readonly #options: BucketOptions;
	#restsUntil = 0;
	#isTold = false;

	constructor(options: BucketOptions) {
		this.#options = options;
	}

	async read(address: string): Promise<Buffer | null> {
		const answer = await this.#ask("GET", address, Buffer.alloc(0));
		return answer?.ok ? answer.bytes : null;
	}

	async write(address: string, picture: Buffer): Promise<void> {
		await this.#ask("PUT", address, picture);
	}

	/** Returns null while the bucket is unusable. */
	async #ask(method: "GET" | "PUT", address: string, body: Buffer): Promise<BucketAnswer | null> {
		assertOutsideTransactions();
		if (performance.now() < this.#restsUntil) return null;
		for (let attempt = 1; ; attempt += 1) {
			try {
				const answer = await this.#once(method, address, body);
				this.#isTold = false;
				return answer;
			} catch (error) {
				if (attempt < attempts) continue;
				this.#restsUntil = performance.now() + (this.#options.restMs ?? restMs);
				if (!this.#isTold) this.#options.onFailure(errorText(error));
				this.#isTold = true;
				return null;
			}
		}
	}

	/** @throws when the store does not answer, or answers with anything other than success or "not found" */
	async #once(method: "GET" | "PUT", address: string, body: Buffer): Promise<BucketAnswer> {
		const url = new URL(`${this.#options.address}/${address.slice(0, 2)}/${address}`);
		const headers: Record<string, string> =
			method === "PUT" ? { "content-type": "application/octet-stream" } : {};
		const answer = await fetch(url, {
			method,
			headers: signedHeaders({ method, url, headers, body, at: new Date() }, this.#options.key),
			...(method === "PUT" ? { body: new Uint8Array(body) } : {}),
			redirect: "error",
			signal: AbortSignal.timeout(this.#options.timeoutMs ?? timeoutMs),
		});
		const bytes = Buffer.from(await answer.arrayBuffer());
		if (!answer.ok && answer.status !== 404)
			throw new Error(`${method} answered ${answer.status}: ${codeOf(bytes)}`);
		return { ok: answer.ok, bytes };
	}
}

interface BucketAnswer {
	readonly ok: boolean;
	readonly bytes: Buffer;
}

/** Extracts the error code from a store's XML response. */
const codeOf = (bytes: Buffer): string =>
	/<Code>([^<]{1,80})<\/Code>/.exec(bytes.toString("utf8"))?.[1] ?? "no reason";
