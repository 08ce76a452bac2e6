import { invariant } from "#domain/shared/invariant.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import { revalidateAll } from "./revalidation.ts";

interface Address {
	readonly pathname: string;
	readonly search: string;
	/** Key of the history entry. */
	readonly key?: string;
}

/** The part of React Router's data router that navigation needs. */
interface Router {
	readonly state: {
		readonly location: Address;
		readonly navigation?: { readonly location?: Address | undefined };
	};
	navigate(path: string, how?: { replace?: boolean }): Promise<void>;
	revalidate(): Promise<void>;
}

/** Navigation port for the use cases. The router is created after the state that it serves, hence `attach`. */
export class RouterNavigation implements PageNavigation {
	#router: Router | null = null;
	#leaveLayers: (() => Promise<void>) | null = null;

	/** `leaveLayers` removes the history entries that the page holds: Back would stop at them, and removing them during a reload would cancel it. */
	attach(router: Router, leaveLayers: (() => Promise<void>) | null = null): void {
		this.#router = router;
		this.#leaveLayers = leaveLayers;
	}

	current(): string {
		const { pathname, search } = this.#attached().state.location;
		return pathname + search;
	}

	/** Returns the key of the current history entry, or null before the router is attached. It changes before the new page is rendered. */
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

	/**
	 * Whether the address bar already shows this path and query while the page is still being loaded: the visitor goes back or forward to it,
	 * or it is loaded again. False on the server.
	 */
	isInAddressBar(path: string): boolean {
		return this.#router !== null && window.location.pathname + window.location.search === path;
	}

	/** Returns the address of the page being navigated to, or of the current page if no navigation is in flight. */
	target(): string {
		const { location, navigation } = this.#attached().state;
		const { pathname, search } = navigation?.location ?? location;
		return pathname + search;
	}

	go(path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
		return this.#attached().navigate(path, { replace });
	}

	async back(): Promise<void> {
		await this.#leaveLayers?.();
		window.history.back();
	}

	/** Reloads the page's data after the visitor changed, since member prices and wish-list hearts depend on the member. */
	refresh(): Promise<void> {
		return revalidateAll(() => this.#attached().revalidate());
	}

	async reload(): Promise<void> {
		await this.#leaveLayers?.();
		window.location.reload();
	}

	#attached(): Router {
		invariant(this.#router, "the router is attached before anything navigates");
		return this.#router;
	}
}
