import type { FailureDisplay } from "#application/use-case/failurePolicies.ts";
import type { Parts } from "./Parts.ts";

/** How something is made of parts, which are looked up by their names. */
export interface Recipe<T> {
	readonly needs: readonly (keyof Parts)[];
	/** Takes the parts in the order of `needs`. */
	readonly make: (...parts: readonly unknown[]) => T;
}

/** The parts that can stand where a T is wanted. */
type PartFor<T> = { [K in keyof Parts]: Parts[K] extends T ? K : never }[keyof Parts];

/** A class with the part for each thing it depends on; a missing or a wrong one does not compile. */
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

/** A use case that hands its input over as it is. */
export interface Forwarding<F extends Method> {
	readonly failures?: FailureDisplay;
	execute(...input: Parameters<F>): Promise<Awaited<ReturnType<F>>>;
}

/** A use case that decides nothing: one method of one part, and how its failures are shown. */
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
