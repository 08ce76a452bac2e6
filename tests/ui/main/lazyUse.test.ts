import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { resolveFrom } from "#main/containers.ts";
import { lazyUse } from "#main/lazyUse.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const settled = () => new Promise((done) => setTimeout(done));

describe("use cases whose code is loaded later", () => {
	it("lose no report made before it has loaded, and keep their order [TRACK-01] [TRACK-03]", async () => {
		const memory = memoryPorts();
		const chunk = Promise.withResolvers<void>();
		const use = lazyUse(async () => {
			await chunk.promise;
			return resolveFrom(memoryContainer(memory));
		});
		const paths = ["/", "/search", "/products/1", "/faq"];
		for (const [position, address] of paths.entries()) {
			void use(useCases.recordVisit).execute({ position, address, title: address });
		}
		await settled();
		expect(memory.tracker.events).toEqual([]);
		chunk.resolve();
		await settled();
		expect(memory.tracker.events).toEqual(paths.map((path) => ({ kind: "pageView", path, title: path })));
		expect(memory.visits.history().urls).toEqual(["/", "/search", "/products/1"]);
	});

	it("are loaded again after a failed download", async () => {
		let attempts = 0;
		const use = lazyUse(async () => {
			attempts += 1;
			if (attempts === 1) throw new TypeError("Failed to fetch dynamically imported module");
			return resolveFrom(memoryContainer(memoryPorts()));
		});
		await expect(use(useCases.goBack).execute()).rejects.toThrow();
		await use(useCases.goBack).execute();
		expect(attempts).toBe(2);
	});
});
