import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
 * longest. Files and probes are not counted; pages have a door of their own, and their calls pass with them. Neither is a call while its body is
 * still to come or its answer to be read: that is its caller's time, and callers who take long would turn everybody else away [F04].
 */
export function shedOverload(app: FastifyInstance): void {
	const underWay = new Set<FastifyRequest>();
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
		if (underWay.size < fewCalls) return true;
		return underWay.size < maxCalls && (lateness < lateMs || route.startsWith("/api/payment/"));
	};

	const enter = async (request: FastifyRequest): Promise<void> => {
		// What does not come over a socket is a page's own call.
		if (!(request.raw.socket instanceof Socket)) return;
		const route = request.routeOptions.url ?? "";
		if (!route.startsWith("/api/")) return;
		if (!mayCall(route)) throw new Refusal("busy");
		underWay.add(request);
	};

	app.addHook("onRequest", async (request, reply) => {
		await enter(request);
		reply.raw.once("close", () => underWay.delete(request));
	});
	app.addHook("preParsing", async (request) => {
		underWay.delete(request);
	});
	app.addHook("preValidation", enter);
	app.addHook("onSend", async (request, _reply, payload) => {
		underWay.delete(request);
		return payload;
	});
}
