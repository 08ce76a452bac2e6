// @vitest-environment node
import fc from "fast-check";
import * as whole from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { unusedStateParts } from "../../../scripts/build/stateParts.ts";
import { bundled } from "./bundled.ts";

type Library = Pick<
	typeof whole,
	| "action"
	| "autorun"
	| "computed"
	| "flow"
	| "makeObservable"
	| "observable"
	| "observableRef"
	| "reaction"
	| "runInAction"
>;

interface Row {
	name: string;
	marks: number[];
}

/** A view model as this application writes them, and the actions that change it. */
function viewModelOf({ makeObservable, observable, observableRef, computed, action, runInAction }: Library) {
	return new (class {
		count = 0;
		plain: Row | null = null;
		deep: Row = { name: "", marks: [] };
		rows: Row[] = [];
		readonly shallow = observable.array<Row>([], { deep: false });
		readonly byKey = observable.map<number, Row>();
		readonly chosen = observable.set<number>();

		constructor() {
			makeObservable(this, {
				count: observable,
				plain: observableRef,
				deep: observable,
				rows: observable,
				told: computed,
				set: action,
			});
		}

		get told() {
			return `${this.count} ${this.deep.name} ${this.rows.map(({ name, marks }) => name + marks.length)} ${[...this.chosen]}`;
		}

		set(key: number, name: string) {
			this.count += key;
			this.deep.name = name;
			this.byKey.set(key, { name, marks: [key] });
		}

		readonly changes: readonly ((key: number, name: string) => void)[] = [
			(key, name) => this.set(key, name),
			(key, name) => runInAction(() => (this.plain = { name, marks: [key] })),
			(key, name) => runInAction(() => (this.deep = { name, marks: [key] })),
			(key) => runInAction(() => this.deep.marks.push(key)),
			(key, name) => runInAction(() => this.rows.push({ name, marks: [key] })),
			(key) => runInAction(() => this.rows.splice(key, 2)),
			(key, name) => runInAction(() => (this.rows = [...this.rows, { name, marks: [key] }].reverse())),
			(key, name) => runInAction(() => this.rows[key] && Object.assign(this.rows[key], { name })),
			(key, name) => runInAction(() => this.shallow.unshift({ name, marks: [key] })),
			() => runInAction(() => this.shallow.shift()),
			(key) => runInAction(() => this.byKey.delete(key)),
			() => runInAction(() => this.byKey.clear()),
			(key) => runInAction(() => this.chosen.add(key)),
			(key) => runInAction(() => this.chosen.delete(key)),
		];
	})();
}

type Step = readonly [change: number, key: number, name: string];

function walk(library: Library, steps: readonly Step[]): unknown[] {
	const seen: unknown[] = [];
	const viewModel = viewModelOf(library);
	const see = (value: unknown) => seen.push(JSON.parse(JSON.stringify(value)) as unknown);
	const stops = [
		library.reaction(
			() => viewModel.told,
			(told, before) => see([told, before]),
		),
		library.autorun(() => see([viewModel.plain, viewModel.deep, viewModel.rows, [...viewModel.shallow]])),
		library.autorun(() => see([[...viewModel.byKey], [...viewModel.chosen], viewModel.byKey.has(1)])),
		library.reaction(
			() => viewModel.count > 3,
			(isMany) => see(isMany),
			{ fireImmediately: true },
		),
	];
	for (const [change, key, name] of steps) viewModel.changes[change % viewModel.changes.length]?.(key, name);
	for (const stop of stops) stop();
	viewModel.set(1, "nobody looks");
	see([viewModel.told, viewModel.count]);
	return seen;
}

describe("the trimmed-down state library of the browser bundle", () => {
	let slim: Library;
	beforeAll(async () => {
		slim = await bundled(
			'export { action, autorun, computed, flow, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";',
			unusedStateParts,
		);
	});

	it("reports the same changes at the same time as the full library", () => {
		const step = fc.tuple(fc.nat(20), fc.nat(3), fc.constantFrom("a", "b", "서울"));
		fc.assert(
			fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
				expect(walk(slim, steps)).toEqual(walk(whole, steps));
			}),
		);
	});

	it("throws when a removed part is used", () => {
		expect(() => slim.makeObservable({ *steps() {} }, { steps: slim.flow })).toThrow("not in this bundle");
	});
});
