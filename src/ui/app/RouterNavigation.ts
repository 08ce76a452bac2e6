import { invariant } from "#domain/shared/invariant.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";

/** The part of react-router's data router that navigation needs. */
interface Router {
	readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
	navigate(path: string, how?: { replace?: boolean }): Promise<void>;
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

	go(path: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
		return this.#attached().navigate(path, { replace });
	}

	reload(): void {
		window.location.reload();
	}

	#attached(): Router {
		invariant(this.#router, "the router is attached before anything navigates");
		return this.#router;
	}
}
