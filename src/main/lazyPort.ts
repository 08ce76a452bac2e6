type Asynchronous = { readonly [name: string]: (...input: never[]) => Promise<unknown> };

/** A port that few pages call: its adapter comes with the first call. A download that failed is tried again by the next one. */
export const lazyPort = <P extends { readonly [K in keyof P]: Asynchronous[string] }>(
	load: () => Promise<P>,
): P =>
	new Proxy({} as P, {
		get: (_, name) =>
			name === "then"
				? undefined // the container's question whether it has to be waited for
				: async (...input: never[]) => (await load())[name as keyof P](...input),
	});
