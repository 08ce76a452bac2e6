import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { cameFromLoginOnly, isSecretPage, partnerDestination } from "#domain/navigation/detours.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { RememberedAddresses } from "#ports/RememberedAddresses.ts";

interface TakeDetourDeps {
	readonly kept: RememberedAddresses;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/**
 * Continues from pages that are only intermediate steps: from a partner link to its destination, and from a login without a return target
 * back to the unlisted event that prompted it. Each happens once (STORE-06, DEC-118).
 */
export class TakeDetour extends UseCaseOf<TakeDetourDeps> {
	/** `left` is the previous page; null on the first page of a document. */
	async execute(left: string | null, address: string): Promise<void> {
		const { kept, visitor } = this.deps;
		if (isSecretPage(address)) {
			kept.save("secretUrl", address);
			return;
		}
		const destination = partnerDestination(address);
		if (destination !== null) {
			kept.save("linkBizDestination", destination);
			return this.#goOnce("linkBizDestination");
		}
		if (cameFromLoginOnly(left, address) && visitor.isSignedIn()) return this.#goOnce("secretUrl");
	}

	async #goOnce(kind: Parameters<RememberedAddresses["read"]>[0]): Promise<void> {
		const { kept, navigation } = this.deps;
		const address = kept.read(kind);
		kept.forget(kind);
		if (address !== null) await navigation.go(address, { replace: true });
	}
}
