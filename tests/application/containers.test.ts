import type { Container } from "inversify";
import { describe, expect, it } from "vitest";
import { recipes } from "#application/recipes/recipes.ts";
import { useCases } from "#application/tokens.ts";
import { requestContainer } from "#main/container.server.ts";
import { partOf, resolveFrom } from "#main/containers.ts";
import { httpPorts } from "#main/httpPorts.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

const names = Object.keys(recipes) as (keyof typeof recipes)[];
const request = (accessToken: string | null) =>
	requestContainer({ fetch, accessToken, now: 0, surface: "web" });
const resolved = (container: Container, name: keyof typeof recipes) =>
	container.get<{ execute: unknown }>(useCases[name] as never);

describe("the composition root", () => {
	for (const [environment, container] of [
		["memory", memoryContainer(memoryPorts())],
		["a server request", request(null)],
	] as const) {
		it.each(names)(`makes %s in ${environment}`, (name) => {
			expect(resolved(container, name).execute).toBeTypeOf("function");
		});
	}

	it("gives no use case the name of a port", () => {
		expect(names.filter((name) => name in memoryPorts())).toEqual([]);
	});

	it("shares no session and no port to the server between two requests", () => {
		const [one, other] = [request("a"), request("b")];
		const toServer = Object.keys(httpPorts({} as never)) as (keyof ReturnType<typeof httpPorts>)[];
		expect(toServer).toContain("sessionCalls");
		const perRequest = ["memberSession", "clock", ...toServer] as const;
		expect(perRequest.filter((name) => partOf(one, name) === partOf(other, name))).toEqual([]);
	});

	it("offers no browser-only port while a page is being rendered", async () => {
		const use = resolveFrom(request(null));
		await expect(use(useCases.recallSearch).execute()).rejects.toThrow("while a page is rendered");
	});

	it("creates one session per page", () => {
		const container = memoryContainer(memoryPorts());
		expect(partOf(container, "memberSession")).toBe(partOf(container, "memberSession"));
	});
});
