type Asynchronous = { readonly [name: string]: (...input: never[]) => Promise<unknown> };

/** A proxy for a rarely used port, whose adapter is loaded on the first call. A failed download is retried on the next call. */
export const lazyPort = <P extends { readonly [K in keyof P]: Asynchronous[string] }>(
	load: () => Promise<P>,
): P =>
	new Proxy({} as P, {
		get: (_, name) =>
			name === "then"
				? undefined // The container checks whether it is a promise.
				: async (...input: never[]) => (await load())[name as keyof P](...input),
	});
