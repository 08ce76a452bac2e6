import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { afterPicture } from "./later.ts";

export interface LazyPart<P> {
	readonly Part: ComponentType<P>;
	/** Fetches the code ahead of need, so that the part is there when it is first shown. */
	readonly fetch: () => Promise<unknown>;
}

/**
 * A part that a touch opens, in a browser: its code comes when it is first shown, or earlier when it was fetched. What waits for it
 * is drawn before the code is asked for, and gives way as soon as it has come; `Suspense` would hold on to it for 300 ms.
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
			const [Chosen, choose] = useState(() => loaded);
			useEffect(() => {
				if (Chosen) return;
				return afterPicture(() =>
					fetch().then(
						(part) => choose(() => part),
						(error: unknown) =>
							choose(() => {
								throw error;
							}),
					),
				);
			}, [Chosen]);
			return Chosen ? <Chosen {...props} /> : waiting;
		},
	};
}
