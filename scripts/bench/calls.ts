import { startProduct } from "#tests/browser/support/server.ts";
import type { Figure } from "./Figure.ts";
import { baselineServer, load, untilRested } from "./httpLoad.ts";

const calls = {
	banners: "/api/content/v1/mains",
	"places with their numbers of stays": "/api/content/v1/mains/place-list",
	"reviews of a stay": "/api/content/v1/reviews/products/1",
	"popular destinations": "/api/content/v1/products/locations/popular",
};

/** Measures the calls per second of one process. */
export async function measureCalls(): Promise<readonly Figure[]> {
	const product = await startProduct({ world: "full" });
	const figures: Figure[] = [];
	try {
		await untilRested(product.pid);
		for (const [name, path] of Object.entries(calls)) {
			const url = product.address + path;
			const first = await fetch(url);
			if (first.status !== 200) throw new Error(`${path}: HTTP ${first.status}`);
			const bare = await baselineServer((await first.arrayBuffer()).byteLength);
			const floor = await load(bare.url, { atOnce: 10, seconds: 2 });
			bare.close();
			const { pid } = product;
			await load(url, { atOnce: 10, seconds: 1 });
			const quiet = await load(url, { atOnce: 1, seconds: 2 });
			const busy = await load(url, { atOnce: 10, seconds: 3, pid });
			figures.push(
				{
					name: `${name}, ten requests at a time`,
					value: busy.perSecond,
					unit: "/s",
					baseline: floor.perSecond,
				},
				{ name: `${name}, CPU time per request`, value: busy.cpuMs ?? 0, unit: "ms" },
				{ name: `${name}, one request at a time, p95`, value: quiet.firstByte.p95, unit: "ms" },
			);
		}
	} finally {
		await product.remove();
	}
	return figures;
}
