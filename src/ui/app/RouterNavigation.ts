import { invariant } from "#domain/shared/invariant.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import { revalidateAll } from "./otherPage.ts";

interface Address {
	readonly pathname: string;
	readonly search: string;
	/** Of the history's entry. */
	readonly key?: string;
}

/** The part of react-router's data router that navigation needs. */
interface Router {
	readonly state: {
		readonly location: Address;
		readonly navigation?: { readonly location?: Address | undefined };
	};
	navigate(path: string, how?: { replace?: boolean }): Promise<void>;
	revalidate(): Promise<void>;
}

/** Use cases move between pages through this; the router is made after the state it serves, hence `attach`. */
export class RouterNavigation implements PageNavigation {
	#router: Router | null = null;

	attach(router: Router): void {
		this.#router = router;
	}

	current(): string {
		const { pathname, search } = this.#attached().state.location;
		return pathname + search;
	}

	/** Which entry of the history is shown: told from the moment it is gone to, which is before it is drawn. */
	entry(): string | null {
		return this.#router?.state.location.key ?? null;
	}

	openedFrom(): string | null {
		if (document.referrer === "") return null;
		const from = new URL(document.referrer);
		if (from.origin !== window.location.origin) return null;
		const address = from.pathname + from.search;
		return address === this.current() ? null : address;
	}

	/** The page that is being gone to, else the one that is shown. */
	target(): string {
		const { location, navigation } = this.#attached().state;
		const { pathname, search } = navigation?.location ?? location;
		return pathname + search;
	}

	go(path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
		return this.#attached().navigate(path, { replace });
	}

	back(): void {
		window.history.back();
	}

	/** For whoever looks at the page now: prices kept for members and hearts are theirs. */
	refresh(): Promise<void> {
		return revalidateAll(() => this.#attached().revalidate());
	}

	reload(): void {
		window.location.reload();
	}

	#attached(): Router {
		invariant(this.#router, "the router is attached before anything navigates");
		return this.#router;
	}
}
