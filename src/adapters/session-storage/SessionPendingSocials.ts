import * as z from "zod/mini";
import type { JsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { type PendingSocial, socialProviders } from "#domain/member/socialLogin.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";

const key = "social-login";

const text = z.string().check(z.maxLength(4000));
const provider = z.enum(socialProviders);

const Stored = z.object({
	expires: z.number(),
	pending: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("connect"), provider, token: text, email: text }),
		z.object({
			kind: z.literal("signUp"),
			provider,
			ticket: text,
			email: z.nullable(text),
			name: z.nullable(text),
		}),
		z.object({ kind: z.literal("withdraw"), provider: z.literal("apple") }),
		z.object({ kind: z.literal("link"), provider }),
	]),
});

/** Kept per tab, so that reloading a half-filled page does not send the visitor back to the provider. */
export class SessionPendingSocials implements PendingSocials {
	readonly #storage: JsonStorage;

	constructor(storage: JsonStorage) {
		this.#storage = storage;
	}

	read(now: number): PendingSocial | null {
		const stored = this.#storage.read(key, Stored);
		if (stored !== null && stored.expires > now) return stored.pending;
		this.clear();
		return null;
	}

	save(pending: PendingSocial, expires: number): void {
		this.#storage.write(key, { expires, pending });
	}

	clear(): void {
		this.#storage.remove(key);
	}
}
