import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "./later.ts";

export interface LazyPart<P> {
	readonly Part: ComponentType<P>;
	/** Preloads the code, so that the part is available when it is first shown. */
	readonly fetch: () => Promise<unknown>;
}

/**
 * Creates a component, opened by a tap in the browser, whose code is loaded on first render unless `fetch` has preloaded it. The
 * placeholder is painted before loading starts and replaced as soon as the code arrives; `Suspense` would keep it for 300 ms.
 */
export function lazyPart<P extends object>(
	load: () => Promise<ComponentType<P>>,
	waiting: ReactNode = null,
): LazyPart<P> {
	let loaded: ComponentType<P> | undefined;
	const fetch = async () => {
		loaded ??= await load();
		return loaded;
	};
	return {
		fetch,
		Part: function Part(props: P) {
			const [Chosen, setChosen] = useState(() => loaded);
			useEffect(() => {
				if (Chosen) return;
				return afterPaint(() =>
					fetch().then(
						(part) => setChosen(() => part),
						(error: unknown) =>
							setChosen(() => {
								throw error;
							}),
					),
				);
			}, [Chosen]);
			return Chosen ? <Chosen {...props} /> : waiting;
		},
	};
}
