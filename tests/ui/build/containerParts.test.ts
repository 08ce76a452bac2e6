// @vitest-environment node
import "reflect-metadata/lite";
import fc from "fast-check";
import { Container, type ServiceIdentifier } from "inversify";
import { beforeAll, describe, expect, it } from "vitest";
import { unusedContainerParts } from "../../../scripts/build/containerParts.ts";
import { bundled } from "./bundled.ts";

type Library = { readonly Container: typeof Container };

/** A container binding: which of the earlier names it depends on, how, and in which of the two containers it is. */
interface Bound {
	readonly kind: "constant" | "dynamic" | "made" | "single";
	readonly needs: readonly number[];
	readonly isRoot: boolean;
}

function walk({ Container: Make }: Library, bindings: readonly Bound[], asked: readonly number[]): unknown[] {
	const seen: unknown[] = [];
	const root = new Make();
	const [page, other] = [new Make({ parent: root }), new Make({ parent: root })];
	const key = (name: number) => `name ${name}` as ServiceIdentifier<string>;
	const make = (name: number, made: readonly unknown[]) => {
		seen.push(["made", name, made]);
		return `${name}(${made.join()})`;
	};
	bindings.forEach(({ kind, needs, isRoot }, name) => {
		const needed = needs.filter((each) => each < name);
		for (const container of isRoot ? [root] : [page, other]) {
			const binding = container.bind(key(name));
			if (kind === "constant") binding.toConstantValue(`constant ${name}`);
			else if (kind === "dynamic") binding.toDynamicValue(() => make(name, []));
			else {
				const made = binding.toResolvedValue((...parts: unknown[]) => make(name, parts), needed.map(key));
				if (kind === "single") made.inSingletonScope();
			}
		}
	});
	for (const name of asked) {
		for (const container of [page, other]) {
			seen.push([container.isBound(key(name)), root.isBound(key(name))]);
			try {
				seen.push(container.get(key(name)));
			} catch (error) {
				seen.push((error as Error).message);
			}
		}
	}
	return seen;
}

describe("the trimmed-down container of the browser bundle", () => {
	let slim: Library;
	beforeAll(async () => {
		slim = await bundled(
			'import "reflect-metadata/lite";\nexport { Container } from "inversify";',
			unusedContainerParts,
		);
	});

	it("makes the same objects from the same parts as the full library, as often and in the same order", () => {
		const bound: fc.Arbitrary<Bound> = fc.record({
			kind: fc.constantFrom("constant", "dynamic", "made", "single"),
			needs: fc.uniqueArray(fc.nat(9), { maxLength: 6 }),
			isRoot: fc.boolean(),
		});
		fc.assert(
			fc.property(
				fc.array(bound, { minLength: 1, maxLength: 10 }),
				fc.array(fc.nat(10), { maxLength: 8 }),
				(bindings, asked) => {
					expect(walk(slim, bindings, asked)).toEqual(walk({ Container }, bindings, asked));
				},
			),
		);
	});

	it("cannot bind a class", () => {
		expect(() => new slim.Container().bind("a").to(class {})).toThrow(TypeError);
	});
});
