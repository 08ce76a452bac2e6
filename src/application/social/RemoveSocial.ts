import { wordsOnScreen } from "#application/use-case/manners.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { SocialProvider } from "#domain/member/socialLogin.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { LinkedSocial, SocialCalls } from "#ports/SocialCalls.ts";

/** Takes a provider's account off the member's; answers those that are left. [DEC-195] */
export class RemoveSocial {
	readonly failures = wordsOnScreen;
	readonly #social: SocialCalls;

	constructor({ social }: { readonly social: SocialCalls }) {
		this.#social = social;
	}

	async execute(provider: SocialProvider): Promise<Result<readonly LinkedSocial[], Failure>> {
		const removed = await this.#social.remove(provider);
		return removed.ok ? this.#social.list() : removed;
	}
}
