import { describe, expect, it } from "vitest";
import { loadContract, loadContracts, serviceNames } from "#server/platform/http/contract.ts";

describe("the contracts as the server reads them", () => {
	it("are of six services, each under its own base [HTTP-02, DEC-103]", () => {
		expect(loadContracts("openapi").map(({ service }) => service)).toEqual(serviceNames);
		const bases = serviceNames.map((service) => {
			const { operations } = loadContract(`openapi/${service}.yaml`);
			expect(operations.length).toBeGreaterThan(0);
			return operations.map(({ url }) => url.split("/").slice(0, 3).join("/"));
		});
		expect(bases.map((each) => [...new Set(each)])).toEqual([
			["/api/content"],
			["/api/auth"],
			["/api/payment"],
			["/api/message"],
			["/api/internal-auth"],
			["/api/hotels-combined"],
		]);
	});
});
