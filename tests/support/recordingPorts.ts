import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok } from "#domain/shared/Result.ts";

/**
 * Stub for any use case's ports: it records the calls it receives, in order, and answers each method as `answers` says, or with success by
 * default. For use cases whose whole behaviour is which calls they make, on which port and in which order.
 */
export function recordingPorts(answers: Readonly<Record<string, unknown>> = {}) {
	const calls: (readonly unknown[])[] = [];
	const port = new Proxy(
		{},
		{
			get:
				(_, method) =>
				(...input: readonly unknown[]) => {
					calls.push([method, ...input]);
					return Object.hasOwn(answers, method) ? answers[String(method)] : ok(null);
				},
		},
	);
	return { port: port as never, asked: calls, methods: () => calls.map(([method]) => method) };
}

/** Answers that make only the call with this name fail. */
export const failing = (method: string, failure: Failure) => ({ [method]: err(failure) });
