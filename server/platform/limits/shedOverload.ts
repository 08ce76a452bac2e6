import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** Calls under way at once whatever the machine: more of them would only wait for each other. */
const maxCalls = 160;
/** With so few under way no call is turned away, however slow the machine is. */
const fewCalls = 24;
/** An event loop that is so late has more than it can do. */
const lateMs = 50;
const sampleMs = 20;

/**
 * Above what the process can do it says so at once, instead of letting everybody wait for seconds: 503 with Retry-After. Whoever pays is let in
 * longest. Files and probes are not counted; pages have a door of their own, and their calls pass with them.
 */
export function shedOverload(app: FastifyInstance): void {
	let underWay = 0;
	let lateness = 0;
	let expected = performance.now() + sampleMs;
	const clock = setInterval(() => {
		const late = performance.now() - expected;
		expected = performance.now() + sampleMs;
		// Rises at once and sinks in a few samples: one good moment is not the end of a rush.
		lateness = Math.max(late, lateness * 0.8);
	}, sampleMs).unref();
	app.addHook("onClose", async () => clearInterval(clock));

	const mayCall = (route: string): boolean => {
		if (underWay < fewCalls) return true;
		return underWay < maxCalls && (lateness < lateMs || route.startsWith("/api/payment/"));
	};

	app.addHook("onRequest", async (request, reply) => {
		// What does not come over a socket is a page's own call.
		if (!(request.raw.socket instanceof Socket)) return;
		const route = request.routeOptions.url ?? "";
		if (!route.startsWith("/api/")) return;
		if (!mayCall(route)) throw new Refusal("busy");
		underWay += 1;
		reply.raw.once("close", () => {
			underWay -= 1;
		});
	});
}
