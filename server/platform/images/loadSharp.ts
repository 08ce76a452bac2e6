type Sharp = typeof import("sharp").default;

let loading: Promise<Sharp> | null = null;

/** The library that makes pictures. It and its native half take 20 MiB, which a process is spared until it makes one. */
export function loadSharp(): Promise<Sharp> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		sharp.cache({ memory: 24, files: 0, items: 20 });
		sharp.concurrency(1);
		return sharp;
	});
	return loading;
}
