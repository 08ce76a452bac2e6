import type { FailureDisplay } from "#application/use-case/failurePolicies.ts";
import type { Parts } from "./Parts.ts";

/** How to build an object from parts, which are looked up by name. */
export interface Recipe<T> {
	readonly needs: readonly (keyof Parts)[];
	/** Receives the parts in the order of `needs`. */
	readonly make: (...parts: readonly unknown[]) => T;
}

/** Names of the parts that are assignable to T. */
type PartFor<T> = { [K in keyof Parts]: Parts[K] extends T ? K : never }[keyof Parts];

/** Builds a recipe for a class from the part for each of its dependencies; a missing or incompatible part does not compile. */
export function recipe<D extends object, T>(
	Class: new (deps: D) => T,
	parts: { readonly [K in keyof D]: PartFor<D[K]> },
): Recipe<T> {
	const names = Object.keys(parts);
	return {
		needs: Object.values(parts),
		make: (...found) => new Class(Object.fromEntries(names.map((name, at) => [name, found[at]])) as D),
	};
}

type Method = (...input: never[]) => unknown;
type MethodOf<P> = { [M in keyof P]: P[M] extends Method ? M : never }[keyof P];

/** A use case that passes its input through unchanged. */
export interface Forwarding<F extends Method> {
	readonly failures?: FailureDisplay;
	execute(...input: Parameters<F>): Promise<Awaited<ReturnType<F>>>;
}

/** Builds a use case without logic of its own: one method of one part, and how its failures are shown. */
export const forward = <K extends keyof Parts, M extends MethodOf<Parts[K]>>(
	part: K,
	method: M,
	failures?: FailureDisplay,
): Recipe<Forwarding<Extract<Parts[K][M], Method>>> => ({
	needs: [part],
	make: (target) => ({
		...(failures && { failures }),
		execute: async (...input) => (target as Record<M, (...input: unknown[]) => never>)[method](...input),
	}),
});
