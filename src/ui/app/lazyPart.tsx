import { type ComponentType, type LazyExoticComponent, lazy, useState } from "react";

export interface LazyPart<P> {
	readonly Part: ComponentType<P>;
	/** Fetches the code ahead of need. A part that is there is drawn at once, without a fallback that React keeps for 300 ms. */
	readonly fetch: () => Promise<unknown>;
}

/** A component whose code comes when it is first shown, or earlier when it was fetched. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
	let loaded: ComponentType<P> | undefined;
	const fetch = async () => {
		loaded ??= await load();
		return { default: loaded };
	};
	const Lazy = lazy(fetch) as LazyExoticComponent<ComponentType<object>> as ComponentType<P>;
	return {
		fetch,
		Part: function Part(props: P) {
			// Chosen once, so that what is on the screen is never remounted.
			const [Chosen] = useState(() => loaded ?? Lazy);
			return <Chosen {...props} />;
		},
	};
}
