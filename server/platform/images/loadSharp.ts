type Sharp = typeof import("sharp").default;

let loading: Promise<Sharp> | null = null;

/** Loads the image library lazily: with its native code it takes 20 MiB, which processes that make no pictures save. */
export function loadSharp(): Promise<Sharp> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		sharp.cache({ memory: 24, files: 0, items: 20 });
		sharp.concurrency(1);
		return sharp;
	});
	return loading;
}
