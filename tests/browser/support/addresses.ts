import { matchPath, type RouteObject } from "react-router";

/** Routes whose URL no page links to in the small demo world. */
const unlinked: Readonly<Record<string, string>> = {
	"*": "/nothing",
	"accom/:idx": "/accom/3",
	"accom/:idx/options": "/accom/3/options",
	"login/callback/:provider": "/login/callback/kakao?error=access_denied",
	"payments/return": "/payments/return?result=fail",
};

/**
 * One URL per route: a route without parameters is its own URL, the others are taken from links on pages already seen. Routes left in
 * `unknown` are linked from nowhere.
 */
export class Addresses {
	readonly #known = new Map<string, string>();
	readonly #paths: readonly string[];

	constructor(routes: readonly RouteObject[]) {
		this.#paths = (routes[0]?.children ?? []).map(({ id }) => id ?? "");
		for (const path of this.#paths) {
			const address = unlinked[path] ?? (path.includes(":") ? null : `/${path.replace(/^\//, "")}`);
			if (address) this.#known.set(path, address);
		}
	}

	/** Records the links of a page and returns the new URLs. */
	learn(links: readonly string[]): readonly string[] {
		const fresh: string[] = [];
		for (const link of links) {
			const path = this.#pathOf(link);
			if (path === null || this.#known.has(path)) continue;
			this.#known.set(path, link);
			fresh.push(link);
		}
		return fresh;
	}

	get known(): readonly string[] {
		return [...this.#known.values()];
	}

	get unknown(): readonly string[] {
		return this.#paths.filter((path) => !this.#known.has(path));
	}

	#pathOf(link: string): string | null {
		const { pathname } = new URL(link, "http://localhost");
		const matching = this.#paths.filter((path) => path !== "*" && matchPath(path, pathname));
		// A literal path takes precedence over a parameter.
		return matching.find((path) => !path.includes(":")) ?? matching[0] ?? null;
	}
}
