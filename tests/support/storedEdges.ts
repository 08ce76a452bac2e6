import { expect } from "vitest";
import { type TextStorage, textStorage } from "#adapters/browser/textStorage.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";

export const long = (length: number): string => "x".repeat(length);

/** Returns what is read when an arbitrary `value` has been stored under the key. */
export function found<T>(key: string, value: unknown, read: (storage: TextStorage) => T): T {
	const real = fakeStorage();
	real.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
	return read(textStorage(() => real));
}

/** Every field takes its extreme values, and none beyond. */
export type Edges = Readonly<
	Record<string, { readonly takes: readonly unknown[]; readonly refuses: readonly unknown[] }>
>;

export function holdsEdges(good: object, edges: Edges, isTaken: (changed: object) => boolean): void {
	for (const [field, { takes, refuses }] of Object.entries(edges)) {
		for (const value of takes)
			expect([field, value, isTaken({ ...good, [field]: value })]).toEqual([field, value, true]);
		for (const value of [...refuses, undefined]) {
			expect([field, value, isTaken({ ...good, [field]: value })]).toEqual([field, value, false]);
		}
	}
}
