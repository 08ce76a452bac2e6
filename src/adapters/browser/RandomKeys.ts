import type { Keys } from "#ports/Keys.ts";

/** 128 random bits in hexadecimal; also works outside a secure context. */
export class RandomKeys implements Keys {
	next(): string {
		const bytes = crypto.getRandomValues(new Uint8Array(16));
		return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	}
}
