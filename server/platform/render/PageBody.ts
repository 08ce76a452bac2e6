import { createHash } from "node:crypto";
import { compressed, type Encoding, type Readers } from "#server/platform/http/compression.ts";

/** A document in every encoding requested so far; each is compressed only once. */
export class PageBody {
	readonly #plain: Buffer;
	readonly #readers: Readers;
	#digest: string | null = null;
	readonly #encoded = new Map<Encoding, Promise<Buffer>>();

	constructor(html: string, readers: Readers) {
		this.#plain = Buffer.from(html);
		this.#readers = readers;
	}

	get bytes(): number {
		return this.#plain.length;
	}

	/** Returns the ETag, which differs for each encoding because the bytes differ. */
	tag(encoding: Encoding | null): string {
		this.#digest ??= createHash("sha256").update(this.#plain).digest("base64url").slice(0, 22);
		return `"${this.#digest}${encoding ? `-${encoding}` : ""}"`;
	}

	in(encoding: Encoding | null): Promise<Buffer> {
		if (!encoding) return Promise.resolve(this.#plain);
		const known = this.#encoded.get(encoding) ?? compressed(this.#plain, encoding, this.#readers);
		this.#encoded.set(encoding, known);
		return known;
	}
}
