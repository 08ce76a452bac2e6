import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** Maximum calls of a kind in flight on any machine; more would only wait for each other. */
const maxCalls = 160;
/** Up to this many calls of a kind in flight, none is rejected, however slow the machine is. */
const fewCalls = 24;
/** Event loop delay in milliseconds that counts as overload. */
const lateMs = 50;
const sampleMs = 20;

/** Calls of a booking that refund at once, and may wait for the provider like those of the payment service. */
const refundsAtOnce: ReadonlySet<string> = new Set([
	"/api/content/v1/books/:id/cancel-now",
	"/api/content/v1/books/:id/change-undo",
]);

const mayAwaitProvider = (route: string): boolean =>
	route.startsWith("/api/payment/") || refundsAtOnce.has(route);

/**
 * Sheds load: rejects calls beyond the process's capacity at once, with 503 and Retry-After, instead of making everybody wait for seconds.
 * Payment calls are rejected last, and counted apart: they may be waiting for a provider, which costs nothing here, and a slow provider
 * would lock everybody else out [F03]. Files and probes are not counted; pages have their own limit, which covers the calls they make. A
 * call does not count while its body is being received or its answer read: that time depends on the client, and slow clients would do the
 * same [F04].
 */
export function shedOverload(app: FastifyInstance): void {
	const payments = new Set<FastifyRequest>();
	const others = new Set<FastifyRequest>();
	let lateness = 0;
	let expected = performance.now() + sampleMs;
	const clock = setInterval(() => {
		const late = performance.now() - expected;
		expected = performance.now() + sampleMs;
		// Rises at once and decays over several samples, because one good moment does not mean that a rush is over.
		lateness = Math.max(late, lateness * 0.8);
	}, sampleMs).unref();
	app.addHook("onClose", async () => clearInterval(clock));

	const mayCall = (alike: ReadonlySet<FastifyRequest>): boolean => {
		if (alike.size < fewCalls) return true;
		return alike.size < maxCalls && (lateness < lateMs || alike === payments);
	};

	const enter = async (request: FastifyRequest): Promise<void> => {
		// calls without a real socket are made in-process by a page
		if (!(request.raw.socket instanceof Socket)) return;
		const route = request.routeOptions.url ?? "";
		if (!route.startsWith("/api/")) return;
		const alike = mayAwaitProvider(route) ? payments : others;
		if (!mayCall(alike)) throw new Refusal("busy");
		alike.add(request);
	};
	const leave = (request: FastifyRequest): void => {
		payments.delete(request);
		others.delete(request);
	};

	app.addHook("onRequest", async (request, reply) => {
		await enter(request);
		reply.raw.once("close", () => leave(request));
	});
	app.addHook("preParsing", async (request) => {
		leave(request);
	});
	app.addHook("preValidation", enter);
	app.addHook("onSend", async (request, _reply, payload) => {
		leave(request);
		return payload;
	});
}
