import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok } from "#domain/shared/Result.ts";

/**
 * Ports of any kind in one: it writes down what it is asked, in order, and answers each method as `answers` says; with
 * nothing said, that it went well. For use cases whose whole promise is what they ask, of whom, and after what.
 */
export function askedPorts(answers: Readonly<Record<string, unknown>> = {}) {
	const asked: (readonly unknown[])[] = [];
	const port = new Proxy(
		{},
		{
			get:
				(_, method) =>
				(...input: readonly unknown[]) => {
					asked.push([method, ...input]);
					return Object.hasOwn(answers, method) ? answers[String(method)] : ok(null);
				},
		},
	);
	return { port: port as never, asked, methods: () => asked.map(([method]) => method) };
}

/** Answers so that the call of this name, and no other, fails. */
export const failing = (method: string, failure: Failure) => ({ [method]: err(failure) });
