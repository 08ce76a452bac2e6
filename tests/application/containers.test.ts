import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { memoryContainer, memoryPorts } from "#main/container.memory.ts";
import { requestContainer } from "#main/container.server.ts";
import { key } from "#main/containers.ts";
import { ports } from "#ports/tokens.ts";

const request = (accessToken: string | null) =>
	requestContainer({ fetch, accessToken, now: 0, surface: "web" });

describe("the composition root", () => {
	for (const [environment, container] of [
		["memory", memoryContainer(memoryPorts())],
		["a server request", request(null)],
	] as const) {
		it.each(Object.entries(useCases))(`makes %s in ${environment}`, (_, token) => {
			expect(container.get<{ execute: unknown }>(token as never).execute).toBeTypeOf("function");
		});
		it.each(Object.entries(ports))(`binds the port %s in ${environment}`, (_, token) => {
			expect(container.get(token as never)).toBeDefined();
		});
	}

	it("shares nothing between two requests", () => {
		const [one, other] = [request("a"), request("b")];
		for (const token of [ports.sessionCalls, ports.sessionStore, ports.dialogs]) {
			expect(one.get(key<unknown>(token))).not.toBe(other.get(key<unknown>(token)));
		}
	});
});
