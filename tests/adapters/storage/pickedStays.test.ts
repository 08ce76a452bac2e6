import { describe, expect, it } from "vitest";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { SessionPickedStays } from "#adapters/session-storage/SessionPickedStays.ts";
import { blockedStorage, fakeStorage } from "#tests/support/fakeStorage.ts";

const over = (storage: () => Storage) => new SessionPickedStays(jsonStorage(textStorage(storage)));
const picks = [
	{ id: 7, name: "바람결", imageUrl: "/images/7.jpg" },
	{ id: 3, name: "솔마루", imageUrl: null },
];

describe("the stays picked for comparison, in the tab's storage", () => {
	it("are read back after a reload, and remove their key when empty", () => {
		const storage = fakeStorage();
		over(() => storage).save(picks);
		expect(over(() => storage).read()).toEqual(picks);
		over(() => storage).save([]);
		expect(storage.length).toBe(0);
		expect(over(() => storage).read()).toEqual([]);
	});

	it.each([
		"{",
		"5",
		'[{"id":"1","name":"a","imageUrl":null}]',
		'[{"id":-1,"name":"a","imageUrl":null}]',
		JSON.stringify([1, 2, 3, 4].map((id) => ({ id, name: "a", imageUrl: null }))),
	])("are empty when %s is stored [STORE-08]", (text) => {
		const storage = fakeStorage();
		storage.setItem("picked-stays", text);
		expect(over(() => storage).read()).toEqual([]);
	});

	it("last as long as the page when storage is blocked [STORE-08]", () => {
		const picked = over(blockedStorage);
		picked.save(picks);
		expect(picked.read()).toEqual(picks);
	});
});
