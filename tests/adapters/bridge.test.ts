import { describe, expect, it } from "vitest";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";

const message = { event: "push", payload: { path: "/accom/1" } } as const;

describe("the app's bridge", () => {
	it("receives one JSON text per message [BRIDGE-05] [DEC-125]", () => {
		const sent: string[] = [];
		const host = new ReactNativeHost(() => ({ postMessage: (text) => sent.push(text) }));
		expect(host.offer(message)).toBe(true);
		expect(host.isPresent()).toBe(true);
		expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([message]);
	});

	it("receives a double tap's message once, another message and a later tap again", () => {
		const sent: string[] = [];
		let now = 0;
		const host = new ReactNativeHost(
			() => ({ postMessage: (text) => sent.push(text) }),
			() => now,
		);
		const tap = (path: string, at: number) => {
			now = at;
			expect(host.offer({ event: "push", payload: { path } })).toBe(true);
			return sent.length;
		};
		expect([tap("/accom/1", 0), tap("/accom/1", 499), tap("/accom/2", 499), tap("/accom/1", 499)]).toEqual([
			1, 1, 2, 3,
		]);
		expect([tap("/accom/1", 998), tap("/accom/1", 999)]).toEqual([3, 4]);
	});

	it.each([undefined, {}])("throws on send when it is missing (%o) [BRIDGE-04] [E01] [E02]", (bridge) => {
		const host = new ReactNativeHost(() => bridge);
		expect(() => host.send(message)).toThrow("웹뷰 환경이 아닙니다.");
		expect([host.isPresent(), host.offer(message)]).toEqual([false, false]);
	});

	it("counts as missing while it throws or is not yet loaded [E02]", () => {
		let bridge: { postMessage(text: string): void } | undefined;
		const host = new ReactNativeHost(() => bridge);
		expect(host.offer(message)).toBe(false);
		bridge = {
			postMessage() {
				throw new Error("broken");
			},
		};
		expect(host.offer(message)).toBe(false);
		bridge = { postMessage: () => undefined };
		expect(host.offer(message)).toBe(true);
	});
});
